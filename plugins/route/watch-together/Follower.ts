/** Keeps a player in sync with the host, by polling. */
import type { EmbeddedPlayer } from 'proscenium/sdk';
import { correctionOf, hostMoment, type HostPlayback } from './inStep';

/** A seek takes time to settle: measurements during it are ignored. */
export const SEEK_SETTLE_MS = 2500;
/**
 * A seek that fell short is not repeated at once: the recording may not reach that far yet. Playback speed
 * compensates meanwhile.
 */
export const MIN_SEEK_INTERVAL_MS = 15_000;

export class Follower {
  #speed = 1;
  #jumpedAt = -Infinity;

  readonly #screen: Pick<
    EmbeddedPlayer,
    'state' | 'playing' | 'buffering' | 'play' | 'pause' | 'moment' | 'seekToMoment' | 'setSpeed'
  >;

  constructor(
    screen: Pick<
      EmbeddedPlayer,
      'state' | 'playing' | 'buffering' | 'play' | 'pause' | 'moment' | 'seekToMoment' | 'setSpeed'
    >,
  ) {
    this.#screen = screen;
  }

  /**
   * One sync step, at a time by the platform's clock. Returns the drift ahead of the host in milliseconds;
   * null when unknown.
   */
  look(host: HostPlayback, now: number): number | null {
    const screen = this.#screen;
    if (screen.state.status !== 'showing') return null;
    if (host.moving && !screen.playing) screen.play();
    if (!host.moving && screen.playing) screen.pause();
    const moment = screen.moment();
    if (moment === null || screen.buffering) return null;
    const target = hostMoment(host, now);
    const drift = moment - target;
    if (now - this.#jumpedAt < SEEK_SETTLE_MS) return drift;
    const correction = correctionOf(drift, {
      moving: host.moving,
      correcting: this.#speed !== 1,
      mayJump: now - this.#jumpedAt >= MIN_SEEK_INTERVAL_MS || !host.moving,
    });
    if (correction.kind === 'jump') {
      this.#jumpedAt = now;
      screen.seekToMoment(target);
    }
    this.#setSpeed(correction.kind === 'speed' ? correction.speed : 1);
    return drift;
  }

  /** Stops following. */
  stop(): void {
    this.#setSpeed(1);
  }

  #setSpeed(speed: number): void {
    if (speed === this.#speed) return;
    this.#speed = speed;
    this.#screen.setSpeed(speed);
  }
}
