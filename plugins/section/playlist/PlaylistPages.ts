/**
 * Videos of an expanded playlist or season, paginated: a preview of two, then the full list (HOM-078,
 * HOM-079, HOM-088 to HOM-093).
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  endsEarly,
  PAGE_SIZES,
  usableCards,
  type Answered,
  type Content,
  type ListReport,
  type PlatformClient,
  type Sharing,
} from 'proscenium/sdk';
import { readPlaylist, readSeason } from 'proscenium/sdk/endpoints/lists';

/** Paging state of a discovery carousel (HOM-088 to HOM-092). */
export interface DiscoveryPages {
  /** 1-based; 0: nothing loaded yet. */
  readonly page: number;
  /** Page size. */
  readonly rpp: number;
}

export type DiscoveryStep =
  | { readonly type: 'next' }
  | { readonly type: 'previous' }
  | { readonly type: 'goTo'; readonly page: number }
  /** The requested page failed to load. */
  | { readonly type: 'failed' }
  | { readonly type: 'rpp'; readonly rpp: number };

export function discoveryPages(state: DiscoveryPages, step: DiscoveryStep): DiscoveryPages {
  switch (step.type) {
    case 'next':
      return { ...state, page: state.page + 1 };
    case 'previous':
    case 'failed':
      return { ...state, page: Math.max(0, state.page - 1) };
    case 'goTo':
      return { ...state, page: Math.max(0, step.page) };
    case 'rpp':
      return step.rpp === state.rpp ? state : { page: 1, rpp: step.rpp };
  }
}

/** The minimum is 0, but there is nothing before page 1 (HOM-092). */
export const hasPrevious = ({ page }: DiscoveryPages): boolean => page > 1;

export type PlaylistState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready';
      readonly items: readonly Content[];
      readonly hasNext: boolean;
      readonly total: number | null;
      readonly pages: number | null;
    };

type Answer = Omit<Extract<PlaylistState, { status: 'ready' }>, 'status'> & {
  readonly sharing: Sharing | null;
};

export class PlaylistPages {
  state: PlaylistState = { status: 'loading' };
  paging: DiscoveryPages = { page: 0, rpp: PAGE_SIZES.preview };
  /** Another page is loading; the current one stays visible. */
  turning = false;
  sharing: Sharing | null = null;
  #ending = new AbortController();
  /** Seasons use cursors: the cursor of each page. */
  #cursors: (string | undefined)[] = [undefined];

  readonly #list: Content;
  readonly #client: PlatformClient;
  readonly #report: (error: unknown) => void;

  constructor(list: Content, client: PlatformClient, report: (error: unknown) => void) {
    this.#list = list;
    this.#client = client;
    this.#report = report;
    makeAutoObservable(this, { state: observableRef, sharing: observableRef });
  }

  get isPreview(): boolean {
    return this.paging.rpp === PAGE_SIZES.preview;
  }

  get hasPrevious(): boolean {
    return hasPrevious(this.paging);
  }

  get hasNext(): boolean {
    return this.state.status === 'ready' && this.state.hasNext;
  }

  /** The last page that can be opened: any page of a playlist (by number), of a season those with a known cursor. */
  get lastReachable(): number {
    if (this.state.status !== 'ready') return this.paging.page;
    const known = this.isSeason ? this.#cursors.length : (this.state.pages ?? this.paging.page);
    return Math.max(this.paging.page, known);
  }

  /** Restores the last page, else loads the first. */
  open(): Promise<void> {
    return this.state.status === 'ready' ? Promise.resolve() : this.load();
  }

  /** Loads the first page; also retries after a failure. */
  load(): Promise<void> {
    this.state = { status: 'loading' };
    return this.take({ type: 'goTo', page: 1 });
  }

  next(): Promise<void> {
    return this.hasNext && !this.turning ? this.take({ type: 'next' }) : Promise.resolve();
  }

  previous(): Promise<void> {
    return this.hasPrevious && !this.turning ? this.take({ type: 'previous' }) : Promise.resolve();
  }

