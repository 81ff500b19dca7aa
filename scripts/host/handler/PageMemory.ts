/**
 * Remembers what the handler computed for an address, except the body: the parts of a page that depend on the address are a
 * few kilobytes, and computing them takes most of the time of an answer.
 */
import type { SkeletonKind } from '../../publish/skeleton';
import type { Lookup } from './ContentLookup';
import type { PageSources } from './describePage';
import type { GuestPage } from './GuestPages';
import { RealmCache } from './RealmCache';
import type { Site } from './Site';

/** A page without the parts that all addresses share. */
export interface RememberedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly role: string | null;
  /** The parts of the HTML that depend on the address: of the head, and at the beginning of the body. */
  readonly head: string;
  readonly bodyStart: string;
  readonly skeleton: SkeletonKind;
  readonly isInvented: boolean;
}

type Contents = PageSources['contents'];

/** What a page is made from besides its site; the results are the same objects until there are others. */
export interface PageInputs {
  readonly contents: Contents;
  /** The content of the page for guests; null for a page without. */
  readonly guestPage: () => Promise<GuestPage | null>;
}

interface Entry {
  /** Another object after a publication. */
  readonly site: Site;
  readonly page: RememberedPage;
  readonly calls: readonly { readonly args: Parameters<Contents['find']>; readonly lookup: Lookup }[];
  /**
   * The identity of the content, which only GuestPages holds, so that its memory stays bounded; null for a page without
   * content at the moment, undefined for a page that never asks for any.
   */
  readonly content: string | null | undefined;
}

/** A page with the content that it has now. */
export interface FoundPage extends RememberedPage {
  readonly guestPage: GuestPage | null;
}

/** In bytes. */
const MEMORY = 8 * 1024 * 1024;
const SHARE = MEMORY / 8;

export class PageMemory {
  readonly #entries = new RealmCache<Entry>({
    memory: MEMORY,
    share: SHARE,
    sizeOf: ({ page: { head, bodyStart, headers } }, key) =>
      500 + 2 * (key.length + head.length + bodyStart.length + JSON.stringify(headers).length),
  });

  /**
   * The page that `key` identifies within the site; made again when the site or a look-up has another result than before. Pages
   * that anybody can invent are not remembered.
   */
  async page(
    site: Site,
    key: string,
    inputs: PageInputs,
    make: (inputs: PageInputs) => Promise<RememberedPage>,
  ): Promise<FoundPage> {
    const known = this.#entries.get(site.realm.id, key);
    if (known?.site === site && (await hasSameLookups(known, inputs.contents))) {
      const guestPage = known.content === undefined ? null : await inputs.guestPage();
      if (known.content === undefined || (guestPage?.identity ?? null) === known.content)
        return { ...known.page, guestPage };
    }
    const calls: Entry['calls'][number][] = [];
    let guestPage: GuestPage | null | undefined;
    const page = await make({
      contents: {
        find: async (...args) => {
          const lookup = await inputs.contents.find(...args);
          calls.push({ args, lookup });
          return lookup;
        },
      },
      guestPage: async () => (guestPage = await inputs.guestPage()),
    });
    const content = guestPage === undefined ? undefined : (guestPage?.identity ?? null);
    if (!page.isInvented) this.#entries.set(site.realm.id, key, { site, page, calls, content });
    return { ...page, guestPage: guestPage ?? null };
  }
}

/** Look-ups have the same result, as an object, until the platform is asked again. */
async function hasSameLookups({ calls }: Entry, contents: Contents): Promise<boolean> {
  const lookups = await Promise.all(calls.map(({ args }) => contents.find(...args)));
  return calls.every(({ lookup }, index) => lookups[index] === lookup);
}
