/** Publishing: turns a checked realm into its pages, one per language, without the bundler. */
import { createHash } from 'node:crypto';
import { framesItself } from '../../core/realm/realmRoutes';
import { logoOn } from '../../core/realm/logoOn';
import { themeAttributes } from '../../core/realm/themeProperties';
import type { CheckedRealm, ContributionFacts } from '../../core/realm/checkedRealm';
import type { PageData, PagePackages } from '../../core/boot/pageData';
import { isOfflineEnabled, WEB_MANIFEST_PATH } from '../../core/realm/offlineSupport';
import { isPayer } from '../../core/realm/payingPages';
import { directionOf } from '../../core/i18n/direction';
import type { BuildManifest } from '../build/BuildManifest';
import { touchIcon } from './appIconNames';
import { escapeAttribute, jsonForScript } from './escape';
import { withImageAddresses } from './imageAddresses';
import type { ImportMap } from './importMap';
import { pageStyle, sourceHash } from './pageStyle';
import { pageDataElement } from './pageDataElement';
import { carriedDebugTable, firstCalls } from './routes';
import type { PageTitles } from './pageTitles';
import { pictureRatio } from './pictureRatio';
import { pictureType, pictureVersion, type PublishedPicture } from './pictures';
import type { PagePolicies, PolicyDirectives } from './securityPolicy';
import { skeleton, skeletonKinds, type SkeletonKind } from './skeleton';

/** Message key to compiled message. */
export type CompiledBundle = Readonly<Record<string, unknown>>;

export interface PageMessages {
  readonly bundles: Readonly<Record<string, CompiledBundle>>;
  /** The labels of other bundles' menu items, so that menus do not grow after loading. */
  readonly labels?: Readonly<Record<string, CompiledBundle>>;
  readonly realm: CompiledBundle;
}

export interface PublishInput {
  readonly realm: CheckedRealm;
  readonly policy: PolicyDirectives;
  /** What sign-in and payment methods add to it on the pages that need them, by plugin. */
  readonly thirdPartyPolicies?: Readonly<Record<string, PolicyDirectives>> | undefined;
  readonly build: BuildManifest;
  /** Texts of the first page by locale: core and section messages by bundle, and the realm's own. */
  readonly messages: Readonly<Record<string, PageMessages>>;
  /** Page titles by locale. */
  readonly titles: Readonly<Record<string, PageTitles>>;
  /** The realm's pictures and fonts by name, such as images/logo.svg. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** Pages for development: the runtime reports mistakes visibly. */
  readonly development?: boolean | undefined;
  readonly packages?: PagePackages | undefined;
  readonly importMap?: ImportMap | undefined;
}

/** A page in two halves; the host inserts the preloads and the head of one address between them. */
export interface PublishedPage {
  readonly locale: string;
  readonly before: string;
  /** By the skeleton shown until the page is drawn. */
  readonly after: Readonly<Record<SkeletonKind, string>>;
  readonly policies: PagePolicies;
}

/** A page as it is published. */
export interface PageToStore extends PublishedPage {
  /** The part of `before` that all realms with the same theme share: most of the page's style. */
  readonly style: string;
}

/** A realm ready to be served. Pure data: as JSON it is a release. */
export interface PublishedRealm {
  readonly id: string;
  readonly realm: CheckedRealm;
  readonly defaultLocale: string;
  readonly pages: Readonly<Record<string, PageToStore>>;
  /** The realm's own texts by locale, for a viewer who changes the language. */
  readonly messages: Readonly<Record<string, CompiledBundle>>;
  /** Page titles by locale. */
  readonly titles: Readonly<Record<string, PageTitles>>;
  /** Pictures and fonts by name, such as images/logo.svg. */
  readonly pictures: Readonly<Record<string, PublishedPicture>>;
}

