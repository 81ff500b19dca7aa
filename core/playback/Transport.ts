/** How a showing moves: play, pause, and where it is. What stands in the place of the content is steered instead of it. */
import type { AdBreak } from '../sdk';
import type { PlayerEngine } from './engine/PlayerEngine';
import type { AdBreaks } from './AdBreaks';
import type { PlayerStore } from './PlayerStore';
import { clampToRange } from './rules/livePosition';
import type { PlaybackMedia } from './PlaybackMedia';

/** As long as the longest pieces of a stream. */
const SKIPPED_SECONDS = 8;

export interface TransportDeps {
  readonly player: PlayerStore;
  readonly media: PlaybackMedia;
  readonly adBreaks: AdBreaks;
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
  constructor(private readonly deps: TransportDeps) {}

  /** The content, or what is in its place, plays. */
  get plays(): boolean {
    return this.deps.adBreaks.current?.playing ?? this.deps.player.state.isPlaying;
  }

  togglePlay(): void {
    const { player, adBreaks } = this.deps;
    if (this.plays) this.pause();
    else if (player.state.videoEnded && adBreaks.current === null) this.restart();
    else void this.play();
  }

  /** Starts or goes on; when the browser wants a press first, the store says so (PLY-022 to PLY-024). */
  async play(): Promise<void> {
    const { player, adBreaks, engine, isShowing, isOld, renew, onError } = this.deps;
    if (adBreaks.current !== null) return adBreaks.current.play();
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
    const { adBreaks, engine } = this.deps;
    if (adBreaks.current === null) engine()?.pause();
    else adBreaks.current.pause();
  }

  /** Puts something in the place of the content, which goes on where it was when the function it gives is called; null while the place is taken. */
  hold(adBreak: AdBreak): (() => void) | null {
    const { player, adBreaks, engine, isShowing } = this.deps;
    const { isPlaying } = player.state;
    const own = engine();
    const release = adBreaks.begin(adBreak, () => {
      if (isPlaying && isShowing() && own === engine()) void this.play();
    });
    if (release !== null && isPlaying) own?.pause();
    return release;
  }

  /** From the beginning (PLY-017). */
  restart(): void {
    const { player, media, engine } = this.deps;
    player.restart();
    engine()?.seek(media.range.start);
    void this.play();
  }

  /** Seconds on the media time line; targets outside of it are brought in. */
  seek(seconds: number): void {
    const { player, media, adBreaks, engine } = this.deps;
    if (!media.canSeek || adBreaks.current !== null) return;
    const target = clampToRange(seconds, media.range);
    player.updatePosition(target);
    engine()?.seek(target);
  }

  seekBy(seconds: number): void {
    this.seek(this.deps.player.state.position + seconds);
  }

  /** Past a piece that is not there. */
  skip(): void {
    if (this.deps.media.canSeek) this.seekBy(SKIPPED_SECONDS);
    else this.goToLive();
  }

  goToLive(): void {
    this.deps.engine()?.goToLive();
    void this.play();
  }

  /** When the picture that shows was made, epoch milliseconds; measured now. Null when it cannot be told. */
  moment(): number | null {
    return this.deps.isShowing() ? (this.deps.engine()?.times().playheadDate ?? null) : null;
  }

  seekToMoment(moment: number): void {
    if (this.deps.media.isLive) this.deps.engine()?.seekToMoment(moment);
  }

  setSpeed(speed: number): void {
    this.deps.engine()?.setSpeed(speed);
    this.deps.media.setSpeed(speed);
  }
}
