/** Makes sites from what was published: in memory, or in a store. */
import type { HostBuild } from '../../build/BuildManifest';
import type { PublishedPicture } from '../../publish/pictures';
import type { CompiledBundle, PublishedPage, PublishedRealm } from '../../publish/publishRealm';
import type { Site } from './Site';

/** A published realm whose pages and texts are of any form, such as the names of objects in a store. */
interface Contents<Page, Texts> extends Pick<
  PublishedRealm,
  'realm' | 'titles' | 'defaultLocale' | 'pictures'
> {
  /** The hash of the release; null for a realm in memory. */
  readonly release: string | null;
  /** By locale. */
  readonly pages: Readonly<Record<string, Page>>;
  /** By locale. */
  readonly texts: Readonly<Record<string, Texts>>;
}

/** How the contents of a site are read. */
interface Reader<Page, Texts> {
  page(page: Page): Promise<PublishedPage>;
  texts(texts: Texts): Promise<CompiledBundle>;
  /** The bytes of a picture; null when they are gone. */
  picture(name: string, picture: PublishedPicture): Promise<Uint8Array<ArrayBuffer> | null>;
}

/** A site whose contents are read when they are requested. */
export function siteFrom<Page, Texts>(
  { release, realm, titles, defaultLocale, pages, texts, pictures }: Contents<Page, Texts>,
  build: HostBuild,
  read: Reader<Page, Texts>,
): Site {
  return {
    release,
    realm,
    build,
    titles,
    defaultLocale,
    locales: Object.keys(pages),
    pictures,
    page: async (locale) => {
      const page = own(pages, locale) ?? own(pages, defaultLocale);
      if (page === undefined) throw new Error(`The realm ${realm.id} has no page in ${defaultLocale}.`);
      return read.page(page);
    },
    texts: async (locale) => {
      const found = own(texts, locale);
      return found === undefined ? null : read.texts(found);
    },
    picture: async (name) => {
      const picture = own(pictures, name);
      return picture === undefined ? null : read.picture(name, picture);
    },
  };
}

/** A site from a published realm in memory. `contents` are the bytes of its pictures by name. */
export const publishedSite = (
  realm: PublishedRealm,
  build: HostBuild,
  contents: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
): Site =>
  siteFrom({ ...realm, release: null, texts: realm.messages }, build, {
    page: async (page) => page,
    texts: async (texts) => texts,
    picture: async (name) => contents.get(name) ?? null,
  });

const own = <T>(values: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined;
