/** The document of a demo realm with the plugin that is developed, where viewers meet it. */
import type { PluginManifest } from '../../core/generated/manifest';

type JsonObject = Readonly<Record<string, unknown>>;

/** What an author may set in `dev.json`, beside the manifest. */
export interface DevSettings {
  /** The plugin's options. */
  readonly options?: JsonObject;
  /** Members of the realm document that replace those of the demo. */
  readonly document?: JsonObject;
}

/** The first row of the demo's first page, whose contents a row renderer gets. */
const BUCKETS: Readonly<Record<string, string>> = {
  ringside: 'home-live',
  lanterna: 'casa-cartaz',
  noor: 'home-evening',
};

/** `demo` is the document of the realm `id`. */
export function devDocument(
  id: string,
  demo: JsonObject,
  { id: plugin, contributes }: Pick<PluginManifest, 'id' | 'contributes'>,
  { options = {}, document = {} }: DevSettings,
): JsonObject {
  const names = (point: keyof PluginManifest['contributes']) =>
    (contributes[point] ?? []).map(({ name }) => name);
  const first = (list: unknown, added: readonly object[]) => [
    ...added,
    ...(Array.isArray(list) ? (list as unknown[]) : []),
  ];
  const isProvider = names('sign-in-provider').length + names('payment-method').length > 0;
  const [method] = names('payment-method');
  const plugins = { ...(demo['plugins'] as JsonObject) };
  // A site has one source of search results.
  if (names('search-engine').length > 0) delete plugins['search/platform'];
  return {
    ...demo,
    plugins: { ...plugins, ...(isProvider ? {} : { [plugin]: options }) },
    authenticationProviders: first(
      demo['authenticationProviders'],
      names('sign-in-provider').map((name) => ({ name, ...options })),
    ),
    paymentProviders: first(
      demo['paymentProviders'],
      names('payment-method').map((name) => ({ name, ...options })),
    ),
    pages: withRows(
      demo['pages'] as JsonObject,
      names('section').map((type) => ({ type, bucket: BUCKETS[id] })),
    ),
    menus: withItems(
      demo['menus'] as JsonObject,
      names('menu-item').map((name) => ({ type: 'plugin-item', data: { id: name } })),
    ),
    // With such a key, the sandbox has the menus of the document, and accepts the payment method.
    ...(id === 'ringside' || method !== undefined
      ? {
          platform: {
            ...(demo['platform'] as JsonObject),
            apiKey: `plugin${method === undefined ? '' : `.${method}`}-web`,
          },
        }
      : {}),
    ...document,
  };
}

function withRows(
  pages: JsonObject,
  rows: readonly { readonly type: string; readonly bucket: string | undefined }[],
): JsonObject {
  const [[home, page] = ['home', {}]] = Object.entries(pages);
  const { rows: own = [] } = page as { readonly rows?: readonly { readonly bucket?: string }[] };
  // Their contents are shown once. The hero stays the head of the page.
  const isOwn = ({ bucket }: { readonly bucket?: string }) =>
    !rows.some((row) => row.bucket !== undefined && row.bucket === bucket);
  const [hero, ...others] = own;
  return {
    ...pages,
    [home]: {
      ...(page as JsonObject),
      rows: [...(hero === undefined ? [] : [hero]), ...rows, ...others.filter(isOwn)],
    },
  };
}

const withItems = (menus: JsonObject, items: readonly object[]): JsonObject =>
  Object.fromEntries(
    Object.entries(menus).map(([platform, menu]) => {
      const { items: own = [] } = menu as { readonly items?: readonly unknown[] };
      return [platform, { ...(menu as JsonObject), items: [...own, ...items] }];
    }),
  );
