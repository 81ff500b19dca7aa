/**
 * The guide's channels, and loading of their programmes: the visible area, then prefetching one page in each
 * direction (LIV-036).
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  endsEarly,
  readGuidePage,
  type GuideRequest,
  usableItems,
  type Answered,
  type GuideChannel,
  type GuideSettings,
  type ListReport,
  type PlatformClient,
} from 'proscenium/sdk';
import {
  isWished,
  missingTiles,
  widening,
  type AskedPage,
  type GuideWish,
  type TileState,
} from './guidePlan';
import { KnownProgrammes } from './KnownProgrammes';
import type { Span, TimeRange } from './timeline';

export interface GuideDeps {
  readonly client: PlatformClient;
  readonly settings: GuideSettings;
  readonly span: Span;
  /** A specific guide instead of the realm's. */
  readonly epgId?: string | undefined;
  readonly report: (error: unknown) => void;
}

/** Concurrent calls: more would only queue in the browser, and may be out of view by then. */
const MAX_CONCURRENT_CALLS = 3;

export class GuideStore {
  /** Loaded channels, in order. */
  channels: readonly GuideChannel[] = [];
  /** The first request failed; nothing can be shown (LIV-037). */
  failed = false;
  /** A later request failed. */
  incomplete = false;
  /** All channels are loaded. */
  whole = false;
  readonly programmes: KnownProgrammes;
  private totalResults: number | null = null;
  private readonly pages: AskedPage[] = [];
  private readonly days = new Map<string, Map<number, TileState>>();
  private nextPageAsked = false;
  /** Cursor of the next page of channels. */
  private cursor: string | undefined;
  private calls = 0;
  private wish: GuideWish | null = null;
  private day: { readonly channel: string; readonly times: TimeRange } | null = null;
  private wantsAll = false;
  private ending = new AbortController();

  constructor(private readonly deps: GuideDeps) {
    this.programmes = new KnownProgrammes(deps.span, deps.report);
    makeAutoObservable<
      this,
      | 'deps'
      | 'totalResults'
      | 'pages'
      | 'days'
      | 'nextPageAsked'
      | 'cursor'
      | 'calls'
      | 'wish'
      | 'day'
      | 'wantsAll'
      | 'ending'
    >(this, { ...unobserved, channels: observableRef, totalResults: true });
  }

  get span(): Span {
    return this.deps.span;
  }

  /** Nothing is loaded yet. */
  get loading(): boolean {
    return this.channels.length === 0 && !this.whole && !this.failed;
  }

  /** Total number of channels, including those not loaded yet. */
  get count(): number {
    return this.whole ? this.channels.length : Math.max(this.totalResults ?? 0, this.channels.length);
  }

  /** Loads the visible area, then one page in each direction. Rows may exceed the loaded channels. */
  show(wish: GuideWish): void {
    this.wish = wish;
    this.fetchMore();
  }

  /** Loads one channel's day, for the list layout (LIV-030). */
  showDay(channel: string, times: TimeRange): void {
    this.day = { channel, times };
    this.fetchMore();
  }

  /** Loads every channel, for searching. */
  wantAll(): void {
    this.wantsAll = true;
    this.fetchMore();
  }

  /** Retries failed requests. */
  retry(): void {
    this.failed = false;
    this.incomplete = false;
    this.forget('failed');
    this.fetchMore();
  }

  /** After a reconnect: refetches what is visible. */
  refresh(): void {
    this.forget('answered');
    this.fetchMore();
  }

  /** The page was mounted, for the first time or again. */
  begin(): void {
    if (!this.ending.signal.aborted) return;
    this.ending = new AbortController();
    this.forget('failed');
    this.fetchMore();
  }

  /** The page was unmounted: aborts pending calls. */
  dispose(): void {
    this.ending.abort();
  }

  /** Marks tiles for refetching; their data is retained until then. */
  private forget(wanted: TileState): void {
    for (const tiles of [...this.pages.map((page) => page.tiles), ...this.days.values()])
      for (const [tile, state] of tiles) if (state === wanted) tiles.delete(tile);
  }

  private fetchMore(): void {
    while (this.calls < MAX_CONCURRENT_CALLS && !this.failed && !this.ending.signal.aborted) {
      const call = this.nextCall();
      if (call === null) return;
      this.calls += 1;
      void call().finally(() => {
        this.calls -= 1;
        this.fetchMore();
      });
    }
  }

