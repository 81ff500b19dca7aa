/**
 * Run as a process of its own: starts sandboxes for its parent, one after the other. Each is new, but its
 * database is the one of the sandbox before with the viewers' data reset: opening one takes seconds.
 */
import { openDatabase } from '../../../scripts/sandbox/database/openDatabase';
import { resetViewers } from '../../../scripts/sandbox/database/seedDatabase';
import { trades } from '../../../scripts/sandbox/realms';
import { startSandbox, type RunningSandbox } from '../../../scripts/sandbox/startSandbox';

export type HostRequest = 'start' | 'stop';

export type HostMessage =
  | { readonly url: string }
  | { readonly stopped: true }
  | { readonly failure: string }
  /** A problem that the sandbox logs. */
  | { readonly line: string };

const send = (message: HostMessage): void => void process.send?.(message);
const database = openDatabase({ databaseUrl: process.env['SANDBOX_DATABASE_URL'], dataFolder: 'memory' });
const timers = new Set<NodeJS.Timeout>();
let running: RunningSandbox | null = null;

async function start(): Promise<void> {
  if (running !== null) throw new Error('The sandbox of an earlier test still runs.');
  await resetViewers(await database, trades);
  running = await startSandbox({
    port: 0,
    database: await database,
    after: (milliseconds, task) => {
      const timer = setTimeout(task, milliseconds);
      timers.add(timer);
      return () => clearTimeout(timer);
    },
    log: (line) => send({ line }),
  });
  send({ url: running.url });
}

async function stop(): Promise<void> {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  await running?.stop();
  running = null;
  send({ stopped: true });
}

process.on('message', (request: HostRequest) => {
  const failed = (error: unknown): void => send({ failure: String(error) });
  void (request === 'start' ? start() : stop()).catch(failed);
});
process.on('disconnect', () => process.exit());
