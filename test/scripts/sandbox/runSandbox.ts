/**
 * Starts sandboxes in processes of their own, in memory and on free ports. The test environment loads this
 * module outside of the test files, so that all files of a worker share what takes seconds to start.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { HostMessage, HostRequest } from './sandboxHost';

export interface SandboxProcess {
  readonly url: string;
  /** What it has written to standard error so far. */
  complaints(): string;
  stop(): Promise<void>;
}

/**
 * Rejects when it ends before it listens. With variables of its environment it is a process of its own; else
 * its process also serves the test files before and after, and it may only run alone.
 */
export function runSandbox(environment: Readonly<Record<string, string>> = {}): Promise<SandboxProcess> {
  return Object.keys(environment).length === 0 ? startInHost() : startAlone(environment);
}

async function startAlone(environment: Readonly<Record<string, string>>): Promise<SandboxProcess> {
  const child = await spawned('scripts/sandbox/main.ts', ['pipe', 'pipe'], {
    SANDBOX_PORT: '0',
    SANDBOX_DATA: 'memory',
    ...environment,
  });
  let complaints = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /Sandbox platform: (\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The sandbox ended with ${code}: ${complaints}`)));
  });
  return {
    url,
    complaints: () => complaints,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

let host: Promise<ChildProcess> | undefined;

async function startInHost(): Promise<SandboxProcess> {
  host ??= spawned('test/scripts/sandbox/sandboxHost.ts', ['ignore', 'inherit']);
  const child = await host;
  let complaints = '';
  const listen = (message: HostMessage): void => {
    if ('line' in message) complaints += `${message.line}\n`;
  };
  child.on('message', listen);
  const started = await ask(child, 'start');
  return {
    url: 'url' in started ? started.url : '',
    complaints: () => complaints,
    stop: async () => {
      await ask(child, 'stop');
      child.off('message', listen);
    },
  };
}

/** Rejects when the host fails to do it, or has ended. */
async function ask(child: ChildProcess, request: HostRequest): Promise<HostMessage> {
  child.ref();
  try {
    return await new Promise<HostMessage>((resolve, reject) => {
      const answered = (message: HostMessage): void => {
        if ('line' in message) return;
        child.off('message', answered);
        child.off('exit', ended);
        if ('failure' in message) reject(new Error(message.failure));
        else resolve(message);
      };
      const ended = (code: number | null): void =>
        reject(new Error(`The host of the sandboxes ended with ${code}.`));
      child.on('message', answered);
      child.once('exit', ended);
      child.send(request);
    });
  } finally {
    // It must not keep a worker alive that has no more tests.
    child.unref();
    child.channel?.unref();
  }
}

const bundles = new Map<string, Promise<string>>();

/** Runs a module in a process that ends with this one. */
async function spawned(
  module: string,
  [output, errors]: readonly ['pipe', 'pipe'] | readonly ['ignore', 'inherit'],
  environment: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  const known = bundles.get(module) ?? bundled(module);
  bundles.set(module, known);
  const code = await known;
  const child = spawn(process.execPath, ['--input-type=module', '-'], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', output, errors, 'ipc'],
  });
  child.stdin?.end(code);
  return child;
}

/** As one module, the sandbox starts in two thirds of the time of its single files. */
async function bundled(module: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    path.resolve('node_modules/.bin/esbuild'),
    [
      ...[module, '--bundle', '--platform=node', '--target=node20', '--format=esm', '--log-level=warning'],
      // These load a binary, or files beside their own.
      ...['@electric-sql/pglite', 'pg', 'sharp'].map((name) => `--external:${name}`),
      // What was published as CommonJS calls `require` for the modules of Node.
      "--banner:js=import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    ],
    { maxBuffer: 64_000_000 },
  );
  return stdout;
}
