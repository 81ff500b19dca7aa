/** A section page: its heroes and rows, loaded as they are scrolled to (HOM-001 to HOM-003). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Page } from '../realm/checkedRealm';
import { CallError, endsEarly, usableItems, type Content, type ListReport } from '../sdk';
import { BucketRow, type Bucket } from './BucketRow';
import type { ContentApi, SectionAnswer } from './contentApi';
import { fallbackSection, pageSize, sectionFor, type SectionFacts } from './rowSections';

/** A row that the realm fixes, or that the platform answered. */
export interface SectionRow {
  readonly key: string;
  /** Name of the realm's section that draws it; null when the realm has none for it. */
  readonly variant: string | null;
  /** What is drawn stands in place of the page's heading, where it is the first row. */
  readonly headsPage: boolean;
  readonly row: BucketRow;
  readonly options: Readonly<Record<string, unknown>>;
}

/** What the rows after the last are asked for by. */
interface Cursor {
  readonly lastSeen: string;
}

export type SectionState =
  | { readonly status: 'loading' }
  /** The platform says that there is no such section. */
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly title: string | null; readonly rows: readonly SectionRow[]; readonly more: Cursor | null };

export interface SectionSources {
  readonly api: ContentApi;
  /** The sections that the realm's plugins bring. */
  readonly sections: readonly SectionFacts[];
  /** Fixed rows by section id, from the realm document. */
  readonly pages: Readonly<Record<string, Page>>;
  /** A realm's own text in the language of the page. */
  readonly localise: (text: Page['rows'][number]['title']) => string | null;
  /** The first answer, when the page already asked for it (design, section 7). */
  readonly firstAnswer: (section: string) => Promise<SectionAnswer> | undefined;
  /** Hears of every answer whose rows were taken: what is wrong with one is told, and mended, once the page stands. */
  readonly taken?: (store: SectionStore, answer: SectionAnswer) => void;
  readonly report: (error: unknown) => void;
}

/** How many pages without a row to show are passed over at once. */
const BARE_PAGES = 5;

export class SectionStore {
  state: SectionState = { status: 'loading' };
  loadingMore = false;
  private ending = new AbortController();

  constructor(
    readonly section: string,
    private readonly sources: SectionSources,
  ) {
    makeAutoObservable<this, 'sources' | 'ending'>(this, { sources: false, ending: false, state: observableRef });
  }

  /** The rows from the start: they came with the page, and stand before anybody asks for them, or were asked for. */
  take(answer: SectionAnswer): void {
    this.state = this.ready(answer);
    this.sources.taken?.(this, answer);
  }

  /** Loads from the start, unless the rows are there: with the page, or from before it was left. A failure is a state with a retry, never an exception. */
  async load(): Promise<void> {
    if (this.state.status === 'ready' && !this.ending.signal.aborted) return this.passOverBare();
    this.state = { status: 'loading' };
    return this.fetchFirst();
  }

  /** The same for another viewer or language: what is shown stays until the new rows are there (SGN-005, LOC-010). */
  reload(): Promise<void> {
    return this.fetchFirst();
  }

  private async fetchFirst(): Promise<void> {
    this.ending.abort();
    const ending = new AbortController();
    this.ending = ending;
    try {
      const early = this.sources.firstAnswer(this.section);
      const ask = () => this.sources.api.section(this.section, ending.signal);
      const answer = await (early === undefined ? ask() : early.catch(ask));
      if (ending.signal.aborted) return;
      runInAction(() => this.take(answer));
      await this.passOverBare();
    } catch (error) {
      if (ending.signal.aborted) return;
      this.sources.report(error);
      runInAction(() => {
        if (this.state.status !== 'ready') this.state = error instanceof CallError && error.status === 404 ? { status: 'missing' } : { status: 'failed', error };
      });
    }
  }

  /** A first page without a row to show has no end to scroll to. */
  private async passOverBare(): Promise<void> {
    if (this.state.status === 'ready' && this.state.rows.length === 0) await this.loadMore();
  }

