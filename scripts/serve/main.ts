/**
 * `proscenium serve`, and `node server.js` in the folder that `npm run build -- --for node` writes: the production server.
 * Every option has an environment variable, for containers.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { TIMEOUT } from '../host/handler/ContentLookup';
import { proxyList } from '../host/nodeServer';
import { openStore } from '../releases/openStore';
import { stopOnSignal } from '../start/stopOnSignal';
import { logLine } from './logEntries';
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

try {
  const { values } = parseArgs({
    options: {
      store: { type: 'string' },
      host: { type: 'string' },
      port: { type: 'string' },
      'trusted-proxies': { type: 'string' },
      'metrics-port': { type: 'string' },
      'metrics-host': { type: 'string' },
      drain: { type: 'string' },
      'content-timeout': { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) process.stdout.write(usage);
  else await run(values);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(values: Readonly<Record<string, string | boolean | undefined>>): Promise<void> {
  const setting = (name: string, otherwise: string) => {
    const value = values[name] ?? process.env[`PROSCENIUM_${name.replaceAll('-', '_').toUpperCase()}`];
    return typeof value === 'string' && value !== '' ? value : otherwise;
  };
  const number = (name: string, otherwise: number, limit: number) => {
    const value = Number(setting(name, String(otherwise)));
    if (!Number.isInteger(value) || value < 0 || value > limit)
      throw new Error(`--${name} is a whole number from 0 to ${limit}.`);
    return value;
  };
  const store = setting('store', '');
  if (store === '') throw new Error(`Name the store with --store or PROSCENIUM_STORE.\n\n${usage}`);
  const drain = number('drain', 5, 600) * 1000;
  const assets = path.join(import.meta.dirname, 'assets');
  const service = await startService({
    store: openStore(store),
    hostname: setting('host', '0.0.0.0'),
    port: number('port', 8080, 65_535),
    proxies: proxyList(setting('trusted-proxies', '')),
    assets: existsSync(assets) ? assets : null,
    contentTimeout: number('content-timeout', TIMEOUT, 10_000),
    metrics:
      setting('metrics-port', '') === ''
        ? null
        : { hostname: setting('metrics-host', '127.0.0.1'), port: number('metrics-port', 0, 65_535) },
    log: (entry) => process.stdout.write(`${logLine(entry)}\n`),
  });
  process.stdout.write(
    `${JSON.stringify({ level: 'info', message: 'listening', port: service.port, metricsPort: service.metricsPort })}\n`,
  );
  stopOnSignal(process, () => service.stop(setTimeout(drain), GRACE), drain + GRACE + 1000);
}
