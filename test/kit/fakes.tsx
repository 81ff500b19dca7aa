/** A house for one plugin: a context whose services record what the plugin does and answer as a test tells them. */
import { useEffect } from 'react';
import {
  actions,
  analytics,
  backgroundPicture,
  backgroundVideos,
  basketCheckout,
  CallError,
  cancellationPromo,
  card,
  cardShelf,
  channels,
  clock,
  contentLinks,
  draftChecker,
  entryMemory,
  favourites,
  guestCheckout,
  guideSettings,
  heroPlayer,
  keptPositions,
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
  screens,
  sectionPage,
  session,
  signInSettings,
  stage,
  watchlists,
  storage,
  visitStorage,
  type ActionsProps,
  type AnalyticsEvent,
  type BackgroundVideos,
  type CancellationPromoProps,
  type CardProps,
  type CardShelfProps,
  type Clock,
  type Content,
  type ContentLinks,
  type DraftChecker,
  type Favourites,
  type GuideSettings,
  type KeyValues,
  type MovingPictureProps,
  type Navigation,
  type Overlays,
  type PageMessageProps,
  type PlatformClient,
  type PluginContext,
  type PluginStates,
  type RealmView,
  type Row,
  type SessionView,
  type Stage,
  type Token,
} from '../../core/sdk';
import { createEntryMemory } from '../../core/routing/createEntryMemory';
import { FakeBasketCheckout, FakeGuestCheckout } from './fakeCheckout';
import { FakeWatchlists } from './fakeWatchlists';
import { FakeChannels } from './fakeChannels';
import { FakeScreens } from './fakeScreens';

/** What a call of the platform answers: a body, an error to reject with, or a function of what was asked. */
export type FakeAnswer = unknown;

export interface FakeCall {
  readonly endpoint: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Answers calls by operation id; one that nothing is known of is refused with status 404. */
export class FakePlatform implements PlatformClient {
  readonly calls: FakeCall[] = [];
  readonly answers = new Map<string, FakeAnswer>();

  answer(endpoint: string, answer: FakeAnswer): this {
    this.answers.set(endpoint, answer);
    return this;
  }

  /** Everything is refused from now on, as if the platform were out of reach. */
  unreachable(): void {
    this.answers.clear();
    this.call = async (endpoint) => {
      throw new CallError(endpoint.id, 0, 'unknownError', []);
    };
  }

  call: PlatformClient['call'] = async (endpoint, input) => {
    this.calls.push({ endpoint: endpoint.id, input });
    if (!this.answers.has(endpoint.id)) throw new CallError(endpoint.id, 404, 'notFound', ['The fake platform has no answer.']);
    const answer = this.answers.get(endpoint.id);
    const given: unknown = typeof answer === 'function' ? (answer as (input: unknown) => unknown)(input) : answer;
    if (given instanceof Error) throw given;
    return given as never;
  };
}

/** Goes nowhere and writes down where it would have gone. */
export class FakeNavigation implements Navigation {
  readonly visited: string[] = [];
  readonly left: string[] = [];
  #address = new URL('https://ringside.localhost/home');

  /** Puts the viewer at an address. */
  at(address: string): this {
    this.#address = new URL(address, this.#address);
    return this;
  }
  current(): URL {
    return new URL(this.#address);
  }
  hrefOf(role: string, parameters: Readonly<Record<string, string>> = {}, query: Readonly<Record<string, string | readonly string[]>> = {}): string {
    const path = ['', role.toLowerCase(), ...Object.values(parameters).map(encodeURIComponent)].join('/');
    const search = new URLSearchParams(Object.entries(query).flatMap(([name, values]) => [values].flat().map((value) => [name, value]))).toString();
    return search === '' ? path : `${path}?${search}`;
  }
  go(path: string): void {
    this.visited.push(path);
    this.at(path);
  }
  rewriteQuery(change: (query: URLSearchParams) => void): void {
    change(this.#address.searchParams);
  }
  leave(url: string): void {
    this.left.push(url);
  }
}

/** Keys and values in memory; a key that `declared` does not name is refused, as the house does. */
export class FakeStorage implements KeyValues {
  readonly values = new Map<string, string>();
  constructor(private readonly declared: readonly string[]) {}

  read(key: string): string | null {
    this.#check(key);
    return this.values.get(key) ?? null;
  }
  write(key: string, value: string): void {
    this.#check(key);
    this.values.set(key, value);
  }
  remove(key: string): void {
    this.#check(key);
    this.values.delete(key);
  }
  #check(key: string): void {
    const isDeclared = this.declared.some((name) => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name));
    if (!isDeclared) throw new Error(`The plugin keeps "${key}", which its manifest does not declare under "storage".`);
  }
}

/** Stands still until it is told to go on. */
export class FakeClock implements Clock {
  #now = Date.UTC(2026, 10, 21, 20);
  #tasks: { readonly at: number; readonly task: () => void }[] = [];