  /** The rows after the last; pages with empty rows alone are passed over. A failure keeps what is there and is tried again on the next scroll. */
  async loadMore(): Promise<void> {
    const { state } = this;
    if (state.status !== 'ready' || state.more === null || this.loadingMore) return;
    this.loadingMore = true;
    const { signal } = this.ending;
    try {
      const known = new Set(state.rows.map(({ key }) => key));
      let fresh: readonly SectionRow[] = [];
      let more: Cursor | null = state.more;
      for (let pages = 0; more !== null && fresh.length === 0 && pages < BARE_PAGES; pages += 1) {
        const answer = await this.sources.api.section(this.section, signal, more.lastSeen);
        if (signal.aborted) return;
        fresh = this.platformRows(this.bucketsOf(answer)).filter(({ key }) => !known.has(key));
        this.sources.taken?.(this, answer);
        const next = cursorOf(answer);
        // A cursor that repeats would be asked for ever.
        more = next?.lastSeen === more.lastSeen ? null : next;
        if (next !== null && more === null) endsEarly(this.told);
      }
      if (more !== null && fresh.length === 0) endsEarly(this.told);
      runInAction(() => (this.state = { ...state, rows: [...state.rows, ...fresh], more: fresh.length > 0 ? more : null }));
    } catch (error) {
      if (!signal.aborted) this.sources.report(error);
    } finally {
      runInAction(() => (this.loadingMore = false));
    }
  }

  /** The page is left: what is there stays for who comes back, the rest is not waited for. */
  leave(): void {
    if (this.state.status !== 'ready') this.ending.abort();
  }

  private ready(answer: SectionAnswer): SectionState {
    const fixed = this.sources.pages[this.section];
    const title = answer.title ?? null;
    const heroes = heroRow(answer.heroes ?? []);
    const buckets = this.bucketsOf(answer);
    if (fixed === undefined) {
      const hero = heroes === null ? [] : [this.rowOf('heroes', this.sources.sections.find(({ headsPage }) => headsPage), heroes, {})];
      return { status: 'ready', title, rows: [...hero, ...this.platformRows(buckets)], more: cursorOf(answer) };
    }
    const rows = fixed.rows.flatMap(({ type, bucket: bucketId, title, ...options }, index) => {
      const bucket = bucketId === undefined ? heroes : buckets.find((candidate) => candidate.bucketId === bucketId);
      if (!bucket) return [];
      const section = this.sources.sections.find(({ name }) => name === type);
      return [this.rowOf(`${index}-${bucket.bucketId}`, section, bucket, options, this.sources.localise(title))];
    });
    return { status: 'ready', title, rows: rows.filter(({ row }) => row.items.length > 0), more: null };
  }

  /** Empty buckets are not drawn (HOM-003). */
  private platformRows(buckets: readonly Bucket[]): SectionRow[] {
    return buckets.map((bucket) => this.rowOf(bucket.bucketId, sectionFor(this.sources.sections, bucket), bucket, {})).filter(({ row }) => row.items.length > 0);
  }

  /** The rows of an answer; one that is null or has no id is left out and reported (ENT-025). */
  private bucketsOf(answer: SectionAnswer): readonly Bucket[] {
    return usableItems<Bucket>(answer.buckets, this.told, ({ bucketId }) => Boolean(bucketId));
  }

  private get told(): ListReport {
    return { list: `the rows of the section "${this.section}"`, report: this.sources.report };
  }

  /** Where the realm lacks the section that is meant for the row, the plain one draws it. */
  private rowOf(key: string, meant: SectionFacts | undefined, bucket: Bucket, options: Readonly<Record<string, unknown>>, title: string | null = null): SectionRow {
    const { api, sections, report } = this.sources;
    const drawn = meant ?? fallbackSection(sections);
    const row = new BucketRow(bucket, { section: this.section, pageSize: pageSize(sections, drawn, bucket), signal: this.ending.signal, api, report }, title);
    return { key, variant: drawn?.name ?? null, headsPage: drawn?.headsPage === true, row, options };
  }
}

export function heroRow(heroes: Content[]): Bucket | null {
  return heroes.length === 0 ? null : { bucketId: 'heroes', name: '', type: 'HERO', contentList: heroes, paging: { moreDataAvailable: false } };
}

function cursorOf(answer: SectionAnswer): Cursor | null {
  const { lastSeen, moreDataAvailable } = answer.paging ?? {};
  return moreDataAvailable === true && lastSeen ? { lastSeen } : null;
}
