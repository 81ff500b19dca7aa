/** `realm publish`, `releases`, `diff`, `rollback` and `unpublish`: what a store of releases serves. */
import { userInfo } from 'node:os';
import colours from 'picocolors';
import { readBuild } from '../build/buildAssets';
import type { BuildManifest } from '../build/BuildManifest';
import { hasErrors } from '../compile/problem';
import { isPrivateAddress } from '../publish/privateAddress';
import { publishCompilation } from '../publish/publishCompilation';
import { readPictures } from '../publish/readPictures';
import { realmTexts } from '../publish/realmTexts';
import { storeBuild } from '../publish/storeBuild';
import { differences, type Difference } from '../releases/differences';
import { openStore } from '../releases/openStore';
import {
  publications,
  publishRelease,
  storeRelease,
  unpublish,
  type Author,
  type Published,
} from '../releases/publishRelease';
import { readJson, type Release } from '../releases/release';
import { StoreCorrupt, StoreRefused, StoreUnreachable, type ReleaseStore } from '../releases/ReleaseStore';
import { openRealm } from './openRealm';
import { done, problemsText, refused, type Outcome } from './outcome';

export interface StoreOptions {
  /** The address of the store; PROSCENIUM_STORE by default. */
  readonly store?: string | undefined;
  readonly json?: boolean | undefined;
}

export interface ChangeOptions extends StoreOptions {
  /** Why, for the history. */
  readonly message?: string | undefined;
  /** Who, for the history; the name of this machine's user by default. */
  readonly by?: string | undefined;
}

export interface PublishOptions extends ChangeOptions {
  /** Publish realms whose platform is at a private IP address. */
  readonly allowPrivatePlatform?: boolean | undefined;
}

/** Publishes realms, each by its id or the path of its document; stops at the first that is refused. */
export async function realmPublish(
  root: string,
  targets: readonly string[],
  options: PublishOptions,
): Promise<Outcome> {
  return withStore(options, async (store) => {
    const build = await readBuild(root);
    if (build === null) return refused('There is no build. Run "npm run build" first.');
    const lines: string[] = [];
    const results: unknown[] = [];
    for (const target of targets) {
      const published = await publishOne(root, store, build, target, options);
      if ('errors' in published) return { ...published, output: lines.join('\n') };
      lines.push(published.text);
      results.push(published.result);
    }
    return done(options.json === true ? JSON.stringify(results, null, 2) : lines.join('\n'));
  });
}

async function publishOne(
  root: string,
  store: ReleaseStore,
  build: BuildManifest,
  target: string,
  options: PublishOptions,
): Promise<Outcome | { readonly text: string; readonly result: unknown }> {
  const opened = openRealm(root, target, {});
  if (typeof opened === 'string') return refused(opened);
  const { compilation, sources, file } = opened;
  if (hasErrors(compilation.problems)) return refused(problemsText(compilation.problems));
  const pictures = readPictures(root, file, compilation, sources);
  const published = publishCompilation(compilation, {
    root,
    build,
    overrides: realmTexts(sources, compilation.chain),
    pictures,
  });
  if (published === null) return refused(`${file} is abstract: it has no site of its own.`);
  const { platform } = published.realm;
  if (options.allowPrivatePlatform !== true && isPrivateAddress(platform.url))
    return refused(
      `${published.id} is not published: its platform, ${platform.url}, is a private IP address. Servers call it for every visitor's request. If that is intended, add --allow-private-platform.`,
    );
  const release = await storeRelease(store, published, pictures, await storeBuild(store, root, build));
  const result = await publishRelease(store, release, authorOf(options));
  if (!result.done) return refused(refusalText(published.id, result));
  return {
    text: changeText(published.id, result),
    result: { ...changeResult(published.id, result), hosts: published.realm.hosts },
  };
}

/** Lists what a realm served, the latest first. */
export async function realmReleases(id: string, options: StoreOptions): Promise<Outcome> {
  return withStore(options, async (store) => {
    const all = [];
    for await (const publication of publications(store, id)) all.push(publication);
    if (options.json === true) return done(JSON.stringify(all, null, 2));
    if (all.length === 0) return refused(`${id} was never published to this store.`);
    return done(
      all
        .map(({ at, action, release, by, message }, index) =>
          [
            index === 0 ? colours.green('now') : '   ',
            new Date(at).toISOString(),
            release === null ? '-'.padEnd(12) : short(release),
            action.padEnd(9),
            by,
            message ?? '',
          ]
            .join('  ')
            .trimEnd(),
        )
        .join('\n'),
    );
  });
}

/**
 * Shows what differs between two releases of a realm; by default between the one before and the current one, or between
 * the last two when the realm is not published any more. A release is named by the beginning of its hash.
 */
export async function realmDiff(
  id: string,
  names: readonly [former?: string | undefined, latter?: string | undefined],
  options: StoreOptions,
): Promise<Outcome> {
  return withStore(options, async (store) => {
    const { current, releases } = await servedReleases(store, id);
    const latter = await releaseNamed(store, id, releases, names[1], current ?? releases[0]);
    if (typeof latter === 'string') return refused(latter);
    const previous = releases.find((hash) => hash !== latter.hash);
    const former = await releaseNamed(store, id, releases, names[0], previous);
    if (typeof former === 'string') return refused(former);
    const found = differences(former.content, latter.content);
    if (options.json === true)
      return done(JSON.stringify({ from: former.hash, to: latter.hash, differences: found }, null, 2));
    const isUnpublished = current === null && names[0] === undefined;
    return done(
      [
        ...(isUnpublished ? [`${id} is not published any more. These are its last two releases.`] : []),
        `${short(former.hash)} → ${short(latter.hash)}`,
        ...(found.length === 0 ? ['No difference.'] : found.map(differenceText)),
      ].join('\n'),
    );
  });
}

