/** A showing as the parts of realms' plugins see it: enough to read and to steer, nothing to break. */
import type { Interlude, PlaybackFacts, PlaybackFigures, PlayerQueue, ScreeningView } from '../../sdk';
import type { Screening } from '../Screening';

/** One part's own. Observable through what it reads. */
export class PartScreening implements ScreeningView {
  private release: (() => void) | null = null;

  constructor(
    private readonly screening: Screening,
    readonly queue: PlayerQueue,
    private readonly title: () => string,
  ) {}

  get content(): ScreeningView['content'] {
    const { kind, id } = this.screening.subject;
    return { kind, id, title: this.title() };
  }

  get state(): ScreeningView['state'] {
    const { state, player } = this.screening;
    if (state.status === 'stopped') return 'stopped';
    if (state.status !== 'showing') return 'preparing';
    if (player.state.videoEnded) return 'ended';
    return player.state.isPlaying ? 'playing' : 'paused';
  }

  get started(): boolean {
    return this.screening.player.state.hasStarted;
  }

  get facts(): PlaybackFacts | null {
    return this.screening.facts;
  }

  get sound(): ScreeningView['sound'] {
    const { volume, muted } = this.screening.player.state;
    return { volume, muted };
  }

  get position(): number {
    return this.screening.player.state.position;
  }

  get duration(): number {
    return this.screening.player.state.duration;
  }

  get live(): boolean {
    return this.screening.media.isLive;
  }

  figures(): PlaybackFigures | null {
    return this.screening.figures();
  }

  seek(seconds: number): void {
    this.screening.transport.seek(seconds);
  }

  play(): void {
    void this.screening.transport.play();
  }

  pause(): void {
    this.screening.transport.pause();
  }

  hold(interlude: Interlude): (() => void) | null {
    const release = this.screening.transport.hold(interlude);
    if (release !== null) this.release = release;
    return release;
  }

  /** Gives the content its place back, when this part has it. */
  letGo(): void {
    this.release?.();
  }
}
