/** State of a row on a page: its items, and paging. */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Bucket } from '../generated/platform';
import { endsEarly, usableCards, type Answered, type ListReport } from '../sdk/usableItems';
import type { Content, Row } from '../sdk/services';
import type { ContentApi } from './contentApi';

export interface RowSetup {
  readonly section: string;
  /** Page size of further requests. */
  readonly pageSize: number;
  readonly signal: AbortSignal;
  readonly api: ContentApi;
  readonly report: (error: unknown) => void;
}

export class BucketRow implements Row {
  items: readonly Content[];
  loading = false;
  private lastSeen: string | undefined;
  private moreAvailable: boolean;

  constructor(
    readonly bucket: Bucket,
    readonly setup: RowSetup,
    readonly givenTitle: string | null = null,
  ) {
    this.items = this.usable(bucket.contentList);
    this.lastSeen = bucket.paging?.lastSeen ?? undefined;
    this.moreAvailable = bucket.paging?.moreDataAvailable === true;
    makeAutoObservable(this, { items: observableRef, bucket: false, setup: false });
  }

  get id(): string {
    return this.bucket.bucketId;
  }

  /** The realm's own title, the row's, else the bucket's name (HOM-008). */
  get title(): string | null {
    return this.givenTitle ?? (this.bucket.rowTypeData?.title || this.bucket.name || null);
  }

  get description(): string | null {
    return this.bucket.rowTypeData?.description ?? null;
  }

  get presentation(): Row['presentation'] {
    return this.bucket.rowTypeData ?? {};
  }

  get more(): boolean {
    return this.moreAvailable;
  }

  /** HOM-042, HOM-046, HOM-047: one request at a time; on failure the row stays, and the next scroll or press of its arrow retries. */
  loadMore(): void {
    if (this.loading || !this.moreAvailable) return;
    this.loading = true;
    const { section, pageSize: size, signal, api, report } = this.setup;
    api.bucket({ section, bucketId: this.bucket.bucketId, lastSeen: this.lastSeen, size, signal }).then(
      (answer) => runInAction(() => this.append(this.usable(answer.contentList), answer.paging)),
      (error: unknown) => {
        runInAction(() => (this.loading = false));
        if (!signal.aborted) report(error);
      },
    );
  }

  private usable(answered: Answered<Content>): Content[] {
    return usableCards(answered, this.report);
  }

  private get report(): ListReport {
    const { section, report } = this.setup;
    return { list: `the row "${this.bucket.bucketId}" of the section "${section}"`, report };
  }

  /** A page without new items ends the row: a repeated cursor would otherwise be requested forever. */
  private append(items: Content[], paging: Bucket['paging']): void {
    const known = new Set(this.items.map(({ id }) => id));
    const fresh = items.filter(({ id }) => !known.has(id));
    const cursor = paging?.lastSeen ?? undefined;
    this.items = [...this.items, ...fresh];
    const promised = paging?.moreDataAvailable === true;
    this.moreAvailable = promised && fresh.length > 0 && cursor !== this.lastSeen;
    if (promised && !this.moreAvailable) endsEarly(this.report);
    this.lastSeen = cursor;
    this.loading = false;
  }
}
