/** Sees which page a viewer is about to open, and has its code there when they do; of a film also the player and the first answers. */
import { builtInPage } from '../pages/builtInPages';
import { openingOf } from '../playback/rules/opening';
import { declaredParts } from '../playback/parts/declaredParts';
import { playbackSlot } from '../playback/playbackSlot';
import type { RouteMatch } from '../routing';
import { clock, type Clock, type ServiceLocator } from '../sdk';
import { pageModules, readyPages } from './pageModules';
import { messageStore, pluginRegistry, routingStore } from './tokens';

/** Milliseconds that a pointer, or the focus, rests on a link before the platform is asked for what it leads to. */
const RESTS = 70;

/** `passes`: the pointer is over the link. `rests`: it stays there. `presses`: it means it. */
type Sign = 'passes' | 'rests' | 'presses';

export class Intent {
  private readonly clock: Clock;
  private link: HTMLAnchorElement | null = null;
  private forget = (): void => undefined;

  constructor(private readonly get: ServiceLocator) {
    this.clock = get(clock);
    document.addEventListener('pointerover', ({ target, pointerType }) => pointerType === 'mouse' && this.see(target), { passive: true });
    document.addEventListener('focusin', ({ target }) => this.see(target));
    document.addEventListener('pointerdown', ({ target }) => this.follow(linkAt(target), 'presses'), { passive: true });
  }

  /** A viewer who saves data says what they want by pressing. */
  private see(target: EventTarget | null): void {
    const link = linkAt(target);
    if (link === this.link || savesData()) return;
    this.link = link;
    this.forget();
    this.follow(link, 'passes');
    if (link !== null) this.forget = this.clock.after(RESTS, () => this.follow(link, 'rests'));
  }

  private follow(link: HTMLAnchorElement | null, sign: Sign): void {
    if (link === null || link.origin !== location.origin || link.target === '_blank') return;
    const match = this.get(routingStore).match(link.pathname);
    if (match === null) return;
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

  private async expectFilm({ role, params: { eventId } }: RouteMatch, query: URLSearchParams, sign: Sign): Promise<void> {
    const kind = role === 'VOD' ? 'vod' : role === 'LIVE' ? 'live' : null;
    if (kind === null || eventId === undefined) return;
    const registry = this.get(pluginRegistry);
    for (const request of declaredParts(registry)) registry.resolve(request).catch(() => undefined);
    const playback = this.get(playbackSlot).open((await import('../playback/Playback')).createPlayback);
    if (sign !== 'passes') playback.expect(kind, eventId);
    if (sign === 'presses') await playback.prepare(kind, eventId, openingOf(query));
  }
}

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null => (target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null);

const savesData = (): boolean => (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