  now(): number {
    return this.#now;
  }
  after(milliseconds: number, task: () => void): () => void {
    const entry = { at: this.#now + milliseconds, task };
    this.#tasks.push(entry);
    return () => {
      this.#tasks = this.#tasks.filter((each) => each !== entry);
    };
  }
  /** Lets time pass and runs what falls due, in order. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const due = this.#tasks.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.#tasks = this.#tasks.filter((each) => each !== due);
      this.#now = Math.max(this.#now, due.at);
      due.task();
    }
    this.#now = end;
  }
}

/** A row that holds what it is given; asking for more is counted. */
export class FakeRow implements Row {
  readonly id = 'row-1';
  description: string | null = null;
  presentation: Row['presentation'] = {};
  loading = false;
  asked = 0;
  constructor(
    readonly items: readonly Content[],
    readonly more = false,
    readonly title: string | null = 'Tonight on the canvas',
  ) {}
  loadMore(): void {
    this.asked += 1;
  }
}

/** Everything a test may look at or change. */
export interface FakeHouse {
  readonly platform: FakePlatform;
  readonly navigation: FakeNavigation;
  readonly storage: FakeStorage;
  /** What belongs to the tab. */
  readonly visitStorage: FakeStorage;
  /** Addresses of servers besides the platform that were spoken to; what they answer, the fake platform answers. */
  readonly outside: string[];
  readonly clock: FakeClock;
  /** Who buys without an account. */
  readonly guest: FakeGuestCheckout;
  readonly videos: FakeVideos;
  readonly channels: FakeChannels;
  readonly screens: FakeScreens;
  readonly watchlists: FakeWatchlists;
  readonly events: AnalyticsEvent[];
  readonly session: { viewer: SessionView['viewer'] };
  readonly realm: RealmView;
  /** What the realm decides about signing in, and the screen. */
  readonly signIn: { appCheck: boolean; isPhone: () => boolean };
  /** Lines of the log, such as `warn: the provider did not answer`. */
  readonly lines: string[];
  /** Addresses of scripts that were asked for. */
  readonly scripts: string[];
  /** What a script does when it has come; rejects where it cannot be had. Nothing, unless a test says otherwise. */
  runScript: (url: string) => void | Promise<void>;
  /** The service behind a token, for `ServicesContext`. */
  readonly service: <T>(token: Token<T>) => T;
  /** The plugin is switched off: the signal aborts, what it registered is disposed, last first. */
  dispose(): void;
}

export interface FakeContextInput<Options> {
  readonly options: Options;
  /** Such as `sign-in/openid`. */
  readonly pluginId?: string;
  /** What the manifest declares under `storage`. */
  readonly storage?: readonly string[];
  /** Origins that scripts may come from; others are refused. */
  readonly scriptSources?: readonly string[];
}

/** A context to activate a plugin with, and the house behind it. */
export function fakeContext<Options>({ options, pluginId = 'section/under-test', storage: declared = [], scriptSources = [] }: FakeContextInput<Options>): {
  readonly context: PluginContext<Options>;
  readonly house: FakeHouse;
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
    visitStorage: new FakeStorage(declared),
    outside: [] as string[],
    clock: new FakeClock(),
    channels: new FakeChannels(),
    screens: new FakeScreens(),
    videos: new FakeVideos(),
    watchlists: new FakeWatchlists(),
    session: { viewer: { id: null, isGuest: true, role: 'GUEST', email: null, isChild: false } as SessionView['viewer'] },
    realm: fakeRealm,
    signIn: { appCheck: false, isPhone: () => false } as { appCheck: boolean; isPhone: () => boolean },
  };
  const guest = new FakeGuestCheckout(parts.platform);
  const services = new Map<symbol, unknown>([
    [platformClient.key, parts.platform],
    [navigation.key, parts.navigation],
    [outsideClient.key, (url: string) => (parts.outside.push(url), parts.platform)],
    [storage.key, parts.storage],
    // The simulated browser's own: what it reaches, a test says with nock.
    [plainFetch.key, (url: string, init: RequestInit) => fetch(url, init)],
    [visitStorage.key, parts.visitStorage],
    [clock.key, parts.clock],
    [entryMemory.key, createEntryMemory(() => ['en guest', null])],
    [channels.key, parts.channels],
    [screens.key, async () => parts.screens],
    [session.key, parts.session],
    [realm.key, parts.realm],
    [analytics.key, { track: (name: string, properties = {}) => events.push({ name, at: parts.clock.now(), userType: 'guest', properties }) }],
    [card.key, FakeCard],
    [cardShelf.key, FakeCardShelf],
    [actions.key, FakeActions],
    [favourites.key, fakeFavourites],
    [watchlists.key, parts.watchlists.bring],
    [guideSettings.key, fakeGuideSettings],
    [signInSettings.key, parts.signIn],
    [keptPositions.key, { position: () => null, forget: () => undefined }],
    [backgroundPicture.key, (address: string) => address],
    [backgroundVideos.key, parts.videos],
    [overlays.key, { isOpen: () => true, open: () => undefined, close: () => undefined } satisfies Overlays],
    [movingPicture.key, FakeMovingPicture],
    [heroPlayer.key, null],
    [contentLinks.key, fakeContentLinks],
    [pluginStates.key, { plugins: [], activate: () => undefined, samples: async () => [] } satisfies PluginStates],
    [notFoundPage.key, FakeNotFound],
    [pageMessage.key, FakeMessage],
    [sectionPage.key, FakeSection],
    [cancellationPromo.key, async () => FakeCancellation],
    [basketCheckout.key, async () => FakeBasketCheckout],
    [guestCheckout.key, async () => guest],
    [stage.key, { locales: [{ code: 'en', name: 'English' }], layout: 'top', menuItems: [], lend: () => () => undefined } satisfies Stage],
    [draftChecker.key, { check: async () => ({ problems: [], shown: null }), read: async () => '' } satisfies DraftChecker],
  ]);
  const service = <T,>(token: Token<T>): T => {
    if (!services.has(token.key)) throw new Error(`The house under test offers no ${token.name}.`);
    return services.get(token.key) as T;
  };
  const context: PluginContext<Options> = {
    pluginId,
    options,
    signal: life.signal,
    log: {
      info: (message) => lines.push(`info: ${message}`),
      warn: (message) => lines.push(`warn: ${message}`),
      error: (message) => lines.push(`error: ${message}`),
    },
    use: service,
    onDispose: (dispose) => disposals.push(dispose),
    loadScript: async (url, defines = () => true) => {
      if (!scriptSources.includes(new URL(url).origin)) throw new Error(`${pluginId} loads ${url}, whose origin its manifest does not declare.`);
      scripts.push(url);
      await house.runScript(url);
      if (!defines()) throw new Error(`${url} has run, but what it should define is not there.`);
    },
  };
  const dispose = (): void => {
    life.abort();
    for (const each of disposals.splice(0).reverse()) each();
  };
  const house: FakeHouse = { ...parts, guest, events, lines, scripts, runScript: () => undefined, service, dispose };
  return { context, house };
}

const fakeGuideSettings: GuideSettings = {
  externalTable: null,
  epgPlaybackContentStatus: 'ENABLED',
  currentProgramPlaybackStatus: 'ENABLED',
  pageSize: 20,
  rowSize: 25,
};

const fakeRealm: RealmView = {
  id: 'ringside',
  title: 'Ringside',
  locale: 'en',
  direction: 'ltr',
  color: () => '#0a0a0c',
  bodyFont: 'system-ui',
  radius: 8,
};

/** Moves nothing; writes down what was asked of it. A test says what the viewer wishes and whether there is anything to show. */
export class FakeVideos implements BackgroundVideos {
  wished = { autoPlay: true, autoPlayAudio: false };
  /** Nothing can be shown. */
  refuses = false;
  readonly asked: { readonly content: string; readonly sound: boolean }[] = [];
  /** What was done with the picture, in order. */
  readonly done: string[] = [];
  #onPlaying: (playing: boolean) => void = () => undefined;

