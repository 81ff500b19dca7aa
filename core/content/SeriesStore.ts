/**
 * A series: its seasons, paged in both directions, and the season whose episodes are shown (CAT-021 to
 * CAT-023, CAT-031 to CAT-038).
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SeasonSummary } from '../generated/platform';
import { PAGE_SIZES } from '../sdk/constants';
import { CallError } from '../sdk/platform';
import { type Answered, usableItems, withId } from '../sdk/usableItems';
import { readAdjacentSeasons, readSeries } from '../sdk/endpoints/lists';
import { seasonEntryOf, seriesOf, type SeasonEntry, type Series } from './listHeads';
import type { LoadedPage } from './LoadedPage';
import { openSeason, type ListDeps, type ShownSeason } from './openLists';
import {
  type AdjacentSeasons,
  appendForward,
  initialise,
  openingSeason,
  prependBackward,
  setAdjacent,
  type SeasonList,
} from './seasonList';

/** Content named by the URL. */
export type SeriesAddress =
  | {
      readonly kind: 'series';
      readonly seriesId: string;
      /** The season navigated from (CAT-005). */ readonly fromSeasonId: string | null;
    }
  | { readonly kind: 'season'; readonly seasonId: string };

export type SeriesState =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed' }
  /** `series` is null for a season without a series, or when the series failed to load. */
  | { readonly status: 'ready'; readonly series: Series | null; readonly list: SeasonList };

/** Which part of the season list failed to load (CAT-038). */
export type SeasonsProblem =
  'failedToLoadSeasons' | 'failedToLoadMoreSeasons' | 'failedToLoadPreviousSeasons';

export class SeriesStore {
  state: SeriesState = { status: 'loading' };
  /** The selected season; null for a series without seasons. */
  shown: LoadedPage<ShownSeason> | null = null;
  /** The last season that loaded; the page header keeps showing it while another one loads. */
  current: ShownSeason | null = null;
  chosen: string | null = null;
  problem: SeasonsProblem | null = null;
  busy = false;
  #address: SeriesAddress | null = null;
  #ending = new AbortController();

  readonly #deps: ListDeps;

  constructor(deps: ListDeps) {
    this.#deps = deps;
    makeAutoObservable(
      this,
      { state: observableRef, shown: observableRef, current: observableRef },
      { autoBind: true },
    );
  }

  /** Shows the content of a URL. For another season of the loaded series only the episodes change. */
  async show(address: SeriesAddress): Promise<void> {
    this.#address = address;
    const wanted = address.kind === 'season' ? address.seasonId : address.fromSeasonId;
    if (this.state.status === 'ready' && this.holds(address)) {
      const season = wanted ?? this.chosen;
      if (season !== null && (season !== this.chosen || this.shown?.state.status !== 'ready'))
        await this.choose(season);
      return;
    }
    await this.load();
  }