/** Returns the pages of a realm; never throws, and reads no file. */
export function publishRealm({
  realm: checked,
  policy,
  thirdPartyPolicies = {},
  build,
  messages,
  titles,
  pictures: contents,
  development = false,
  packages,
  importMap,
}: PublishInput): PublishedRealm {
  const pictures = publishedPictures(contents);
  const realm = withImageAddresses(checked, contents, pictures);
  const ratios = logoRatios(checked, contents);
  const touch = pictures[touchIcon.name];
  const touchIconAddress = touch === undefined ? null : `/${touchIcon.name}?v=${pictureVersion(touch)}`;
  const inEachLanguage = jsonForScript({
    ...realmForBrowsers(realm, development),
    messageFiles: build.messages,
    firstCalls: firstCalls(realm),
    ...carriedDebugTable(realm),
    ...(development ? { development } : {}),
    ...(packages === undefined ? {} : { packages }),
    ...(framesItself(realm) && build.draftCompiler !== undefined
      ? { draftCompiler: build.draftCompiler }
      : {}),
  } satisfies Omit<PageData, 'locale' | 'messages'>);
  const afterWith = (kind: SkeletonKind) =>
    `<script>${build.afterContent}</script><script type="module" src="/assets/${build.scripts[0] ?? ''}"></script></head><body><div id="root">${skeleton(realm, kind)}</div></body></html>`;
  const after = Object.fromEntries(skeletonKinds.map((kind) => [kind, afterWith(kind)])) as Record<
    SkeletonKind,
    string
  >;
  const pages = Object.fromEntries(
    realm.locales.offered.map(({ code }) => {
      const texts = messages[code] ?? { bundles: {}, realm: {} };
      return [
        code,
        publishPage({
          ...{ realm, locale: code, policy, thirdPartyPolicies, build, texts, ratios },
          ...{ inEachLanguage, after, importMap, touchIconAddress },
        }),
      ];
    }),
  );
  return {
    id: realm.id,
    realm,
    defaultLocale: realm.locales.default,
    pages,
    messages: Object.fromEntries(Object.entries(messages).map(([code, texts]) => [code, texts.realm])),
    titles,
    pictures,
  };
}

/** Payment frames may use the Payment Request API; wildcard origins are omitted. */
function payersOf(
  { plugins }: CheckedRealm,
  policies: Readonly<Record<string, PolicyDirectives>>,
): PagePolicies['payers'] {
  const origins = (id: string) =>
    (policies[id]?.['frame-src'] ?? []).flatMap((source) =>
      URL.canParse(source) && !source.includes('*') ? [new URL(source).origin] : [],
    );
  return Object.fromEntries(plugins.filter(isPayer).map(({ id }) => [id, [...new Set(origins(id))]]));
}

interface PageInput {
  readonly realm: CheckedRealm;
  readonly locale: string;
  readonly policy: PolicyDirectives;
  readonly thirdPartyPolicies: Readonly<Record<string, PolicyDirectives>>;
  readonly build: BuildManifest;
  readonly texts: PageMessages;
  /** Custom properties for the aspect ratios of the logos. */
  readonly ratios: Readonly<Record<string, string>>;
  /** The address of {@link touchIcon}; null without one. */
  readonly touchIconAddress: string | null;
  /** The data that the page carries in every language, as the JSON of an object. */
  readonly inEachLanguage: string;
  readonly after: PublishedPage['after'];
  readonly importMap: ImportMap | undefined;
}

