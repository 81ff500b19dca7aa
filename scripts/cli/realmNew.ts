/** `realm new`: creates a working realm from an id. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { converter, formatHex } from 'culori';
import colors from 'picocolors';
import type { Theme } from '../../core/generated/realm';
import { contrastRatio, nearestReadable } from '../compile/colors';
import { hasErrors } from '../compile/problem';
import { readInstalledPlugins, type InstalledPlugins } from '../plugins/installedPlugins';
import { portFrom } from '../start/ports';
import { namesSandbox } from '../start/sandboxEnvironment';
import { openRealm } from './openRealm';
import { type Outcome, problemsText, refused } from './outcome';

export interface NewRealm {
  readonly title?: string;
  readonly platform: string;
  readonly apiKey?: string;
  /** The name that its site has in production. */
  readonly host?: string;
}

/** Writes realms/<id>. Refuses an id that is taken or malformed; the written realm has passed `realm check`. */
export function realmNew(root: string, id: string, wanted: NewRealm): Outcome {
  if (!/^[a-z][a-z0-9-]{1,40}$/.test(id))
    return refused(
      `"${id}" cannot be an id: it begins with a small letter and goes on with small letters, digits and dashes.`,
    );
  const folder = path.join(root, 'realms', id);
  if (existsSync(folder)) return refused(`realms/${id} exists already.`);
  if (!/^https?:\/\/[A-Za-z0-9.-]+(:[0-9]{1,5})?$/.test(wanted.platform))
    return refused(
      `"${wanted.platform}" is not an origin: scheme, host and port, such as https://api.example.com.`,
    );

  const title = wanted.title ?? titleOf(id);
  const palette = paletteOf(id);
  const document = documentOf(id, title, wanted, palette, readInstalledPlugins(root));
  const files: Readonly<Record<string, string>> = {
    'realm.json': `${JSON.stringify(document, null, 2)}\n`,
    'images/logo.svg': wordmark(title, palette),
    'images/favicon.svg': monogram(title, palette),
    'messages/en.json': '{}\n',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const opened = openRealm(root, id);
  const problems = typeof opened === 'string' ? [] : opened.compilation.problems;
  if (typeof opened === 'string' || hasErrors(problems)) {
    rmSync(folder, { recursive: true });
    return refused(typeof opened === 'string' ? opened : problemsText(problems));
  }
  const lines = [
    `${colors.green('✓')} realms/${id} is ready:`,
    ...Object.keys(files).map((name) => `    realms/${id}/${name}`),
    '',
    `Start the site with \`npm start\` and open http://${id}.localhost:${portFrom(process.env, 'PORT', 8080) || 8080}.`,
    ...(namesSandbox(wanted.platform)
      ? [
          `It shows the sandbox's ringside catalogue, with the accounts of ringside, until "platform" names your own.`,
        ]
      : ownPlatformHints(id, wanted.platform)),
  ];
  return { output: lines.join('\n'), errors: '', code: 0 };
}

/** What a realm at the operator's own platform lacks at first, and what to do about it. */
function ownPlatformHints(id: string, platform: string): string[] {
  return [
    '',
    `It uses ${platform}. Only you can supply the rest:`,
    '    paymentProviders holds zero-balance alone, for baskets that cost nothing. Add yours with its public key, such as { "name": "stripe", "publishableKey": "pk_live_…" }.',
    "    authenticationProviders holds the platform's own accounts. Add other providers with their client ids.",
    `See what the platform still lacks: npm run -s proscenium -- contract ${platform} --realm ${id}`,
  ];
}

type Palette = Theme['colors'];

function documentOf(
  id: string,
  title: string,
  wanted: NewRealm,
  palette: Palette,
  installed: InstalledPlugins,
): object {
  const isSandbox = namesSandbox(wanted.platform);
  const has = (plugin: string): boolean => installed.plugins.has(plugin);
  const others = ['section/default', 'section/hero', 'section/poster'].filter(has);
  return {
    $schema: '../../schemas/realm.schema.json',
    id,
    title,
    description: { en: `${title}: films, series and live events.` },
    hosts: [wanted.host ?? `${id}.localhost`],
    platform: { url: wanted.platform, apiKey: wanted.apiKey ?? `${id}-web` },
    locales: { default: 'en', offered: [{ code: 'en', name: 'English' }] },
    theme: {
      scheme: 'dark',
      colors: palette,
      fonts: { display: { family: 'Archivo' }, body: { family: 'Instrument Sans' } },
    },
    logos: { web: 'images/logo.svg', favicon: 'images/favicon.svg' },
    menus: {
      WEB: {
        layout: 'top',
        items: [
          // Built-in texts exist in every language that the realm may offer later.
          { type: 'section', title: 'homePage', data: { id: 'home' } },
          { type: 'section', title: 'browsePage', data: { id: 'browse' } },
        ],
      },
    },
    authenticationProviders: has('sign-in/id') ? [{ name: 'id' }] : [],
    paymentProviders: [
      // The sandbox's Stripe fake accepts any key; a real one must come from the operator.
      ...(has('payment/stripe') && isSandbox
        ? [{ name: 'stripe', publishableKey: 'pk_test_sandbox', scriptUrl: '{platform}/__fake/stripe.js' }]
        : []),
      ...(has('payment/zero-balance') ? [{ name: 'zero-balance' }] : []),
    ],
    plugins: Object.fromEntries(others.map((plugin) => [plugin, {}])),
  };
}

/** Derives colors from the id alone, so that two new realms look like two brands; every pair is readable. */
function paletteOf(id: string): Palette {
  const rgb = converter('rgb');
  const hue = [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 3600, 7) / 10;
  const color = (l: number, c: number, h: number): string => formatHex(rgb({ mode: 'oklch', l, c, h }));
  const ground = color(0.16, 0.012, hue);
  const surface = color(0.22, 0.016, hue);
  const on = (wanted: string, ratio: number): string =>
    nearestReadable(wanted, [ground, surface], ratio) ?? '#ffffff';
  const accent = on(color(0.74, 0.15, hue), 4.5);
  return {
    ground,
    surface,
    text: on(color(0.96, 0.008, hue), 7),
    muted: on(color(0.74, 0.02, hue), 4.6),
    accent,
    inkOnAccent: (contrastRatio(ground, accent) ?? 0) >= 4.5 ? ground : '#000000',
    line: on(color(0.55, 0.02, hue), 3.1),
    live: on(color(0.78, 0.16, (hue + 150) % 360), 4.6),
  };
}

function titleOf(id: string): string {
  return id
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function initialsOf(title: string): string {
  const words = title.split(/\s+/).filter((word) => word !== '');
  return words.length > 1
    ? words
        .slice(0, 2)
        .map((word) => [...word][0] ?? '')
        .join('')
        .toUpperCase()
    : [...title].slice(0, 1).join('').toUpperCase();
}

const face = 'font-family="system-ui, sans-serif" font-weight="800"';

function monogram(title: string, { accent, inkOnAccent }: Palette): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <path fill="${accent}" d="M0 0h64v46L46 64H0z"/>
  <text x="30" y="43" ${face} font-size="32" letter-spacing="-1" text-anchor="middle" fill="${inkOnAccent}">${escaped(initialsOf(title))}</text>
</svg>
`;
}

function wordmark(title: string, { accent, inkOnAccent, text }: Palette): string {
  const width = 84 + [...title].length * 24;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 64">
  <path fill="${accent}" d="M0 0h64v46L46 64H0z"/>
  <text x="30" y="43" ${face} font-size="32" letter-spacing="-1" text-anchor="middle" fill="${inkOnAccent}">${escaped(initialsOf(title))}</text>
  <text x="80" y="46" ${face} font-size="40" letter-spacing="-1" fill="${text}" textLength="${width - 88}" lengthAdjust="spacingAndGlyphs">${escaped(title)}</text>
</svg>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
