/** What is open around the page: the menu, the side panel, the language list. No overlay is open twice (NAV-067, NAV-086, PAY-017). */
import { makeAutoObservable, observable } from 'mobx';
import { SIDE_PANEL_CLOSED, SIDE_PANEL_OPENED, SIDE_PANEL_STARTED, token, type Analytics } from '../sdk';

export type Overlay = 'menu' | 'sidePanel' | 'languages';

export class ShellStore {
  readonly overlays = observable.set<Overlay>();
  /** How many events are on now, for the badges; 0 shows none (NAV-033). Told by whoever watches what is live. */
  liveCount = 0;

  constructor(private readonly analytics: Analytics) {
    makeAutoObservable<this, 'analytics'>(this, { analytics: false });
  }

  isOpen(overlay: Overlay): boolean {
    return this.overlays.has(overlay);
  }

  /** Opening the side panel is tracked as started, then opened (NAV-062, ANA-002). */
  open(overlay: Overlay): void {
    if (this.overlays.has(overlay)) return;
    if (overlay === 'sidePanel') {
      this.analytics.track(SIDE_PANEL_STARTED);
      // One modal dialog at a time: the menu gives way to the panel that it opened.
      this.close('menu');
    }
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

  /** Takes the number of events that are on; 0 when nobody watches any more. */
  showLiveCount(count: number): void {
    this.liveCount = count;
  }

  /** A route change closes what the viewer leaves behind (ROU-113, ROU-114). */
  onRouteChange(effects: ReadonlySet<string>): void {
    if (effects.has('closeNavbar')) this.close('menu');
    if (effects.has('hideSidebar')) this.close('sidePanel');
    this.close('languages');
  }
}

export const shellStore = token<ShellStore>('shell-store@1');
