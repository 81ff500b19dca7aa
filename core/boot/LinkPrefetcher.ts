/**
 * Prefetches the page that the viewer is about to open, by hover, focus, dwell or press on a link; for a
 * video also the player and the first responses.
 */
import { builtInPage } from '../pageKit/builtInPages';
import { openingOf } from '../playback/rules/opening';
import { declaredParts } from '../playback/parts/declaredParts';
import type { Playback } from '../playback/Playback';
import type { WatchKind } from '../playback/playbackApi';
import { playbackService } from '../playback/playbackService';
import type { RouteMatch } from '../routing/matchPath';
import { clock, type Clock } from '../sdk/services';
import type { ServiceLocator } from '../sdk/useService';
import { pageModules, readyPages } from './pageModules';
import { messageStore, pluginRegistry, routingStore } from './tokens';

/** Milliseconds of hover or focus on a link before data of its target is requested. */
const HOVER_DWELL_MS = 70;

/** The same, before the start of a video is prefetched. */
const LONG_DWELL_MS = 150;

/** How likely the viewer is to open the link, weakest first. A dwell is long when it exceeds that of looking around. */
type IntentSignal = 'hover' | 'dwell' | 'longDwell' | 'press';

/**
 * Each signal of a pointer or a focus that stays on a link, with the milliseconds since the one before; the first is sent
 * once the result of the event is on the screen.
 */
const dwellSignals: readonly (readonly [IntentSignal, number])[] = [
  ['hover', 0],
  ['dwell', HOVER_DWELL_MS],
  ['longDwell', LONG_DWELL_MS - HOVER_DWELL_MS],
];

export class LinkPrefetcher {
  readonly #clock: Clock;
  #link: HTMLAnchorElement | null = null;
  #cancelDwell = (): void => undefined;
  #isPlayerRequested = false;
  /** Last screen position of the pointer. */
  #pointer = '';
  /** The pointer was seen, but has not yet been moved by the viewer. */
  #isFound = false;

  readonly #get: ServiceLocator;

  constructor(get: ServiceLocator) {
    this.#get = get;
    this.#clock = get(clock);
    document.addEventListener(
      'pointerover',
      (move) => move.pointerType === 'mouse' && this.#hasMoved(move) && this.#point(move.target),
      { passive: true },
    );
    document.addEventListener(
      'pointermove',
      (move) => this.#hasMoved(move) && this.#isFound && this.#point(move.target),
      { passive: true },
    );
    document.addEventListener('focusin', ({ target }) => this.#hover(target));
    // A finger that comes down may be about to scroll: touch is treated like hover, by dwell time.
    document.addEventListener(
      'pointerdown',
      ({ target, pointerType }) =>
        pointerType === 'touch' ? this.#hover(target) : this.#prefetch(linkAt(target), 'press'),
      { passive: true },
    );
    document.addEventListener('pointercancel', () => this.#hover(null), { passive: true });
  }

  /**
   * Mouse movement on a page with links to videos suggests that one will be opened: parsing the player's code
   * takes longer than a press.
   */
  #point(target: EventTarget | null): void {
    this.#isFound = false;
    this.#hover(target);
    if (
      this.#isPlayerRequested ||
      savesData() ||
      !isFast() ||
      ![...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].some(
        (link) => this.#videoAt(link) !== null,
      )
    )
      return;
    this.#isPlayerRequested = true;
    const fetchPlayer = (): void =>
      void this.#playbackService().then(
        (playback) => playback.fetchPlayer(),
        () => undefined,
      );
    if ('requestIdleCallback' in window) requestIdleCallback(fetchPlayer, { timeout: 1000 });
    else this.#clock.after(0, fetchPlayer);
  }

