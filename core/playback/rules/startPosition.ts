/** Where playback of a video begins, and when a remembered position is worth keeping. */

/** From this part on a video counts as seen, and begins anew. */
const seenFrom = 0.95;
/** Less than this was only a look, in seconds. */
const lookedAt = 10;

export interface StartFacts {
  /** From the address (PLY-042); it counts even when it is 0. */
  readonly progress: number | null;
  /** Remembered on this device. */
  readonly remembered: number | null;
  /** Known to the platform: seconds watched (ENT-026). */
  readonly watchProgress?: number | null | undefined;
  /** Percent watched, where the platform has no seconds (ENT-026). */
  readonly progressPercent?: number | null | undefined;
  /** Length of the work, in seconds; 0 when it is not known. */
  readonly duration: number;
}

/** Seconds: the address, else this device, else the platform; a video that was seen to its end begins anew. */
export function startPosition({ progress, remembered, watchProgress, progressPercent, duration }: StartFacts): number {
  if (progress !== null) return progress;
  const known = remembered ?? watchProgress ?? ((progressPercent ?? 0) / 100) * duration;
  return isWorthResuming(known, duration) ? Math.floor(known) : 0;
}

/** Whether a position is neither at the very beginning nor near the end (seconds; a duration of 0 is unknown). */
export function isWorthResuming(position: number, duration: number): boolean {
  return position >= lookedAt && (duration <= 0 || position <= duration * seenFrom);
}
