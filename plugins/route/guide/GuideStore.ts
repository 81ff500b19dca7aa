/** The channels of the guide, and the fetching of what they show: where the viewer looks, and a page further each way (LIV-036). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { endsEarly, readGuidePage, usableItems, type Answered, type GuideChannel, type GuideSettings, type ListReport, type PlatformClient } from '../../../core/sdk';
import { isWished, missingTiles, widening, type AskedPage, type GuideWish, type TileState } from './guidePlan';
import { KnownProgrammes } from './KnownProgrammes';
import type { Span, Stretch } from './timeline';

export interface GuideDeps {
  readonly client: PlatformClient;
  readonly settings: GuideSettings;
  readonly span: Span;
  /** A guide of its own in place of the realm's. */
  readonly epgId?: string | undefined;
  readonly report: (error: unknown) => void;
}

/** At once: more would only wait in the browser, and what it asks for may be out of sight by then. */
const CALLS_AT_ONCE = 3;

export class GuideStore {
  /** Known channels in their order. */
  channels: readonly GuideChannel[] = [];
  /** The guide's beginning could not be loaded; there is nothing to show (LIV-037). */
  failed = false;
  /** Something later could not. */
  incomplete = false;
  /** Every channel is known. */
  whole = false;
  readonly programmes: KnownProgrammes;
  private totalResults: number | null = null;
  private readonly pages: AskedPage[] = [];
  private readonly days = new Map<string, Map<number, TileState>>();
  private nextPageAsked = false;
  /** Where the next page of channels begins. */
  private cursor: string | undefined;
  private calls = 0;
  private wish: GuideWish | null = null;
  private day: { readonly channel: string; readonly times: Stretch } | null = null;
  private wantsAll = false;
  private ending = new AbortController();

  constructor(private readonly deps: GuideDeps) {
    this.programmes = new KnownProgrammes(deps.span, deps.report);
    makeAutoObservable<this, 'deps' | 'totalResults' | 'pages' | 'days' | 'nextPageAsked' | 'cursor' | 'calls' | 'wish' | 'day' | 'wantsAll' | 'ending'>(
      this,
      { ...unobserved, channels: observableRef, totalResults: true },
    );
  }

  get span(): Span {
    return this.deps.span;
  }

  /** Nothing has come yet. */
  get loading(): boolean {
    return this.channels.length === 0 && !this.whole && !this.failed;
  }

  /** Channels in all, also those that are not known yet. */
  get count(): number {
    return this.whole ? this.channels.length : Math.max(this.totalResults ?? 0, this.channels.length);
  }

  /** What is in sight: it is fetched, then a page more each way. Rows may reach beyond the channels that are known. */
  show(wish: GuideWish): void {
    this.wish = wish;
    this.fetchMore();
  }

  /** One channel's day, for those who see one at a time (LIV-030). */
  showDay(channel: string, times: Stretch): void {
    this.day = { channel, times };
    this.fetchMore();
  }

  /** Every channel is wanted, to be searched. */
  wantAll(): void {
    this.wantsAll = true;
    this.fetchMore();
  }

  /** What failed is asked for once more. */
  retry(): void {
    this.failed = false;
    this.incomplete = false;
    this.forget('failed');
    this.fetchMore();
  }

  /** The connection was away: what is in sight may have changed meanwhile. */
  refresh(): void {
    this.forget('answered');
    this.fetchMore();
  }

  /** Its page is shown, for the first time or again. */
  begin(): void {
    if (!this.ending.signal.aborted) return;
    this.ending = new AbortController();
    this.forget('failed');
    this.fetchMore();
  }

  /** Its page is gone: what is on its way is dropped. */
  dispose(): void {
    this.ending.abort();
  }

  /** Those tiles are asked for again; what is known of them stays until then. */
  private forget(wanted: TileState): void {
    for (const tiles of [...this.pages.map((page) => page.tiles), ...this.days.values()])
      for (const [tile, state] of tiles) if (state === wanted) tiles.delete(tile);
  }

