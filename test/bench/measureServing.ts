/** CPU of the production servers: a warm page on Node and on workerd, and the start of the worker. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { buildServer } from '../../scripts/build/buildServer';
import { buildWorker } from '../../scripts/build/buildWorker';
import { credentials, startS3Service } from '../scripts/releases/s3Service';

const PAGES = 2000;
const STARTS = 9;
/** Milliseconds of a tick in /proc. */
const TICK = 10;

export interface Server {
  readonly process: ChildProcess;
  readonly port: number;
}

/** Milliseconds of CPU. */
export interface ServingMeasure {
  readonly node: number;
  readonly workerd: number;
  /** Of the whole process, until it listens (median). */
  readonly workerdStart: number;
}

/** Reads CPU times from /proc, so it needs Linux. `<root>/dist/assets` must be built. */
export async function measureServing(root: string): Promise<ServingMeasure> {
  const service = await startS3Service();
  try {
    const { bucket } = await service.newBucket();
    const env = {
      ...process.env,
      PROSCENIUM_STORE: `s3://${bucket}/bench?endpoint=${service.endpoint}&region=auto`,
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    };
    await promisify(execFile)('npm', ['run', '-s', 'proscenium', '--', 'realm', 'publish', 'ringside'], {
      cwd: root,
      env,
    });
    const workerd = () => startWorkerd(path.join(root, 'dist/workerd'), env);
    await buildServer(root);
    await buildWorker(root);
    const starts: number[] = [];
    for (let each = 0; each < STARTS; each++) {
      const { process: started } = await workerd();
      starts.push(cpuOf(started));
      await end(started);
    }
    return {
      node: await warmPage(await startNode(path.join(root, 'dist/node'), env)),
      workerd: await warmPage(await workerd()),
      workerdStart: starts.sort((a, b) => a - b)[Math.floor(STARTS / 2)] ?? NaN,
    };
  } finally {
    await service.close();
  }
}

/** Starts the server in a folder that `buildServer` wrote, on a free port. */
export async function startNode(folder: string, env: NodeJS.ProcessEnv): Promise<Server> {
  const started = spawn(process.execPath, ['server.js', '--port', '0', '--host', '127.0.0.1'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { process: started, port: await portIn(started.stdout, 'message', 'listening') };
}

async function startWorkerd(folder: string, env: NodeJS.ProcessEnv): Promise<Server> {
  const ofMiniflare = createRequire(createRequire(import.meta.url).resolve('miniflare'));
  const { default: binary } = ofMiniflare('workerd') as { readonly default: string };
  const started = spawn(
    binary,
    ['serve', 'config.capnp', '--socket-addr', 'http=127.0.0.1:0', '--control-fd', '3'],
    { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit', 'pipe'] },
  );
  return { process: started, port: await portIn(started.stdio[3] as Readable, 'event', 'listen') };
}

/** The port in the first line of JSON whose property has the value; reads the other lines too. */
function portIn(lines: Readable, property: string, value: string): Promise<number> {
  return new Promise((resolve) => {
    createInterface(lines).on('line', (line) => {
      const entry = JSON.parse(line) as Readonly<Record<string, unknown>>;
      if (entry[property] === value) resolve(Number(entry['port']));
    });
  });
}

/** CPU of one page as browsers request it, after a warm-up of a tenth. Ends the server. */
async function warmPage({ process: server, port }: Server): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const headers = { host: 'ringside.localhost', 'accept-encoding': 'gzip, deflate, br' };
      get({ host: '127.0.0.1', port, headers, agent }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`The page has status ${answer.statusCode}.`));
        answer.resume().on('end', resolve).on('error', reject);
      }).on('error', reject);
    });
  try {
    for (let each = 0; each < PAGES / 10; each++) await ask();
    const before = cpuOf(server);
    for (let each = 0; each < PAGES; each++) await ask();
    return (cpuOf(server) - before) / PAGES;
  } finally {
    agent.destroy();
    await end(server);
  }
}

/** Milliseconds of CPU that a process has used, with those of the kernel for it. */
function cpuOf({ pid }: ChildProcess): number {
  // After the name, which may contain spaces: utime and stime are the 12th and 13th field.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

/** Kills a server. */
export async function end(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}
