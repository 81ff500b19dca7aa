/** Which overlays are open. None opens twice, and only one is shown at a time (NAV-067, NAV-086, PAY-017). */
import { makeAutoObservable, observable } from 'mobx';
import { SIDE_PANEL_CLOSED, SIDE_PANEL_OPENED, SIDE_PANEL_STARTED } from '../sdk/eventNames';
import { token } from '../sdk/token';
import type { Analytics } from '../sdk/services';
import type { Overlay, Overlays } from '../sdk/overlays';

/**
 * Which overlays each open overlay suppresses. Priority: required answers, then what the viewer opened, then
 * announcements.
 */
const givesWay: Readonly<Partial<Record<Overlay, readonly Overlay[]>>> = {
  consent: ['restriction', 'menu', 'sidePanel', 'premiere'],
  restriction: ['menu', 'sidePanel', 'premiere'],
  menu: ['premiere'],
  sidePanel: ['menu', 'premiere'],
};
/** Suppressing these closes them for good; the others reappear later. */
const opened: readonly Overlay[] = ['menu', 'sidePanel'];

export class ShellStore implements Overlays {
  readonly overlays = observable.set<Overlay>();
  /** Number of live events for the badges; 0 shows none (NAV-033). Set by the component that polls live events. */
  liveCount = 0;
  /** A not-found or error page is shown at this address, within the shell. */
  isLost = false;

  readonly #analytics: Analytics;

  constructor(analytics: Analytics) {
    this.#analytics = analytics;
    makeAutoObservable(this);
  }

  isOpen(overlay: Overlay): boolean {
    return this.overlays.has(overlay) && !this.#hasBefore(overlay);
  }

  /** Opening the side panel is tracked as started, then opened (NAV-062, ANA-002). */
  open(overlay: Overlay): void {
    if (this.overlays.has(overlay)) return;
    // The side panel replaces the menu that opened it; only overlays that require an answer prevent opening.
    if (opened.includes(overlay) && (this.overlays.has('consent') || this.overlays.has('restriction')))
      return;
    if (overlay === 'sidePanel') this.#analytics.track(SIDE_PANEL_STARTED);
    for (const other of givesWay[overlay] ?? []) if (opened.includes(other)) this.close(other);
    this.overlays.add(overlay);
    if (overlay === 'sidePanel') this.#analytics.track(SIDE_PANEL_OPENED);
  }

  /** Closing the side panel is tracked (NAV-063, ANA-003). */
  close(overlay: Overlay): void {
    if (this.overlays.delete(overlay) && overlay === 'sidePanel') this.#analytics.track(SIDE_PANEL_CLOSED);
  }

  toggle(overlay: Overlay): void {
    if (this.overlays.has(overlay)) this.close(overlay);
    else this.open(overlay);
  }

  #hasBefore(overlay: Overlay): boolean {
    return [...this.overlays].some((other) => givesWay[other]?.includes(overlay) === true);
  }

  /** Sets the number of live events; 0 when they are no longer polled. */
  showLiveCount(count: number): void {
    this.liveCount = count;
  }

  /** Called by such a page when it mounts and unmounts. */
  showLost(isLost: boolean): void {
    this.isLost = isLost;
  }

  /** A route change closes menu, side panel and language list (ROU-113, ROU-114). */
  onRouteChange(effects: ReadonlySet<string>): void {
    if (effects.has('closeNavbar')) this.close('menu');
    if (effects.has('hideSidebar')) this.close('sidePanel');
    this.close('languages');
  }
}

export const shellStore = token<ShellStore>('shell-store@1');
