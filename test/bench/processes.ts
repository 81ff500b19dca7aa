/** Processes that benches start and measure: servers and the command line. Reads /proc, so it needs Linux. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { buildCommandLine } from '../../scripts/build/buildCommandLine';

/** Milliseconds of a tick in /proc. */
const TICK = 10;

export interface Server {
  readonly process: ChildProcess;
  readonly port: number;
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

/** Starts the worker in a folder that `buildWorker` wrote, on a free port. */
export async function startWorkerd(folder: string, env: NodeJS.ProcessEnv): Promise<Server> {
  const ofMiniflare = createRequire(createRequire(import.meta.url).resolve('miniflare'));
  const { default: binary } = ofMiniflare('workerd') as { readonly default: string };
  const started = spawn(
    binary,
    ['serve', 'config.capnp', '--socket-addr', 'http=127.0.0.1:0', '--control-fd', '3'],
    { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit', 'pipe'] },
  );
  return { process: started, port: await portIn(started.stdio[3] as Readable, 'event', 'listen') };
}

/** The port in the first line of JSON whose property has the value; discards the lines after it. */
async function portIn(output: Readable, property: string, value: string): Promise<number> {
  const lines = createInterface(output);
  return new Promise((resolve) => {
    lines.on('line', (line) => {
      const entry = JSON.parse(line) as Readonly<Record<string, unknown>>;
      if (entry[property] !== value) return;
      resolve(Number(entry['port']));
      lines.close();
      output.resume();
    });
  });
}

/** Kills a server. */
export async function end(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

export interface Page {
  readonly status: number;
  readonly etag: string | undefined;
  readonly body: Buffer;
}

/** A page of a server as browsers request it; its body stays compressed if `encoding` is accepted. */
export function page(
  { port }: Pick<Server, 'port'>,
  host: string,
  { path: address = '/', encoding = 'br' } = {},
): Promise<Page> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'accept-encoding': encoding };
    get({ host: '127.0.0.1', port, path: address, headers }, (answer) => {
      const pieces: Buffer[] = [];
      const { statusCode: status = 0, headers: received } = answer;
      answer
        .on('data', (piece: Buffer) => pieces.push(piece))
        .on('end', () => resolve({ status, etag: received.etag, body: Buffer.concat(pieces) }))
        .on('error', reject);
    }).on('error', reject);
  });
}

/** Milliseconds of CPU that a process has used, with those of the kernel for it. */
export const cpuOf = ({ pid }: ChildProcess): number => ticks(pid ?? 0, 11, 12);

/** The same of the processes that this one has started and that have ended, with their own. */
const cpuOfEnded = (): number => ticks('self', 13, 14);

function ticks(pid: number | 'self', ...fields: readonly number[]): number {
  // After the name, which may contain spaces, as proc(5) lists them: utime, stime, cutime, cstime are 11 to 14.
  const values = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return fields.reduce((sum, field) => sum + Number(values[field]), 0) * TICK;
}

/** The resident memory of a process in megabytes. */
export function memoryOf({ process: { pid } }: Server): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** What a command took, in seconds. */
export interface CommandTime {
  readonly wall: number;
  /** Of the command and of the processes that it started. */
  readonly cpu: number;
}

/**
 * Builds the command line of a copy of the repository, and returns a function that runs `proscenium realm …` there and
 * rejects when it fails.
 */
export async function realmCommand(
  root: string,
  copy: string,
): Promise<(...words: readonly string[]) => Promise<CommandTime>> {
  const cli = await buildCommandLine(root, path.join(copy, 'dist/cli'));
  return async (...words) => {
    const [began, used] = [performance.now(), cpuOfEnded()];
    const child = spawn(process.execPath, [path.join(cli, 'main.js'), 'realm', ...words], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const errors = text(child.stderr);
    await once(child, 'exit');
    if (child.exitCode !== 0) throw new Error(`realm ${words[0]} failed: ${(await errors).slice(0, 2000)}`);
    return { wall: (performance.now() - began) / 1000, cpu: (cpuOfEnded() - used) / 1000 };
  };
}
