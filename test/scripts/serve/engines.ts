/** The production server on Node and on workerd, over the same store, and requests that reach them unchanged. */
import { request, type IncomingHttpHeaders } from 'node:http';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Miniflare } from 'miniflare';
import { bundleWorker } from '../../../scripts/build/buildWorker';
import { compatibilityDate } from '../../../scripts/build/workerdFiles';
import { proxyList } from '../../../scripts/host/nodeServer';
import { memoryStore, type MemoryValues } from '../../../scripts/releases/memoryStore';
import type { PageRenderer } from '../../../scripts/host/handler/GuestPages';
import { logLine } from '../../../scripts/serve/logEntries';
import { startService } from '../../../scripts/serve/startService';
import { root } from '../host/hostFixture';

export type LogEntry = Readonly<Record<string, unknown>>;

export interface Engine {
  readonly port: number;
  /** The entry of the server's log with this trace id, as soon as it is written. */
  entryOf(trace: string): Promise<LogEntry>;
  stop(): Promise<void>;
}

export interface HostRequest {
  /** With the leading slash, sent as it is. */
  readonly path: string;
  readonly hostname?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** `contentTimeout` is the longest time that a page waits for the platform, in milliseconds. */
export async function startNode(
  values: MemoryValues,
  contentTimeout: number,
  renderer: PageRenderer | null = null,
): Promise<Engine> {
  const log = logReader();
  const service = await startService({
    store: memoryStore(values),
    hostname: '127.0.0.1',
    port: 0,
    proxies: proxyList(''),
    assets: null,
    contentTimeout,
    renderer,
    log: (entry) => log.read(logLine(entry)),
  });
  return {
    port: service.port,
    entryOf: log.entryOf,
    stop: () => service.stop(Promise.resolve(), 0),
  };
}

/** Passes lines of a log to those that wait for them. */
function logReader(): { read(line: string): void } & Pick<Engine, 'entryOf'> {
  const waiting = new Map<unknown, (entry: LogEntry) => void>();
  return {
    read: (line) => {
      const entry = JSON.parse(line) as LogEntry;
      waiting.get(entry['trace'])?.(entry);
    },
    entryOf: (trace) => new Promise((resolve) => void waiting.set(trace, resolve)),
  };
}

export type BindingKind = 'r2Buckets' | 'kvNamespaces';

/** The worker with the values in a bucket of R2 or in KV, and with the renderer in the file. */
export async function startWorkerd(
  values: MemoryValues,
  contentTimeout: number,
  kind: BindingKind = 'r2Buckets',
  renderer?: string,
): Promise<Engine> {
  const { outputFiles } = await bundleWorker(root, renderer);
  const binding = kind === 'r2Buckets' ? 'RELEASES' : 'RELEASES_KV';
  const log = logReader();
  const miniflare = new Miniflare({
    modules: true,
    script: outputFiles[0]?.text ?? '',
    compatibilityDate,
    [kind]: [binding],
    bindings: { PROSCENIUM_CONTENT_TIMEOUT: String(contentTimeout) },
    // Requests of `dispatchFetch` pass a proxy that changes headers and bodies.
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
    handleRuntimeStdio: (stdout: Readable) =>
      void createInterface(stdout).on('line', (line) => log.read(line)),
  });
  const { port } = await miniflare.unsafeGetDirectURL();
  const store =
    kind === 'r2Buckets' ? await miniflare.getR2Bucket(binding) : await miniflare.getKVNamespace(binding);
  for (const [key, { bytes }] of values) await store.put(key, bytes);
  return { port: Number(port), entryOf: log.entryOf, stop: () => miniflare.dispose() };
}

/** Sends a request and returns the answer as it was on the wire, not decompressed. */
export function send(
  { port }: Pick<Engine, 'port'>,
  { path, hostname = 'ringside.localhost', method = 'GET', headers = {} }: HostRequest,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { host: hostname, ...headers },
      agent: false,
    };
    request(options, (answer) => {
      buffer(answer).then(
        (body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });
}
