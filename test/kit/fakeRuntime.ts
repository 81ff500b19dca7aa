/** Fake runtime for one plugin: a context whose services record the plugin's calls and respond as a test sets. */
import {
  actions,
  analytics,
  backgroundPicture,
  backgroundVideos,
  basketCheckout,
  cancellationPromo,
  card,
  cardShelf,
  channels,
  clock,
  drawingErrors,
  contentLinks,
  draftChecker,
  entryMemory,
  fallbackPicture,
  favourites,
  guestCheckout,
  guideSettings,
  heroPlayer,
  resumePositions,
  movingPicture,
  navigation,
  notFoundPage,
  outsideClient,
  overlays,
  pageMessage,
  plainFetch,
  platformClient,
  pluginStates,
  realm,
  players,
  sectionPage,
  session,
  signInSettings,
  previewFrames,
  storage,
  tabStorage,
  watchlists,
  type AnalyticsEvent,
  type DraftChecker,
  type Overlays,
  type PluginContext,
  type PluginStates,
  type RealmView,
  type SessionView,
  type PreviewFrames,
  type Token,
} from '../../core/sdk';
import { createEntryMemory } from '../../core/routing/createEntryMemory';
import { FakeClock, FakeNavigation, FakeStorage } from './fakeBrowser';
import { FakeChannels } from './fakeChannels';
import { FakeBasketCheckout, FakeGuestCheckout } from './fakeCheckout';
import {
  FakeActions,
  FakeCancellation,
  FakeCard,
  FakeCardShelf,
  FakeMessage,
  FakeMovingPicture,
  FakeNotFound,
  FakeSection,
} from './fakeComponents';
import { FakeVideos } from './fakePictures';
import { FakePlatform } from './fakePlatform';
import { FakePlayers } from './fakePlayers';
import { fakeContentLinks, fakeFavourites, fakeGuideSettings, fakeRealm } from './fakeSettings';
import { FakeWatchlists } from './fakeWatchlists';

/** The realm's fallback picture for content without one. */
export const FALLBACK_PICTURE = '/images/card-thumbnail.webp';

/** State that a test may inspect or change. */
export interface FakeRuntime {
  readonly platform: FakePlatform;
  readonly navigation: FakeNavigation;
  readonly storage: FakeStorage;
  /** Session storage. */
  readonly tabStorage: FakeStorage;
  /** Requested URLs outside the platform; the fake platform responds for them. */
  readonly outside: string[];
  readonly clock: FakeClock;
  /** The guest checkout. */
  readonly guest: FakeGuestCheckout;
  readonly videos: FakeVideos;
  readonly channels: FakeChannels;
  readonly screens: FakePlayers;
  readonly watchlists: FakeWatchlists;
  readonly events: AnalyticsEvent[];
  readonly session: { viewer: SessionView['viewer'] };
  readonly realm: RealmView;
  /** The realm's sign-in settings, and the screen size. */
  readonly signIn: { appCheck: boolean; isPhone: () => boolean };
  /** Log lines, such as `warn: the provider did not answer`. */
  readonly lines: string[];
  /** Requested script URLs. */
  readonly scripts: string[];
  /** Simulates a loaded script; rejects to simulate a failure. Default: nothing. */
  runScript: (url: string) => void | Promise<void>;
  /** Resolves a token, for `ServicesContext`. */
  readonly service: <T>(token: Token<T>) => T;
  /** Deactivates the plugin: aborts the signal and disposes its registrations in reverse order. */
  dispose(): void;
}

export interface FakeContextInput<Options> {
  readonly options: Options;
  /** The contribution's entry in the manifest, as an imported plugin.json has it. */
  readonly facts?: { readonly name: string };
  /** Such as `sign-in/openid`. */
  readonly pluginId?: string;
  /** The manifest's `storage`. */
  readonly storage?: readonly string[];
  /** Origins that scripts may be loaded from; others are refused. */
  readonly scriptSources?: readonly string[];
  /** SRI hashes by URL, as in a realm document. */
  readonly integrity?: Readonly<Record<string, string>>;
}

