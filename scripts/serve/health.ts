/** The addresses for load balancers: `/healthz` and `/readyz`, at every host name. */
import { commonHeaders } from '../host/handler/headers';
import type { ReleaseStore } from '../releases/ReleaseStore';
import { answersAgain, type LogEntry } from './logEntries';

export interface StoreState {
  readonly isUp: boolean;
  /** Milliseconds since the store last answered, or since the start of the server; 0 while it answers. */
  readonly outage: number;
}

/** Asks for the state of the store; never rejects. */
export type StoreCheck = () => Promise<StoreState>;

interface HealthOptions {
  readonly check: StoreCheck;
  /** Whether the server is about to stop; false by default. */
  readonly isStopping?: () => boolean;
}

/** How long an answer of the store is used, in milliseconds. */
const STORE_CHECK = 5000;

/** The handler with the addresses for load balancers. Imports nothing from Node, so it also runs on an edge runtime. */
export function withHealth(
  handler: (request: Request) => Promise<Response>,
  { check, isStopping = () => false }: HealthOptions,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz') return plainText(200, 'ok');
    if (pathname !== '/readyz') return handler(request);
    if (isStopping()) return plainText(503, 'stopping');
    return (await check()).isUp ? plainText(200, 'ready') : plainText(503, 'the store does not answer');
  };
}

interface StoreCheckOptions {
  readonly store: ReleaseStore;
  /** Milliseconds. */
  readonly now: () => number;
  /** Called when the store stops answering, with the reason, and again when that changes. */
  readonly report: (error: unknown) => void;
  readonly log: (entry: LogEntry) => void;
}

/** Asks the store at most every {@link STORE_CHECK}. */
export function storeCheck({ store, now, report, log }: StoreCheckOptions): StoreCheck {
  let last: { readonly until: number; readonly state: Promise<StoreState> } | null = null;
  let answeredAt = now();
  /** Why the store did not answer the last time; null when it did. */
  let reason: string | null = null;
  const ask = async (): Promise<StoreState> => {
    try {
      // The pointer need not exist.
      await store.readPointer('host/readiness.invalid');
      if (reason !== null) log(answersAgain(now() - answeredAt));
      reason = null;
      answeredAt = now();
      return { isUp: true, outage: 0 };
    } catch (error) {
      if (String(error) !== reason) report(error);
      reason = String(error);
      return { isUp: false, outage: now() - answeredAt };
    }
  };
  return () => {
    if (last === null || last.until <= now()) last = { until: now() + STORE_CHECK, state: ask() };
    return last.state;
  };
}

const plainText = (status: number, text: string): Response =>
  new Response(`${text}\n`, {
    status,
    headers: {
      ...commonHeaders,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    },
  });
