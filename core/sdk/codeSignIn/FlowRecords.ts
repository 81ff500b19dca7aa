/** One-time records of pending redirects to a provider: bind an answer to this browser. */
import type { Clock, KeyValueStore } from '../services';

export interface FlowRecord {
  /** Echoed by the provider; unguessable. */
  readonly state: string;
  /** The provider's client that started it. */
  readonly client: string;
  readonly type: 'login' | 'signup';
  /** The surrounding native app exchanges the code itself (SGN-102). */
  readonly skipExchange: boolean;
  /** PKCE code verifier (RFC 7636), when the platform has accepted its challenge. */
  readonly verifier?: string | undefined;
  /** Expected `iss` of the answer (RFC 9207), when the platform states it. */
  readonly issuer?: string | undefined;
  /** Bundle id of the operator's app that takes over the code. */
  readonly app?: string | undefined;
  /** Epoch milliseconds. */
  readonly created: number;
}

/** Milliseconds until an answer is too late. */
export const FLOW_LIFETIME_MS = 15 * 60_000;

/** Maximum concurrent sign-ins, across tabs. */
const MAX_FLOWS = 5;

/** Pending redirects of one provider in this browser's storage, for {@link FLOW_LIFETIME_MS} each. */
export class FlowRecords {
  readonly #values: KeyValueStore;
  readonly #clock: Clock;
  readonly #key: string;

  /** `key`: storage key of the provider's records. */
  constructor(values: KeyValueStore, clock: Clock, key: string) {
    this.#values = values;
    this.#clock = clock;
    this.#key = key;
  }

  keep(record: Omit<FlowRecord, 'created'>): void {
    this.#write([...this.#alive(), { ...record, created: this.#clock.now() }].slice(-MAX_FLOWS));
  }

  /** Takes and deletes the record of this state; null when there is none or it has expired. */
  take(state: string | null): FlowRecord | null {
    const alive = this.#alive();
    const found = state === null ? undefined : alive.find((record) => record.state === state);
    this.#write(alive.filter((record) => record !== found));
    return found ?? null;
  }

  #alive(): readonly FlowRecord[] {
    const now = this.#clock.now();
    return this.#read().filter(({ created }) => created <= now && now - created < FLOW_LIFETIME_MS);
  }

  #read(): readonly FlowRecord[] {
    try {
      const records: unknown = JSON.parse(this.#values.read(this.#key) ?? '[]');
      return Array.isArray(records) ? records.filter(isRecord) : [];
    } catch {
      return [];
    }
  }

  #write(records: readonly FlowRecord[]): void {
    if (records.length === 0) this.#values.remove(this.#key);
    else this.#values.write(this.#key, JSON.stringify(records));
  }
}

function isRecord(value: unknown): value is FlowRecord {
  const record = (typeof value === 'object' && value !== null ? value : {}) as Partial<
    Record<keyof FlowRecord, unknown>
  >;
  const isOptionalText = (text: unknown): boolean => text === undefined || typeof text === 'string';
  return (
    typeof record.state === 'string' &&
    record.state !== '' &&
    typeof record.client === 'string' &&
    typeof record.created === 'number' &&
    [record.verifier, record.issuer, record.app].every(isOptionalText)
  );
}
