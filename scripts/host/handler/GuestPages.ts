/**
 * The content of pages as guests see it, rendered by the host (core/boot/server) and remembered: every guest gets the
 * same. Nothing personal can be in it, since the calls carry no token.
 */
import { LRUCache } from 'lru-cache';
import type { renderPage, CarriedAnswer } from '../../../core/boot/server/renderPage';
import type { PageData } from '../../../core/boot/pageData';
import { contentStyles, type ContentStyles } from '../../publish/buildSheet';
import { jsonForScript } from '../../publish/escape';
import { splitPageData } from '../../publish/pageDataElement';
import type { PublishedPage } from '../../publish/publishRealm';
import { digest } from './answers';
import { CONTENT_TIMEOUT_MS } from './ContentLookup';
import { GuestCalls, type GuestAnswer } from './GuestCalls';
import { LookupLimits } from './LookupLimits';
import { RealmCache } from './RealmCache';
import type { Site } from './Site';

/** The renderer of one build. */
export interface PageRenderer {
  /** That of `BuildRendering`. */
  readonly version: string;
  readonly renderPage: typeof renderPage;
}

/** The content of a page, and what its head and its policy need for it. */
export interface GuestPage {
  /** The content of the root element. */
  readonly html: string;
  readonly styles: ContentStyles;
  /** JSON for a script element: what the browser hydrates the page from, see core/boot/hostedPage.ts. */
  readonly carried: string;
  /** `'sha256-…'` sources of `styles`, and of the values of the style attributes in `html`. */
  readonly styleSources: readonly string[];
  readonly attributeSources: readonly string[];
  /** Differs when the content does; the time at which it was rendered is no part of it. */
  readonly identity: string;
}

export interface GuestPageAddress {
  readonly site: Site;
  readonly locale: string;
  /** Host name and path of the page. */
  readonly url: URL;
  /** The published page, read when the content must be rendered. */
  readonly page: () => Promise<PublishedPage>;
  /** A file of the site itself by its path, such as the texts of a bundle. */
  readonly file: (path: string) => Promise<Response>;
}

export interface GuestPagesOptions {
  readonly renderer: PageRenderer;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The longest time that a page waits for the platform, in milliseconds. */
  readonly timeout?: number | undefined;
  /** The memory for rendered pages, in bytes; 48 MiB by default. */
  readonly memory?: number | undefined;
  /**
   * How long content is served without asking the platform again, in milliseconds; 30 seconds by default. With 0, nothing
   * is remembered.
   */
  readonly fresh?: number | undefined;
  /**
   * Whether old content is returned while it is rendered again, as by default; false where work does not outlive the
   * answer that began it.
   */
  readonly revalidatesInBackground?: boolean | undefined;
  /** Reports why a page could not be rendered. */
  readonly report: (error: unknown) => void;
}

/** How long content is served without asking the platform again, in milliseconds. */
const FRESH = 30_000;
/** How long content is served without rendering while the platform's answers stay the same: rendering depends on the time. */
const UNCHANGED = 5 * 60_000;
/** The age of the answers up to which content is served while the platform is asked again. */
const STALE_WHILE_REVALIDATE = 120_000;
/** That up to which it is served while the platform fails. */
const STALE_IF_ERROR = 10 * 60_000;
/** How long a page is served without content after the platform or its rendering failed. */
const FRESH_FAILURE = 5_000;
/** How many old pages are rendered at once. */
const BACKGROUND = 2;
const MEMORY = 48 * 1024 * 1024;
/** The part of the memory that the pages of one realm may fill. */
const SHARE = 1 / 16;
/** Realms whose limits are held in memory. */
const REALMS = 500;
/** The most values of style attributes that a policy can name, each with its hash. */
const MOST_ATTRIBUTES = 32;

interface Entry {
  /** Another object after a publication. */
  readonly site: Site;
  readonly page: GuestPage | null;
  readonly renderedAt: number;
  /** The platform's answers that it was rendered from. */
  readonly answers: readonly GuestAnswer[];
  /** When the platform gave them last. */
  readonly answeredAt: number;
  /** When the platform is asked again. */
  readonly until: number;
}

type Rendered = Pick<Entry, 'page' | 'renderedAt' | 'answers'>;

export class GuestPages {
  readonly #options: GuestPagesOptions;
  readonly #entries: RealmCache<Entry>;
  readonly #limits = new LRUCache<string, LookupLimits>({ max: REALMS });
  /** Pages that are being rendered: concurrent requests share the work. */
  readonly #running = new Map<string, { readonly site: Site; readonly done: Promise<Entry> }>();

  /** Old pages that are still to be rendered, in the order in which they were requested. */
  readonly #waiting = new Map<string, () => Promise<Entry>>();
  /** How many of them are being rendered. */
  #background = 0;

  readonly #fresh: number;
  readonly #staleWhileRevalidate: number;
  readonly #staleIfError: number;

