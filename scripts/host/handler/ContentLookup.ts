/** Fetches a page's subject from the platform for the page head, so that shared links show it (design, section 7). */
import type { CheckedRealm } from '../../../core/realm/checkedRealm';
import { LRUCache } from 'lru-cache';
import { requestUrl } from '../../../core/platform/transport/requestUrl';
import { readCalls } from '../../contract/readCalls.generated';
import { limitedJson } from '../../http/limitedJson';
import { untilAborted } from '../../http/untilAborted';
import { LookupLimits } from './LookupLimits';
import type { RoleHead } from './pageHeads';
import { RealmCache } from './RealmCache';
import { subjectFacts, type SubjectFacts } from './subjectFacts';

/** `missing` when the platform answers 404; `unknown` when it could not be reached or its answer is unusable. */
export type Lookup =
  | { readonly kind: 'found'; readonly facts: SubjectFacts }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unknown' };

/**
 * Where the result of a look-up comes from. `cache` includes a call that another request has under way; `refused` is the
 * last answer, else `unknown`, while the limits of the realm forbid a call.
 */
export type LookupSource = 'cache' | 'platform' | 'refused';

/** What one request adds to a look-up. */
interface LookupObserver {
  /** Sent with a call to the platform. */
  readonly headers: Readonly<Record<string, string>>;
  /** Called with the source of the result; not called for a page without a call. */
  from(source: LookupSource): void;
}

export interface ContentLookupOptions {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds. */
  readonly now: () => number;
  /** The longest time that a page waits for the platform, in milliseconds. */
  readonly timeout?: number | undefined;
  /** The memory for answers, in bytes; 32 MiB by default. */
  readonly memory?: number | undefined;
  /** That for the answers of one realm, in bytes; 512 KiB by default. */
  readonly share?: number | undefined;
}

/** Default of `timeout`. */
export const CONTENT_TIMEOUT_MS = 400;
/** How long answers and failures are used before the platform is asked again, in milliseconds. */
const FRESH = 60_000;
const FRESH_FAILURE = 5_000;
/** Realms whose limits are held in memory. */
const REALMS = 500;
const MEMORY = 32 * 1024 * 1024;
const SHARE = 512 * 1024;
/** The largest answer that is read, in bytes. */
const LARGEST_ANSWER = 256 * 1024;
/** Rough size of a cache entry without its texts, in bytes. */
const ENTRY_SIZE = 200;
const LONGEST_PARAMETER = 200;

const unknown: Lookup = { kind: 'unknown' };

type Realm = Pick<CheckedRealm, 'id' | 'platform'>;
type Parameters = Readonly<Record<string, string>>;

interface Known {
  readonly until: number;
  readonly lookup: Lookup;
}

/** Each realm has its own, so that requests for one brand affect no other. */
interface RealmState {
  readonly limits: LookupLimits;
  /** Calls in progress by cache key: concurrent requests share one. */
  readonly running: Map<string, Promise<Lookup>>;
}

export class ContentLookup {
  readonly #options: ContentLookupOptions;
  readonly #realms = new LRUCache<string, RealmState>({ max: REALMS });
  readonly #known: RealmCache<Known>;

  constructor(options: ContentLookupOptions) {
    this.#options = options;
    this.#known = new RealmCache({
      memory: options.memory ?? MEMORY,
      share: options.share ?? SHARE,
      sizeOf: ({ lookup }, key) => ENTRY_SIZE + 2 * (key.length + JSON.stringify(lookup).length),
    });
  }

  /** The estimated memory of all cached answers, in bytes. */
  get memoryUse(): number {
    return this.#known.used;
  }

  /**
   * Looks up as a guest, without a token. `parameters` are the route's. Resolves at once for a page without a call, and
   * with the last answer (else `unknown`) while the limits of the realm forbid a call. Never rejects.
   */
  async find(
    realm: Realm,
    locale: string,
    head: RoleHead,
    parameters: Parameters,
    observer?: LookupObserver,
  ): Promise<Lookup> {
    const path = head.call === undefined ? undefined : callPath(realm, head.call);
    const values = path === undefined ? null : pathValues(path, head, parameters);
    if (path === undefined || values === null) return unknown;
    const { limits, running } = this.#stateOf(realm);
    const key = JSON.stringify([locale, head.call, values]);
    const last = this.#known.get(realm.id, key);
    const isFresh = last !== undefined && last.until > this.#options.now();
    const current = isFresh ? last.lookup : running.get(key);
    if (current !== undefined) {
      observer?.from('cache');
      return current;
    }
    const finish = limits.begin(last === undefined);
    observer?.from(finish === null ? 'refused' : 'platform');
    if (finish === null) return last?.lookup ?? unknown;
    const address = requestUrl(realm.platform.url, path, values);
    const call = this.#ask(realm, locale, address, head, observer?.headers).then((lookup) => {
      finish(lookup === null ? 'failed' : lookup.kind === 'found' ? 'found' : 'useless');
      const result = lookup ?? last?.lookup ?? unknown;
      const age = lookup === null || lookup.kind === 'unknown' ? FRESH_FAILURE : FRESH;
      this.#known.set(realm.id, key, { until: this.#options.now() + age, lookup: result });
      running.delete(key);
      return result;
    });
    running.set(key, call);
    return call;
  }

  #stateOf({ id }: Realm): RealmState {
    const known = this.#realms.get(id);
    if (known !== undefined) return known;
    const state: RealmState = { limits: new LookupLimits(this.#options.now), running: new Map() };
    this.#realms.set(id, state);
    return state;
  }

  /** Null when the platform is unreachable or overloaded. */
  async #ask(
    { platform }: Realm,
    locale: string,
    address: string,
    head: RoleHead,
    traced: LookupObserver['headers'] = {},
  ): Promise<Lookup | null> {
    const headers = {
      accept: 'application/json',
      'accept-language': locale,
      'x-api-key': platform.apiKey,
      ...traced,
    };
    const signal = AbortSignal.timeout(this.#options.timeout ?? CONTENT_TIMEOUT_MS);
    try {
      return await untilAborted(signal, this.#read(address, head, { headers, signal }));
    } catch {
      return null;
    }
  }

  async #read(address: string, head: RoleHead, init: RequestInit): Promise<Lookup | null> {
    // A redirect is an unusable answer: followed, it might lead into the network of the host. Not 'error', which
    // workerd does not implement.
    const response = await this.#options.fetch(address, { ...init, redirect: 'manual' });
    if (!response.ok) {
      await response.body?.cancel();
      if (response.status === 429 || response.status >= 500) return null;
      return response.status === 404 ? { kind: 'missing' } : unknown;
    }
    const answer = await limitedJson(response, LARGEST_ANSWER);
    const facts = answer === null ? null : subjectFacts(head, answer);
    return facts === null ? unknown : { kind: 'found', facts };
  }
}

/** The path of a call: the realm's override, else the contract's. */
export function callPath({ platform }: Pick<Realm, 'platform'>, call: string): string | undefined {
  const paths = [platform.endpoints, readCalls].find((each) => Object.hasOwn(each, call));
  return paths?.[call];
}

/** The values of a path's parameters; null when one of them is missing or too long. */
function pathValues(
  path: string,
  { parameters: names, fixed }: RoleHead,
  parameters: Parameters,
): Parameters | null {
  const wanted = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  const values = Object.fromEntries(
    wanted.map((name) => [name, fixed?.[name] ?? parameters[names?.[name] ?? name] ?? '']),
  );
  return Object.values(values).some((value) => value === '' || value.length > LONGEST_PARAMETER)
    ? null
    : values;
}
