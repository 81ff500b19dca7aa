/** `realm publish`: publishes one realm, several or all to a store of releases. */
import { readBuild } from '../build/buildAssets';
import type { BuildManifest } from '../build/BuildManifest';
import { realmFolders } from '../compile/realmSources';
import { hasErrors } from '../compile/problem';
import { inParallel } from '../releases/inParallel';
import { isPrivateAddress } from '../publish/privateAddress';
import { publishCompilation } from '../publish/publishCompilation';
import { pictureCache, readPictures, type PictureCache } from '../publish/readPictures';
import { realmTexts } from '../publish/realmTexts';
import { storeBuild } from '../publish/storeBuild';
import { publishRelease, storeRelease } from '../releases/publishRelease';
import type { ObjectHash, ReleaseStore } from '../releases/ReleaseStore';
import { openRealms, type OpenRealm } from './openRealm';
import { problemsText, refused, type Outcome } from './outcome';
import {
  authorOf,
  changeResult,
  changeText,
  refusalText,
  withStore,
  type ChangeOptions,
} from './storeCommand';

export interface PublishOptions extends ChangeOptions {
  /** Every realm in realms/ that is not abstract. */
  readonly all?: boolean | undefined;
  /** Publish realms whose platform is at a private IP address. */
  readonly allowPrivatePlatform?: boolean | undefined;
}

/** Realms that are published at the same time: one is compiled while others wait for the store. */
const PARALLEL = 16;

/**
 * Publishes realms, each by its id or the path of its document. Those that are refused do not stop the others; the
 * exit code is then 1.
 */
export async function realmPublish(
  root: string,
  named: readonly string[],
  options: PublishOptions,
): Promise<Outcome> {
  const isAll = options.all === true;
  if (isAll === named.length > 0) return refused('Name the realms to publish, or use --all.');
  const targets = isAll ? realmFolders(root) : named;
  return withStore(options, async (store) => {
    const build = await readBuild(root);
    if (build === null) return refused('There is no build. Run "npm run build" first.');
    const publisher: Publisher = {
      root,
      store,
      build,
      storedBuild: await storeBuild(store, root, build, authorOf(options).at),
      options,
      open: openRealms(root, targets, {}),
      pictures: pictureCache(),
      storedPictures: new Set(),
    };
    const attempts = await inParallel(targets, PARALLEL, (target) => publishOne(publisher, target));
    const published = attempts.flatMap((each) => ('change' in each ? [each.change] : []));
    const refusals = attempts.flatMap((each) =>
      'refusal' in each && !(isAll && each.isAbstract) ? [each.refusal] : [],
    );
    return {
      output:
        options.json === true
          ? JSON.stringify(
              published.map(({ result }) => result),
              null,
              2,
            )
          : published.map(({ text }) => text).join('\n'),
      errors: refusals.join('\n'),
      code: refusals.length === 0 ? 0 : 1,
    };
  });
}

/** What all realms of one command share. */
interface Publisher {
  readonly root: string;
  readonly store: ReleaseStore;
  readonly build: BuildManifest;
  readonly storedBuild: ObjectHash;
  readonly options: PublishOptions;
  readonly open: (target: string) => OpenRealm | string;
  readonly pictures: PictureCache;
  /** The hashes of pictures that are in the store. */
  readonly storedPictures: Set<ObjectHash>;
}

type Attempt =
  | { readonly change: { readonly text: string; readonly result: unknown } }
  | { readonly refusal: string; readonly isAbstract: boolean };

async function publishOne(publisher: Publisher, target: string): Promise<Attempt> {
  const { root, store, build, storedBuild, options, open, storedPictures } = publisher;
  const no = (refusal: string, isAbstract = false): Attempt => ({ refusal, isAbstract });
  const opened = open(target);
  if (typeof opened === 'string') return no(opened);
  const { compilation, sources, file } = opened;
  if (hasErrors(compilation.problems)) return no(problemsText(compilation.problems));
  const pictures = readPictures(root, file, compilation, sources, publisher.pictures);
  const published = publishCompilation(compilation, {
    root,
    build,
    overrides: realmTexts(sources, compilation.chain),
    pictures,
  });
  if (published === null) return no(`${file} is abstract: it has no site of its own.`, true);
  const { id, realm } = published;
  if (options.allowPrivatePlatform !== true && isPrivateAddress(realm.platform.url))
    return no(
      `${id} is not published: its platform, ${realm.platform.url}, is a private IP address. Servers call it for every visitor's request. If that is intended, add --allow-private-platform.`,
    );
  const release = await storeRelease(store, published, pictures, storedBuild, storedPictures);
  const result = await publishRelease(store, release, authorOf(options));
  if (!result.done) return no(refusalText(id, result));
  return {
    change: {
      text: changeText(id, result),
      result: { ...changeResult(id, result), hosts: realm.hosts },
    },
  };
}
