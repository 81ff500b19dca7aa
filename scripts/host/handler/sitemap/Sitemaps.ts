/** Makes the sitemaps of realms from the platform's list of all content, read as a guest (ROU-121). */
import { LRUCache } from 'lru-cache';
import type { operations } from '../../../../core/generated/platform';
import type { CheckedRealm } from '../../../../core/realm/checkedRealm';
import { requestUrl } from '../../../../core/platform/transport/requestUrl';
import { isRecord } from '../../../compile/jsonPointer';
import { limitedJson } from '../../../http/limitedJson';
import { untilAborted } from '../../../http/untilAborted';
import { callPath } from '../ContentLookup';
import type { TraceContext } from '../traceContext';
import { RealmCache } from '../RealmCache';
import { contentEntries, menuEntries, sitemapLanguages } from './sitemapEntries';
import { LARGEST_SITEMAP, sitemapFile, sitemapIndex } from './sitemapXml';

export interface SitemapOptions {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds. */
  readonly now: () => number;
  /** The longest time that one file may take, in milliseconds; 10 seconds by default. */
  readonly timeout?: number | undefined;
  /** The memory for files, in bytes; 32 MiB by default. */
  readonly memory?: number | undefined;
}

/** `missing` when the realm has no such file; `failed` when the platform did not list its content. */
export type Sitemap =
  | {
      readonly kind: 'found';
      readonly xml: string;
      /** Of the index: the number of contents that the platform stated. */
      readonly contents?: number;
    }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' };

/** The address of the index. */
export const SITEMAP_INDEX = '/sitemap.xml';
const menuFile = '/sitemaps/menu.xml';
const contentFile = (number: number): string => `/sitemaps/content-${number}.xml`;

/** The seconds after which a client may ask again after a failure. */
export const RETRY_AFTER = 60;

const TIMEOUT = 10_000;
/** Contents of one call: the most that the contract allows. */
const PER_CALL = 100;
/** Calls per language and file, one after the other, so that a file takes little time and memory. */
const CALLS_PER_FILE = 5;
/** How long files are used before the platform is asked again, in milliseconds; then the last one is used while it fails. */
const FRESH = 3_600_000;
const FRESH_FAILURE = RETRY_AFTER * 1000;
/** Files of one realm that are made at the same time; further requests fail at once. */
const CONCURRENT = 2;
/** Realms whose running work is known. */
const REALMS = 500;
const MEMORY = 32 * 1024 * 1024;
/** The memory for the files of one realm, in bytes. */
const SHARE = 4 * 1024 * 1024;
/** The largest answer that is read, in bytes. */
const LARGEST_ANSWER = 2 * 1024 * 1024;

/** Typed by the contract. */
type GridQuery = NonNullable<operations['readContentGrid']['parameters']['query']>;

/** What all calls for one file share. */
interface Calls {
  readonly signal: AbortSignal;
  readonly trace: TraceContext['headers'];
}

interface Known {
  readonly until: number;
  readonly value: Sitemap;
}

/** Work in progress for one realm by address: concurrent requests share it. */
type Running = Map<string, Promise<Sitemap>>;

type Made = Extract<Sitemap, { kind: 'found' }> | null;

const failed: Sitemap = { kind: 'failed' };
const missing: Sitemap = { kind: 'missing' };

export class Sitemaps {
  readonly #options: SitemapOptions;
  readonly #known: RealmCache<Known>;
  readonly #running = new LRUCache<string, Running>({ max: REALMS });

