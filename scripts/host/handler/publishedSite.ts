/** A site from a published realm that is in memory. */
import type { PublishedRealm } from '../../publish/publishRealm';
import type { HostBuild, Site } from './Site';

/** `contents` are the bytes of the realm's pictures by name. */
export function publishedSite(
  { realm, titles, defaultLocale, pages, messages, pictures }: PublishedRealm,
  build: HostBuild,
  contents: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
): Site {
  return {
    realm,
    build,
    titles,
    defaultLocale,
    locales: Object.keys(pages),
    pictures,
    page: async (locale) => {
      const page = pages[locale] ?? pages[defaultLocale];
      if (page === undefined) throw new Error(`The realm ${realm.id} has no page in ${defaultLocale}.`);
      return page;
    },
    texts: async (locale) => (Object.hasOwn(messages, locale) ? (messages[locale] ?? null) : null),
    picture: async (name) => contents.get(name) ?? null,
  };
}
