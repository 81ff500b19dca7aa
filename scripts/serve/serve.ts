/** `proscenium serve`: the production server. Every option has an environment variable, for containers. */
import { existsSync } from 'node:fs';
import { isIP, type BlockList } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { CONTENT_TIMEOUT_MS } from '../host/handler/ContentLookup';
import { RENDERER } from '../build/rendererVersion';
import { loadRenderer } from '../host/loadRenderer';
import { proxyList } from '../host/nodeServer';
import { openStore } from '../releases/openStore';
import { stopOnSignal } from '../start/stopOnSignal';
import { entryWriter } from './logEntries';
import { startService } from './startService';

const usage = `Serves the releases of a store.

  --store <address>          a folder or s3://bucket/prefix?endpoint=…   PROSCENIUM_STORE
  --host <address>           where to listen; 0.0.0.0 by default         PROSCENIUM_HOST
  --port <number>            8080 by default                             PROSCENIUM_PORT
  --trusted-proxies <list>   IP addresses and networks, with commas      PROSCENIUM_TRUSTED_PROXIES
  --metrics-port <number>    for Prometheus; no metrics by default       PROSCENIUM_METRICS_PORT
  --metrics-host <address>   127.0.0.1 by default                        PROSCENIUM_METRICS_HOST
  --drain <seconds>          from SIGTERM to the last accepted request;  PROSCENIUM_DRAIN
                             5 by default
  --content-timeout <ms>     how long a page waits for the platform;     PROSCENIUM_CONTENT_TIMEOUT
                             400 by default
`;

/** Milliseconds for requests in progress after the last one was accepted. */
const GRACE = 10_000;
const HOST_NAME = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/i;

type Environment = Readonly<Record<string, string | undefined>>;

/** Runs until a signal stops it. Failures are written to standard error, and set the exit code. */
export async function serve(args: readonly string[], env: Environment): Promise<void> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        store: { type: 'string' },
        host: { type: 'string' },
        port: { type: 'string' },
        'trusted-proxies': { type: 'string' },
        'metrics-port': { type: 'string' },
        'metrics-host': { type: 'string' },
        drain: { type: 'string' },
        'content-timeout': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help === true) process.stdout.write(usage);
    else {
      // V8 collects garbage earlier instead of growing the heap: 210 MB of memory instead of 360 with 500 brands in use.
      setFlagsFromString('--optimize-for-size');
      await run(values, env);
    }
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = 1;
  }
}

async function run(
  options: Readonly<Record<string, string | boolean | undefined>>,
  env: Environment,
): Promise<void> {
  /** The value of an option, else that of its variable, and the name of the one that was used. */
  const setting = (name: string): { readonly value: string; readonly source: string } => {
    const option = options[name];
    if (typeof option === 'string' && option !== '') return { value: option, source: `--${name}` };
    const variable = `PROSCENIUM_${name.replaceAll('-', '_').toUpperCase()}`;
    return { value: env[variable] ?? '', source: variable };
  };
  const number = (name: string, otherwise: number, limit: number): number => {
    const { value, source } = setting(name);
    if (value === '') return otherwise;
    if (!/^\d{1,9}$/.test(value) || Number(value) > limit)
      throw new Error(`${source} is a whole number from 0 to ${limit}, not ${JSON.stringify(value)}.`);
    return Number(value);
  };
  const host = (name: string, otherwise: string): string => {
    const { value, source } = setting(name);
    if (value !== '' && isIP(value) === 0 && !HOST_NAME.test(value))
      throw new Error(`${source} is an IP address or a host name, not ${JSON.stringify(value)}.`);
    return value === '' ? otherwise : value;
  };
  const proxies = (name: string): BlockList => {
    const { value, source } = setting(name);
    return naming(source, () => proxyList(value));
  };

  const { value: store, source } = setting('store');
  if (store === '') throw new Error(`Name the store with --store or PROSCENIUM_STORE.\n\n${usage}`);
  const drain = number('drain', 5, 600) * 1000;
  const assets = path.join(import.meta.dirname, 'assets');
  const renderers = [path.basename(RENDERER), path.join('../..', RENDERER)];
  const metrics = { hostname: host('metrics-host', '127.0.0.1'), port: number('metrics-port', 0, 65_535) };
  const { log, flush } = entryWriter(process.stdout);
  process.on('exit', flush);
  const starting = startService({
    store: naming(source, () => openStore(store, env)),
    hostname: host('host', '0.0.0.0'),
    port: number('port', 8080, 65_535),
    proxies: proxies('trusted-proxies'),
    assets: existsSync(assets) ? assets : null,
    renderer: loadRenderer(renderers.map((file) => path.join(import.meta.dirname, file))),
    contentTimeout: number('content-timeout', CONTENT_TIMEOUT_MS, 10_000),
    metrics: setting('metrics-port').value === '' ? null : metrics,
    log,
  });
  // Before anybody can know that it listens: without a listener, a signal would end the process at once and reset its
  // connections, or have no effect at all on the first process of a container.
  const stop = async (): Promise<void> => (await starting).stop(setTimeout(drain), GRACE);
  stopOnSignal(process, stop, drain + GRACE + 1000);
  const { port, metricsPort } = await starting;
  log({ level: 'info', message: 'listening', port, metricsPort });
}

/** What the work returns; its failure says which option or variable has the value. */
function naming<T>(source: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(`${source}: ${messageOf(error)}`, { cause: error });
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
