/** The site in another site's frame: the bridge to the page around it, and the player it steers. */
import { EmbedBridge } from '../../embed/EmbedBridge';
import type { Embedding } from '../../pages/pageServices';
import type { Screening } from '../../playback';
import { pathOf } from '../../routing';
import { CallError, clock, navigation, platformClient, type ServiceLocator } from '../../sdk';
import { readVod } from '../../sdk/endpoints/catalogue';
import { routingStore } from '../tokens';
import { ScreeningPlayer } from './ScreeningPlayer';

/** How long a new video may take until its player stands, in milliseconds; one that asks for a ticket has none. */
const PATIENCE = 5_000;

export interface PlayerFrameParts {
  readonly window: Pick<Window, 'parent' | 'addEventListener' | 'removeEventListener'>;
  readonly trusted: readonly string[];
  readonly report: (error: unknown) => void;
}

export class PlayerFrame implements Embedding {
  private bridge: EmbedBridge | null = null;
  private shown: Screening | null = null;
  private readonly arrivals = new Set<(id: string) => void>();

  constructor(private readonly parts: PlayerFrameParts) {}

  /** Listens to the page around until the function it gives is called. */
  open(get: ServiceLocator): () => void {
    const { window, trusted, report } = this.parts;
    const bridge = new EmbedBridge({ trusted, around: window.parent, loadVod: (id) => this.load(id, get), now: get(clock).now, report });
    this.bridge = bridge;
    const hear = (message: MessageEvent): void => void bridge.receive(message);
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }

  show(screening: Screening): () => void {
    this.shown = screening;
    const unmount = this.bridge?.mount(new ScreeningPlayer(screening));
    for (const arrived of this.arrivals) arrived(screening.subject.id);
    return () => {
      unmount?.();
      if (this.shown === screening) this.shown = null;
    };
  }

  /** Asks the platform first, so that a video which does not exist leaves the one that plays alone (BRG-013). */
  private async load(id: string, get: ServiceLocator): Promise<boolean> {
    if (this.shown?.subject.kind === 'vod' && this.shown.subject.id === id) return true;
    try {
      const { title } = await get(platformClient).call(readVod, { path: { id } });
      const path = pathOf(get(routingStore), 'VOD', { eventId: id, eventTitle: title });
      if (path === null) return false;
      const arrived = this.arrival(id, get);
      // A frame's own steps back would be the viewer's steps back on the page around it.
      get(navigation).go(path, { replace: true });
      await arrived;
      return true;
    } catch (error) {
      if (error instanceof CallError && error.status === 404) return false;
      throw error;
    }
  }

  private arrival(id: string, get: ServiceLocator): Promise<void> {
    return new Promise((resolve) => {
      const settle = (): void => {
        cancel();
        this.arrivals.delete(arrived);
        resolve();
      };
      const arrived = (shown: string): void => {
        if (shown === id) settle();
      };
      const cancel = get(clock).after(PATIENCE, settle);
      this.arrivals.add(arrived);
    });
  }
}
