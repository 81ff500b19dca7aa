/** What the handler needs of one realm. The development library and a store of releases both provide it. */
import type { CheckedRealm } from '../../../core/realm/checkedRealm';
import { contributionScripts, type HostBuild } from '../../build/BuildManifest';
import type { PageTitles } from '../../publish/pageTitles';
import type { PublishedPicture } from '../../publish/pictures';
import type { CompiledBundle, PublishedPage } from '../../publish/publishRealm';

export interface Site {
  /** The hash of the release; null for a realm that is published in memory. */
  readonly release: string | null;
  readonly realm: CheckedRealm;
  readonly build: HostBuild;
  /** Page titles by locale. */
  readonly titles: Readonly<Record<string, PageTitles>>;
  readonly defaultLocale: string;
  /** The codes of the offered languages. */
  readonly locales: readonly string[];
  /** The page in an offered language. */
  page(locale: string): Promise<PublishedPage>;
  /** The realm's own texts; null for a language that is not offered. */
  texts(locale: string): Promise<CompiledBundle | null>;
  /** Pictures and fonts of the realm by name, such as images/logo.svg. */
  readonly pictures: Readonly<Record<string, PublishedPicture>>;
  /** The bytes of one of `pictures`; null when they are gone. */
  picture(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
}

/** Contents of a site are damaged, and another site has taken its place: the request can be answered from that one. */
export class SiteReplaced extends Error {
  override readonly name = 'SiteReplaced';
}

/** Scripts below /assets/ that are loaded lazily. */
export interface LazyScripts {
  /** A module of core by its source path. */
  module(source: string): readonly string[];
  /** A plugin's contributions at a point. */
  contribution(plugin: string, point: string): readonly string[];
}

export function lazyScripts(build: HostBuild): LazyScripts {
  return {
    module: (source) => build.modules[source] ?? [],
    contribution: (plugin, point) => contributionScripts(build, plugin, point),
  };
}

/** The module that validates the platform's responses. */
const RESPONSE_CHECK = 'core/platform/reading/readAnswer.ts';

/** The scripts that hydration waits for, beside those of the address: the carried responses are validated first. */
export const hydrationScripts = (build: HostBuild): readonly string[] =>
  lazyScripts(build).module(RESPONSE_CHECK);