  /** The call with the highest priority. */
  private nextCall(): (() => Promise<void>) | null {
    if (this.day !== null) {
      const { channel, times } = this.day;
      const asked = this.days.get(channel) ?? new Map<number, TileState>();
      this.days.set(channel, asked);
      const tiles = missingTiles(asked, this.programmes.tilesIn(times));
      if (tiles !== null) return () => this.readTiles({ ids: [channel], tiles: asked, channel }, tiles);
    }
    if (this.wish === null) return null;
    const mayAsk = !this.whole && !this.nextPageAsked && !this.incomplete;
    for (const wish of widening(this.wish)) {
      const { rows, times } = wish;
      for (const page of this.pages.filter((known) => isWished(known, wish))) {
        const tiles = missingTiles(page.tiles, this.programmes.tilesIn(times));
        if (tiles !== null) return () => this.readTiles(page, tiles);
      }
      // Pages are sequential (cursor), so a distant row requires those before it.
      if (mayAsk && this.channels.length < rows.to) return () => this.readNextPage(times);
    }
    const { times } = this.wish;
    return this.wantsAll && mayAsk ? () => this.readNextPage(times) : null;
  }

  private async readTiles(
    {
      ids,
      tiles: asked,
      after,
      channel,
    }: Pick<AskedPage, 'ids' | 'tiles'> & { readonly after?: string | undefined; readonly channel?: string },
    tiles: TimeRange,
  ): Promise<void> {
    const { signal } = this.ending;
    mark(asked, tiles, 'asked');
    try {
      const { channels } = await this.read(tiles, { lastSeen: after, channel, signal });
      mark(asked, tiles, 'answered');
      runInAction(() => this.programmes.take(ids, channels, tiles));
    } catch (error) {
      mark(asked, tiles, signal.aborted ? 'aborted' : 'failed');
      if (!signal.aborted) this.fail(error, 'incomplete');
    }
  }

  private async readNextPage(times: TimeRange): Promise<void> {
    this.nextPageAsked = true;
    const tiles = this.programmes.tilesIn(times);
    const after = this.cursor;
    const { signal } = this.ending;
    try {
      const { channels, paging, totalResults } = await this.read(tiles, { lastSeen: after, signal });
      runInAction(() => {
        this.totalResults = totalResults ?? null;
        this.append(channels, after, tiles);
        // Without a cursor from the platform, continues after the last channel.
        this.cursor = paging?.lastSeen ?? this.pages.at(-1)?.ids.at(-1);
        // A page without new channels ends the guide: a repeated cursor would otherwise loop forever.
        const promised = paging?.moreDataAvailable === true;
        this.whole = !promised || this.pages.at(-1)?.after !== after;
        if (promised && this.whole) endsEarly(this.report);
      });
    } catch (error) {
      if (!signal.aborted) this.fail(error, this.pages.length === 0 ? 'failed' : 'incomplete');
    } finally {
      this.nextPageAsked = false;
    }
  }

  private append(answered: Answered<GuideChannel>, after: string | undefined, tiles: TimeRange): void {
    const known = new Set(this.channels.map(({ id }) => id));
    const usable = usableItems(answered, this.report, ({ id, name }) => Boolean(id && name));
    const fresh = usable.filter(({ id }) => !known.has(id));
    if (fresh.length === 0) return;
    const ids = fresh.map(({ id }) => id);
    const page: AskedPage = { after, first: this.channels.length, ids, tiles: new Map() };
    mark(page.tiles, tiles, 'answered');
    this.pages.push(page);
    this.programmes.take(ids, fresh, tiles);
    this.channels = [...this.channels, ...fresh];
  }

  private get report(): ListReport {
    return { list: 'the channels of the guide', report: this.deps.report };
  }

  private read(tiles: TimeRange, which: Pick<GuideRequest, 'lastSeen' | 'channel' | 'signal'>) {
    const { client, settings, epgId } = this.deps;
    return readGuidePage(client, settings, {
      ...this.programmes.timesOf(tiles),
      ...which,
      epgId,
    });
  }

  private fail(error: unknown, how: 'failed' | 'incomplete'): void {
    this.deps.report(error);
    runInAction(() => (this[how] = true));
  }
}

/** Internal to loading; not observable. */
const unobserved = {
  deps: false,
  span: false,
  programmes: false,
  pages: false,
  days: false,
  nextPageAsked: false,
  cursor: false,
  calls: false,
  wish: false,
  day: false,
  wantsAll: false,
  ending: false,
} as const;

/** Tiles of an aborted call are as if never requested: the page may be shown again before the call ends. */
function mark(tiles: Map<number, TileState>, { from, to }: TimeRange, state: TileState | 'aborted'): void {
  for (let tile = from; tile < to; tile++)
    if (state === 'aborted') tiles.delete(tile);
    else tiles.set(tile, state);
}
