/** Keeps how far each entry of the history was scrolled and which link led on from it, and brings the window back there. */
import { clock, entryMemory, type Clock, type EntryMemory, type KeyValueStore, type ServiceLocator } from '../sdk';

interface Place {
  /** Pixels. */
  readonly scrolled: number;
  /** The link that was pressed last: its address, and which of the links to it. */
  readonly link: { readonly href: string; readonly index: number } | null;
}

const NAME = 'window';
/** The places of this many entries outlive a document. */
const CARRIED = 5;
const KEY = 'places';
/** Milliseconds that a page has to grow as long as it was. */
const TIMEOUT = 8000;
/** Milliseconds between two looks at where a scrolled window stands: to look makes the browser lay out the page, which is too dear for every frame, and between frames it is done twice. */
const LOOKS_EVERY = 100;
/** Whoever does one of these wants to be where they are. */
const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export class ScrollRestoration {
  private readonly memory: EntryMemory;
  private readonly clock: Clock;
  /** For what leaves the document and comes back: a login page with third parties is a document of its own. */
  private readonly visit: KeyValueStore;
  private entry = entryIn(history.state);
  private path = location.pathname;
  /** Ends the way back to a place; null when there is none to go. */
  private end: (() => void) | null = null;
  /** A look at where the window stands is due. */
  private looksSoon = false;

  constructor(get: ServiceLocator, visit: KeyValueStore) {
    this.memory = get(entryMemory);
    this.clock = get(clock);
    this.visit = visit;
    const own = () => (history.scrollRestoration = 'manual');
    // The browser knows nothing of what is still to be drawn.
    if (document.readyState === 'complete') own();
    window.addEventListener('pageshow', own);
    window.addEventListener('pagehide', () => this.carry());
    window.addEventListener('scroll', () => this.lookSoon(), { passive: true });
    document.addEventListener('click', ({ target }) => this.keep({ link: linkAt(target, this.page), ...this.scrolled }), { capture: true });
    this.takeUp();
  }

  /** Another entry is shown. Gives whether the viewer came `back` to it and its place is known; then nothing else may scroll. Call it before the page is painted. */
  enter(entry: string, back: boolean): boolean {
    this.end?.();
    // An overlay that closes gives the focus back by itself.
    const another = this.path !== location.pathname;
    [this.entry, this.path] = [entry, location.pathname];
    const place = back ? this.known : undefined;
    if (place !== undefined) this.restore(place, another);
    return place !== undefined;
  }

  private get page(): HTMLElement {
    return document.getElementById('main') ?? document.body;
  }

  private get known(): Place | undefined {
    return this.memory.read(this.entry, NAME) as Place | undefined;
  }

  /** Where the window stands; on its way back to a place it says nothing. */
  private get scrolled(): Partial<Place> {
    return this.end === null ? { scrolled: window.scrollY } : {};
  }

  private lookSoon(): void {
    if (this.looksSoon) return;
    this.looksSoon = true;
    this.clock.after(LOOKS_EVERY, () => requestAnimationFrame(() => this.look()));
  }

  private look(): void {
    this.looksSoon = false;
    this.keep(this.scrolled);
  }

  private keep(change: Partial<Place>): void {
    this.memory.keep(this.entry, NAME, { scrolled: 0, link: null, ...this.known, ...change });
  }

  /** The document is left. What comes after it has nothing in memory, but may ask where this entry was. */
  private carry(): void {
    if (this.looksSoon) this.look();
    const place = this.known;
    const { carriedAs } = this;
    if (place !== undefined) this.visit.write(KEY, JSON.stringify([[carriedAs, place], ...this.carried().filter(([entry]) => entry !== carriedAs)].slice(0, CARRIED)));
  }

  /** The document was read anew, or come back to: its viewer goes on where they were, unless they have already begun to scroll. */
  private takeUp(): void {
    const [came] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const known = came?.type === 'navigate' ? undefined : this.carried().find(([entry]) => entry === this.carriedAs)?.[1];
    const place = known !== undefined && window.scrollY === 0 ? known : { scrolled: window.scrollY, link: null };
    this.keep(place);
    if (place === known) this.restore(place, came?.type === 'back_forward');
  }

  /** The first entry of every document has the same key. */
  private get carriedAs(): string {
    return `${this.entry} ${location.pathname}`;
  }

  private carried(): readonly (readonly [entry: string, place: Place])[] {
    try {
      const read: unknown = JSON.parse(this.visit.read(KEY) ?? '');
      return Array.isArray(read) ? read.filter((each): each is [string, Place] => Array.isArray(each) && typeof (each[1] as Partial<Place> | null)?.scrolled === 'number') : [];
    } catch {
      return [];
    }
  }

  /** The page may still have to be drawn: it is watched until it is long enough and has the link. What comes above what is in sight meanwhile does not move it away. */
  private restore({ scrolled, link }: Place, focuses: boolean): void {
    const { page } = this;
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
      this.end = null;
      grown.disconnect();
      changed.disconnect();
      giveUp();
      for (const gesture of GESTURES) window.removeEventListener(gesture, end);
    };
    const giveUp = this.clock.after(TIMEOUT, end);
    this.end = end;
    for (const gesture of GESTURES) window.addEventListener(gesture, end, { passive: true });
    grown.observe(page);
    changed.observe(page, { childList: true, subtree: true });
    look();
  }
}

/** As the router writes it down; the first entry of a document has no key yet. */
function entryIn(state: unknown): string {
  const key = (state as { readonly key?: unknown } | null)?.key;
  return typeof key === 'string' ? key : 'default';
}

const linksTo = (href: string, page: HTMLElement): HTMLElement[] => [...page.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getAttribute('href') === href);

function linkAt(target: EventTarget | null, page: HTMLElement): Place['link'] {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[href]') : null;
  if (link === null || !page.contains(link)) return null;
  const href = link.getAttribute('href') ?? '';
  return { href, index: linksTo(href, page).indexOf(link) };
}
