/** Checks that font families are installed or supplied by the realm, and cover the scripts of the offered languages. */
import { nearestName } from '../nearestName';
import type { RealmSources } from '../realmSources';
import type { Finding } from '../schemaFindings';
import { atValue, type CheckContext } from './checkContext';

/** Names of ISO 15924 scripts in font packages. */
const subsets: Readonly<Record<string, string>> = {
  Latn: 'latin',
  Arab: 'arabic',
  Armn: 'armenian',
  Beng: 'bengali',
  Cyrl: 'cyrillic',
  Deva: 'devanagari',
  Geor: 'georgian',
  Grek: 'greek',
  Hans: 'chinese-simplified',
  Hant: 'chinese-traditional',
  Hebr: 'hebrew',
  Jpan: 'japanese',
  Kore: 'korean',
  Taml: 'tamil',
  Telu: 'telugu',
  Thai: 'thai',
};

export function* checkFonts({ realm, sources }: CheckContext): Generator<Finding> {
  const offered = (realm.locales?.offered ?? []).flatMap((locale) => locale?.code ?? []);
  for (const use of ['display', 'body'] as const) {
    const font = realm.theme?.fonts?.[use];
    if (font === undefined) continue;
    const pointer = `/theme/fonts/${use}`;
    for (const key of ['family', 'arabic'] as const) {
      const family = font[key];
      if (family !== undefined && !isKnown(family, sources) && font.files === undefined)
        yield unknownFont(`${pointer}/${key}`, family, sources);
    }
    for (const [script, codes] of scriptsOf(offered)) {
      const key = script === 'arabic' && font.arabic !== undefined ? 'arabic' : 'family';
      const family = font[key];
      const known = family === undefined ? undefined : sources.fontFamilies.get(family);
      if (family !== undefined && known?.includes(script) === false)
        yield lacksScript(`${pointer}/${key}`, { family, script, codes }, sources);
    }
  }
}

const isKnown = (family: string, { fontFamilies }: RealmSources): boolean => fontFamilies.has(family);

function unknownFont(pointer: string, family: string, { fontFamilies }: RealmSources): Finding {
  const names = [...fontFamilies.keys()].sort();
  const nearest = nearestName(family, names) ?? names.find((each) => slug(each) === slug(family)) ?? null;
  const installed = names.length === 0 ? 'None is installed' : `Installed are ${names.join(', ')}`;
  return atValue(
    pointer,
    'unknown-font',
    `The font family "${family}" is not installed, and the realm has no files for it. ${installed}.`,
    nearest,
  );
}

function lacksScript(
  pointer: string,
  {
    family,
    script,
    codes,
  }: { readonly family: string; readonly script: string; readonly codes: readonly string[] },
  { fontFamilies }: RealmSources,
): Finding {
  const others = [...fontFamilies]
    .flatMap(([name, scripts]) => (scripts.includes(script) ? [name] : []))
    .sort();
  const advice =
    others.length === 0
      ? 'Install a font package that has it, or add font files.'
      : script === 'arabic'
        ? `Add "arabic": "${others[0] ?? ''}".`
        : `Take ${others.join(' or ')}.`;
  return atValue(
    pointer,
    'font-lacks-script',
    `The font family "${family}" has no ${script} letters for ${codes.map((code) => `"${code}"`).join(', ')}: browsers show another font.`,
    advice,
    'warning',
  );
}

/** The scripts that the languages are written in, by their names in font packages, each with its languages. */
function scriptsOf(codes: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const scripts = new Map<string, string[]>();
  for (const code of codes) {
    const subset = subsets[scriptOf(code) ?? ''];
    if (subset !== undefined) scripts.set(subset, [...(scripts.get(subset) ?? []), code]);
  }
  return scripts;
}

function scriptOf(code: string): string | undefined {
  try {
    return new Intl.Locale(code.replaceAll('_', '-')).maximize().script;
  } catch {
    return undefined;
  }
}

function slug(family: string): string {
  return family.toLowerCase().replace(/[^a-z0-9]/g, '');
}
