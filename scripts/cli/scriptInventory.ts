/**
 * `realm explain --scripts`: the third-party scripts and style sheets that a realm's pages may load, why, on
 * which pages, and their pinned hashes (PCI DSS 6.4.3).
 */
import colors from 'picocolors';
import { CAPTCHA, captchaSite } from '../../core/realm/captchaSite';
import type { CheckedRealm } from '../../core/realm/checkedRealm';
import { thirdPartiesOf } from '../../core/realm/thirdParties';
import { covers } from '../../core/plugins/ScriptLoader';
import { declaredOrigins } from '../compile/contentSecurityPolicy';
import { optionSets } from '../compile/compileRealm';
import type { InstalledPlugins } from '../plugins/installedPlugins';
import { tablesOf } from '../publish/routes';
import { openRealm } from './openRealm';
import { done, type Outcome, problemsText, refused } from './outcome';

/** One source of scripts or style sheets. */
export interface InventoryEntry {
  /** The plugin's id, or `captcha`. */
  readonly of: string;
  readonly kind: 'script' | 'style sheet';
  /** An origin, or an address prefix from which files may be loaded. */
  readonly source: string;
  readonly why: string;
  /** Roles of the pages that allow it; null for every page. */
  readonly pages: readonly string[] | null;
  /** The files below it that the realm pins by hash. */
  readonly pinned: readonly { readonly url: string; readonly integrity: string }[];
}

export interface Inventory {
  readonly entries: readonly InventoryEntry[];
  /** Pinned files that nothing loads. */
  readonly unused: readonly string[];
}

/** The plugins that the page of each role allows, including the own pages of sign-in methods. */
function pagesByPlugin(realm: CheckedRealm): ReadonlyMap<string, readonly string[]> {
  const ownPages = realm.plugins.flatMap(({ contributes }) =>
    (contributes['sign-in-provider'] ?? []).flatMap(({ path }) =>
      typeof path === 'string' ? [path.split('/')[1] ?? ''] : [],
    ),
  );
  const places = [
    ...Object.keys(tablesOf(realm).default).map((role) => ({ name: role, match: { role } })),
    ...ownPages.map((authProvider) => ({
      name: `LOGIN_PROVIDER ${authProvider}`,
      match: { role: 'LOGIN_PROVIDER', signIn: { base: 'LOGIN' as const, authProvider } },
    })),
  ];
  const pages = new Map<string, string[]>();
  for (const { name, match } of places)
    for (const plugin of thirdPartiesOf(realm, match))
      pages.set(plugin, [...(pages.get(plugin) ?? []), name]);
  return pages;
}

/** The inventory of a compiled realm. Pure. */
export function scriptInventory(realm: CheckedRealm, installed: InstalledPlugins): Inventory {
  const hashes = realm.settings.subresourceIntegrity;
  const pages = pagesByPlugin(realm);
  const guarded = new Set(realm.plugins.flatMap(({ id, reachesOut }) => (reachesOut === true ? [id] : [])));
  const declared = optionSets(realm).flatMap(({ id, options }) =>
    declaredOrigins(id, options, installed).flatMap(({ directive, sources, why }) =>
      directive === 'script-src' || directive === 'style-src'
        ? sources.map((source) => ({
            of: id,
            kind: directive === 'script-src' ? ('script' as const) : ('style sheet' as const),
            source,
            why,
          }))
        : [],
    ),
  );
  const guard = captchaSite(realm.settings);
  const captcha = (guard?.scriptSources ?? []).map((source) => ({
    of: CAPTCHA,
    kind: 'script' as const,
    source,
    why: 'The captcha that guards signing in.',
  }));
  const all = [...declared, ...captcha].filter(
    (entry, index, list) =>
      list.findIndex(
        (other) => other.of === entry.of && other.kind === entry.kind && other.source === entry.source,
      ) === index,
  );
  const entries = all.map((entry) => ({
    ...entry,
    pages: entry.of === CAPTCHA || guarded.has(entry.of) ? (pages.get(entry.of) ?? []) : null,
    pinned: hashes.filter(({ url }) => covers(entry.source, url)),
  }));
  return {
    entries,
    unused: hashes.flatMap(({ url }) => (entries.some(({ source }) => covers(source, url)) ? [] : [url])),
  };
}

export function realmScripts(root: string, target: string, { json }: { readonly json: boolean }): Outcome {
  const opened = openRealm(root, target);
  if (typeof opened === 'string') return refused(opened);
  const { realm, problems } = opened.compilation;
  if (realm === undefined) return refused(problemsText(problems));
  const inventory = scriptInventory(realm, opened.installed);
  return done(json ? JSON.stringify(inventory, null, 2) : inventoryText(inventory));
}

function inventoryText({ entries, unused }: Inventory): string {
  if (entries.length === 0) return 'No page of this realm runs a script or a style sheet of a third party.';
  const lines = entries.flatMap(({ of, kind, source, why, pages, pinned }) => [
    `${colors.bold(source)}  ${kind} of ${of}`,
    `  ${why}`,
    `  ${colors.dim('pages:')} ${pages === null ? 'all' : pages.length === 0 ? 'none' : pages.join(', ')}`,
    ...(pinned.length === 0
      ? [`  ${colors.dim('integrity:')} none named; browsers run whatever comes from there`]
      : pinned.map(({ url, integrity }) => `  ${colors.dim('integrity:')} ${url} ${integrity}`)),
  ]);
  return [
    ...lines,
    ...unused.map(
      (url) => `${colors.yellow('unused')}  ${url} has an integrity, but nothing in this realm loads it.`,
    ),
  ].join('\n');
}
