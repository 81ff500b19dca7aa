/** The production server as a process, started as operators start it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { bundleServer } from '../../../scripts/build/buildServer';
import { root } from '../host/hostFixture';

type Environment = Readonly<Record<string, string>>;
type LogEntry = Readonly<Record<string, unknown>>;

export interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

export interface ServerProcess {
  readonly child: ChildProcess;
  /** The first entry of its log with this message; rejects when it ends without one. */
  entry(message: string | RegExp): Promise<LogEntry>;
  readonly ended: Promise<Ended>;
}

/** A command without its arguments, and the folder in which it runs. */
export interface Command {
  readonly words: readonly string[];
  readonly folder: string;
}

/** The command line from its sources. */
export const commandLine: Command = {
  words: ['--import', 'tsx', 'scripts/cli/main.ts', 'serve'],
  folder: root,
};

/** Bundles the server, once for a test file, into a temporary folder, as `npm run build -- --for node` does. */
export function bundledServer(): Command {
  const folder = mkdtempSync(path.join(tmpdir(), 'server-'));
  beforeAll(async () => {
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
    await bundleServer(root, path.join(folder, 'server.js'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return { words: ['server.js'], folder };
}

export interface Processes {
  /** Runs a command with these variables and no others; what still runs is killed after the test. */
  run(command: Command, args: readonly string[], env?: Environment): ServerProcess;
}

/** Call it once for a test file. */
export function serverProcesses(): Processes {
  const running: ServerProcess[] = [];
  afterEach(async () => {
    for (const { child } of running) child.kill('SIGKILL');
    await Promise.all(running.map(({ ended }) => ended));
    running.length = 0;
  });
  return {
    run: ({ words, folder }, args, env = {}) => {
      const started = observed(
        spawn(process.execPath, [...words, ...args], { cwd: folder, env: { ...env } }),
      );
      running.push(started);
      return started;
    },
  };
}

function observed(child: ReturnType<typeof spawn>): ServerProcess {
  const lines: string[] = [];
  let errors = '';
  const waiting = new Set<(line: string) => void>();
  if (child.stdout === null) throw new Error('The process has no output.');
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line);
    for (const each of waiting) each(line);
  });
  child.stderr?.on('data', (data: Buffer) => (errors += data.toString()));
  const ended = new Promise<Ended>((resolve) =>
    child.once('close', (code) => resolve({ code, output: lines.join('\n'), errors })),
  );
  return {
    child,
    ended,
    entry: (message) =>
      new Promise((resolve, reject) => {
        const read = (line: string): void => {
          const entry = JSON.parse(line) as LogEntry;
          const text = String(entry['message']);
          if (typeof message === 'string' ? text === message : message.test(text)) resolve(entry);
        };
        lines.forEach(read);
        waiting.add(read);
        void ended.then((end) => reject(new Error(`It ended first: ${JSON.stringify(end)}`)));
      }),
  };
}