  /** Scrolling under a resting pointer also fires pointer events, but does not reveal the viewer's intent. */
  #hasMoved({ screenX, screenY }: PointerEvent): boolean {
    const before = this.#pointer;
    this.#pointer = `${screenX} ${screenY}`;
    // At the first event the pointer may have rested there since before the page loaded.
    this.#isFound ||= before === '';
    return before !== '' && this.#pointer !== before;
  }

  /** With data saving on, only the press of a mouse or pen prefetches. */
  #hover(target: EventTarget | null): void {
    const link = linkAt(target);
    if (link === this.#link || savesData()) return;
    this.#link = link;
    this.#cancelDwell();
    if (link === null) return;
    const frame = requestAnimationFrame(() => this.#dwell(link, dwellSignals));
    this.#cancelDwell = () => cancelAnimationFrame(frame);
  }

  #dwell(link: HTMLAnchorElement, [next, ...later]: typeof dwellSignals): void {
    if (next === undefined) return;
    const [signal, wait] = next;
    this.#cancelDwell = this.#clock.after(wait, () => {
      this.#prefetch(link, signal);
      this.#dwell(link, later);
    });
  }

  #prefetch(link: HTMLAnchorElement | null, signal: IntentSignal): void {
    const match = link === null ? null : this.#pageAt(link);
    if (link === null || match === null) return;
    this.#prefetchPage(match.role);
    // The page repeats a failed request itself and shows the error.
    void this.#prefetchVideo(match, new URLSearchParams(link.search), signal).catch(() => undefined);
  }

  #prefetchPage(role: string): void {
    const page = builtInPage(role);
    if (page === undefined || !(page.module in pageModules) || readyPages.has(page.module)) return;
    pageModules[page.module as keyof typeof pageModules]().then(
      ({ default: Page }) => readyPages.set(page.module, Page),
      () => undefined,
    );
    for (const bundle of page.messages)
      this.#get(messageStore)
        .require(bundle)
        .catch(() => undefined);
  }

  async #prefetchVideo(match: RouteMatch, query: URLSearchParams, signal: IntentSignal): Promise<void> {
    const video = videoOf(match);
    if (video === null) return;
    void this.#fetchParts();
    const playback = await this.#playbackService();
    playback.fetchPlayer();
    if (signal !== 'hover') playback.expect(video.kind, video.id);
    if (signal === 'press' || (signal === 'longDwell' && isFast()))
      await playback.prepare(video.kind, video.id, openingOf(query));
  }

  /** Each in a task of its own, since each takes a slow phone some milliseconds. */
  async #fetchParts(): Promise<void> {
    const registry = this.#get(pluginRegistry);
    for (const request of declaredParts(registry)) {
      await new Promise<void>((resolve) => void this.#clock.after(0, resolve));
      registry.resolve(request).catch(() => undefined);
    }
  }

  #pageAt(link: HTMLAnchorElement): RouteMatch | null {
    return link.origin === location.origin && link.target !== '_blank'
      ? this.#get(routingStore).match(link.pathname)
      : null;
  }

  #videoAt(link: HTMLAnchorElement): ReturnType<typeof videoOf> {
    const match = this.#pageAt(link);
    return match === null ? null : videoOf(match);
  }

  async #playbackService(): Promise<Playback> {
    return this.#get(playbackService).open((await import('../playback/Playback')).createPlayback);
  }
}

/** The video or live event of a watch page; null for every other page. */
function videoOf({
  role,
  params: { eventId },
}: RouteMatch): { readonly kind: WatchKind; readonly id: string } | null {
  const kind = role === 'VOD' ? 'vod' : role === 'LIVE' ? 'live' : null;
  return kind === null || eventId === undefined ? null : { kind, id: eventId };
}

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}
const connection = (): Connection =>
  (navigator as Navigator & { readonly connection?: Connection }).connection ?? {};
const savesData = (): boolean => connection().saveData === true;
/** On a slow connection, prefetching would compete with the content being viewed. */
const isFast = (): boolean => (connection().effectiveType ?? '4g') === '4g';
