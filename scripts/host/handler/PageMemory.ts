/**
 * Remembers what the handler computed for an address, except the body: the parts of a page that depend on the address are a
 * few kilobytes, and computing them takes most of the time of an answer.
 */
import type { SkeletonKind } from '../../publish/skeleton';
import type { Lookup } from './ContentLookup';
import type { PageSources } from './describePage';
import { RealmCache } from './RealmCache';
import type { Site } from './Site';

/** A page without the parts that all addresses share. */
export interface RememberedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly role: string | null;
  /** The part of the HTML that depends on the address. */
  readonly head: string;
  readonly skeleton: SkeletonKind;
  readonly isInvented: boolean;
}

type Contents = PageSources['contents'];

interface Entry {
  /** Another object after a publication. */
  readonly site: Site;
  readonly page: RememberedPage;
  readonly calls: readonly { readonly args: Parameters<Contents['find']>; readonly lookup: Lookup }[];
}

/** In bytes. */
const MEMORY = 8 * 1024 * 1024;
const SHARE = MEMORY / 8;

export class PageMemory {
  readonly #entries = new RealmCache<Entry>({
    memory: MEMORY,
    share: SHARE,
    sizeOf: ({ page: { head, headers } }, key) =>
      500 + 2 * (key.length + head.length + JSON.stringify(headers).length),
  });

  /**
   * The page that `key` identifies within the site; made again when the site or a look-up has another result than before. Pages
   * that anybody can invent are not remembered.
   */
  async page(
    site: Site,
    key: string,
    contents: Contents,
    make: (contents: Contents) => Promise<RememberedPage>,
  ): Promise<RememberedPage> {
    const known = this.#entries.get(site.realm.id, key);
    if (known?.site === site && (await isSame(known, contents))) return known.page;
    const calls: Entry['calls'][number][] = [];
    const page = await make({
      find: async (...args) => {
        const lookup = await contents.find(...args);
        calls.push({ args, lookup });
        return lookup;
      },
    });
    if (!page.isInvented) this.#entries.set(site.realm.id, key, { site, page, calls });
    return page;
  }
}

/** Look-ups have the same result, as an object, until the platform is asked again. */
async function isSame({ calls }: Entry, contents: Contents): Promise<boolean> {
  const lookups = await Promise.all(calls.map(({ args }) => contents.find(...args)));
  return calls.every(({ lookup }, index) => lookups[index] === lookup);
}
