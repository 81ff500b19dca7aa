/** What the handler of every production server needs: the sites and files of a store, and look-ups at platforms. */
import { assetFile } from '../host/handler/assetFile';
import type { Compressor } from '../host/handler/Compression';
import { ContentLookup } from '../host/handler/ContentLookup';
import { GuestPages, type PageRenderer } from '../host/handler/GuestPages';
import { Sitemaps } from '../host/handler/sitemap/Sitemaps';
import type { HostSources } from '../host/handler/createHandler';
import type { FileSources } from '../host/handler/files';
import { ReleaseLibrary, type ReleaseLibraryOptions } from '../host/ReleaseLibrary';

export interface StoreSourcesOptions extends ReleaseLibraryOptions {
  readonly compressor: Compressor;
  /** The files of the build that is deployed with this server; files of other builds come from the store. */
  readonly local?: FileSources['asset'] | null;
  /** The longest time that a page waits for the platform, in milliseconds; 400 by default. */
  readonly contentTimeout?: number | undefined;
  /** The memory for the platform's answers, and that for those of one realm, in bytes; see {@link ContentLookup}. */
  readonly contentMemory?: number | undefined;
  readonly contentShare?: number | undefined;
  /** Renders the pages of its build; null, as by default, on a server that renders none. */
  readonly renderer?: PageRenderer | null;
  /** Whether work may go on after an answer; see {@link GuestPages}. */
  readonly revalidatesInBackground?: boolean | undefined;
  /** The memory for rendered pages, in bytes; see {@link GuestPages}. */
  readonly guestPageMemory?: number | undefined;
  /** The memory for sitemaps, in bytes; see {@link Sitemaps}. */
  readonly sitemapMemory?: number | undefined;
}

/** Imports nothing from Node, so it also runs on an edge runtime. */
export function storeSources({
  compressor,
  local = null,
  contentTimeout,
  contentMemory,
  contentShare,
  sitemapMemory,
  renderer = null,
  revalidatesInBackground,
  guestPageMemory,
  ...options
}: StoreSourcesOptions): HostSources {
  const library = new ReleaseLibrary(options);
  return {
    site: (name) => library.forHost(name),
    asset: async (file, accepts, name) =>
      (await local?.(file, accepts, name)) ?? assetFile(file, accepts, (each) => library.asset(name, each)),
    contents: new ContentLookup({
      fetch: (address, init) => fetch(address, init),
      now: options.now,
      timeout: contentTimeout,
      memory: contentMemory,
      share: contentShare,
    }),
    sitemaps: new Sitemaps({
      fetch: (address, init) => fetch(address, init),
      now: options.now,
      memory: sitemapMemory,
    }),
    guestPages:
      renderer === null
        ? undefined
        : new GuestPages({
            renderer,
            fetch: (address, init) => fetch(address, init),
            now: Date.now,
            timeout: contentTimeout,
            memory: guestPageMemory,
            revalidatesInBackground,
            report: options.report,
          }),
    compressor,
    report: options.report,
  };
}
