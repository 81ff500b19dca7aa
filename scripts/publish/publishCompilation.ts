/** Publishes a compiled realm: selects the texts of its pages. Reads no file. */
import type { ContributionFacts } from '../../core/realm/checkedRealm';
import type { PagePackages } from '../../core/boot/pageData';
import type { BuildManifest } from '../build/BuildManifest';
import type { Compilation } from '../compile/compileRealm';
import { compileOverrides, type MessageBundle } from '../messages';
import type { ImportMap } from './importMap';
import { pageTitles } from './pageTitles';
import { publishRealm, type CompiledBundle, type PublishedRealm } from './publishRealm';

export interface PublishSources {
  readonly build: BuildManifest;
  /** The built texts of a bundle of core or of a plugin; empty for a bundle without texts. */
  readonly builtTexts: (bundle: string, locale: string) => CompiledBundle;
  /** The realm's own texts, after those of the documents that it extends. */
  readonly overrides: readonly MessageBundle[];
  /** The realm's pictures and fonts by name. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  readonly development?: boolean | undefined;
  /** Plugins that came after the build. */
  readonly packages?: PagePackages | undefined;
  /** Where their modules find those of the build. */
  readonly importMap?: ImportMap | undefined;
}

/** Null when the compilation has errors. */
export function publishCompilation(
  { realm, csp, thirdPartyCsp }: Compilation,
  { build, builtTexts, overrides, pictures, development, packages, importMap }: PublishSources,
): PublishedRealm | null {
  if (realm === undefined || csp === undefined) return null;
  const sections = realm.plugins
    .filter(({ contributes }) => contributes['section'] !== undefined)
    .map(({ id }) => id);
  const bundles = [...build.firstBundles, ...sections.filter((id) => build.messages[id] !== undefined)];
  const menus = realm.plugins
    .filter(({ id }) => !bundles.includes(id))
    .map(({ id, contributes }) => ({ id, keys: labelsForGuests(contributes['menu-item'] ?? []) }))
    .filter(({ keys }) => keys.length > 0);
  const messages = Object.fromEntries(
    realm.locales.offered.map(({ code }) => [
      code,
      {
        bundles: Object.fromEntries(bundles.map((bundle) => [bundle, builtTexts(bundle, code)])),
        labels: Object.fromEntries(menus.map(({ id, keys }) => [id, pick(builtTexts(id, code), keys)])),
        realm: Object.assign(
          {},
          ...overrides.map((bundle) => compileOverrides(bundle, code)),
        ) as CompiledBundle,
      },
    ]),
  );
  const titles = Object.fromEntries(
    Object.entries(messages).map(([code, { realm: own }]) => {
      const text = (key: string, from: readonly string[]) =>
        own[key] ??
        from.map((bundle) => builtTexts(bundle, code)[key]).find((message) => message !== undefined);
      return [code, pageTitles(realm, text)];
    }),
  );
  return publishRealm({
    realm,
    policy: csp,
    thirdPartyPolicies: thirdPartyCsp,
    build,
    messages,
    titles,
    development,
    pictures,
    packages,
    importMap,
  });
}

/** The label keys of menu items for guests. */
const labelsForGuests = (items: readonly ContributionFacts[]): readonly string[] =>
  items
    .filter(({ audience }) => audience !== 'viewer' && audience !== 'admin')
    .flatMap(({ labelKey }) => (typeof labelKey === 'string' ? [labelKey] : []));

const pick = (bundle: CompiledBundle, keys: readonly string[]): CompiledBundle =>
  Object.fromEntries(Object.entries(bundle).filter(([key]) => keys.includes(key)));
