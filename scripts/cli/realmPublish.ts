/** `realm publish`: publishes one realm, several or all to a store of releases. */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { BUILD_FOLDER, readBuild } from '../build/readBuild';
import { realmFolders } from '../compile/realmSources';
import { storeBuild } from '../publish/storeBuild';
import { checkClock } from '../releases/checkClock';
import { inParallel } from '../releases/inParallel';
import { contestedHosts } from './openRealm';
import type { Outcome } from './outcome';
import { ABSTRACT, realmPublisher, type Attempt, type PublishJob } from './publishRealms';
import { publishInProcesses } from './publishProcesses';
import { refusedOutcome, refusedResult, type Refusal } from './refusal';
import { authorOf, withStore, type ChangeOptions } from './storeCommand';

export interface PublishOptions extends ChangeOptions {
  /** Every realm in realms/ that is not abstract. */
  readonly all?: boolean | undefined;
  /** Publish realms whose platform is at a private IP address. */
  readonly allowPrivatePlatform?: boolean | undefined;
  /** How many processes publish; by default one per processor, unless there are few realms. */
  readonly jobs?: string | undefined;
}

/** Realms whose documents are in memory together. */
const CHUNK = 50;
/** A process pays for its start, about a second of CPU, with no fewer realms. */
const REALMS_PER_PROCESS = 100;

/**
 * Publishes realms, each by its id or the path of its document. Those that are refused do not stop the others; the
 * exit code is then 1. The order of the output is that of the realms.
 */
export async function realmPublish(
  root: string,
  named: readonly string[],
  options: PublishOptions,
): Promise<Outcome> {
  const { all, jobs, json, ...shared } = options;
  const isAll = all === true;
  const refuse = (reason: string, message: string) =>
    refusedOutcome({ realm: null, reason, message }, options);
  if (isAll === named.length > 0) return refuse('usage', 'Name the realms to publish, or use --all.');
  const targets = isAll ? realmFolders(root) : [...new Set(named)];
  const processes = jobs === undefined ? processesFor(targets.length) : Number(jobs);
  if (!Number.isInteger(processes) || processes < 1)
    return refuse('usage', `--jobs is a number of processes, such as 2, and not ${jobs}.`);
  return withStore(options, async (store, address) => {
    const build = await readBuild(root);
    if (build === null) return refuse('no-build', 'There is no build. Run "npm run build" first.');
    await checkClock(store, Date.now);
    const makeJob = async (): Promise<PublishJob> => ({
      root,
      store: address,
      storedBuild: await storeBuild(store, path.join(root, BUILD_FOLDER), build, authorOf(options).at),
      options: shared,
      claims: [...contestedHosts(root, targets)],
    });
    const chunks = chunksOf(targets, CHUNK);
    const { attempts, failure } =
      processes === 1
        ? {
            attempts: await inParallel(chunks, 1, await realmPublisher(await makeJob(), store)),
            failure: null,
          }
        : await publishInProcesses(makeJob, chunks, Math.min(processes, chunks.length));
    return outcomeOf(attempts.flat(), failure, isAll, json === true);
  });
}

function outcomeOf(
  attempts: readonly Attempt[],
  failure: string | null,
  isAll: boolean,
  json: boolean,
): Outcome {
  const published = attempts.flatMap((each) => ('change' in each ? [each.change] : []));
  const refusals: readonly Refusal[] = [
    ...attempts.flatMap((each) =>
      'refusal' in each && !(isAll && each.refusal.reason === ABSTRACT) ? [each.refusal] : [],
    ),
    ...(failure === null ? [] : [{ realm: null, reason: 'process-ended', message: failure }]),
  ];
  return {
    output: json
      ? JSON.stringify(
          { published: published.map(({ result }) => result), ...refusedResult(refusals) },
          null,
          2,
        )
      : published.map(({ text }) => text).join('\n'),
    errors: refusals.map(({ message }) => message).join('\n'),
    code: refusals.length === 0 ? 0 : 1,
  };
}

const processesFor = (realms: number): number =>
  Math.max(1, Math.min(availableParallelism(), Math.floor(realms / REALMS_PER_PROCESS)));

const chunksOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
