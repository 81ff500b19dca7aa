/**
 * Compiles and publishes the realms of a folder on demand: an edit takes effect on the next request, a broken
 * document keeps the last good version.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { BuildManifest } from '../build/BuildManifest';
import { compileRealm, type Environment, type EnvironmentOf } from '../compile/compileRealm';
import type { Problem } from '../compile/problem';
import { unreadableFile } from '../compile/inherit';
import { readRealmSources, realmFolders } from '../compile/realmSources';
import { readInstalledPlugins, type InstalledPlugins } from '../plugins/installedPlugins';
import { publishCompilation } from '../publish/publishCompilation';
import { realmTexts } from '../publish/realmTexts';
import { publishedSite } from './handler/publishedSite';
import type { Site } from './handler/Site';
import { builtTextsReader } from '../publish/readBuiltTexts';
import { readPictures } from '../publish/readPictures';
import { HostIndex } from './HostIndex';

export interface RealmLibraryOptions {
  readonly root: string;
  readonly build: BuildManifest;
  /** The plugins that realms may name; by default those of `root`. Read once: a new plugin requires a restart. */
  readonly installed?: InstalledPlugins;
  /** Values set from outside, such as the sandbox's address. */
  readonly environment?: Environment | EnvironmentOf;
  /** Publish pages for development. */
  readonly development?: boolean | undefined;
  /** Called after every compilation that found problems. */
  readonly onProblems: (realm: string, problems: readonly Problem[], servesLastGood: boolean) => void;
}

interface Shelf {
  /** The modification state of the files when they were read. */
  readonly state: string;
  /**
   * Input files outside the realm's folder, relative to the root: parent documents, their texts and inherited
   * pictures.
   */
  readonly elsewhere: readonly string[];
  readonly site: Site | null;
}

export class RealmLibrary {
  private readonly shelves = new Map<string, Shelf>();
  /** Why a realm could not be published at all, by id: reported once. */
  private readonly failures = new Map<string, string>();
  private readonly installed: InstalledPlugins;
  private readonly hosts: HostIndex;

  constructor(private readonly options: RealmLibraryOptions) {
    this.installed = options.installed ?? readInstalledPlugins(options.root);
    this.hosts = new HostIndex(options.root);
  }

  /** The site of a host name; null when there is none. `<id>.localhost` always serves the realm with that id. */
  forHost(hostname: string): Site | null {
    const local = /^([a-z0-9-]+)\.localhost$/.exec(hostname)?.[1];
    const own = local === undefined ? null : this.realm(local);
    if (own !== null) return own;
    for (const id of this.hosts.realmsNaming(hostname)) {
      const site = this.realm(id);
      // The last good version decides, not a document that is being edited.
      if (site?.realm.hosts.includes(hostname)) return site;
    }
    return null;
  }

  /**
   * Publishes every realm, so that mistakes are reported before the first request; returns the ids of those
   * that have a page.
   */
  all(): readonly string[] {
    return realmFolders(this.options.root).filter((id) => this.realm(id) !== null);
  }

  /**
   * The site of a realm from its current files, or the last version without errors; null when there never was one or it
   * was removed. Never throws: the other realms stay available.
   */
  realm(id: string): Site | null {
    try {
      const site = this.published(id);
      this.failures.delete(id);
      return site;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const last = this.shelves.get(id)?.site ?? null;
      if (this.failures.get(id) === message) return last;
      this.failures.set(id, message);
      this.options.onProblems(
        id,
        [unreadableFile(`realms/${id}/realm.json`, `The realm cannot be published: ${message}`)],
        last !== null,
      );
      return last;
    }
  }

  private published(id: string): Site | null {
    const { root, build, environment, development, onProblems } = this.options;
    const file = `realms/${id}/realm.json`;
    if (!existsSync(path.join(root, file))) {
      this.shelves.delete(id);
      return null;
    }
    const known = this.shelves.get(id);
    const own = this.hosts.rivalsOf(id) + stateOf(root, filesOf(root, id));
    if (known !== undefined && known.state === own + stateOf(root, known.elsewhere)) return known.site;

    // The state is read before the files: an edit in between takes effect on the next request.
    const sources = {
      ...readRealmSources(root, [id]),
      claimsOf: (host: string) => this.hosts.claimsOf(host),
    };
    const compilation = compileRealm({ sources, file }, this.installed, environment);
    const texts = realmTexts(sources, compilation.chain);
    const elsewhere = [
      ...sources.documents.keys(),
      ...compilation.files.values(),
      ...texts.flatMap(({ files }) => [...files.values()].map((each) => each.file)),
    ].filter((each) => !each.startsWith(`realms/${id}/`));
    const pictures = readPictures(root, file, compilation, sources);
    const published = publishCompilation(compilation, {
      build,
      builtTexts: builtTextsReader(root, build),
      overrides: texts,
      pictures,
      development,
    });
    const last = known?.site ?? null;
    if (compilation.problems.length > 0)
      onProblems(id, compilation.problems, published === null && last !== null);
    const state = own + stateOf(root, elsewhere);
    const site = published === null ? last : publishedSite(published, build, pictures);
    this.shelves.set(id, { state, elsewhere, site });
    return site;
  }
}

function filesOf(root: string, id: string): string[] {
  return readdirSync(path.join(root, 'realms', id), { recursive: true, encoding: 'utf8' }).map(
    (file) => `realms/${id}/${file}`,
  );
}

/** Names, sizes and modification times, as a text to compare. */
function stateOf(root: string, files: readonly string[]): string {
  const states = files.map((file) => {
    const found = statSync(path.join(root, file), { throwIfNoEntry: false });
    return `${file}:${found?.mtimeMs ?? 0}:${found?.size ?? 0}|`;
  });
  return states.join('');
}
