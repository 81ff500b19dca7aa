/** Browser storage of the sign-in: this browser's client registration, and this tab's pending sign-in. */
import type { Clock, KeyValueStore } from 'proscenium/sdk';
import type { Company, TvClient, TvCode } from './tvService';

export const CLIENT_KEY = 'adobe.client';
export const VISIT_KEY = 'adobe.visit';

/** Lifetime of a code in milliseconds: the provider's half hour, minus the time its own pages take. */
export const CODE_LIFETIME_MS = 25 * 60_000;

/** Client registrations are only reused by the realm that made them (SGP-111). */
export class ClientMemory {
  readonly #values: KeyValueStore;
  readonly #realm: string;

  constructor(values: KeyValueStore, realm: string) {
    this.#values = values;
    this.#realm = realm;
  }

  read(): TvClient | null {
    const stored = parsed(this.#values.read(CLIENT_KEY));
    const { realm, clientId, clientSecret } = (stored ?? {}) as Partial<
      Record<keyof TvClient | 'realm', unknown>
    >;
    return realm === this.#realm && isText(clientId) && isText(clientSecret)
      ? { clientId, clientSecret }
      : null;
  }

  keep({ clientId, clientSecret }: TvClient): void {
    this.#values.write(CLIENT_KEY, JSON.stringify({ realm: this.#realm, clientId, clientSecret }));
  }

  clear(): void {
    this.#values.remove(CLIENT_KEY);
  }
}

/** A pending sign-in: data of the company picker and the return target (SGP-115). Never in the address. */
export interface Visit extends TvCode {
  readonly companies: readonly Company[];
  /** Query of the page where it started. */
  readonly query: string;
  /** 2: restarted after a failure, at most once. */
  readonly attempt: 1 | 2;
  /** Show that the first attempt failed. */
  readonly retried: boolean;
  /** Epoch milliseconds. */
  readonly created: number;
}

/** This tab's pending sign-in, while its code is valid. */
export class VisitMemory {
  readonly #values: KeyValueStore;
  readonly #clock: Clock;

  constructor(values: KeyValueStore, clock: Clock) {
    this.#values = values;
    this.#clock = clock;
  }

  read(): Visit | null {
    const visit = parsed(this.#values.read(VISIT_KEY));
    if (!isVisit(visit)) return null;
    const age = this.#clock.now() - visit.created;
    return age >= 0 && age < CODE_LIFETIME_MS ? visit : null;
  }

  keep(visit: Visit): void {
    this.#values.write(VISIT_KEY, JSON.stringify(visit));
  }

  clear(): void {
    this.#values.remove(VISIT_KEY);
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function isVisit(value: unknown): value is Visit {
  const visit = (typeof value === 'object' && value !== null ? value : {}) as Partial<
    Record<keyof Visit, unknown>
  >;
  const isCompany = (company: unknown): boolean =>
    typeof company === 'object' &&
    company !== null &&
    isText((company as Partial<Company>).id) &&
    isText((company as Partial<Company>).name);
  return (
    isText(visit.code) &&
    typeof visit.query === 'string' &&
    typeof visit.created === 'number' &&
    Array.isArray(visit.companies) &&
    visit.companies.every(isCompany)
  );
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
