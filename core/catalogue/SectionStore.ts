/** State of a section page: its heroes and rows, loaded as the page scrolls (HOM-001 to HOM-003). */
import type { Bucket } from '../generated/platform';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Page } from '../realm/checkedRealm';
import { CallError } from '../sdk/platform';
import { endsEarly, type ListReport, usableItems } from '../sdk/usableItems';
import type { Content } from '../sdk/services';
import { BucketRow } from './BucketRow';
import type { ContentApi, SectionAnswer } from './contentApi';
import { fallbackSection, pageSize, type SectionFacts, sectionFor } from './rowSections';
import { token } from '../sdk/token';

/** A row that the realm fixes, or that the platform returned. */
export interface SectionRow {
  readonly key: string;
  /** Name of the row renderer; null when the realm has none for the row. */
  readonly variant: string | null;
  /** As the first row, it replaces the page's heading. */
  readonly headsPage: boolean;
  readonly row: BucketRow;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Cursor for the next page of rows. */
interface Cursor {
  readonly lastSeen: string;
}

export type SectionState =
  | { readonly status: 'loading' }
  /** The platform has no such section. */
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly error: unknown }
  | {
      readonly status: 'ready';
      readonly title: string | null;
      readonly rows: readonly SectionRow[];
      readonly more: Cursor | null;
      /** How often the rows were loaded from the start. */
      readonly load: number;
    };

export interface SectionSources {
  readonly api: ContentApi;
  /** The row renderers of the realm's plugins. */
  readonly sections: readonly SectionFacts[];
  /** Fixed rows by section id, from the realm document. */
  readonly pages: Readonly<Record<string, Page>>;
  /** A realm's own text in the language of the page. */
  readonly localise: (text: Page['rows'][number]['title']) => string | null;
  /** The response to the page's early request, if there was one. */
  readonly firstAnswer: (section: string) => Promise<SectionAnswer> | undefined;
  /** Called with every response used for rows: validation and repair happen after the page has rendered. */
  readonly taken?: (store: SectionStore, answer: SectionAnswer) => void;
  readonly report: (error: unknown) => void;
}

/** Maximum number of consecutive pages without a visible row to skip. */
const MAX_EMPTY_PAGES = 5;

export class SectionStore {
  state: SectionState = { status: 'loading' };
  loadingMore = false;
  #loads = 0;
  /** Ends the calls of the rows on show. */
  #shown = new AbortController();
  /** Ends the fetch of the first rows; once they have arrived, the same as {@link #shown}. */
  #ending = this.#shown;

  readonly #sources: SectionSources;

  constructor(
    readonly section: string,
    sources: SectionSources,
  ) {
    this.#sources = sources;
    makeAutoObservable(this, { state: observableRef });
  }

  /** Sets the rows from a first response: the page's early one, or the store's own. */
  take(answer: SectionAnswer): void {
    this.state = this.ready(answer);
    this.#sources.taken?.(this, answer);
  }

