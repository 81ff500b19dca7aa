/** What is open over and around the page. No overlay is open twice, and none stands on another (NAV-067, NAV-086, PAY-017). */
import { makeAutoObservable, observable } from 'mobx';
import { SIDE_PANEL_CLOSED, SIDE_PANEL_OPENED, SIDE_PANEL_STARTED, token, type Analytics, type Overlay, type Overlays } from '../sdk';

/** What gives way to each while it is open: what must be answered comes before what was opened, which comes before what announces. */
const givesWay: Readonly<Partial<Record<Overlay, readonly Overlay[]>>> = {
  consent: ['restriction', 'menu', 'sidePanel', 'premiere'],
  restriction: ['menu', 'sidePanel', 'premiere'],
  menu: ['premiere'],
  sidePanel: ['menu', 'premiere'],
};
/** What the viewer opened is closed for good when it gives way; the rest waits. */
const opened: readonly Overlay[] = ['menu', 'sidePanel'];

export class ShellStore implements Overlays {
  readonly overlays = observable.set<Overlay>();
  /** How many events are on now, for the badges; 0 shows none (NAV-033). Told by whoever watches what is live. */
  liveCount = 0;
  /** A page that has nothing to show, or failed, stands in the place of what the address names: the frame is around it. */
  isLost = false;

  constructor(private readonly analytics: Analytics) {
    makeAutoObservable<this, 'analytics' | 'hasBefore'>(this, { analytics: false, hasBefore: false });
  }

  isOpen(overlay: Overlay): boolean {
    return this.overlays.has(overlay) && !this.hasBefore(overlay);
  }

  /** Opening the side panel is tracked as started, then opened (NAV-062, ANA-002). */
  open(overlay: Overlay): void {
    if (this.overlays.has(overlay)) return;
    // The panel takes the place of the menu that opened it, so only what must be answered keeps the two away.
    if (opened.includes(overlay) && (this.overlays.has('consent') || this.overlays.has('restriction'))) return;
    if (overlay === 'sidePanel') this.analytics.track(SIDE_PANEL_STARTED);
    for (const other of givesWay[overlay] ?? []) if (opened.includes(other)) this.close(other);
    this.overlays.add(overlay);
    if (overlay === 'sidePanel') this.analytics.track(SIDE_PANEL_OPENED);
  }

  /** Closing the side panel is tracked (NAV-063, ANA-003). */
  close(overlay: Overlay): void {
    if (this.overlays.delete(overlay) && overlay === 'sidePanel') this.analytics.track(SIDE_PANEL_CLOSED);
  }

  toggle(overlay: Overlay): void {
    if (this.overlays.has(overlay)) this.close(overlay);
    else this.open(overlay);
  }

  private hasBefore(overlay: Overlay): boolean {
    return [...this.overlays].some((other) => givesWay[other]?.includes(overlay) === true);
  }

  /** Takes the number of events that are on; 0 when nobody watches any more. */
  showLiveCount(count: number): void {
    this.liveCount = count;
  }

  /** Told by such a page as it comes and goes. */
  showLost(isLost: boolean): void {
    this.isLost = isLost;
  }

  /** A route change closes what the viewer leaves behind (ROU-113, ROU-114). */
  onRouteChange(effects: ReadonlySet<string>): void {
    if (effects.has('closeNavbar')) this.close('menu');
    if (effects.has('hideSidebar')) this.close('sidePanel');
    this.close('languages');
  }
}

export const shellStore = token<ShellStore>('shell-store@1');
