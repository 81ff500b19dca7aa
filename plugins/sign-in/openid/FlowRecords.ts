/** One-time notes of sign-ins that have left for the provider: what binds an answer to this browser. */
import type { Clock, KeyValues } from '../../../core/sdk';

export interface FlowRecord {
  /** The provider gives it back; nobody else knows it. */
  readonly state: string;
  readonly clientName: string;
  readonly type: 'login' | 'signup';
  /** An app around the page exchanges the code itself (SGN-102). */
  readonly skipExchange: boolean;
  /** Epoch milliseconds. */
  readonly created: number;
}

/** Milliseconds after which an answer is too late. */
export const FLOW_LIFETIME = 15 * 60_000;

const KEY = 'signin.openid';
/** Sign-ins that may be under way at once, in several tabs. */
const MOST = 5;

export class FlowRecords {
  constructor(
    private readonly values: KeyValues,
    private readonly clock: Clock,
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
      const records: unknown = JSON.parse(this.values.read(KEY) ?? '[]');
      return Array.isArray(records) ? records.filter(isRecord) : [];
    } catch {
      return [];
    }
  }

  private write(records: readonly FlowRecord[]): void {
    if (records.length === 0) this.values.remove(KEY);
    else this.values.write(KEY, JSON.stringify(records));
  }
}

function isRecord(value: unknown): value is FlowRecord {
  const record = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<keyof FlowRecord, unknown>>;
  return typeof record.state === 'string' && record.state !== '' && typeof record.clientName === 'string' && typeof record.created === 'number';
}
