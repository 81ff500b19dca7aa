/** The last step: turns a filled document without errors into the realm that pages carry. */
import type {
  CheckedRealm,
  ContributionFacts,
  EnabledPlugin,
  ProviderEntry,
} from '../../core/realm/checkedRealm';
import type { PluginManifest } from '../../core/generated/manifest';
import type { Realm } from '../../core/generated/realm';
import type { InstalledPlugin, InstalledPlugins } from '../plugins/installedPlugins';
import { contributorOf, providerKey } from './checks/plugins';
import { declaredSources, isOnOwnPages, pluginSources } from './contentSecurityPolicy';
import { isRecord } from './jsonPointer';

/** What replaces a failed contribution when its manifest does not state it (design, section 5). */
const pointDefaults: Readonly<Record<string, NonNullable<EnabledPlugin['onFailure']>>> = {
  'sign-in-provider': 'block',
  'payment-method': 'placeholder',
  section: 'placeholder',
  route: 'placeholder',
  'analytics-sink': 'hide',
  'card-action': 'hide',
  'player-part': 'hide',
  'search-engine': 'placeholder',
  'account-panel': 'placeholder',
  'menu-item': 'hide',
};

/** Turns a filled and valid document into a checked realm. `document` must have passed every check. */
export function checkedRealm(
  document: Readonly<Record<string, unknown>>,
  enabled: ReadonlyMap<string, InstalledPlugin>,
  installed: InstalledPlugins,
): CheckedRealm {
  const realm = document as unknown as Realm;
  const signIn = providerEntries('sign-in-provider', realm.authenticationProviders ?? [], installed);
  const payment = providerEntries('payment-method', realm.paymentProviders ?? [], installed);
  return {
    id: realm.id,
    title: realm.title,
    ...(realm.description === undefined ? {} : { description: realm.description }),
    hosts: realm.hosts,
    hosting: realm.hosting ?? {},
    platform: realm.platform as CheckedRealm['platform'],
    locales: realm.locales,
    routes: realm.routes ?? {},
    theme: realm.theme as CheckedRealm['theme'],
    logos: realm.logos,
    images: realm.images ?? {},
    menus: { WEB: realm.menus.WEB, 'MOBILE-WEB': realm.menus['MOBILE-WEB'] ?? realm.menus.WEB },
    authenticationProviders: signIn,
    paymentProviders: payment,
    pages: realm.pages ?? {},
    plugins: [...enabled.values()].map((plugin) =>
      enabledPlugin(plugin, realm, [...signIn, ...payment], installed),
    ),
    settings: realm.settings as CheckedRealm['settings'],
  };
}

function providerEntries(
  point: 'sign-in-provider' | 'payment-method',
  entries: readonly { readonly name: string }[],
  installed: InstalledPlugins,
): ProviderEntry[] {
  return entries.map((entry) => {
    const { name, ...options } = entry;
    return {
      key: providerKey(point, entry, installed),
      plugin: contributorOf(point, name, installed) ?? '',
      contribution: name,
      options,
    };
  });
}

function enabledPlugin(
  plugin: InstalledPlugin,
  realm: Realm,
  providers: readonly ProviderEntry[],
  installed: InstalledPlugins,
): EnabledPlugin {
  const { manifest } = plugin;
  const entries = providers.filter((provider) => provider.plugin === manifest.id);
  const map = (realm.plugins ?? {}) as Readonly<Record<string, unknown>>;
  const own = isRecord(map[manifest.id]) ? map[manifest.id] : {};
  const { enabled: _enabled, ...options } = own as Record<string, unknown>;
  const optionSets = entries.length > 0 ? entries.map((entry) => entry.options) : [options];
  const [firstPoint = ''] = Object.keys(manifest.contributes);
  const onFailure = manifest.onFailure ?? pointDefaults[firstPoint];
  return {
    id: manifest.id,
    title: manifest.title,
    options: optionSets[0] ?? {},
    contributes: contributionsOf(manifest),
    scriptSources: [
      ...new Set(optionSets.flatMap((set) => declaredSources('script-src', manifest.id, set, installed))),
    ],
    ...(isOnOwnPages(manifest.id) && Object.keys(pluginSources(manifest.id, optionSets, installed)).length > 0
      ? { reachesOut: true as const }
      : {}),
    storage: manifest.storage ?? [],
    ...(onFailure === undefined ? {} : { onFailure }),
  };
}

const contributionsOfManifests = new WeakMap<PluginManifest, EnabledPlugin['contributes']>();

/** The same for every realm. */
function contributionsOf(manifest: PluginManifest): EnabledPlugin['contributes'] {
  const known = contributionsOfManifests.get(manifest);
  if (known !== undefined) return known;
  const contributes = Object.fromEntries(
    Object.entries(manifest.contributes).map(([point, contributions]) => [
      point,
      (contributions ?? []).map(withoutModule),
    ]),
  );
  contributionsOfManifests.set(manifest, contributes);
  return contributes;
}

function withoutModule({
  module: _module,
  ...facts
}: {
  readonly name: string;
  readonly module?: string;
}): ContributionFacts {
  return facts;
}
