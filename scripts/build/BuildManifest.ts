/** What pages need from the build; written to dist/build.json. Paths are relative to dist/assets. */
import type { MessageFiles } from '../../core/i18n/messageFiles';
import type { FontCatalogue } from './fonts';

export interface BuildManifest {
  /** The entry script, which starts the site, followed by everything that it imports statically. */
  readonly scripts: readonly string[];
  /** The script that is inlined into the head of pages. */
  readonly early: string;
  /** The script that is inlined after the content of pages, or else into their head. */
  readonly afterContent: string;
  /** Lazy modules by source path: the chunk and its imports beyond the entry scripts. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
  /** The same for contributions: plugin id, then `<point>/<name>` as in the registry. */
  readonly contributions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Plugin id to the bytes of its own source files in the scripts, minified and not compressed. */
  readonly pluginBytes: Readonly<Record<string, number>>;
  /** The realm compiler for the browser (scripts/draft); absent when no installed plugin shows the site in frames. */
  readonly draftCompiler?: string;
  /** The script that other sites import to embed the player, and its types; absent when there is nothing to embed. */
  readonly embed?: { readonly script: string; readonly types: string };
  /** The service workers: for offline support, and to remove it where it is switched off. */
  readonly offline: OfflineBuild;
  /** Message bundle to its files. */
  readonly messages: Readonly<Record<string, MessageFiles>>;
  /** Bundles whose core modules are in the entry script. */
  readonly firstBundles: readonly string[];
  readonly fonts: FontCatalogue;
  /** Packages of plugins that did not build and were left out, with the reasons; absent when there are none. */
  readonly brokenPackages?: Readonly<Record<string, string>>;
  /** For hosts that render pages of this build. */
  readonly rendering: BuildRendering;
}

export interface OfflineBuild {
  readonly worker: string;
  readonly removal: string;
  /** Differs between builds with different scripts. */
  readonly version: string;
}

/** The host's renderer of a build, and the styles that its pages need. */
export interface BuildRendering {
  /** Names the build's renderer: a host renders the pages of its own build only. */
  readonly version: string;
  /** The style sheet of the first page in parts, which pages contain one after the other. */
  readonly sheet: readonly SheetPart[];
  /** Style sheets of lazy chunks, which the style sheet of the first page lacks. */
  readonly styles: readonly RenderedStyles[];
}

export interface SheetPart {
  readonly css: string;
  /** How the names of its classes begin; null for what applies to every page. */
  readonly prefix: string | null;
}

/** The styles of one CSS module. */
export interface RenderedStyles {
  /** How the names of its classes begin; no other module's do. */
  readonly prefix: string;
  readonly css: string;
}

/** The parts of a build that the host reads; a release names its build. */
export type HostBuild = Pick<BuildManifest, 'modules' | 'contributions' | 'embed'> &
  // Stored by versions that did not have them.
  Partial<Pick<BuildManifest, 'rendering' | 'offline' | 'pluginBytes'>> & {
    /** The integrity of modules that pages pin, by path below /assets/; absent when they pin none. */
    readonly integrity?: Readonly<Record<string, string>>;
  };

/** The name of a file's brotli copy. */
export const compressedName = (file: string): string => `${file}.br`;

/** The scripts of a plugin's contributions at a point, without duplicates. */
export function contributionScripts(
  { contributions }: Pick<BuildManifest, 'contributions'>,
  plugin: string,
  point: string,
): readonly string[] {
  const own = Object.entries(contributions[plugin] ?? {});
  return [...new Set(own.flatMap(([name, scripts]) => (name.startsWith(`${point}/`) ? scripts : [])))];
}
