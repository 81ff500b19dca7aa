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
const RESTS = 70;

/** The same, before the start of a video is prefetched. */
const LINGERS = 150;

/**
 * `passes`: the pointer is over the link. `rests`: it stays there. `lingers`: longer than when looking
 * around. `presses`: the link is pressed.
 */
type Sign = 'passes' | 'rests' | 'lingers' | 'presses';

export class LinkPrefetcher {
  readonly #clock: Clock;
  #link: HTMLAnchorElement | null = null;
  #forget = (): void => undefined;
  #isAwake = false;
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
    document.addEventListener('focusin', ({ target }) => this.#see(target));
    // A finger that comes down may be about to scroll: touch is treated like hover, by dwell time.
    document.addEventListener(
      'pointerdown',
      ({ target, pointerType }) =>
        pointerType === 'touch' ? this.#see(target) : this.#follow(linkAt(target), 'presses'),
      { passive: true },
    );
    document.addEventListener('pointercancel', () => this.#see(null), { passive: true });
  }

  /**
   * Mouse movement on a page with links to videos suggests that one will be opened: parsing the player's code
   * takes longer than a press.
   */
  #point(target: EventTarget | null): void {
    this.#isFound = false;
    this.#see(target);
    if (
      this.#isAwake ||
      savesData() ||
      !isFast() ||
      ![...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].some(
        (link) => this.#filmAt(link) !== null,
      )
    )
      return;
    this.#isAwake = true;
    const wake = (): void =>
      void this.#openRoom().then(
        (playback) => playback.fetchPlayer(),
        () => undefined,
      );
    if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: 1000 });
    else this.#clock.after(0, wake);
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
  #see(target: EventTarget | null): void {
    const link = linkAt(target);
    if (link === this.#link || savesData()) return;
    this.#link = link;
    this.#forget();
    this.#follow(link, 'passes');
    if (link === null) return;
    this.#forget = this.#clock.after(RESTS, () => {
      this.#follow(link, 'rests');
      this.#forget = this.#clock.after(LINGERS - RESTS, () => this.#follow(link, 'lingers'));
    });
  }

  #follow(link: HTMLAnchorElement | null, sign: Sign): void {
    const match = link === null ? null : this.#pageAt(link);
    if (link === null || match === null) return;
    this.#fetchPage(match.role);
    // The page repeats a failed request itself and shows the error.
    void this.#expectFilm(match, new URLSearchParams(link.search), sign).catch(() => undefined);
  }

  #fetchPage(role: string): void {
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

  async #expectFilm(match: RouteMatch, query: URLSearchParams, sign: Sign): Promise<void> {
    const film = filmOf(match);
    if (film === null) return;
    const registry = this.#get(pluginRegistry);
    for (const request of declaredParts(registry)) registry.resolve(request).catch(() => undefined);
    const playback = await this.#openRoom();
    playback.fetchPlayer();
    if (sign !== 'passes') playback.expect(film.kind, film.id);
    if (sign === 'presses' || (sign === 'lingers' && isFast()))
      await playback.prepare(film.kind, film.id, openingOf(query));
  }

  #pageAt(link: HTMLAnchorElement): RouteMatch | null {
    return link.origin === location.origin && link.target !== '_blank'
      ? this.#get(routingStore).match(link.pathname)
      : null;
  }

  #filmAt(link: HTMLAnchorElement): ReturnType<typeof filmOf> {
    const match = this.#pageAt(link);
    return match === null ? null : filmOf(match);
  }

  async #openRoom(): Promise<Playback> {
    return this.#get(playbackService).open((await import('../playback/Playback')).createPlayback);
  }
}

/** The video or live event of a watch page; null for every other page. */
function filmOf({
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
