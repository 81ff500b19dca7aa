/** The calls for a section page. */
import { readBucketPage, readSection } from '../sdk/endpoints/catalogue';
import type { AnswerOf, PlatformClient } from '../sdk/platform';
import { PAGE_SIZES } from '../sdk/constants';
import type { CheckedSettings } from '../realm/checkedRealm';

export type SectionAnswer = AnswerOf<'readSection'>;
export type BucketAnswer = AnswerOf<'readBucketPage'>;

export interface ContentApi {
  /** The rows of a section from the start, or those after `lastSeen`. */
  section(id: string, signal: AbortSignal, lastSeen?: string): Promise<SectionAnswer>;
  /** The next items of one row. */
  bucket(request: BucketRequest): Promise<BucketAnswer>;
}

export interface BucketRequest {
  readonly section: string;
  readonly bucketId: string;
  readonly lastSeen?: string | undefined;
  /** Items per page: 10, 12 for live rows, twice that for two lines, 25 for the guide (HOM-044, HOM-045, LIV-013). */
  readonly size: number;
  readonly signal: AbortSignal;
}

/** `settings.appSettings.WEB` decides which content is listed. */
export function createContentApi(client: PlatformClient, settings: CheckedSettings): ContentApi {
  const { displayGeoblocked, displayContentAvailableOnSignIn } = settings.appSettings.WEB;
  const listed = { displayGeoblocked, displayContentAvailableOnSignIn };
  return {
    section: (section, signal, lastSeen) =>
      client.call(readSection, {
        path: { section },
        query: { rpp: PAGE_SIZES.bucket, ...listed, ...(lastSeen === undefined ? {} : { lastSeen }) },
        signal,
      }),
    bucket: ({ section, bucketId, lastSeen, size, signal }) =>
      client.call(readBucketPage, {
        path: { section, bucketId },
        query: { resultPerPage: size, ...listed, ...(lastSeen === undefined ? {} : { lastSeen }) },
        signal,
      }),
  };
}
