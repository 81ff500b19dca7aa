/** Publishes some realms of a `realm publish` command: in its own process, or in one of several. */
import { framesItself } from '../../core/realm/realmRoutes';
import { readBuild } from '../build/readBuild';
import { hasErrors } from '../compile/problem';
import type { HostClaim } from '../compile/realmSources';
import { readInstalledPlugins } from '../plugins/installedPlugins';
import { siteBuilds } from '../install/siteBuilds';
import { readSitePlugins } from '../install/sitePlugins';
import { isPrivateAddress } from '../publish/privateAddress';
import { publishCompilation } from '../publish/publishCompilation';
import { pictureCache, readPictures } from '../publish/readPictures';
import { realmTexts } from '../publish/realmTexts';
import { inParallel } from '../releases/inParallel';
import { publishRelease, storeRelease, StoredObjects } from '../releases/publishRelease';
import type { ObjectHash, ReleaseStore } from '../releases/ReleaseStore';
import { openRealms, type OpenRealm } from './openRealm';
import { problemsText } from './outcome';
import type { Refusal } from './refusal';
import { authorOf, changeResult, changeText, refusalOf, type ChangeOptions } from './storeCommand';

/** What all realms of one command share, as JSON. */
export interface PublishJob {
  readonly root: string;
  /** The address of the store. */
  readonly store: string;
  readonly storedBuild: ObjectHash;
  readonly options: ChangeOptions & { readonly allowPrivatePlatform?: boolean | undefined };
  /** See `contestedHosts`. */
  readonly claims: readonly (readonly [host: string, claims: readonly HostClaim[]])[];
}

/** What became of one realm, as JSON. */
export type Attempt =
  { readonly change: { readonly text: string; readonly result: unknown } } | { readonly refusal: Refusal };

/** The reason of a refusal that `--all` does not report. */
export const ABSTRACT = 'abstract';

export type PublishRealms = (targets: readonly string[]) => Promise<readonly Attempt[]>;

/** Realms that are published at the same time: one is compiled while others wait for the store. */
export const PARALLEL = 16;

/** A function that publishes realms, each by its id or path, and says in the same order what became of them. */
export async function realmPublisher(job: PublishJob, store: ReleaseStore): Promise<PublishRealms> {
  const { root, storedBuild, options } = job;
  const build = await readBuild(root);
  if (build === null) throw new Error(`There is no build in ${root}.`);
  const { installed, stored } = await readSitePlugins(readInstalledPlugins(root), store);
  const buildFor = siteBuilds({
    ...{ root, store, build, object: storedBuild, now: authorOf(options).at },
    draftCompiler: async () =>
      (await import('../build/draftCompiler')).buildDraftCompiler(root, build.fonts, installed),
  });
  const claims = new Map(job.claims);
  const pictureFiles = pictureCache();
  const storedObjects = new StoredObjects();

  const publish = async (target: string, opened: OpenRealm | string): Promise<Attempt> => {
    const no = (reason: string, message: string, problems: Refusal['problems'] = []): Attempt => ({
      refusal: { realm: target, reason, message, problems },
    });
    if (typeof opened === 'string') return no('unknown-realm', opened);
    const { compilation, sources, file } = opened;
    const { problems } = compilation;
    if (hasErrors(problems)) return no('mistakes', problemsText(problems), problems);
    const pictures = readPictures(root, file, compilation, sources, pictureFiles);
    const overrides = realmTexts(sources, compilation.chain);
    const site = await buildFor(
      [...compilation.enabled.keys()].flatMap((id) => stored.get(id) ?? []),
      compilation.realm !== undefined && framesItself(compilation.realm),
    );
    if (typeof site === 'string') return no('plugin-refused', `${file} is not published: ${site}`);
    const published = publishCompilation(compilation, { ...site, overrides, pictures });
    if (published === null) return no(ABSTRACT, `${file} is abstract: it has no site of its own.`);
    const { id, realm } = published;
    if (options.allowPrivatePlatform !== true && isPrivateAddress(realm.platform.url))
      return no(
        'private-platform',
        `${id} is not published: its platform, ${realm.platform.url}, is a private IP address. Servers call it for every visitor's request. If that is intended, add --allow-private-platform.`,
      );
    const release = await storeRelease(store, published, pictures, site.object, storedObjects);
    const result = await publishRelease(store, release, authorOf(options), {
      content: { realm, build: site.object },
    });
    if (!result.done) return { refusal: refusalOf(id, result) };
    return {
      change: {
        text: changeText(id, result),
        result: { ...changeResult(id, result), hosts: realm.hosts },
      },
    };
  };
  return (targets) => {
    const open = openRealms(root, targets, installed, claims);
    return inParallel(targets, PARALLEL, (target) => publish(target, open(target)));
  };
}
