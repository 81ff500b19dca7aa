/** Makes the sitemaps of realms from the platform's list of all content, read as a guest (ROU-121). */
import { LRUCache } from 'lru-cache';
import type { operations } from '../../../../core/generated/platform';
import type { CheckedRealm } from '../../../../core/realm/checkedRealm';
import { requestUrl } from '../../../../core/platform/transport/requestUrl';
import { isRecord } from '../../../compile/jsonPointer';
import { limitedJson } from '../../../http/limitedJson';
import { untilAborted } from '../../../http/untilAborted';
import { callPath } from '../ContentLookup';
import { contentEntries, menuEntries, sitemapLanguages } from './sitemapEntries';
import { LARGEST_SITEMAP, sitemapFile, sitemapIndex } from './sitemapXml';

export interface SitemapOptions {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds. */
  readonly now: () => number;
  /** The longest time that one file may take, in milliseconds; 10 seconds by default. */
  readonly timeout?: number | undefined;
}

/** `missing` when the realm has no such file; `failed` when the platform did not list its content. */
export type Sitemap =
  | { readonly kind: 'found'; readonly xml: string }
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
/** Realms whose files are held in memory, and the memory for one of them, in bytes. */
const REALMS = 12;
const MEMORY = 4 * 1024 * 1024;
/** The largest answer that is read, in bytes. */
const LARGEST_ANSWER = 2 * 1024 * 1024;

/** Typed by the contract. */
type GridQuery = NonNullable<operations['readContentGrid']['parameters']['query']>;

interface Known {
  readonly until: number;
  readonly value: Sitemap;
}

interface RealmState {
  readonly known: LRUCache<string, Known>;
  /** By address: concurrent requests share the work. */
  readonly running: Map<string, Promise<Sitemap>>;
  /** The number of contents that the platform stated last. */
  total: number;
}

const failed: Sitemap = { kind: 'failed' };
const missing: Sitemap = { kind: 'missing' };

export class Sitemaps {
  readonly #options: SitemapOptions;
  readonly #realms = new LRUCache<string, RealmState>({ max: REALMS });

  constructor(options: SitemapOptions) {
    this.#options = options;
  }

  /** `origin` is that of the addresses, with its scheme. Never rejects. */
  async file(realm: CheckedRealm, origin: string, pathname: string): Promise<Sitemap> {
    if (pathname === menuFile) return { kind: 'found', xml: sitemapFile(menuEntries(realm, origin)) };
    const state = this.#stateOf(realm);
    if (pathname === SITEMAP_INDEX)
      return this.#cached(state, origin + pathname, (signal) => this.#index(realm, origin, state, signal));
    const number = Number(/^\/sitemaps\/content-([1-9][0-9]{0,4})\.xml$/.exec(pathname)?.[1]);
    if (Number.isNaN(number)) return missing;
    const index = await this.file(realm, origin, SITEMAP_INDEX);
    // Numbers beyond the list cost no call.
    if (index.kind !== 'found') return index;
    return number > filesFor(state.total)
      ? missing
      : this.#cached(state, origin + pathname, (signal) => this.#content(realm, origin, number, signal));
  }

  #stateOf({ id }: CheckedRealm): RealmState {
    const known = this.#realms.get(id);
    if (known !== undefined) return known;
    const state: RealmState = {
      known: new LRUCache({
        maxSize: MEMORY,
        sizeCalculation: ({ value }) => 200 + (value.kind === 'found' ? 2 * value.xml.length : 0),
      }),
      running: new Map(),
      total: 0,
    };
    this.#realms.set(id, state);
    return state;
  }

  async #cached(
    { known, running }: RealmState,
    key: string,
    make: (signal: AbortSignal) => Promise<string | null>,
  ): Promise<Sitemap> {
    const last = known.get(key);
    if (last !== undefined && last.until > this.#options.now()) return last.value;
    const current = running.get(key);
    if (current !== undefined) return current;
    if (running.size >= CONCURRENT) return last?.value ?? failed;
    const signal = AbortSignal.timeout(this.#options.timeout ?? TIMEOUT);
    const work = untilAborted(signal, make(signal))
      .catch(() => null)
      .then((xml) => {
        const value: Sitemap = xml === null ? (last?.value ?? failed) : { kind: 'found', xml };
        known.set(key, { until: this.#options.now() + (xml === null ? FRESH_FAILURE : FRESH), value });
        return value;
      })
      .finally(() => running.delete(key));
    running.set(key, work);
    return work;
  }

  async #index(
    realm: CheckedRealm,
    origin: string,
    state: RealmState,
    signal: AbortSignal,
  ): Promise<string | null> {
    const list = await this.#list(realm, realm.locales.default, { page: 1, size: 1 }, signal);
    if (list === null) return null;
    state.total = list.total;
    const files = Array.from({ length: filesFor(list.total) }, (_, index) => contentFile(index + 1));
    return sitemapIndex([menuFile, ...files].map((file) => origin + file));
  }

  async #content(
    realm: CheckedRealm,
    origin: string,
    number: number,
    signal: AbortSignal,
  ): Promise<string | null> {
    const entries = [];
    for (let call = 1; call <= CALLS_PER_FILE; call += 1) {
      const page = (number - 1) * CALLS_PER_FILE + call;
      const lists = await Promise.all(
        sitemapLanguages(realm).map(async (language) => ({
          language,
          list: await this.#list(realm, language, { page, size: PER_CALL }, signal),
        })),
      );
      for (const { language, list } of lists) {
        if (list === null) return null;
        entries.push(...contentEntries(realm, origin, language, list.results));
      }
      if (lists.every(({ list }) => page * PER_CALL >= (list?.total ?? 0))) break;
    }
    return sitemapFile([...new Map(entries.map((entry) => [entry.address, entry])).values()]);
  }

  /** One page of the platform's list of all content; null when its answer is unusable. */
  async #list(
    realm: CheckedRealm,
    language: string,
    { page, size }: { readonly page: number; readonly size: number },
    signal: AbortSignal,
  ): Promise<{ readonly total: number; readonly results: readonly unknown[] } | null> {
    const { platform } = realm;
    // One empty facet: without the filters that the platform selects by itself.
    const query: GridQuery = { p: page, rpp: size, facets: [''] };
    const address = requestUrl(platform.url, callPath(realm, 'readContentGrid') ?? '', {}, query);
    const headers = {
      accept: 'application/json',
      'accept-language': language,
      'x-api-key': platform.apiKey,
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