function publishPage({
  realm,
  locale,
  policy,
  thirdPartyPolicies,
  build,
  texts,
  ratios,
  touchIconAddress,
  inEachLanguage,
  after,
  importMap,
}: PageInput): PageToStore {
  const { theme, sheet, others, sources, preload } = pageStyle(build, realm.theme, locale, ratios);
  const attributes = { lang: locale, dir: directionOf(locale), ...themeAttributes(realm) };
  const inThisLanguage = jsonForScript({ locale, messages: texts } satisfies Partial<PageData>);
  const html = Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeAttribute(value)}"`)
    .join(' ');
  const scripts = build.scripts.map((script) => `/assets/${script}`);
  const map = importMap === undefined ? null : jsonForScript(importMap);
  const style = `<style>${theme}</style><style>${sheet}</style>`;

  const before = [
    `<!doctype html><html ${html}><head><meta charset="utf-8">`,
    // Before every module: a browser that has begun to load one may ignore it.
    ...(map === null ? [] : [`<script type="importmap">${map}</script>`]),
    // Before all that the browser requests: it selects pictures by the size of the window.
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    // The browser requests the scripts, the largest part of the page, while it still parses the rest.
    ...scripts.map((url) => `<link rel="modulepreload" href="${url}">`),
    `<meta name="theme-color" content="${escapeAttribute(realm.theme.colors.ground)}">`,
    `<link rel="icon" href="${escapeAttribute(realm.logos.favicon)}">`,
    // Browsers send credentials only when they are told to; a closed site refuses requests without them.
    `<link rel="manifest" href="${WEB_MANIFEST_PATH}?lang=${locale}"${realm.hosting?.password === undefined ? '' : ' crossorigin="use-credentials"'}>`,
    ...(touchIconAddress === null
      ? []
      : [`<link rel="apple-touch-icon" href="${escapeAttribute(touchIconAddress)}">`]),
    `<link rel="preconnect" href="${escapeAttribute(realm.platform.url)}" crossorigin>`,
    // Before the faces of the page's own script, which take precedence where both cover a letter; enabled by
    // core/boot/deferredFonts.
    ...(others === '' ? [] : [`<style media="not all">${others}</style>`]),
    style,
    // Deferred until the first script runs (core/boot/startHeadingFonts): before that there is no text to set.
    ...preload.map(
      (url) =>
        `<link rel="preload" as="font" type="font/woff2" href="${escapeAttribute(url)}" crossorigin media="not all">`,
    ),
    pageDataElement(`${inThisLanguage.slice(0, -1)},${inEachLanguage.slice(1)}`),
    `<script>${build.early}</script>`,
  ].join('');
  return {
    locale,
    before,
    style,
    after,
    policies: {
      base: policy,
      additions: thirdPartyPolicies,
      payers: payersOf(realm, thirdPartyPolicies),
      inline: {
        styles: sources,
        scripts: [build.early, build.afterContent, ...(map === null ? [] : [map])].map(sourceHash),
      },
    },
  };
}

/**
 * The aspect ratios of the logo and of the short mark for phones: known for files of the realm; any other
 * picture gets its size when it loads.
 */
function logoRatios(
  { theme, logos }: CheckedRealm,
  contents: PublishInput['pictures'],
): Readonly<Record<string, string>> {
  const ratioOf = (name: string) => {
    const content = contents.get(name);
    return (content && pictureRatio(content)) ?? 'auto';
  };
  return {
    '--logo-ratio': ratioOf(logoOn(theme.scheme, logos)),
    ...(logos.mobile === undefined ? {} : { '--mobile-logo-ratio': ratioOf(logos.mobile) }),
  };
}

/**
 * The realm without what only servers use: how it is delivered, the page heads of routes, and the parts that are files
 * of their own (`realmData.ts`). In development, there is no service worker: a page of a server that has ended would be
 * mistaken for a running one.
 */
export function realmForBrowsers(
  checked: CheckedRealm,
  development: boolean,
): Pick<PageData, 'realm' | 'hasConsentTerms'> {
  const { hosting: _hosting, ...realm } = checked;
  const bare = ({ head: _head, ...facts }: ContributionFacts): ContributionFacts => facts;
  const plugins = realm.plugins.map(({ title: _title, ...plugin }) => {
    const { route } = plugin.contributes;
    return route === undefined
      ? plugin
      : { ...plugin, contributes: { ...plugin.contributes, route: route.map(bare) } };
  });
  const offline = isOfflineEnabled(checked) && !development;
  const settings = { ...realm.settings, consentTerms: [], offline };
  return {
    realm: { ...realm, settings, plugins },
    ...(checked.settings.consentTerms.length > 0 ? { hasConsentTerms: true } : {}),
  };
}

function publishedPictures(contents: PublishInput['pictures']): PublishedRealm['pictures'] {
  return Object.fromEntries(
    [...contents].flatMap(([name, content]) => {
      const type = pictureType(name);
      return type === null ? [] : [[name, { hash: hashOf(content), type }]];
    }),
  );
}

const hashes = new WeakMap<Uint8Array, string>();

/** SHA-256 in hexadecimal; computed once for bytes that several realms share. */
function hashOf(content: Uint8Array): string {
  const hash = hashes.get(content) ?? createHash('sha256').update(content).digest('hex');
  hashes.set(content, hash);
  return hash;
}
