/** Spreads the realms of a `realm publish` command over processes. */
import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { inParallel } from '../releases/inParallel';
import { StoreUnreachable } from '../releases/ReleaseStore';
import { PARALLEL, type Attempt, type PublishJob } from './publishRealms';

/** What a process receives: first the job, then realms to publish. */
export type PublishRequest = { readonly job: PublishJob } | { readonly targets: readonly string[] };

/** What it answers to realms. */
export type PublishAnswer =
  | { readonly attempts: readonly Attempt[] }
  /** The store fails; the words are for the operator. */
  | { readonly storeFailure: string };

export interface PublishedInProcesses {
  /** One list per chunk, in their order; empty for a chunk whose process ended. */
  readonly attempts: readonly (readonly Attempt[])[];
  /** Which realms may not be published because a process ended; null when none did. */
  readonly failure: string | null;
}

/**
 * Publishes chunks of realms in `count` processes. When one ends unexpectedly, the others publish the rest.
 * @param makeJob called once the processes start: they load their modules while it works
 * @throws StoreUnreachable when the store fails in one of them
 */
export async function publishInProcesses(
  makeJob: () => Promise<PublishJob>,
  chunks: readonly (readonly string[])[],
  count: number,
): Promise<PublishedInProcesses> {
  const processes = Array.from({ length: count }, startProcess);
  const idle = [...processes];
  const endings = new Set<string>();
  const lost: string[] = [];
  try {
    const job = await makeJob();
    for (const each of processes) each.send({ job });
    const attempts = await inParallel(chunks, count, async (targets) => {
      const taken = idle.pop();
      const answer = taken === undefined ? null : await taken.ask({ targets });
      if (taken === undefined || answer === null) {
        if (taken !== undefined) endings.add(taken.ending());
        lost.push(...targets);
        return [];
      }
      idle.push(taken);
      if ('storeFailure' in answer) throw new StoreUnreachable(answer.storeFailure);
      return answer.attempts;
    });
    return {
      attempts,
      failure: lost.length === 0 ? null : failureText(lost, [...endings], chunks.flat().length),
    };
  } finally {
    for (const each of processes) each.end();
  }
}

function failureText(lost: readonly string[], endings: readonly string[], all: number): string {
  const names = lost.length > 10 ? `${lost.slice(0, 10).join(', ')}…` : lost.join(', ');
  return `A process that publishes ended unexpectedly (${endings.join(', ')}). ${lost.length} of ${all} realms may not be published: ${names}. Publish again: what is published already stays unchanged.`;
}

interface PublishProcess {
  send(request: PublishRequest): void;
  /** The answer, or null when the process has ended. */
  ask(request: PublishRequest): Promise<PublishAnswer | null>;
  /** How it ended, such as SIGKILL or exit code 1. */
  ending(): string;
  end(): void;
}

/** Each realm makes many megabytes of objects that are soon unneeded: a larger part for them is collected less often. */
const YOUNG_GENERATION = '--max-semi-space-size=64';

/**
 * Node's threads for files. Each waits for the disk, and a disk makes the changes of many threads durable in about the
 * time of one: as many as there are realms in progress.
 */
const FILE_THREADS = { UV_THREADPOOL_SIZE: String(PARALLEL) };

function startProcess(): PublishProcess {
  const child = fork(processFile(), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...FILE_THREADS, ...process.env },
    execArgv: [...process.execArgv, YOUNG_GENERATION],
  });
  const ended = new Promise<null>((resolve) =>
    child.once('exit', () => resolve(null)).once('error', () => resolve(null)),
  );
  // A write to a process that has ended fails; its exit says so already.
  const send = (request: PublishRequest) => void (child.connected && child.send(request, () => undefined));
  return {
    send,
    ask: (request) => {
      const answer = new Promise<PublishAnswer>((resolve) =>
        child.once('message', resolve as (message: unknown) => void),
      );
      send(request);
      return Promise.race([answer, ended]);
    },
    ending: () => endingOf(child),
    end: () => {
      if (child.connected) child.disconnect();
    },
  };
}

const endingOf = ({ signalCode, exitCode }: ChildProcess): string =>
  signalCode ?? `exit code ${exitCode ?? 'unknown'}`;

/** Source files run through a loader, which children inherit; a built command line has the process beside it. */
const processFile = (): string =>
  path.join(import.meta.dirname, `publishProcess${path.extname(import.meta.filename)}`);
