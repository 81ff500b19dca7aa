/** Start position of a video, and which positions are worth storing. */

/** From this share of the duration on, a video counts as watched and starts over. */
const seenFrom = 0.95;
/** Seconds; less than this is not worth resuming. */
const lookedAt = 10;

export interface StartFacts {
  /** From the address (PLY-042); also applies if it is 0. */
  readonly progress: number | null;
  /** Stored on this device. */
  readonly remembered: number | null;
  /** Stored by the platform: seconds watched (ENT-026). */
  readonly watchProgress?: number | null | undefined;
  /** Percent watched, if the platform has no seconds (ENT-026). */
  readonly progressPercent?: number | null | undefined;
  /** Duration in the metadata, in seconds; 0 if unknown. */
  readonly duration: number;
}

/** Seconds: from the address, else this device, else the platform; a video watched to its end starts over. */
export function startPosition({
  progress,
  remembered,
  watchProgress,
  progressPercent,
  duration,
}: StartFacts): number {
  if (progress !== null) return progress;
  const known = remembered ?? watchProgress ?? ((progressPercent ?? 0) / 100) * duration;
  return isWorthResuming(known, duration) ? Math.floor(known) : 0;
}

/** Whether a position is neither at the beginning nor near the end (seconds; a duration of 0 is unknown). */
export function isWorthResuming(position: number, duration: number): boolean {
  return position >= lookedAt && (duration <= 0 || position <= duration * seenFrom);
}
