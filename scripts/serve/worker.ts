/**
 * The production server on workerd: Cloudflare Workers, or `workerd serve` on a server. One isolate serves every realm
 * of the store. `npm run build -- --for workerd` bundles it.
 */
import type { Compressor } from '../host/handler/Compression';
import { createHandler } from '../host/handler/createHandler';
import { storeCheck, withHealth } from './health';
import { accessEntry, errorEntry, logLine, type LogEntry } from './logEntries';
import { storeSources } from './storeSources';
import { storeOf, timeoutOf, type Bindings } from './workerBindings';
import { renderer } from './workerRenderer';

const KIB = 1024;
const limits = {
  // In bytes. An isolate has 128 MB for everything.
  memory: 24 * KIB * KIB,
  contentMemory: 8 * KIB * KIB,
  contentShare: 48 * KIB,
  sitemapMemory: 8 * KIB * KIB,
  guestPageMemory: 8 * KIB * KIB,
  realms: 200,
  // Cloudflare's free plan allows 50 calls per request; pointers, the page and look-ups at the platform need the rest.
  checksPerRequest: 20,
};

/** Compression Streams of workerd do not offer brotli. */
const compressor: Compressor = {
  encodings: ['gzip'],
  memory: 16 * KIB * KIB,
  compress: async (body) => {
    const compressed = new Blob([body]).stream().pipeThrough(new CompressionStream('gzip'));
    return new Uint8Array(await new Response(compressed).arrayBuffer());
  },
};

let answer: ((request: Request) => Promise<Response>) | null = null;

export default {
  fetch(
    request: Request,
    env: Bindings,
    context: { waitUntil(work: Promise<unknown>): void },
  ): Promise<Response> {
    answer ??= start(env);
    const response = answer(request).then(asCompressed);
    // Requests share what they read. What one reads must arrive even when its client is gone: others wait for it.
    context.waitUntil(response);
    return response;
  },
};

function start(env: Bindings): (request: Request) => Promise<Response> {
  const store = storeOf(env);
  const now = () => Date.now();
  const log = (entry: LogEntry) => console.log(logLine(entry));
  const report = (error: unknown) => log(errorEntry(error));
  const handler = createHandler({
    ...storeSources({
      store,
      now,
      report,
      compressor,
      contentTimeout: timeoutOf(env),
      renderer,
      revalidatesInBackground: false,
      ...limits,
    }),
    observe: (facts) => log(accessEntry(facts)),
  });
  return withHealth(handler, { check: storeCheck({ store, now, report, log }) });
}

/** A body that is compressed already must be sent as it is; workerd compresses bodies of compressed answers itself. */
function asCompressed(response: Response): Response {
  if (response.body === null || !response.headers.has('content-encoding')) return response;
  const { status, headers } = response;
  const init: ResponseInit & { encodeBody: 'manual' } = { status, headers, encodeBody: 'manual' };
  return new Response(response.body, init);
}