  private fetchMore(): void {
    while (this.calls < CALLS_AT_ONCE && !this.failed && !this.ending.signal.aborted) {
      const call = this.nextCall();
      if (call === null) return;
      this.calls += 1;
      void call().finally(() => {
        this.calls -= 1;
        this.fetchMore();
      });
    }
  }

  /** The call that is wanted most. */
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
      // Pages come one after the other, so a row far down is reached by way of those before it.
      if (mayAsk && this.channels.length < rows.to) return () => this.readNextPage(times);
    }
    const { times } = this.wish;
    return this.wantsAll && mayAsk ? () => this.readNextPage(times) : null;
  }

  private async readTiles({ ids, tiles: asked, after, channel }: Pick<AskedPage, 'ids' | 'tiles'> & { readonly after?: string | undefined; readonly channel?: string }, tiles: Stretch): Promise<void> {
    mark(asked, tiles, 'asked');
    try {
      const { channels } = await this.read(tiles, { lastSeen: after, channel });
      mark(asked, tiles, 'answered');
      runInAction(() => this.programmes.take(ids, channels, tiles));
    } catch (error) {
      mark(asked, tiles, 'failed');
      this.fail(error, 'incomplete');
    }
  }

  private async readNextPage(times: Stretch): Promise<void> {
    this.nextPageAsked = true;
    const tiles = this.programmes.tilesIn(times);
    const after = this.cursor;
    try {
      const { channels, paging, totalResults } = await this.read(tiles, { lastSeen: after });
      runInAction(() => {
        this.totalResults = totalResults ?? null;
        this.append(channels, after, tiles);
        // A platform that names no cursor goes on after the last channel.
        this.cursor = paging?.lastSeen ?? this.pages.at(-1)?.ids.at(-1);
        // A page that brings nothing new ends the guide: a cursor that repeats would otherwise be asked for ever.
        const promised = paging?.moreDataAvailable === true;
        this.whole = !promised || this.pages.at(-1)?.after !== after;
        if (promised && this.whole) endsEarly(this.told);
      });
    } catch (error) {
      this.fail(error, this.pages.length === 0 ? 'failed' : 'incomplete');
    } finally {
      this.nextPageAsked = false;
    }
  }

  private append(answered: Answered<GuideChannel>, after: string | undefined, tiles: Stretch): void {
    const known = new Set(this.channels.map(({ id }) => id));
    const usable = usableItems(answered, this.told, ({ id, name }) => Boolean(id && name));
    const fresh = usable.filter(({ id }) => !known.has(id));
    if (fresh.length === 0) return;
    const ids = fresh.map(({ id }) => id);
    const page: AskedPage = { after, first: this.channels.length, ids, tiles: new Map() };
    mark(page.tiles, tiles, 'answered');
    this.pages.push(page);
    this.programmes.take(ids, fresh, tiles);
    this.channels = [...this.channels, ...fresh];
  }

  private get told(): ListReport {
    return { list: 'the channels of the guide', report: this.deps.report };
  }

  private read(tiles: Stretch, which: { readonly lastSeen?: string | undefined; readonly channel?: string | undefined }) {
    const { client, settings, epgId } = this.deps;
    return readGuidePage(client, settings, { ...this.programmes.timesOf(tiles), ...which, epgId, signal: this.ending.signal });
  }

  private fail(error: unknown, how: 'failed' | 'incomplete'): void {
    if (this.ending.signal.aborted) return;
    this.deps.report(error);
    runInAction(() => (this[how] = true));
  }
}

/** What only the fetching needs to know. */
const unobserved = { deps: false, span: false, programmes: false, pages: false, days: false, nextPageAsked: false, cursor: false, calls: false, wish: false, day: false, wantsAll: false, ending: false } as const;

function mark(tiles: Map<number, TileState>, { from, to }: Stretch, state: TileState): void {
  for (let tile = from; tile < to; tile++) tiles.set(tile, state);
}