  /** Ignores a page that cannot be opened. */
  goTo(page: number): Promise<void> {
    const possible = page >= 1 && page <= this.lastReachable && page !== this.paging.page;
    return possible && !this.turning ? this.take({ type: 'goTo', page }) : Promise.resolve();
  }

  /**
   * Changes the page size: two for the preview, a full line for the full list (HOM-093). Starts at the first
   * page (HOM-092).
   */
  show(rpp: number): Promise<void> {
    if (rpp === this.paging.rpp) return Promise.resolve();
    this.#cursors = [undefined];
    return this.take({ type: 'rpp', rpp });
  }

  /** Retains what is loaded; aborts a pending page, after which the next visit starts with the first. */
  leave(): void {
    this.#ending.abort();
    if (this.turning) this.state = { status: 'loading' };
    this.turning = false;
  }

  /** Resets to the preview. */
  close(): void {
    this.leave();
    this.state = { status: 'loading' };
    this.paging = { page: 0, rpp: PAGE_SIZES.preview };
    this.#cursors = [undefined];
  }

  private async take(step: DiscoveryStep): Promise<void> {
    const before = this.paging;
    this.paging = discoveryPages(before, step);
    this.turning = true;
    this.#ending.abort();
    const { signal } = (this.#ending = new AbortController());
    try {
      const { sharing, ...answer } = await this.fetch(this.paging, signal);
      if (signal.aborted) return;
      runInAction(() => {
        this.state = { status: 'ready', ...answer };
        this.sharing = sharing;
        this.turning = false;
      });
    } catch {
      if (signal.aborted) return;
      runInAction(() => {
        this.turning = false;
        // HOM-091. Loaded items stay visible; without any an error is shown.
        this.paging = step.type === 'next' ? discoveryPages(this.paging, { type: 'failed' }) : before;
        if (this.state.status !== 'ready') this.state = { status: 'failed' };
      });
    }
  }

  private async fetch({ page, rpp }: DiscoveryPages, signal: AbortSignal): Promise<Answer> {
    const { id, seasonId, playlistId } = this.#list;
    if (this.isSeason) {
      const lastSeen = this.#cursors[page - 1];
      const answer = await this.#client.call(readSeason, {
        path: { id: seasonId ?? id },
        query: { rpp, ...(lastSeen === undefined ? {} : { lastSeen }) },
        signal,
      });
      const cursor = answer.paging?.lastSeen ?? undefined;
      // A repeated cursor would loop forever.
      const promised = answer.paging?.moreDataAvailable === true && cursor !== undefined;
      const hasNext = promised && cursor !== lastSeen;
      if (promised && !hasNext) endsEarly(this.report);
      // Beyond the last page there is nothing to go to.
      if (hasNext) this.#cursors[page] = cursor;
      else this.#cursors.length = page;
      const total = answer.episodeCount ?? null;
      return {
        items: this.usable(answer.episodes),
        hasNext,
        total,
        pages: total === null ? null : Math.ceil(total / rpp),
        sharing: answer.socialSharingDetail ?? null,
      };
    }
    const { videos, socialSharingDetail } = await this.#client.call(readPlaylist, {
      path: { id: playlistId ?? id },
      query: { p: page, rpp },
      signal,
    });
    const pages = videos?.totalPages ?? 1;
    return {
      items: this.usable(videos?.vods),
      hasNext: page < pages,
      total: videos?.totalResults ?? this.#list.itemCount ?? null,
      pages,
      sharing: socialSharingDetail ?? null,
    };
  }

  private get isSeason(): boolean {
    const { type, playlistType } = this.#list;
    return type === 'SEASON' || playlistType === 'season';
  }

  private usable(answered: Answered<Content>): Content[] {
    return usableCards(answered, this.report);
  }

  private get report(): ListReport {
    return { list: `the playlist "${this.#list.id}"`, report: this.#report };
  }
}