  /** Loads from scratch. Never rejects; a failure is a state with a retry. */
  async load(): Promise<void> {
    const address = this.#address;
    if (address === null) return;
    this.dispose();
    const { signal } = (this.#ending = new AbortController());
    this.state = { status: 'loading' };
    this.problem = null;
    await (address.kind === 'series'
      ? this.loadSeries(address, signal)
      : this.loadSeason(address.seasonId, signal));
  }

  /** Selects a season of the list. */
  async choose(seasonId: string): Promise<void> {
    this.shown?.dispose();
    this.chosen = seasonId;
    const page = openSeason(seasonId, this.#deps);
    this.shown = page;
    await page.load();
    const { state } = page;
    if (state.status === 'ready') runInAction(() => (this.current = state.value));
  }

  /** Everything that the page shows first has been loaded. */
  get isWhole(): boolean {
    const { state, shown, problem } = this;
    if (state.status !== 'ready' || problem !== null) return false;
    return shown === null ? state.list.seasons.length === 0 : shown.state.status === 'ready';
  }

  get moreBefore(): boolean {
    return this.state.status === 'ready' && this.state.list.before !== null;
  }

  get moreAfter(): boolean {
    return this.state.status === 'ready' && this.state.list.after !== null;
  }

  loadEarlier(): Promise<void> {
    return this.extend('before', 'failedToLoadPreviousSeasons');
  }

  loadLater(): Promise<void> {
    return this.extend('after', 'failedToLoadMoreSeasons');
  }

  /** Retries the failed part of the season list. */
  retry(): Promise<void> {
    if (this.problem === 'failedToLoadPreviousSeasons') return this.loadEarlier();
    if (this.problem === 'failedToLoadMoreSeasons') return this.loadLater();
    return this.load();
  }

  /** Called when the page is left. Loaded content is retained for a return; a pending load is aborted. */
  leave(): void {
    if (this.state.status !== 'ready') this.#ending.abort();
    this.shown?.leave();
  }

  private dispose(): void {
    this.#ending.abort();
    this.shown?.dispose();
  }

  private holds(address: SeriesAddress): boolean {
    if (this.state.status !== 'ready') return false;
    const { series, list } = this.state;
    return address.kind === 'series'
      ? series?.id === address.seriesId
      : list.seasons.some(({ id }) => id === address.seasonId);
  }

  private async loadSeries(
    { seriesId, fromSeasonId }: Extract<SeriesAddress, { kind: 'series' }>,
    signal: AbortSignal,
  ): Promise<void> {
    try {
      const { series, list } = await this.readSeries(seriesId, signal);
      if (signal.aborted) return;
      const season = openingSeason(list, fromSeasonId);
      runInAction(() => {
        this.state = { status: 'ready', series, list };
        this.chosen = null;
        this.shown = null;
        this.current = null;
      });
      if (season !== null) await this.choose(season.id);
    } catch (error) {
      this.failed(error, signal);
    }
  }

  /**
   * Loads the season first, since it names its series. If the series or the adjacent seasons fail, the season
   * is still shown.
   */
  private async loadSeason(seasonId: string, signal: AbortSignal): Promise<void> {
    const page = openSeason(seasonId, this.#deps);
    this.shown = page;
    this.chosen = seasonId;
    await page.load();
    if (signal.aborted) return;
    if (page.state.status !== 'ready') {
      runInAction(() => (this.state = { status: page.state.status === 'missing' ? 'missing' : 'failed' }));
      return;
    }
    const { value } = page.state;
    const { season } = value;
    runInAction(() => (this.current = value));
    const seriesId = season.series?.id;
    if (!seriesId) {
      runInAction(() => (this.state = { status: 'ready', series: null, list: setAdjacent(season, null) }));
      return;
    }
    const [series, adjacent] = await Promise.allSettled([
      this.readSeries(seriesId, signal),
      this.readAdjacent(seriesId, seasonId, signal),
    ]);
    if (signal.aborted) return;
    for (const { reason } of [series, adjacent].filter((answer) => answer.status === 'rejected'))
      this.#deps.report(reason);
    runInAction(() => {
      const around = adjacent.status === 'fulfilled' ? adjacent.value : null;
      this.state = {
        status: 'ready',
        series: series.status === 'fulfilled' ? series.value.series : null,
        list: setAdjacent(season, around),
      };
      this.problem = adjacent.status === 'fulfilled' ? null : 'failedToLoadSeasons';
    });
  }

  private async extend(end: 'before' | 'after', problem: SeasonsProblem): Promise<void> {
    const { state } = this;
    if (state.status !== 'ready' || this.busy) return;
    const seasonId = state.list[end];
    const seriesId = state.series?.id ?? this.seriesOfShown;
    if (seasonId === null || !seriesId) return;
    this.busy = true;
    this.problem = null;
    const { signal } = this.#ending;
    try {
      const { preceding, following } = await this.readAdjacent(seriesId, seasonId, signal);
      if (signal.aborted) return;
      runInAction(() => {
        this.state = {
          ...state,
          list:
            end === 'before' ? prependBackward(state.list, preceding) : appendForward(state.list, following),
        };
      });
    } catch (error) {
      if (signal.aborted) return;
      this.#deps.report(error);
      runInAction(() => (this.problem = problem));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private get seriesOfShown(): string | null {
    return this.current?.season.series?.id ?? null;
  }

  private async readSeries(
    seriesId: string,
    signal: AbortSignal,
  ): Promise<{ readonly series: Series; readonly list: SeasonList }> {
    const answer = await this.#deps.client.call(readSeries, {
      path: { seriesId },
      query: { rpp: PAGE_SIZES.series },
      signal,
    });
    const seasons = this.usable(answer.seasons, seriesId);
    return {
      series: seriesOf(answer),
      list: initialise(seasons, answer.paging?.moreDataAvailable !== false),
    };
  }

  private async readAdjacent(
    seriesId: string,
    seasonId: string,
    signal: AbortSignal,
  ): Promise<AdjacentSeasons> {
    const around = await this.#deps.client.call(readAdjacentSeasons, {
      path: { seriesId, seasonId },
      query: { size: PAGE_SIZES.series },
      signal,
    });
    return {
      preceding: this.usable(around.precedingSeasons, seriesId),
      following: this.usable(around.followingSeasons, seriesId),
    };
  }

  private usable(seasons: Answered<SeasonSummary>, seriesId: string): readonly SeasonEntry[] {
    const list = `the seasons of the series "${seriesId}"`;
    return usableItems(seasons, { list, report: this.#deps.report }, withId).map(seasonEntryOf);
  }

  private failed(error: unknown, signal: AbortSignal): void {
    if (signal.aborted) return;
    const missing = error instanceof CallError && error.status === 404;
    this.#deps.report(error);
    runInAction(() => (this.state = { status: missing ? 'missing' : 'failed' }));
  }
}
