/** A showing as the parts of realms' plugins see it: enough to read and to steer, nothing to break. */
import type { PlaybackFigures, ScreeningView } from '../../sdk';
import type { Screening } from '../Screening';

/** Observable through what it reads. */
export class PartScreening implements ScreeningView {
  readonly content: ScreeningView['content'];

  constructor(
    private readonly screening: Screening,
    title: string,
  ) {
    const { kind, id } = screening.subject;
    this.content = { kind, id, title };
  }

  get state(): ScreeningView['state'] {
    const { state, player } = this.screening;
    if (state.status === 'stopped') return 'stopped';
    if (state.status !== 'showing') return 'preparing';
    if (player.state.videoEnded) return 'ended';
    return player.state.isPlaying ? 'playing' : 'paused';
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
    this.screening.seek(seconds);
  }

  play(): void {
    void this.screening.play();
  }

  pause(): void {
    this.screening.pause();
  }
}