  constructor(options: SitemapOptions) {
    this.#options = options;
    this.#known = new RealmCache({
      memory: options.memory ?? MEMORY,
      share: SHARE,
      sizeOf: ({ value }) => 200 + (value.kind === 'found' ? 2 * value.xml.length : 0),
    });
  }

  /**
   * `origin` is that of the addresses, with its scheme; `trace` has the headers of calls to the platform. Never rejects.
   */
  async file(
    realm: CheckedRealm,
    origin: string,
    pathname: string,
    trace: TraceContext['headers'],
  ): Promise<Sitemap> {
    if (pathname === menuFile) return { kind: 'found', xml: sitemapFile(menuEntries(realm, origin)) };
    if (pathname === SITEMAP_INDEX)
      return this.#cached(realm, origin + pathname, (signal) =>
        this.#index(realm, origin, { signal, trace }),
      );
    const number = Number(/^\/sitemaps\/content-([1-9][0-9]{0,4})\.xml$/.exec(pathname)?.[1]);
    if (Number.isNaN(number)) return missing;
    const index = await this.file(realm, origin, SITEMAP_INDEX, trace);
    // Numbers beyond the list cost no call.
    if (index.kind !== 'found') return index;
    return number > filesFor(index.contents ?? 0)
      ? missing
      : this.#cached(realm, origin + pathname, (signal) =>
          this.#content(realm, origin, number, { signal, trace }),
        );
  }

  async #cached(
    { id }: CheckedRealm,
    key: string,
    make: (signal: AbortSignal) => Promise<Made>,
  ): Promise<Sitemap> {
    const last = this.#known.get(id, key);
    if (last !== undefined && last.until > this.#options.now()) return last.value;
    const running = this.#running.get(id) ?? new Map<string, Promise<Sitemap>>();
    this.#running.set(id, running);
    const current = running.get(key);
    if (current !== undefined) return current;
    if (running.size >= CONCURRENT) return last?.value ?? failed;
    const signal = AbortSignal.timeout(this.#options.timeout ?? TIMEOUT);
    const work = untilAborted(signal, make(signal))
      .catch(() => null)
      .then((made) => {
        const value: Sitemap = made ?? last?.value ?? failed;
        this.#known.set(id, key, {
          until: this.#options.now() + (made === null ? FRESH_FAILURE : FRESH),
          value,
        });
        return value;
      })
      .finally(() => running.delete(key));
    running.set(key, work);
    return work;
  }

  async #index(realm: CheckedRealm, origin: string, calls: Calls): Promise<Made> {
    const list = await this.#list(realm, realm.locales.default, { page: 1, size: 1 }, calls);
    if (list === null) return null;
    const files = Array.from({ length: filesFor(list.total) }, (_, index) => contentFile(index + 1));
    return {
      kind: 'found',
      xml: sitemapIndex([menuFile, ...files].map((file) => origin + file)),
      contents: list.total,
    };
  }

  async #content(realm: CheckedRealm, origin: string, number: number, calls: Calls): Promise<Made> {
    const entries = [];
    for (let call = 1; call <= CALLS_PER_FILE; call += 1) {
      const page = (number - 1) * CALLS_PER_FILE + call;
      const lists = await Promise.all(
        sitemapLanguages(realm).map(async (language) => ({
          language,
          list: await this.#list(realm, language, { page, size: PER_CALL }, calls),
        })),
      );
      for (const { language, list } of lists) {
        if (list === null) return null;
        entries.push(...contentEntries(realm, origin, language, list.results));
      }
      if (lists.every(({ list }) => page * PER_CALL >= (list?.total ?? 0))) break;
    }
    const unique = new Map(entries.map((entry) => [entry.address, entry]));
    return { kind: 'found', xml: sitemapFile([...unique.values()]) };
  }

  /** One page of the platform's list of all content; null when its answer is unusable. */
  async #list(
    realm: CheckedRealm,
    language: string,
    { page, size }: { readonly page: number; readonly size: number },
    { signal, trace }: Calls,
  ): Promise<{ readonly total: number; readonly results: readonly unknown[] } | null> {
    const { platform } = realm;
    // One empty facet: without the filters that the platform selects by itself.
    const query: GridQuery = { p: page, rpp: size, facets: [''] };
    const address = requestUrl(platform.url, callPath(realm, 'readContentGrid') ?? '', {}, query);
    const headers = {
      accept: 'application/json',
      'accept-language': language,
      'x-api-key': platform.apiKey,
      ...trace,
    };
    // A redirect might lead into the network of the host.
    const response = await this.#options.fetch(address, { headers, signal, redirect: 'manual' });
    if (!response.ok) {
      await response.body?.cancel();
      return null;
    }
    const answer = await limitedJson(response, LARGEST_ANSWER);
    if (!isRecord(answer)) return null;
    const { totalResults: total, results } = answer;
    return typeof total === 'number' && Number.isInteger(total) && total >= 0 && Array.isArray(results)
      ? { total, results }
      : null;
  }
}

/** The files that so many contents fill; the index names one more, and no more than the protocol allows. */
const filesFor = (contents: number): number =>
  Math.min(Math.ceil(contents / (PER_CALL * CALLS_PER_FILE)), LARGEST_SITEMAP - 1);
