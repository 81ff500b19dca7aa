/** Remote Playback API: availability of cast targets and the connection state. */
import type { CastState } from './PlayerEngine';

/** Reports nothing before `watch` and after `leave`. Reports `none` where the API is missing or finds no device. */
export class RemotePlaybackTarget {
  readonly #remote: RemotePlayback | null;
  #watching: Promise<number> | null = null;
  #offered = false;
  #left = false;

  readonly #tell: (state: CastState) => void;

  constructor(video: HTMLVideoElement, tell: (state: CastState) => void) {
    this.#tell = tell;
    this.#remote = (video as { readonly remote?: RemotePlayback }).remote ?? null;
    for (const type of ['connecting', 'connect', 'disconnect'])
      this.#remote?.addEventListener(type, this.#say);
  }

  /** Availability depends on the loaded media: watch again after every load. */
  watch(): void {
    if (this.#remote === null) return;
    this.#stopWatching();
    // Rejects if this medium cannot be cast or the browser cannot detect devices: then casting is not offered.
    this.#watching = this.#remote.watchAvailability((available) => {
      this.#offered = available;
      this.#say();
    });
    this.#watching.catch(() => {
      this.#offered = false;
      this.#say();
    });
  }

  /**
   * Opens the browser's prompt to choose a device or to disconnect. Also resolves if the viewer cancels;
   * rejects if the prompt fails.
   */
  async choose(): Promise<void> {
    try {
      await this.#remote?.prompt();
    } catch (error) {
      const name = error instanceof DOMException ? error.name : '';
      if (name !== 'NotAllowedError' && name !== 'AbortError') throw error;
    }
  }

  leave(): void {
    this.#left = true;
    this.#stopWatching();
    for (const type of ['connecting', 'connect', 'disconnect'])
      this.#remote?.removeEventListener(type, this.#say);
  }

  readonly #say = (): void => {
    if (this.#left || this.#remote === null) return;
    const { state } = this.#remote;
    this.#tell(state !== 'disconnected' ? state : this.#offered ? 'offered' : 'none');
  };

  #stopWatching(): void {
    this.#watching?.then((id) => this.#remote?.cancelWatchAvailability(id)).catch(() => undefined);
    this.#watching = null;
  }
}