  wishes: BackgroundVideos['wishes'] = async () => this.wished;
  show: BackgroundVideos['show'] = async (content, _place, { sound, onPlaying }) => {
    this.asked.push({ content: content.id, sound });
    if (this.refuses) throw new Error('There is nothing to show.');
    this.#onPlaying = onPlaying;
    onPlaying(true);
    return { play: () => this.#turn('play', true), pause: () => this.#turn('pause', false), end: () => void this.done.push('end') };
  };
  #turn(what: string, playing: boolean): void {
    this.done.push(what);
    this.#onPlaying(playing);
  }
}

/** A heading and a list: the shelf without its scrolling. */
function FakeCardShelf({ row, itemSize, lines = 1, children, below }: CardShelfProps): React.ReactElement {
  return (
    <section aria-label={row.title ?? undefined}>
      {row.title === null ? null : <h2>{row.title}</h2>}
      <ul data-lines={lines} data-item-size={itemSize}>
        {row.items.map((content, index) => (
          <li key={content.id}>{children(content, index)}</li>
        ))}
      </ul>
      {below}
    </section>
  );
}

function FakeActions({ subject }: ActionsProps): React.ReactElement {
  return <a href={`/video/${subject.content.id}`}>Watch now</a>;
}

const fakeFavourites: Favourites = { has: ({ favourite }) => favourite === true, toggle: async () => true };

/** Says what moves, and how; a press says that the words may leave it. */
function FakeMovingPicture({ content, animation, attended, onQuiet }: MovingPictureProps): React.ReactElement {
  useEffect(() => {
    if (attended === true) onQuiet?.(false);
  }, [attended, onQuiet]);
  return (
    <button data-animation={animation} onClick={() => onQuiet?.(true)}>
      {`Moves: ${content.title}`}
    </button>
  );
}

/** Says only that it is the one. */
function FakeNotFound(): React.ReactElement {
  return <h1>Not found</h1>;
}

/** The words and the way on. */
function FakeMessage({ picture, title, text, action, inside }: PageMessageProps): React.ReactElement {
  const Heading = inside === true ? 'h2' : 'h1';
  return (
    <section role={picture === 'error' ? 'alert' : undefined}>
      <Heading>{title}</Heading>
      <p>{text}</p>
      {action !== undefined && ('run' in action ? <button onClick={action.run}>{action.label}</button> : <a href={action.to}>{action.label}</a>)}
    </section>
  );
}

function FakeSection({ section }: { readonly section: string }): React.ReactElement {
  return <h1>The section {section}</h1>;
}

function FakeCancellation({ licence }: CancellationPromoProps): React.ReactElement {
  return <h1>Before {licence.name} ends</h1>;
}

/** The title as a link, which is what a section's test looks for. */
function FakeCard({ content, onOpen, opened }: CardProps): React.ReactElement {
  const open = onOpen && { 'aria-expanded': opened, onClick: (click: React.MouseEvent) => (click.preventDefault(), onOpen(opened !== true)) };
  return (
    <a href={`/video/${content.id}`} {...open}>
      {content.title}
    </a>
  );
}

const fakeContentLinks: ContentLinks = {
  target: (content) => `/video/${content.id}`,
  callToAction: () => ({ href: '/purchase', newTab: false }),
  actionKey: () => 'watchNow',
};
