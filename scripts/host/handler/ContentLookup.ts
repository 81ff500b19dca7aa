/** Asks a realm's platform what a video or an event is, so that a link to it says so wherever it is shared (design, section 7). */
import type { CheckedRealm } from '../../../core/realm/checkedRealm';
import { requestUrl } from '../../../core/platform/transport/requestUrl';
import { readEvent, readVod } from '../../../core/sdk/endpoints/catalogue';

/** What a page says of its content, in the language of the page. */
export interface ContentFacts {
  readonly title: string;
  readonly description: string | null;
  /** Absolute address of a picture. */
  readonly picture: string | null;
  /** Running time. */
  readonly seconds: number | null;
  /** Epoch milliseconds: of an event its start and end, of a video when it was first shown. */
  readonly start: number | null;
  readonly end: number | null;
}

/** `missing` when the platform says that there is no such content; `unknown` when it could not be asked. */
export type Lookup = { readonly kind: 'found'; readonly facts: ContentFacts } | { readonly kind: 'missing' } | { readonly kind: 'unknown' };

export interface ContentLookupOptions {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** A page waits no longer than this for its platform, in milliseconds. */
export const PATIENCE = 400;
/** How long an answer is good, and a failure: a platform in trouble is not asked at every page. Milliseconds. */
const FRESH = 60_000;
const FRESH_FAILURE = 5_000;
const CAPACITY = 1_000;
const LONGEST_ID = 200;

const endpoints = { VOD: readVod, LIVE: readEvent } as const;
export type ContentRole = keyof typeof endpoints;

export class ContentLookup {
  /** Oldest use first; a call under way is shared by all who ask meanwhile. */
  private readonly known = new Map<string, { readonly until: number; readonly lookup: Promise<Lookup> }>();

  constructor(private readonly options: ContentLookupOptions) {}

  /** As a guest sees it: without anybody's token. Never rejects. */
  async find(realm: Pick<CheckedRealm, 'id' | 'platform'>, locale: string, role: ContentRole, id: string): Promise<Lookup> {
    if (id === '' || id.length > LONGEST_ID) return { kind: 'unknown' };
    const key = JSON.stringify([realm.id, locale, role, id]);
    const held = this.known.get(key);
    if (held !== undefined && held.until > this.options.now()) {
      this.keep(key, held);
      return held.lookup;
    }
    const lookup = this.ask(realm, locale, role, id).catch((): Lookup => ({ kind: 'unknown' }));
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

  private async ask({ platform }: Pick<CheckedRealm, 'platform'>, locale: string, role: ContentRole, id: string): Promise<Lookup> {
    const endpoint = endpoints[role];
    const address = requestUrl(platform.url, platform.endpoints[endpoint.id] ?? endpoint.path, { id });
    const headers = { accept: 'application/json', 'accept-language': locale, 'x-api-key': platform.apiKey };
    const response = await this.options.fetch(address, { headers, signal: AbortSignal.timeout(PATIENCE) });
    if (response.status === 404) return { kind: 'missing' };
    if (!response.ok) return { kind: 'unknown' };
    const facts = factsOf(await response.json());
    return facts === null ? { kind: 'unknown' } : { kind: 'found', facts };
  }
}

/** Reads an answer that may be anything; null when it has not even a title. */
function factsOf(answer: unknown): ContentFacts | null {
  if (!isRecord(answer)) return null;
  const title = textOf(answer['title']);
  if (title === null) return null;
  const schedule = isRecord(answer['eventSchedule']) ? answer['eventSchedule'] : {};
  const premiere = isRecord(answer['premiereRelease']) ? answer['premiereRelease'] : {};
  return {
    title,
    description: textOf(answer['description']) ?? textOf(answer['tagline']),
    picture: [answer['heroUrl'], answer['thumbnailUrl'], answer['posterUrl']].map(addressOf).find((address) => address !== null) ?? null,
    seconds: numberOf(answer['duration']),
    start: numberOf(schedule['startDate']) ?? numberOf(premiere['scheduledAt']),
    end: numberOf(schedule['endDate']),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** A positive number that a date or a running time can be made of. */
function numberOf(value: unknown): number | null {
  return typeof value === 'number' && value > 0 && value <= 8.64e15 ? value : null;
}

function addressOf(value: unknown): string | null {
  return typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) ? value : null;
}
