/** Keeps a screen at the host's picture, look after look. */
import type { EmbeddedPlayer } from '../../../core/sdk';
import { correctionOf, hostMoment, type HostPlayback } from './inStep';

/** A jump needs time to be seen: what is measured meanwhile says nothing. */
export const JUMP_SETTLES_MS = 2500;
/** A jump that did not get there is not tried again at once: what it lacked, the recording may not have yet. Speed does what it can meanwhile. */
export const JUMP_AGAIN_MS = 15_000;

export class Follower {
  private speed = 1;
  private jumpedAt = -Infinity;

  constructor(private readonly screen: Pick<EmbeddedPlayer, 'state' | 'playing' | 'buffering' | 'play' | 'pause' | 'moment' | 'seekToMoment' | 'setSpeed'>) {}

  /** One look, at a moment by the platform's clock. Gives how far ahead of the host the picture is, in milliseconds; null when it cannot be told. */
  look(host: HostPlayback, now: number): number | null {
    const { screen } = this;
    if (screen.state.status !== 'showing') return null;
    if (host.moving && !screen.playing) screen.play();
    if (!host.moving && screen.playing) screen.pause();
    const moment = screen.moment();
    if (moment === null || screen.buffering) return null;
    const target = hostMoment(host, now);
    const drift = moment - target;
    if (now - this.jumpedAt < JUMP_SETTLES_MS) return drift;
    const correction = correctionOf(drift, { moving: host.moving, correcting: this.speed !== 1, mayJump: now - this.jumpedAt >= JUMP_AGAIN_MS || !host.moving });
    if (correction.kind === 'jump') {
      this.jumpedAt = now;
      screen.seekToMoment(target);
    }
    this.setSpeed(correction.kind === 'speed' ? correction.speed : 1);
    return drift;
  }

  /** Follows nobody any more. */
  stop(): void {
    this.setSpeed(1);
  }

  private setSpeed(speed: number): void {
    if (speed === this.speed) return;
    this.speed = speed;
    this.screen.setSpeed(speed);
  }
}
