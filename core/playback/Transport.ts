/** Play, pause and seek of a playback session. During an ad break the commands go to the ad break. */
import type { AdBreak } from '../sdk/player';
import type { PlayerEngine } from './engine/PlayerEngine';
import type { AdBreaks } from './AdBreaks';
import type { PlayerStore } from './PlayerStore';
import { clampToRange } from './rules/livePosition';
import type { PlaybackMedia } from './PlaybackMedia';

/** The length of the longest segments. */
const SKIPPED_SECONDS = 8;

export interface TransportDeps {
  readonly player: PlayerStore;
  readonly media: PlaybackMedia;
  readonly adBreaks: AdBreaks;
  readonly engine: () => PlayerEngine | null;
  /** The content is shown, playing or paused. */
  readonly isShowing: () => boolean;
  /** The manifest has expired. */
  readonly isOld: () => boolean;
  /** Reopens the stream at the same position, with a new manifest. */
  readonly renew: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export class Transport {
  readonly #deps: TransportDeps;

  constructor(deps: TransportDeps) {
    this.#deps = deps;
  }

  /** Whether the content, or the ad break in its place, plays. */
  get plays(): boolean {
    return this.#deps.adBreaks.current?.playing ?? this.#deps.player.state.isPlaying;
  }

  togglePlay(): void {
    const { player, adBreaks } = this.#deps;
    if (this.plays) this.pause();
    else if (player.state.videoEnded && adBreaks.current === null) this.restart();
    else void this.play();
  }

  /** Starts or resumes; if the browser blocks autoplay, the store records it (PLY-022 to PLY-024). */
  async play(): Promise<void> {
    const { player, adBreaks, engine, isShowing, isOld, renew, onError } = this.#deps;
    if (adBreaks.current !== null) return adBreaks.current.play();
    // A pause may outlast the validity of the manifest (PLY-062).
    if (isShowing() && isOld()) return renew();
    const own = engine();
    try {
      if ((await own?.play()) === false && own === engine()) player.startFailed();
    } catch (error) {
      if (own === engine()) onError(error);
    }
  }

  pause(): void {
    const { adBreaks, engine } = this.#deps;
    if (adBreaks.current === null) engine()?.pause();
    else adBreaks.current.pause();
  }

  /**
   * Starts an ad break and pauses the content; returns the function that ends it and resumes the content.
   * Null while another ad break runs.
   */
  hold(adBreak: AdBreak): (() => void) | null {
    const { player, adBreaks, engine, isShowing } = this.#deps;
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
    const { player, media, engine } = this.#deps;
    player.restart();
    engine()?.seek(media.range.start);
    void this.play();
  }

  /** Seconds on the media time line; targets outside the range are clamped. */
  seek(seconds: number): void {
    const { player, media, adBreaks, engine } = this.#deps;
    if (!media.canSeek || adBreaks.current !== null) return;
    const target = clampToRange(seconds, media.range);
    player.updatePosition(target);
    engine()?.seek(target);
  }

  seekBy(seconds: number): void {
    this.seek(this.#deps.player.state.position + seconds);
  }

  /** Seeks past a missing segment. */
  skip(): void {
    if (this.#deps.media.canSeek) this.seekBy(SKIPPED_SECONDS);
    else this.goToLive();
  }

  goToLive(): void {
    this.#deps.engine()?.goToLive();
    void this.play();
  }

  /** Program date-time of the current frame, epoch milliseconds, read from the engine now. Null if unknown. */
  moment(): number | null {
    return this.#deps.isShowing() ? (this.#deps.engine()?.times().playheadDate ?? null) : null;
  }

  seekToMoment(moment: number): void {
    if (this.#deps.media.isLive) this.#deps.engine()?.seekToMoment(moment);
  }

  setSpeed(speed: number): void {
    this.#deps.engine()?.setSpeed(speed);
    this.#deps.media.setSpeed(speed);
  }
}
