/** Production servers over stores of releases, and requests to them as written on the wire. */
import { connect } from 'node:net';
import { proxyList } from '../../../scripts/host/nodeServer';
import { memoryStore } from '../../../scripts/releases/memoryStore';
import { publishRelease, storeRelease } from '../../../scripts/releases/publishRelease';
import { writeJson, type StoredBuild } from '../../../scripts/releases/release';
import type { ReleaseStore } from '../../../scripts/releases/ReleaseStore';
import { startService, type Service, type ServiceOptions } from '../../../scripts/serve/startService';
import { build, demo, demoPictures } from '../host/hostFixture';

type LogEntry = Readonly<Record<string, unknown>>;

export interface Services {
  /** What the servers of the running test have logged. */
  readonly log: LogEntry[];
  /** Starts a server on a free port; it is stopped after the test. */
  start(store: ReleaseStore, changes?: Partial<ServiceOptions>): Promise<Service>;
}

/** Call it once for a test file. */
export function services(): Services {
  const log: LogEntry[] = [];
  const running: Service[] = [];
  afterEach(async () => {
    await Promise.all(running.map((service) => service.stop(Promise.resolve(), 0)));
    running.length = 0;
    log.length = 0;
  });
  return {
    log,
    start: async (store, changes = {}) => {
      const service = await startService({
        store,
        hostname: '127.0.0.1',
        port: 0,
        proxies: proxyList(''),
        assets: null,
        log: (entry) => log.push(entry),
        ...changes,
      });
      running.push(service);
      return service;
    },
  };
}

/** A store with a realm (ringside), published from a build with one script by default. */
export async function published(
  store: ReleaseStore = memoryStore(),
  realm = demo('ringside'),
  files: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
    'first-1.js': new TextEncoder().encode('export {};'),
  },
): Promise<ReleaseStore> {
  const assets = await Promise.all(
    Object.entries(files).map(async ([file, bytes]) => [file, await store.write(bytes)] as const),
  );
  const stored: StoredBuild = { format: 1, host: build, assets: Object.fromEntries(assets) };
  const release = await storeRelease(store, realm, demoPictures('ringside'), await writeJson(store, stored));
  await publishRelease(store, release, { by: 'nadia', message: null, at: 0 });
  return store;
}

export interface RawAnswer {
  readonly status: number;
  /** The status line and the headers, in lower case. */
  readonly headers: string;
  readonly body: string;
}

/** Sends a request as written; `fetch` does not let callers choose the Host header. */
export function ask(
  { port }: Pick<Service, 'port'>,
  path: string,
  headers: readonly string[] = [],
  host = 'ringside.localhost',
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const lines = [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers];
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    let answer = '';
    socket.on('data', (data) => (answer += data.toString('latin1')));
    socket.on('end', () => {
      const [head = '', ...body] = answer.split('\r\n\r\n');
      resolve({
        status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
        headers: head.toLowerCase(),
        body: body.join('\r\n\r\n'),
      });
    });
    socket.on('error', reject);
  });
}
