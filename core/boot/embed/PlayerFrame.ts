/** The site in another site's frame: the bridge to the embedding page, and the player that it controls. */
import { EmbedBridge } from '../../embed/EmbedBridge';
import type { Embedding } from '../../playback/playbackService';
import type { PlaybackSession } from '../../playback/PlaybackSession';
import { pathOf } from '../../routing/buildPath';
import { CallError, platformClient } from '../../sdk/platform';
import { clock, navigation } from '../../sdk/services';
import type { ServiceLocator } from '../../sdk/useService';
import { readVod } from '../../sdk/endpoints/catalogue';
import { routingStore } from '../tokens';
import { PlaybackSessionPlayer } from './PlaybackSessionPlayer';

/** Milliseconds until a newly loaded video should have a player; one that requires a ticket has none. */
const PLAYER_TIMEOUT_MS = 5_000;

export interface PlayerFrameDeps {
  readonly window: Pick<Window, 'parent' | 'addEventListener' | 'removeEventListener'>;
  readonly trusted: readonly string[];
  readonly report: (error: unknown) => void;
}

export class PlayerFrame implements Embedding {
  #bridge: EmbedBridge | null = null;
  #shown: PlaybackSession | null = null;
  readonly #arrivals = new Set<(id: string) => void>();

  readonly #deps: PlayerFrameDeps;

  constructor(deps: PlayerFrameDeps) {
    this.#deps = deps;
  }

  /** Listens to the embedding page until the returned function is called. */
  open(get: ServiceLocator): () => void {
    const { window, trusted, report } = this.#deps;
    const bridge = new EmbedBridge({
      trusted,
      around: window.parent,
      loadVod: (id) => this.#load(id, get),
      now: get(clock).now,
      report,
    });
    this.#bridge = bridge;
    const onMessage = (message: MessageEvent): void => void bridge.receive(message);
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }

  show(playbackSession: PlaybackSession): () => void {
    this.#shown = playbackSession;
    const unmount = this.#bridge?.mount(new PlaybackSessionPlayer(playbackSession));
    for (const arrived of this.#arrivals) arrived(playbackSession.subject.id);
    return () => {
      unmount?.();
      if (this.#shown === playbackSession) this.#shown = null;
    };
  }

  /** Asks the platform first, so that a nonexistent video does not interrupt the current one (BRG-013). */
  async #load(id: string, get: ServiceLocator): Promise<boolean> {
    if (this.#shown?.subject.kind === 'vod' && this.#shown.subject.id === id) return true;
    try {
      const { title } = await get(platformClient).call(readVod, { path: { id } });
      const path = pathOf(get(routingStore), 'VOD', { eventId: id, eventTitle: title });
      if (path === null) return false;
      const arrived = this.#arrival(id, get);
      // History entries of the frame would appear in the embedding page's history.
      get(navigation).go(path, { replace: true });
      await arrived;
      return true;
    } catch (error) {
      if (error instanceof CallError && error.status === 404) return false;
      throw error;
    }
  }

  #arrival(id: string, get: ServiceLocator): Promise<void> {
    return new Promise((resolve) => {
      const settle = (): void => {
        cancel();
        this.#arrivals.delete(arrived);
        resolve();
      };
      const arrived = (shown: string): void => {
        if (shown === id) settle();
      };
      const cancel = get(clock).after(PLAYER_TIMEOUT_MS, settle);
      this.#arrivals.add(arrived);
    });
  }
}
