/** One-time notes of sign-ins that have left for the provider: what binds an answer to this browser. */
import type { Clock, KeyValueStore } from '../services';

export interface FlowRecord {
  /** The provider gives it back; nobody else knows it. */
  readonly state: string;
  /** Which of a provider's clients began it. */
  readonly client: string;
  readonly type: 'login' | 'signup';
  /** An app around the page exchanges the code itself (SGN-102). */
  readonly skipExchange: boolean;
  /** The secret that the exchange is proven with (RFC 7636), where the platform has taken its challenge. */
  readonly verifier?: string | undefined;
  /** What `iss` of the answer must be (RFC 9207), where the platform says. */
  readonly issuer?: string | undefined;
  /** The bundle id of the operator's app that takes the code over. */
  readonly app?: string | undefined;
  /** Epoch milliseconds. */
  readonly created: number;
}

/** Milliseconds after which an answer is too late. */
export const FLOW_LIFETIME = 15 * 60_000;

/** Sign-ins that may be under way at once, in several tabs. */
const MOST = 5;

export class FlowRecords {
  /** `key`: where the provider keeps them in the browser. */
  constructor(
    private readonly values: KeyValueStore,
    private readonly clock: Clock,
    private readonly key: string,
  ) {}

  keep(record: Omit<FlowRecord, 'created'>): void {
    this.write([...this.alive(), { ...record, created: this.clock.now() }].slice(-MOST));
  }

  /** The note with this state, which is gone with that; null when there is none, or it is too old. */
  take(state: string | null): FlowRecord | null {
    const alive = this.alive();
    const found = state === null ? undefined : alive.find((record) => record.state === state);
    this.write(alive.filter((record) => record !== found));
    return found ?? null;
  }

  private alive(): readonly FlowRecord[] {
    const now = this.clock.now();
    return this.read().filter(({ created }) => created <= now && now - created < FLOW_LIFETIME);
  }

  private read(): readonly FlowRecord[] {
    try {
      const records: unknown = JSON.parse(this.values.read(this.key) ?? '[]');
      return Array.isArray(records) ? records.filter(isRecord) : [];
    } catch {
      return [];
    }
  }

  private write(records: readonly FlowRecord[]): void {
    if (records.length === 0) this.values.remove(this.key);
    else this.values.write(this.key, JSON.stringify(records));
  }
}

function isRecord(value: unknown): value is FlowRecord {
  const record = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<keyof FlowRecord, unknown>>;
  const isOptionalText = (text: unknown): boolean => text === undefined || typeof text === 'string';
  return (
    typeof record.state === 'string' && record.state !== '' && typeof record.client === 'string' && typeof record.created === 'number' && [record.verifier, record.issuer, record.app].every(isOptionalText)
  );
}