/** A context to activate a plugin with, and the fake runtime behind it. */
export function fakeContext<Options>({
  options,
  facts = { name: 'under-test' },
  pluginId = 'section/under-test',
  storage: declared = [],
  scriptSources = [],
  integrity = {},
}: FakeContextInput<Options>): {
  /** Fits contributions to every point. */
  readonly context: PluginContext<Options, never>;
  readonly runtime: FakeRuntime;
} {
  const life = new AbortController();
  const disposals: (() => void)[] = [];
  const lines: string[] = [];
  const scripts: string[] = [];
  const events: AnalyticsEvent[] = [];
  const parts = {
    platform: new FakePlatform(),
    navigation: new FakeNavigation(),
    storage: new FakeStorage(declared),
    tabStorage: new FakeStorage(declared),
    outside: [] as string[],
    clock: new FakeClock(),
    channels: new FakeChannels(),
    screens: new FakePlayers(),
    videos: new FakeVideos(),
    watchlists: new FakeWatchlists(),
    session: {
      viewer: {
        id: null,
        isGuest: true,
        role: 'GUEST',
        email: null,
        isChild: false,
      } as SessionView['viewer'],
    },
    realm: fakeRealm,
    signIn: { appCheck: false, isPhone: () => false } as { appCheck: boolean; isPhone: () => boolean },
  };
  const guest = new FakeGuestCheckout(parts.platform);
  const services = new Map<symbol, unknown>([
    [platformClient.key, parts.platform],
    [navigation.key, parts.navigation],
    [outsideClient.key, (url: string) => (parts.outside.push(url), parts.platform)],
    [storage.key, parts.storage],
    // jsdom's own fetch: tests mock its responses with nock.
    [plainFetch.key, (url: string, init: RequestInit) => fetch(url, init)],
    [tabStorage.key, parts.tabStorage],
    [clock.key, parts.clock],
    [drawingErrors.key, { listen: () => () => undefined }],
    [entryMemory.key, createEntryMemory(() => ['en guest', null])],
    [channels.key, parts.channels],
    [players.key, async () => parts.screens],
    [session.key, parts.session],
    [realm.key, parts.realm],
    [
      analytics.key,
      {
        track: (name: string, properties = {}) =>
          events.push({ name, at: parts.clock.now(), userType: 'guest', properties }),
      },
    ],
    [card.key, FakeCard],
    [cardShelf.key, FakeCardShelf],
    [actions.key, FakeActions],
    [favourites.key, fakeFavourites],
    [watchlists.key, parts.watchlists.bring],
    [guideSettings.key, fakeGuideSettings],
    [signInSettings.key, parts.signIn],
    [resumePositions.key, { position: () => null, forget: () => undefined }],
    [backgroundPicture.key, (address: string) => address],
    [fallbackPicture.key, () => FALLBACK_PICTURE],
    [backgroundVideos.key, parts.videos],
    [overlays.key, { isOpen: () => true, open: () => undefined, close: () => undefined } satisfies Overlays],
    [movingPicture.key, FakeMovingPicture],
    [heroPlayer.key, null],
    [contentLinks.key, fakeContentLinks],
    [
      pluginStates.key,
      { plugins: [], activate: () => undefined, samples: async () => [] } satisfies PluginStates,
    ],
    [notFoundPage.key, FakeNotFound],
    [pageMessage.key, FakeMessage],
    [sectionPage.key, FakeSection],
    [cancellationPromo.key, async () => FakeCancellation],
    [basketCheckout.key, async () => FakeBasketCheckout],
    [guestCheckout.key, async () => guest],
    [
      previewFrames.key,
      {
        locales: [{ code: 'en', name: 'English' }],
        layout: 'top',
        menuItems: [],
        assignPreview: () => () => undefined,
      } satisfies PreviewFrames,
    ],
    [
      draftChecker.key,
      { check: async () => ({ problems: [], shown: null }), read: async () => '' } satisfies DraftChecker,
    ],
  ]);
  const service = <T>(token: Token<T>): T => {
    if (!services.has(token.key)) throw new Error(`The runtime under test offers no ${token.name}.`);
    return services.get(token.key) as T;
  };
  const context: PluginContext<Options, never> = {
    pluginId,
    // An imported plugin.json has no literal types; the schema of manifests checks it.
    facts: facts as never,
    options,
    signal: life.signal,
    log: {
      info: (message) => lines.push(`info: ${message}`),
      warn: (message) => lines.push(`warn: ${message}`),
      error: (message) => lines.push(`error: ${message}`),
    },
    use: service,
    onDispose: (dispose) => disposals.push(dispose),
    integrityOf: (url) => integrity[url],
    loadScript: async (url, defines = () => true) => {
      if (!scriptSources.includes(new URL(url).origin))
        throw new Error(`${pluginId} loads ${url}, whose origin its manifest does not declare.`);
      scripts.push(url);
      await runtime.runScript(url);
      if (!defines()) throw new Error(`${url} has run, but what it should define is not there.`);
    },
  };
  const dispose = (): void => {
    life.abort();
    for (const each of disposals.splice(0).reverse()) each();
  };
  const runtime: FakeRuntime = {
    ...parts,
    guest,
    events,
    lines,
    scripts,
    runScript: () => undefined,
    service,
    dispose,
  };
  return { context, runtime };
}
