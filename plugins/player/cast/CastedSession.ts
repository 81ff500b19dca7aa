/** Moves a playback session to the connected device and back. Observable. */
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { PlaybackSessionView } from 'proscenium/sdk';
import type { CastSender } from './CastSender';

export class CastedSession {
  /** The device has rejected the content. */
  hasFailed = false;
  /** Ends the hold on the session's own video; null while that video is shown. */
  private release: (() => void) | null = null;

  readonly #session: PlaybackSessionView;
  readonly #sender: CastSender;
  readonly #report: (error: unknown) => void;

  constructor(session: PlaybackSessionView, sender: CastSender, report: (error: unknown) => void) {
    this.#session = session;
    this.#sender = sender;
    this.#report = report;
    makeAutoObservable<this, 'release'>(this, { release: observableRef, follow: false });
  }

  /** The device plays the content instead of the page. */
  get isCasting(): boolean {
    return this.release !== null;
  }

  /**
   * Follows the connection until the returned function is called. The device then continues to play: the viewer has left
   * the page, but still watches.
   */
  follow(): () => void {
    const session = this.#session;
    const sender = this.#sender;
    const stopDiscovery = reaction(
      () => session.started,
      (hasStarted) => hasStarted && sender.start(),
      { fireImmediately: true },
    );
    const stopTransfer = reaction(
      () => session.started && sender.state === 'connected',
      (isConnected) => (isConnected ? void this.moveToDevice() : this.moveToPage()),
      { fireImmediately: true },
    );
    const stopAutoAdvance = reaction(
      () => this.isCasting && sender.hasFinished && sender.contentId === session.content.id,
      (isOver) => {
        const { next, autoAdvance } = session.queue;
        if (isOver && autoAdvance && next !== null) session.queue.openNext();
      },
    );
    return () => {
      stopDiscovery();
      stopTransfer();
      stopAutoAdvance();
    };
  }

  private async moveToDevice(): Promise<void> {
    const session = this.#session;
    const sender = this.#sender;
    if (session.stream === null || this.release !== null) return;
    this.hasFailed = false;
    const { position, live, content } = session;
    this.release = session.hold({
      get playing() {
        return sender.isPlaying;
      },
      get position() {
        return !live && sender.isLoaded && sender.contentId === content.id ? sender.position : null;
      },
      play: () => sender.setPlaying(true),
      pause: () => sender.setPlaying(false),
    });
    // The device already plays it when another page of the site has moved it there.
    if (this.release === null || (sender.isLoaded && sender.contentId === content.id)) return;
    try {
      await sender.play(content, await session.stream(), live ? null : position);
    } catch (error) {
      this.#report(error);
      runInAction(() => (this.hasFailed = true));
    }
  }

  private moveToPage(): void {
    const { release } = this;
    if (release === null) return;
    const session = this.#session;
    const { contentId, position } = this.#sender;
    const hasPlayedThere = contentId === session.content.id && !session.live;
    this.release = null;
    this.hasFailed = false;
    release();
    if (hasPlayedThere) session.seek(position);
  }
}
