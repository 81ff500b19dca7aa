/** `realm releases`, `diff`, `rollback` and `unpublish`: what a store of releases serves and served. */
import colors from 'picocolors';
import { checkClock } from '../releases/checkClock';
import { differences, type Difference } from '../releases/differences';
import { publications, unpublish } from '../releases/publishRelease';
import { readRealmPointer, readVersioned, type Publication, type Release } from '../releases/release';
import { servedReleases, type ServedRelease } from '../releases/retention';
import { rollBack } from '../releases/rollBack';
import type { ReleaseStore } from '../releases/ReleaseStore';
import { done, type Outcome } from './outcome';
import { refusedOutcome, type Refusal } from './refusal';
import {
  authorOf,
  changeOutcome,
  short,
  withStore,
  type ChangeOptions,
  type StoreOptions,
} from './storeCommand';

/** Lists what a realm served, the latest first. */
export async function realmReleases(id: string, options: StoreOptions): Promise<Outcome> {
  return withStore(options, async (store) => {
    const all = await historyOf(store, id);
    if (all.length === 0) return refusedOutcome(neverPublished(id), options);
    if (options.json === true) return done(JSON.stringify(all, null, 2));
    return done(
      all
        .map(({ at, action, release, by, message }, index) =>
          [
            index === 0 ? colors.green('now') : '   ',
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
    const releases = servedReleases(await historyOf(store, id));
    const latter = await releaseNamed(store, id, releases, names[1], releases[0]);
    if ('reason' in latter) return refusedOutcome(latter, options);
    const previous = releases.find(({ hash }) => hash !== latter.hash);
    const former = await releaseNamed(store, id, releases, names[0], previous);
    if ('reason' in former) return refusedOutcome(former, options);
    const found = await differences(store, former.content, latter.content);
    if (options.json === true)
      return done(JSON.stringify({ from: former.hash, to: latter.hash, differences: found }, null, 2));
    const isUnpublished = names[0] === undefined && latter.until !== null;
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
    const releases = servedReleases(await historyOf(store, id));
    const previous = releases.find(({ isPrevious }) => isPrevious);
    const target = await releaseNamed(store, id, releases, name, previous);
    if ('reason' in target) return refusedOutcome(target, options);
    await checkClock(store, Date.now);
    return changeOutcome(id, await rollBack(store, target, authorOf(options)), options);
  });
}

/** Stops serving a realm. */
export async function realmUnpublish(id: string, options: ChangeOptions): Promise<Outcome> {
  return withStore(options, async (store) => {
    if ((await readRealmPointer(store, id)) !== null) await checkClock(store, Date.now);
    return changeOutcome(id, await unpublish(store, id, authorOf(options)), options);
  });
}

const kinds = {
  added: colors.green('added'),
  removed: colors.red('removed'),
  changed: colors.yellow('changed'),
  reordered: colors.yellow('reordered'),
} as const;

/** Such as `changed /realm/title: "One" → "Two"`. Versions of pictures and builds say nothing to people. */
function differenceText({ pointer, kind, items, before, after }: Difference): string {
  const place = items.length === 0 ? pointer : `${pointer} (${items.join(', ')})`;
  const values = [before, after].flatMap((each) =>
    each === undefined ? [] : [shortened(JSON.stringify(each))],
  );
  const isVersion = pointer === '/build' || pointer.startsWith('/pictures/');
  return `${kinds[kind]} ${place}${isVersion ? '' : `: ${values.join(' → ')}`}`;
}

const shortened = (text: string): string => (text.length > 120 ? `${text.slice(0, 117)}…` : text);

interface NamedRelease extends ServedRelease {
  readonly content: Release;
}

/** A release by the beginning of its hash, `otherwise` without a name; a refusal when there is none. */
async function releaseNamed(
  store: ReleaseStore,
  id: string,
  releases: readonly ServedRelease[],
  name: string | undefined,
  otherwise: ServedRelease | undefined,
): Promise<NamedRelease | Refusal> {
  const no = (reason: string, message: string): Refusal => ({ realm: id, reason, message });
  if (releases.length === 0) return neverPublished(id);
  const matching = name === undefined ? [otherwise] : releases.filter(({ hash }) => hash.startsWith(name));
  if (matching.length > 1) return no('ambiguous-release', `Several releases of ${id} begin with ${name}.`);
  const [served] = matching;
  if (served === undefined)
    return name === undefined
      ? no('no-other-release', `${id} has only one release in this store.`)
      : no('unknown-release', `${id} has no release ${name} in this store.`);
  const content = await readVersioned<Release>(store, served.hash);
  return content === null
    ? no('removed-release', `The release ${short(served.hash)} was removed from the store.`)
    : { ...served, content };
}

const neverPublished = (id: string): Refusal => ({
  realm: id,
  reason: 'never-published',
  message: `${id} was never published to this store.`,
});

/** The history of a realm, the latest publication first. */
async function historyOf(store: ReleaseStore, id: string): Promise<readonly Publication[]> {
  const all: Publication[] = [];
  for await (const publication of publications(store, id)) all.push(publication);
  return all;
}