  /**
   * Loads from the start, unless rows are there already: from the early response, or from before the page was
   * left. A failure is a state with a retry, never an exception.
   */
  async load(): Promise<void> {
    if (this.state.status === 'ready' && !this.#shown.signal.aborted) return this.passOverBare();
    this.state = { status: 'loading' };
    return this.fetchFirst();
  }

  /** Reloads for another viewer or language: the current rows stay until the new ones arrive (SGN-005, LOC-010). */
  reload(): Promise<void> {
    return this.fetchFirst();
  }

  private async fetchFirst(): Promise<void> {
    // The current rows stay usable until others replace them, also if the fetch fails.
    if (this.#ending !== this.#shown || this.state.status !== 'ready') this.#ending.abort();
    const ending = new AbortController();
    this.#ending = ending;
    try {
      const early = this.#sources.firstAnswer(this.section);
      const ask = () => this.#sources.api.section(this.section, ending.signal);
      const answer = await (early === undefined ? ask() : early.catch(ask));
      if (ending.signal.aborted) return;
      this.#shown.abort();
      this.#shown = ending;
      runInAction(() => {
        // The further rows that were loading belonged to the rows before.
        this.loadingMore = false;
        this.take(answer);
      });
      await this.passOverBare();
    } catch (error) {
      if (ending.signal.aborted) return;
      this.#sources.report(error);
      runInAction(() => {
        if (this.state.status !== 'ready')
          this.state =
            error instanceof CallError && error.status === 404
              ? { status: 'missing' }
              : { status: 'failed', error };
      });
    }
  }

  /** A page without visible rows has no end marker to scroll to, so the next page is loaded at once. */
  private async passOverBare(): Promise<void> {
    if (this.state.status === 'ready' && this.state.rows.length === 0) await this.loadMore();
  }

  /**
   * Loads the next rows, skipping pages with only empty ones. On failure the rows stay, and the next scroll
   * retries.
   */
  async loadMore(): Promise<void> {
    const { state } = this;
    if (state.status !== 'ready' || state.more === null || this.loadingMore) return;
    this.loadingMore = true;
    const { signal } = this.#shown;
    try {
      const known = new Set(state.rows.map(({ key }) => key));
      let fresh: readonly SectionRow[] = [];
      let more: Cursor | null = state.more;
      for (let pages = 0; more !== null && fresh.length === 0 && pages < MAX_EMPTY_PAGES; pages += 1) {
        const answer = await this.#sources.api.section(this.section, signal, more.lastSeen);
        if (signal.aborted) return;
        fresh = this.platformRows(this.bucketsOf(answer)).filter(({ key }) => !known.has(key));
        this.#sources.taken?.(this, answer);
        const next = cursorOf(answer);
        // A repeated cursor would be requested forever.
        more = next?.lastSeen === more.lastSeen ? null : next;
        if (next !== null && more === null) endsEarly(this.report);
      }
      if (more !== null && fresh.length === 0) endsEarly(this.report);
      runInAction(
        () =>
          (this.state = { ...state, rows: [...state.rows, ...fresh], more: fresh.length > 0 ? more : null }),
      );
    } catch (error) {
      if (!signal.aborted) this.#sources.report(error);
    } finally {
      if (signal === this.#shown.signal) runInAction(() => (this.loadingMore = false));
    }
  }

  /** The page is left: loaded rows are retained for a return, an unfinished first load is aborted. */
  leave(): void {
    if (this.state.status !== 'ready') this.#ending.abort();
  }

  private ready(answer: SectionAnswer): SectionState {
    const fixed = this.#sources.pages[this.section];
    const title = answer.title ?? null;
    const load = (this.#loads += 1);
    const heroes = heroRow(answer.heroes ?? []);
    const buckets = this.bucketsOf(answer);
    if (fixed === undefined) {
      const hero =
        heroes === null
          ? []
          : [
              this.rowOf(
                'heroes',
                this.#sources.sections.find(({ headsPage }) => headsPage),
                heroes,
                {},
              ),
            ];
      return {
        status: 'ready',
        title,
        rows: [...hero, ...this.platformRows(buckets)],
        more: cursorOf(answer),
        load,
      };
    }
    const rows = fixed.rows.flatMap(({ type, bucket: bucketId, title, ...options }, index) => {
      const bucket =
        bucketId === undefined ? heroes : buckets.find((candidate) => candidate.bucketId === bucketId);
      if (!bucket) return [];
      const section = this.#sources.sections.find(({ name }) => name === type);
      return [
        this.rowOf(`${index}-${bucket.bucketId}`, section, bucket, options, this.#sources.localise(title)),
      ];
    });
    return { status: 'ready', title, rows: rows.filter(({ row }) => row.items.length > 0), more: null, load };
  }

  /** Omits empty buckets (HOM-003). */
  private platformRows(buckets: readonly Bucket[]): SectionRow[] {
    return buckets
      .map((bucket) => this.rowOf(bucket.bucketId, sectionFor(this.#sources.sections, bucket), bucket, {}))
      .filter(({ row }) => row.items.length > 0);
  }

  /** The rows of a response; null entries and those without an id are omitted and reported (ENT-025). */
  private bucketsOf(answer: SectionAnswer): readonly Bucket[] {
    return usableItems<Bucket>(answer.buckets, this.report, ({ bucketId }) => Boolean(bucketId));
  }

  private get report(): ListReport {
    return { list: `the rows of the section "${this.section}"`, report: this.#sources.report };
  }

  /** Where the realm lacks the intended row renderer, the fallback draws the row. */
  private rowOf(
    key: string,
    meant: SectionFacts | undefined,
    bucket: Bucket,
    options: Readonly<Record<string, unknown>>,
    title: string | null = null,
  ): SectionRow {
    const { api, sections, report } = this.#sources;
    const drawn = meant ?? fallbackSection(sections);
    const row = new BucketRow(
      bucket,
      {
        section: this.section,
        pageSize: pageSize(sections, drawn, bucket),
        signal: this.#shown.signal,
        api,
        report,
      },
      title,
    );
    return { key, variant: drawn?.name ?? null, headsPage: drawn?.headsPage === true, row, options };
  }
}

export function heroRow(heroes: Content[]): Bucket | null {
  return heroes.length === 0
    ? null
    : {
        bucketId: 'heroes',
        name: '',
        type: 'HERO',
        contentList: heroes,
        paging: { moreDataAvailable: false },
      };
}

function cursorOf(answer: SectionAnswer): Cursor | null {
  const { lastSeen, moreDataAvailable } = answer.paging ?? {};
  return moreDataAvailable === true && lastSeen ? { lastSeen } : null;
}

interface SectionPages {
  /** Key of language and kind of viewer; when it changes, sections have other content. Observable. */
  readonly audience: string;
  /** Creates a store for a section; the page loads and disposes it. */
  open(section: string): SectionStore;
}
/** Opens the stores of section pages. */
export const sectionPages = token<SectionPages>('section-pages@1');