  constructor(options: GuestPagesOptions) {
    this.#options = options;
    const { memory = MEMORY, fresh = FRESH, revalidatesInBackground = fresh > 0 } = options;
    this.#fresh = fresh;
    this.#staleIfError = fresh === 0 ? 0 : STALE_IF_ERROR;
    this.#staleWhileRevalidate = revalidatesInBackground ? STALE_WHILE_REVALIDATE : fresh;
    this.#entries = new RealmCache({
      memory,
      share: memory * SHARE,
      sizeOf: ({ page }, key) =>
        300 + 2 * (key.length + (page === null ? 0 : page.html.length + page.carried.length)),
    });
  }

  /** Whether the site is of the renderer's build: the scripts of another one could not take its content over. */
  renders({ build }: Site): boolean {
    return build.rendering?.version === this.#options.renderer.version;
  }

  /**
   * The content of a page of a site that it renders; null when the host does not render it, or cannot at the moment. Old content is returned at
   * once, while it is rendered again. Never rejects.
   */
  async find(address: GuestPageAddress): Promise<GuestPage | null> {
    const { now } = this.#options;
    const { site, locale, url } = address;
    const key = JSON.stringify([locale, url.hostname, url.pathname]);
    const known = this.#entries.get(site.realm.id, key);
    const last = known?.site === site ? known : undefined;
    if (last !== undefined && now() < last.until) return last.page;
    if (last?.page != null && now() < last.answeredAt + this.#staleWhileRevalidate) {
      this.#renderLater(address, key, last);
      return last.page;
    }
    return (await this.#render(address, key, last)).page;
  }

  /** Nobody waits for it, so few pages are rendered at once: requests are answered in between. */
  #renderLater(address: GuestPageAddress, key: string, last: Entry): void {
    const id = idOf(address, key);
    if (this.#running.get(id)?.site === address.site) return;
    this.#waiting.set(id, () => this.#render(address, key, last));
    if (this.#background < BACKGROUND) void this.#renderWaiting();
  }

  async #renderWaiting(): Promise<void> {
    this.#background += 1;
    for (const [id, render] of this.#waiting) {
      this.#waiting.delete(id);
      await render();
    }
    this.#background -= 1;
  }

  #render(address: GuestPageAddress, key: string, last: Entry | undefined): Promise<Entry> {
    const { now, report } = this.#options;
    const { site } = address;
    const id = idOf(address, key);
    const running = this.#running.get(id);
    if (running?.site === site) return running.done;
    const answeredAt = now();
    const done = this.#attempt(address, answeredAt, last)
      .catch((error: unknown) => {
        report(
          new Error(`The content of a page of ${site.realm.id} could not be rendered.`, { cause: error }),
        );
        return null;
      })
      .then((rendered): Entry => {
        const isOldUsed =
          rendered === null && last?.page != null && now() < last.answeredAt + this.#staleIfError;
        const entry: Entry = isOldUsed
          ? { ...last, until: now() + FRESH_FAILURE }
          : {
              ...(rendered ?? { page: null, renderedAt: answeredAt, answers: [] }),
              ...{ site, answeredAt, until: now() + (rendered === null ? FRESH_FAILURE : this.#fresh) },
            };
        this.#entries.set(site.realm.id, key, entry);
        if (this.#running.get(id)?.done === done) this.#running.delete(id);
        return entry;
      });
    this.#running.set(id, { site, done });
    return done;
  }

  /** Null when the platform does not answer, or has no content for the page. */
  async #attempt(
    { site, url, page: read, file }: GuestPageAddress,
    now: number,
    last: Entry | undefined,
  ): Promise<Rendered | null> {
    const { report, renderer } = this.#options;
    const limits = this.#limits.get(site.realm.id) ?? new LookupLimits(this.#options.now);
    this.#limits.set(site.realm.id, limits);
    const finish = limits.begin(last === undefined);
    if (finish === null) return null;
    const calls = new GuestCalls(
      this.#options.fetch,
      AbortSignal.timeout(this.#options.timeout ?? CONTENT_TIMEOUT_MS),
    );
    let isFound = false;
    try {
      if (last?.page != null && now < last.renderedAt + UNCHANGED) {
        const isUnchanged = await calls.areUnchanged(last.answers);
        if (calls.hasFailed) return null;
        isFound = isUnchanged;
        if (isUnchanged) return last;
      }
      const rendered = await renderer.renderPage({
        page: JSON.parse(splitPageData((await read()).before).json) as PageData,
        url: new URL(url.origin + url.pathname),
        renderedAt: now,
        fetch: (path, init) => (path.startsWith('/') ? file(path) : calls.ask(path, init)),
        log: (area) => {
          const warn = (message: string, cause?: unknown) => {
            // What the platform fails to answer is no error of the page.
            if (!calls.hasFailed) report(new Error(`${area}: ${message}`, { cause }));
          };
          return { info: () => undefined, warn: () => undefined, error: warn };
        },
      });
      if (rendered === null || calls.hasFailed) return null;
      isFound = true;
      const page = await guestPage(rendered, site, now);
      // Unchanged content stays the same page to the byte: it need not be compressed or sent again.
      const isSame = last?.page?.identity === page.identity;
      return { page: isSame ? last.page : page, renderedAt: now, answers: calls.answers };
    } finally {
      finish(calls.hasFailed ? 'failed' : isFound ? 'found' : 'useless');
    }
  }
}

const idOf = ({ site }: GuestPageAddress, key: string): string => `${site.realm.id} ${key}`;

async function guestPage(
  { html, answers }: { readonly html: string; readonly answers: readonly CarriedAnswer[] },
  { build }: Site,
  renderedAt: number,
): Promise<GuestPage> {
  const attributes = new Set(
    [...html.matchAll(/ style="([^"]*)"/g)].map(([, value = '']) => unescaped(value)),
  );
  if (attributes.size > MOST_ATTRIBUTES)
    throw new Error(`It has ${attributes.size} different style attributes; ${MOST_ATTRIBUTES} are allowed.`);
  const styles = contentStyles(html, build);
  return {
    html,
    styles,
    carried: jsonForScript({ renderedAt, answers }),
    styleSources: await Promise.all(
      [styles.before, styles.after].filter((css) => css !== '').map(sourceHash),
    ),
    attributeSources: await Promise.all([...attributes].map(sourceHash)),
    identity: await digest(`${html}${styles.before}${JSON.stringify(answers)}`),
  };
}

/** The value of an attribute as React escapes it. */
const unescaped = (value: string): string =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The `'sha256-…'` source of an inline style. */
async function sourceHash(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`;
}
