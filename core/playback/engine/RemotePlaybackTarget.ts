/** The screens around the viewer that their browser can send the picture to, and whether it is there. */
import type { CastState } from './PlayerEngine';

/** Nothing is told before `watch`, and nothing after `leave`. A browser that knows no such screens says `none`, as one without the interface does. */
export class RemotePlaybackTarget {
  private readonly remote: RemotePlayback | null;
  private watching: Promise<number> | null = null;
  private offered = false;
  private left = false;

  constructor(
    video: HTMLVideoElement,
    private readonly tell: (state: CastState) => void,
  ) {
    this.remote = (video as { readonly remote?: RemotePlayback }).remote ?? null;
    for (const type of ['connecting', 'connect', 'disconnect']) this.remote?.addEventListener(type, this.say);
  }

  /** What may be sent depends on what is loaded: looks again after every load. */
  watch(): void {
    if (this.remote === null) return;
    this.stopWatching();
    // Rejected where this medium is not for other screens, or where the browser cannot know of any: then nothing is offered.
    this.watching = this.remote.watchAvailability((available) => {
      this.offered = available;
      this.say();
    });
    this.watching.catch(() => {
      this.offered = false;
      this.say();
    });
  }

  /** The browser asks which one, or whether to come back. Resolves also when the viewer chose nothing; rejects when it cannot ask. */
  async choose(): Promise<void> {
    try {
      await this.remote?.prompt();
    } catch (error) {
      const name = error instanceof DOMException ? error.name : '';
      if (name !== 'NotAllowedError' && name !== 'AbortError') throw error;
    }
  }

  leave(): void {
    this.left = true;
    this.stopWatching();
    for (const type of ['connecting', 'connect', 'disconnect']) this.remote?.removeEventListener(type, this.say);
  }

  private readonly say = (): void => {
    if (this.left || this.remote === null) return;
    const { state } = this.remote;
    this.tell(state !== 'disconnected' ? state : this.offered ? 'offered' : 'none');
  };

  private stopWatching(): void {
    this.watching?.then((id) => this.remote?.cancelWatchAvailability(id)).catch(() => undefined);
    this.watching = null;
  }
}
