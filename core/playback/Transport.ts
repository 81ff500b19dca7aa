/** How a showing moves: play, pause, and where it is. What stands in the place of the content is steered instead of it. */
import type { Interlude } from '../sdk';
import type { PlayerEngine } from './engine/PlayerEngine';
import type { Interludes } from './Interludes';
import type { PlayerStore } from './PlayerStore';
import { clampToRange } from './rules/livePosition';
import type { ScreenMedia } from './ScreenMedia';

/** As long as the longest pieces of a stream. */
const SKIPPED_SECONDS = 8;

export interface TransportParts {
  readonly player: PlayerStore;
  readonly media: ScreenMedia;
  readonly interludes: Interludes;
  readonly engine: () => PlayerEngine | null;
  /** The content is on the screen, playing or not. */
  readonly isShowing: () => boolean;
  /** What the platform said of the stream no longer holds. */
  readonly isOld: () => boolean;
  /** Begins anew where it is, with new stream information. */
  readonly renew: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export class Transport {
  constructor(private readonly parts: TransportParts) {}

  /** The content, or what is in its place, plays. */
  get plays(): boolean {
    return this.parts.interludes.current?.playing ?? this.parts.player.state.isPlaying;
  }

  togglePlay(): void {
    const { player, interludes } = this.parts;
    if (this.plays) this.pause();
    else if (player.state.videoEnded && interludes.current === null) this.restart();
    else void this.play();
  }

  /** Starts or goes on; when the browser wants a press first, the store says so (PLY-022 to PLY-024). */
  async play(): Promise<void> {
    const { player, interludes, engine, isShowing, isOld, renew, onError } = this.parts;
    if (interludes.current !== null) return interludes.current.play();
    // A pause may outlast what opened the stream (PLY-062).
    if (isShowing() && isOld()) return renew();
    const own = engine();
    try {
      if ((await own?.play()) === false && own === engine()) player.startFailed();
    } catch (error) {
      if (own === engine()) onError(error);
    }
  }

  pause(): void {
    const { interludes, engine } = this.parts;
    if (interludes.current === null) engine()?.pause();
    else interludes.current.pause();
  }

  /** Puts something in the place of the content, which goes on where it was when the function it gives is called; null while the place is taken. */
  hold(interlude: Interlude): (() => void) | null {
    const { player, interludes, engine, isShowing } = this.parts;
    const { isPlaying } = player.state;
    const own = engine();
    const release = interludes.begin(interlude, () => {
      if (isPlaying && isShowing() && own === engine()) void this.play();
    });
    if (release !== null && isPlaying) own?.pause();
    return release;
  }

  /** From the beginning (PLY-017). */
  restart(): void {
    const { player, media, engine } = this.parts;
    player.restart();
    engine()?.seek(media.range.start);
    void this.play();
  }

  /** Seconds on the media time line; targets outside of it are brought in. */
  seek(seconds: number): void {
    const { player, media, interludes, engine } = this.parts;
    if (!media.canSeek || interludes.current !== null) return;
    const target = clampToRange(seconds, media.range);
    player.updatePosition(target);
    engine()?.seek(target);
  }

  seekBy(seconds: number): void {
    this.seek(this.parts.player.state.position + seconds);
  }

  /** Past a piece that is not there. */
  skip(): void {
    if (this.parts.media.canSeek) this.seekBy(SKIPPED_SECONDS);
    else this.goToLive();
  }

  goToLive(): void {
    this.parts.engine()?.goToLive();
    void this.play();
  }

  /** When the picture that shows was made, epoch milliseconds; measured now. Null when it cannot be told. */
  moment(): number | null {
    return this.parts.isShowing() ? (this.parts.engine()?.times().playheadDate ?? null) : null;
  }

  seekToMoment(moment: number): void {
    if (this.parts.media.isLive) this.parts.engine()?.seekToMoment(moment);
  }

  setSpeed(speed: number): void {
    this.parts.engine()?.setSpeed(speed);
    this.parts.media.setSpeed(speed);
  }
}