/** Serves an earlier release again: the one before the current one, or the named one. Compiles nothing. */
export async function realmRollback(
  id: string,
  name: string | undefined,
  options: ChangeOptions,
): Promise<Outcome> {
  return withStore(options, async (store) => {
    const { current, releases } = await servedReleases(store, id);
    const previous = releases.find((hash) => hash !== current);
    const target = await releaseNamed(store, id, releases, name, previous);
    if (typeof target === 'string') return refused(target);
    const result = await publishRelease(store, target.hash, authorOf(options), 'rollback');
    return changeOutcome(id, result, options);
  });
}

/** Stops serving a realm. */
export async function realmUnpublish(id: string, options: ChangeOptions): Promise<Outcome> {
  return withStore(options, async (store) =>
    changeOutcome(id, await unpublish(store, id, authorOf(options)), options),
  );
}

function changeOutcome(id: string, result: Published, { json }: StoreOptions): Outcome {
  if (!result.done) return refused(refusalText(id, result));
  return done(json === true ? JSON.stringify(changeResult(id, result), null, 2) : changeText(id, result));
}

type Change = Published & { readonly done: true };

const changeResult = (realm: string, { release, from }: Change) => ({
  realm,
  release,
  from,
  unchanged: release === from,
});

function changeText(id: string, { release, from }: Change): string {
  if (release === null) return `${colours.green('✓')} ${id} is not served any more.`;
  if (release === from) return `${id} serves ${short(release)} already: unchanged.`;
  return `${colours.green('✓')} ${id} serves ${short(release)}${from === null ? '' : `, before ${short(from)}`}.`;
}

function refusalText(id: string, result: Published & { readonly done: false }): string {
  switch (result.reason) {
    case 'host-taken':
      return `${id} is not published: the realm ${result.realm} has the host name ${result.host}.`;
    case 'changed':
      return `${id} is not published: somebody else published it at the same time. Look at "realm releases ${id}", then try again.`;
    case 'unknown-release':
      return `${id} has no such release in this store.`;
  }
}

function differenceText({ pointer, before, after }: Difference): string {
  const value = (each: unknown) => (each === undefined ? 'nothing' : shortened(JSON.stringify(each)));
  if (before === undefined) return `${colours.green('+')} ${pointer}: ${value(after)}`;
  if (after === undefined) return `${colours.red('-')} ${pointer}: ${value(before)}`;
  return `${colours.yellow('~')} ${pointer}: ${value(before)} → ${value(after)}`;
}

const shortened = (text: string): string => (text.length > 120 ? `${text.slice(0, 117)}…` : text);

/** Enough of a hash to name a release of one realm. */
const short = (hash: string): string => hash.slice(0, 12);

interface NamedRelease {
  readonly hash: string;
  readonly content: Release;
}

/** What a realm served: each release once, the latest first. `current` is null when it is not published. */
async function servedReleases(
  store: ReleaseStore,
  id: string,
): Promise<{ readonly current: string | null; readonly releases: readonly string[] }> {
  const served: (string | null)[] = [];
  for await (const { release } of publications(store, id)) served.push(release);
  return { current: served[0] ?? null, releases: [...new Set(served)].filter((each) => each !== null) };
}

/** A release by the beginning of its hash, `otherwise` without a name; a sentence when there is none. */
async function releaseNamed(
  store: ReleaseStore,
  id: string,
  releases: readonly string[],
  name: string | undefined,
  otherwise: string | undefined,
): Promise<NamedRelease | string> {
  if (releases.length === 0) return `${id} was never published to this store.`;
  const matching = name === undefined ? [otherwise] : releases.filter((hash) => hash.startsWith(name));
  if (matching.length > 1) return `Several releases of ${id} begin with ${name}.`;
  const [hash] = matching;
  if (hash === undefined)
    return name === undefined
      ? `${id} has only one release in this store.`
      : `${id} has no release ${name} in this store.`;
  const content = await readJson<Release>(store, hash);
  return content === null ? `The release ${hash} is missing from the store.` : { hash, content };
}

function authorOf({ by, message }: ChangeOptions): Author {
  return {
    by: by ?? process.env['PROSCENIUM_BY'] ?? userInfo().username,
    message: message ?? null,
    at: Date.now(),
  };
}

/** Opens the store; its failures become sentences. */
async function withStore(
  { store }: StoreOptions,
  work: (store: ReleaseStore) => Promise<Outcome>,
): Promise<Outcome> {
  const address = store ?? process.env['PROSCENIUM_STORE'];
  if (address === undefined || address === '')
    return refused('Name the store with --store or PROSCENIUM_STORE, such as /var/lib/proscenium.');
  try {
    return await work(openStore(address));
  } catch (error) {
    if (error instanceof StoreUnreachable || error instanceof StoreCorrupt || error instanceof StoreRefused)
      return refused(error.message);
    throw error;
  }
}
