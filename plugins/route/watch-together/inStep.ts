/** How a follower regains sync with the host: by playback speed, or by a seek where that would take too long. Pure. */

/** The host's playback state: the picture by the stream's clock, at a time by the platform's. */
export interface HostPlayback {
  readonly moving: boolean;
  /** Playing, but waiting for the stream. */
  readonly buffering?: boolean | null;
  readonly moment: number;
  readonly at: number;
}

/** Drift within this is in sync. */
export const IN_SYNC_MS = 500;
/** Correction starts at this drift. */
export const CORRECT_FROM_MS = 120;
/** Correction stops at this drift. */
export const CORRECT_UNTIL_MS = 40;
/** Drift beyond this is corrected by a seek. */
export const SEEK_FROM_MS = 1200;
/** The same while paused, where speed cannot correct. */
export const PAUSED_SEEK_FROM_MS = 250;
/**
 * Seconds that a host stays behind the live edge: each player has its own edge, and all must be able to reach
 * the host's position.
 */
export const LIVE_EDGE_DISTANCE_SECONDS = 6;
/** A host closer to the edge than this moves back. */
export const MIN_LIVE_EDGE_DISTANCE_SECONDS = 4;
/** Imperceptible speed change. */
const MAX_SPEED_CHANGE = 0.08;
/** Milliseconds over which drift is corrected. */
const CORRECTION_TIME_MS = 4000;

/** The host's picture at a time by the platform's clock. */
export const hostMoment = ({ moving, moment, at }: HostPlayback, now: number): number =>
  moving ? moment + Math.max(0, now - at) : moment;

export type Correction =
  { readonly kind: 'none' } | { readonly kind: 'speed'; readonly speed: number } | { readonly kind: 'jump' };

export interface StepFacts {
  /** The host is playing. */
  readonly moving: boolean;
  /** The speed is already changed. */
  readonly correcting: boolean;
  /** Enough time has passed since the last seek. */
  readonly mayJump: boolean;
}

/** `drift` in milliseconds; positive: ahead of the host. */
export function correctionOf(drift: number, { moving, correcting, mayJump }: StepFacts): Correction {
  const apart = Math.abs(drift);
  if (!moving) return apart > PAUSED_SEEK_FROM_MS ? { kind: 'jump' } : { kind: 'none' };
  if (apart > SEEK_FROM_MS && mayJump) return { kind: 'jump' };
  if (apart <= (correcting ? CORRECT_UNTIL_MS : CORRECT_FROM_MS)) return { kind: 'none' };
  const change = Math.min(MAX_SPEED_CHANGE, apart / CORRECTION_TIME_MS);
  return { kind: 'speed', speed: drift > 0 ? 1 - change : 1 + change };
}
