/** The addresses for load balancers: `/healthz` and `/readyz`, at every host name. */
import type { ReleaseStore } from '../releases/ReleaseStore';

export interface HealthOptions {
  readonly store: ReleaseStore;
  /** Milliseconds. */
  readonly now: () => number;
  /** Whether the server is about to stop; false by default. */
  readonly isStopping?: () => boolean;
}

/** How long the answer of the store for `/readyz` is used, in milliseconds. */
const STORE_CHECK = 5000;

/** The handler with the addresses for load balancers. Imports nothing from Node, so it also runs on an edge runtime. */
export function withHealth(
  handler: (request: Request) => Promise<Response>,
  { store, now, isStopping = () => false }: HealthOptions,
): (request: Request) => Promise<Response> {
  const answers = storeCheck(store, now);
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz') return plainText(200, 'ok');
    if (pathname !== '/readyz') return handler(request);
    if (isStopping()) return plainText(503, 'stopping');
    return (await answers()) ? plainText(200, 'ready') : plainText(503, 'the store does not answer');
  };
}

/** Whether the store answers; asked at most every {@link STORE_CHECK}. */
function storeCheck(store: ReleaseStore, now: () => number): () => Promise<boolean> {
  let last: { readonly until: number; readonly answer: Promise<boolean> } | null = null;
  return () => {
    if (last === null || last.until <= now())
      last = {
        until: now() + STORE_CHECK,
        // The pointer need not exist.
        answer: store.readPointer('host/readiness.invalid').then(
          () => true,
          () => false,
        ),
      };
    return last.answer;
  };
}

const plainText = (status: number, text: string): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
