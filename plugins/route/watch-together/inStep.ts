/** How a follower comes back into step with the host: gently by speed, and by a jump where that would take too long. Pure. */

/** What the host showed: a picture by the stream's clock, at a moment by the platform's. */
export interface HostPlayback {
  readonly moving: boolean;
  readonly moment: number;
  readonly at: number;
}

/** Within this, nobody is out of step. */
export const IN_STEP_MS = 500;
/** Corrected from here on… */
export const NOTICED_MS = 120;
/** …until it is as good as nothing. */
export const SETTLED_MS = 40;
/** Further apart than this, playback jumps. */
export const JUMP_MS = 1200;
/** While everything stands still there is no speed to correct by. */
export const STILL_JUMP_MS = 250;
/** Seconds that a host stays behind the live edge: every player has an edge of its own, and all must be able to come to where the host is. */
export const REACH_SECONDS = 6;
/** Nearer than this to the edge, a host makes room. */
export const TOO_NEAR_SECONDS = 4;
/** What neither eye nor ear minds. */
const MOST_SPEED_CHANGE = 0.08;
/** The drift is taken back over about this time. */
const OVER_MS = 4000;

/** The picture that the host shows at a moment by the platform's clock. */
export const hostMoment = ({ moving, moment, at }: HostPlayback, now: number): number => (moving ? moment + Math.max(0, now - at) : moment);

export type Correction = { readonly kind: 'none' } | { readonly kind: 'speed'; readonly speed: number } | { readonly kind: 'jump' };

export interface StepFacts {
  /** The host’s picture moves. */
  readonly moving: boolean;
  /** The speed is already another than that of life. */
  readonly correcting: boolean;
  /** The last jump is long enough ago. */
  readonly mayJump: boolean;
}

/** For a drift in milliseconds, ahead of the host above zero. */
export function correctionOf(drift: number, { moving, correcting, mayJump }: StepFacts): Correction {
  const apart = Math.abs(drift);
  if (!moving) return apart > STILL_JUMP_MS ? { kind: 'jump' } : { kind: 'none' };
  if (apart > JUMP_MS && mayJump) return { kind: 'jump' };
  if (apart <= (correcting ? SETTLED_MS : NOTICED_MS)) return { kind: 'none' };
  const change = Math.min(MOST_SPEED_CHANGE, apart / OVER_MS);
  return { kind: 'speed', speed: drift > 0 ? 1 - change : 1 + change };
}
