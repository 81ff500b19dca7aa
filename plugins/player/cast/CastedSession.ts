/** Moves a playback session to the connected device and back. Observable. */
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { PlaybackSessionView } from 'proscenium/sdk';
import type { CastSender } from './CastSender';

export class CastedSession {
  /** The device has refused the content. */
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

  /** The content is on the device instead of the page. */
  get isAway(): boolean {
    return this.release !== null;
  }

  /**
   * Follows the connection until the returned function is called. What the device plays then goes on: the viewer has left
   * the page, and not the screen.
   */
  follow(): () => void {
    const session = this.#session;
    const sender = this.#sender;
    const stopLooking = reaction(
      () => session.started,
      (hasStarted) => hasStarted && sender.start(),
      { fireImmediately: true },
    );
    const stopMoving = reaction(
      () => session.started && sender.state === 'connected',
      (isConnected) => (isConnected ? void this.leave() : this.comeBack()),
      { fireImmediately: true },
    );
    const stopAdvancing = reaction(
      () => this.isAway && sender.finishedId === session.content.id,
      (isOver) => {
        const { next, autoAdvance } = session.queue;
        if (isOver && autoAdvance && next !== null) session.queue.openNext();
      },
    );
    return () => {
      stopLooking();
      stopMoving();
      stopAdvancing();
    };
  }

  private async leave(): Promise<void> {
    const session = this.#session;
    const sender = this.#sender;
    if (session.stream === null || this.release !== null) return;
    this.hasFailed = false;
    const { position, live, content } = session;
    this.release = session.hold({
      get playing() {
        return sender.isPlaying;
      },
      play: () => sender.setPlaying(true),
      pause: () => sender.setPlaying(false),
    });
    // A page that joins what the device plays already leaves it alone.
    if (this.release === null || sender.contentId === content.id) return;
    try {
      await sender.play(content, await session.stream(), live ? null : position);
    } catch (error) {
      this.#report(error);
      runInAction(() => (this.hasFailed = true));
    }
  }

  private comeBack(): void {
    const { release } = this;
    if (release === null) return;
    const session = this.#session;
    const { position } = this.#sender;
    const hasMoved = !this.hasFailed && !session.live;
    this.release = null;
    this.hasFailed = false;
    release();
    if (hasMoved) session.seek(position);
  }
}
