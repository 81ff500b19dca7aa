/**
 * Scroll restoration: stores the scroll position and last pressed link of each history entry, and restores
 * position and focus. A page from the back-forward cache (bfcache) keeps its position by itself.
 */
import { clock, type Clock, type KeyValueStore } from '../sdk/services';
import { entryMemory, type EntryMemory } from '../sdk/entryMemory';
import type { ServiceLocator } from '../sdk/useService';

interface Place {
  /** Pixels. */
  readonly scrolled: number;
  /** The link pressed last: its address, and its index among the links to that address. */
  readonly link: { readonly href: string; readonly index: number } | null;
}

const STATE_NAME = 'window';
/** Number of entries whose state is carried over to the next document. */
const MAX_CARRIED_ENTRIES = 5;
const STORAGE_KEY = 'places';
/** Milliseconds after which restoring is given up if the page has not grown long enough. */
const RESTORE_TIMEOUT_MS = 8000;
/**
 * Throttle in milliseconds for reading the scroll position: reading forces layout, which is too expensive for
 * every frame, and outside a frame happens twice.
 */
const SCROLL_THROTTLE_MS = 100;
/** User input that cancels restoring. */
const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export class ScrollRestoration {
  readonly #memory: EntryMemory;
  readonly #clock: Clock;
  /**
   * Session storage, for returns to this document from another one: a login page with third parties has its
   * own document.
   */
  readonly #visit: KeyValueStore;
  #entry = entryIn(history.state);
  #path = location.pathname;
  /** Cancels the restoring in progress; null when there is none. */
  #end: (() => void) | null = null;
  /** A read of the scroll position is scheduled. */
  #looksSoon = false;

  constructor(get: ServiceLocator, visit: KeyValueStore) {
    this.#memory = get(entryMemory);
    this.#clock = get(clock);
    this.#visit = visit;
    const own = () => (history.scrollRestoration = 'manual');
    // The browser would restore before the content is rendered.
    if (document.readyState === 'complete') own();
    window.addEventListener('pageshow', own);
    window.addEventListener('pagehide', () => this.#saveForReload());
    window.addEventListener('scroll', () => this.#lookSoon(), { passive: true });
    document.addEventListener(
      'click',
      ({ target }) => this.#keep({ link: linkAt(target, this.#page), ...this.#scrolled }),
      { capture: true },
    );
    this.#takeUp();
  }

  /**
   * Called when another history entry is shown, before paint. Returns whether the viewer came `back` to it
   * and its position is known; then nothing else may scroll.
   */
  enter(entry: string, back: boolean): boolean {
    this.#end?.();
    // On the same page, a closing overlay returns the focus itself.
    const another = this.#path !== location.pathname;
    [this.#entry, this.#path] = [entry, location.pathname];
    const place = back ? this.#known : undefined;
    if (place !== undefined) this.#restore(place, another);
    return place !== undefined;
  }

  get #page(): HTMLElement {
    return document.getElementById('main') ?? document.body;
  }

  get #known(): Place | undefined {
    return this.#memory.read(this.#entry, STATE_NAME) as Place | undefined;
  }

  /** The current scroll position; nothing while one is being restored. */
  get #scrolled(): Partial<Place> {
    return this.#end === null ? { scrolled: window.scrollY } : {};
  }

  #lookSoon(): void {
    if (this.#looksSoon) return;
    this.#looksSoon = true;
    this.#clock.after(SCROLL_THROTTLE_MS, () => requestAnimationFrame(() => this.#look()));
  }

  #look(): void {
    this.#looksSoon = false;
    this.#keep(this.#scrolled);
  }

  #keep(change: Partial<Place>): void {
    this.#memory.keep(this.#entry, STATE_NAME, { scrolled: 0, link: null, ...this.#known, ...change });
  }

  /**
   * The document is being left: stores this entry's position for the next document, which has no memory of
   * this one.
   */
  #saveForReload(): void {
    if (this.#looksSoon) this.#look();
    const place = this.#known;
    const carriedAs = this.#carriedAs;
    if (place !== undefined)
      this.#visit.write(
        STORAGE_KEY,
        JSON.stringify(
          [[carriedAs, place], ...this.#carried().filter(([entry]) => entry !== carriedAs)].slice(
            0,
            MAX_CARRIED_ENTRIES,
          ),
        ),
      );
  }

  /**
   * After a reload or a return to the document, restores the position unless the viewer has already begun to
   * scroll.
   */
  #takeUp(): void {
    const [came] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const known =
      came?.type === 'navigate'
        ? undefined
        : this.#carried().find(([entry]) => entry === this.#carriedAs)?.[1];
    const place =
      known !== undefined && window.scrollY === 0 ? known : { scrolled: window.scrollY, link: null };
    this.#keep(place);
    if (place === known) this.#restore(place, came?.type === 'back_forward');
  }

  /** The first entry of every document has the same key. */
  get #carriedAs(): string {
    return `${this.#entry} ${location.pathname}`;
  }

  #carried(): readonly (readonly [entry: string, place: Place])[] {
    try {
      const read: unknown = JSON.parse(this.#visit.read(STORAGE_KEY) ?? '');
      return Array.isArray(read)
        ? read.filter(
            (each): each is [string, Place] =>
              Array.isArray(each) && typeof (each[1] as Partial<Place> | null)?.scrolled === 'number',
          )
        : [];
    } catch {
      return [];
    }
  }

  /**
   * Content may still be loading: observes the page until it is long enough and contains the link. Content
   * inserted above meanwhile does not shift the position.
   */
  #restore({ scrolled, link }: Place, focuses: boolean): void {
    const page = this.#page;
    const isPlaced = (): boolean => Math.abs(window.scrollY - scrolled) < 2;
    let focused = !focuses || link === null;
    if (focuses) page.focus({ preventScroll: true });
    const look = (): void => {
      if (!isPlaced()) window.scrollTo({ top: scrolled, behavior: 'instant' });
      if (!focused && link !== null) {
        const links = linksTo(link.href, page);
        const target = links[link.index] ?? links[0];
        target?.focus({ preventScroll: true });
        focused = target !== undefined;
      }
      if (focused && isPlaced()) end();
    };
    const grown = new ResizeObserver(look);
    const changed = new MutationObserver(look);
    const end = (): void => {
      this.#end = null;
      grown.disconnect();
      changed.disconnect();
      giveUp();
      for (const gesture of GESTURES) window.removeEventListener(gesture, end);
    };
    const giveUp = this.#clock.after(RESTORE_TIMEOUT_MS, end);
    this.#end = end;
    for (const gesture of GESTURES) window.addEventListener(gesture, end, { passive: true });
    grown.observe(page);
    changed.observe(page, { childList: true, subtree: true });
    look();
  }
}

/** The router's key of the entry; the first entry of a document has none yet. */
function entryIn(state: unknown): string {
  const key = (state as { readonly key?: unknown } | null)?.key;
  return typeof key === 'string' ? key : 'default';
}

const linksTo = (href: string, page: HTMLElement): HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getAttribute('href') === href);

function linkAt(target: EventTarget | null, page: HTMLElement): Place['link'] {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[href]') : null;
  if (link === null || !page.contains(link)) return null;
  const href = link.getAttribute('href') ?? '';
  return { href, index: linksTo(href, page).indexOf(link) };
}
