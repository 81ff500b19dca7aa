/** Sees which page a viewer is about to open, and has its code there when they do; of a film also the player and the first answers. */
import { builtInPage } from '../pages/builtInPages';
import { openingOf } from '../playback/rules/opening';
import { declaredParts } from '../playback/parts/declaredParts';
import type { Playback } from '../playback/Playback';
import type { WatchKind } from '../playback/playbackApi';
import { playbackService } from '../playback/playbackService';
import type { RouteMatch } from '../routing';
import { clock, type Clock, type ServiceLocator } from '../sdk';
import { pageModules, readyPages } from './pageModules';
import { messageStore, pluginRegistry, routingStore } from './tokens';

/** Milliseconds that a pointer, or the focus, rests on a link before the platform is asked for what it leads to. */
const RESTS = 70;

/** The same, before the beginning of a film is fetched. */
const LINGERS = 150;

/** `passes`: the pointer is over the link. `rests`: it stays there. `lingers`: for longer than one who looks around. `presses`: it means it. */
type Sign = 'passes' | 'rests' | 'lingers' | 'presses';

export class LinkPrefetcher {
  private readonly clock: Clock;
  private link: HTMLAnchorElement | null = null;
  private forget = (): void => undefined;
  private isAwake = false;
  /** Where the pointer was last, on the screen. */
  private pointer = '';
  /** The pointer has been seen, but not that its viewer moves it. */
  private isFound = false;

  constructor(private readonly get: ServiceLocator) {
    this.clock = get(clock);
    document.addEventListener('pointerover', (move) => move.pointerType === 'mouse' && this.hasMoved(move) && this.point(move.target), { passive: true });
    document.addEventListener('pointermove', (move) => this.hasMoved(move) && this.isFound && this.point(move.target), { passive: true });
    document.addEventListener('focusin', ({ target }) => this.see(target));
    // A finger that comes down may be about to scroll: it is a press once it has stayed.
    document.addEventListener('pointerdown', ({ target, pointerType }) => (pointerType === 'touch' ? this.see(target) : this.follow(linkAt(target), 'presses')), { passive: true });
    document.addEventListener('pointercancel', () => this.see(null), { passive: true });
  }

  /** Whoever moves a mouse among films is about to choose one: reading the player's code takes longer than a press. */
  private point(target: EventTarget | null): void {
    this.isFound = false;
    this.see(target);
    if (this.isAwake || savesData() || !isFast() || ![...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].some((link) => this.filmAt(link) !== null)) return;
    this.isAwake = true;
    const wake = (): void => void this.openRoom().then((playback) => playback.fetchPlayer(), () => undefined);
    if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: 1000 });
    else this.clock.after(0, wake);
  }

  /** A page that is scrolled under a resting pointer says nothing of what its viewer is about to open. */
  private hasMoved({ screenX, screenY }: PointerEvent): boolean {
    const before = this.pointer;
    this.pointer = `${screenX} ${screenY}`;
    // Where it is found first it may have rested since before the page came.
    this.isFound ||= before === '';
    return before !== '' && this.pointer !== before;
  }

  /** A viewer who saves data says what they want by pressing. */
  private see(target: EventTarget | null): void {
    const link = linkAt(target);
    if (link === this.link || savesData()) return;
    this.link = link;
    this.forget();
    this.follow(link, 'passes');
    if (link === null) return;
    this.forget = this.clock.after(RESTS, () => {
      this.follow(link, 'rests');
      this.forget = this.clock.after(LINGERS - RESTS, () => this.follow(link, 'lingers'));
    });
  }

  private follow(link: HTMLAnchorElement | null, sign: Sign): void {
    const match = link === null ? null : this.pageAt(link);
    if (link === null || match === null) return;
    this.fetchPage(match.role);
    // What cannot be had now is asked for again, and told of, by the page itself.
    void this.expectFilm(match, new URLSearchParams(link.search), sign).catch(() => undefined);
  }

  private fetchPage(role: string): void {
    const page = builtInPage(role);
    if (page === undefined || !(page.module in pageModules) || readyPages.has(page.module)) return;
    pageModules[page.module as keyof typeof pageModules]().then(
      ({ default: Page }) => readyPages.set(page.module, Page),
      () => undefined,
    );
    for (const bundle of page.messages) this.get(messageStore).require(bundle).catch(() => undefined);
  }

  private async expectFilm(match: RouteMatch, query: URLSearchParams, sign: Sign): Promise<void> {
    const film = filmOf(match);
    if (film === null) return;
    const registry = this.get(pluginRegistry);
    for (const request of declaredParts(registry)) registry.resolve(request).catch(() => undefined);
    const playback = await this.openRoom();
    playback.fetchPlayer();
    if (sign !== 'passes') playback.expect(film.kind, film.id);
    if (sign === 'presses' || (sign === 'lingers' && isFast())) await playback.prepare(film.kind, film.id, openingOf(query));
  }

  private pageAt(link: HTMLAnchorElement): RouteMatch | null {
    return link.origin === location.origin && link.target !== '_blank' ? this.get(routingStore).match(link.pathname) : null;
  }

  private filmAt(link: HTMLAnchorElement): ReturnType<typeof filmOf> {
    const match = this.pageAt(link);
    return match === null ? null : filmOf(match);
  }

  private async openRoom(): Promise<Playback> {
    return this.get(playbackService).open((await import('../playback/Playback')).createPlayback);
  }
}

/** What a watch page shows; null for every other page. */
function filmOf({ role, params: { eventId } }: RouteMatch): { readonly kind: WatchKind; readonly id: string } | null {
  const kind = role === 'VOD' ? 'vod' : role === 'LIVE' ? 'live' : null;
  return kind === null || eventId === undefined ? null : { kind, id: eventId };
}

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null => (target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null);

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}
const connection = (): Connection => (navigator as Navigator & { readonly connection?: Connection }).connection ?? {};
const savesData = (): boolean => connection().saveData === true;
/** On a slow one, what is fetched for nothing takes the place of what is looked at. */
const isFast = (): boolean => (connection().effectiveType ?? '4g') === '4g';
