/** Fetches a page's subject from the platform for the page head, so that shared links show it (design, section 7). */
import type { CheckedRealm } from '../../../core/realm/checkedRealm';
import { requestUrl } from '../../../core/platform/transport/requestUrl';
import { readCalls } from '../../contract/readCalls.generated';
import type { RoleHead } from './pageHeads';
import { subjectFacts, type SubjectFacts } from './subjectFacts';

/** `missing` when the platform answers 404; `unknown` when it could not be reached or its answer is unusable. */
export type Lookup =
  | { readonly kind: 'found'; readonly facts: SubjectFacts }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unknown' };

export interface ContentLookupOptions {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The longest time that a page waits for the platform, in milliseconds. */
  readonly timeout?: number | undefined;
}

/** Default of `timeout`. */
export const TIMEOUT = 400;
/** How long answers and failures are cached: a platform in trouble is not asked for every page. Milliseconds. */
const FRESH = 60_000;
const FRESH_FAILURE = 5_000;
const CAPACITY = 1_000;
const LONGEST_PARAMETER = 200;

type Realm = Pick<CheckedRealm, 'id' | 'platform'>;
type Parameters = Readonly<Record<string, string>>;

export class ContentLookup {
  /** LRU cache, least recently used first; concurrent lookups share one call. */
  private readonly known = new Map<string, { readonly until: number; readonly lookup: Promise<Lookup> }>();

  constructor(private readonly options: ContentLookupOptions) {}

  /**
   * Looks up as a guest, without a token. `parameters` are the route's. Resolves with `unknown` at once for a
   * page without a call. Never rejects.
   */
  async find(realm: Realm, locale: string, head: RoleHead, parameters: Parameters): Promise<Lookup> {
    const path = head.call === undefined ? undefined : pathOf(realm, head.call);
    const values = path === undefined ? null : pathValues(path, head, parameters);
    if (path === undefined || values === null) return { kind: 'unknown' };
    const key = JSON.stringify([realm.id, locale, head.call, values]);
    const held = this.known.get(key);
    if (held !== undefined && held.until > this.options.now()) {
      this.keep(key, held);
      return held.lookup;
    }
    const lookup = this.ask(realm, locale, requestUrl(realm.platform.url, path, values), head).catch(
      (): Lookup => ({ kind: 'unknown' }),
    );
    this.keep(key, { until: this.options.now() + FRESH, lookup });
    const found = await lookup;
    if (found.kind === 'unknown') this.keep(key, { until: this.options.now() + FRESH_FAILURE, lookup });
    return found;
  }

  private keep(key: string, entry: { readonly until: number; readonly lookup: Promise<Lookup> }): void {
    this.known.delete(key);
    this.known.set(key, entry);
    const [oldest] = this.known.keys();
    if (this.known.size > CAPACITY && oldest !== undefined) this.known.delete(oldest);
  }

  private async ask({ platform }: Realm, locale: string, address: string, head: RoleHead): Promise<Lookup> {
    const headers = { accept: 'application/json', 'accept-language': locale, 'x-api-key': platform.apiKey };
    const signal = AbortSignal.timeout(this.options.timeout ?? TIMEOUT);
    const response = await this.options.fetch(address, { headers, signal });
    if (response.status === 404) return { kind: 'missing' };
    if (!response.ok) return { kind: 'unknown' };
    const facts = subjectFacts(head, await response.json());
    return facts === null ? { kind: 'unknown' } : { kind: 'found', facts };
  }
}

/** The path of a call: the realm's override, else the contract's. */
function pathOf({ platform }: Realm, call: string): string | undefined {
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
