/** Position of the viewer in a live stream. */

/** Seconds on the media time line; both ends move while the stream is live. */
export interface SeekRange {
  readonly start: number;
  readonly end: number;
}

/** Seconds. Nearer to the edge counts as live: players hold back some segments. */
const edge = 15;
/** Seconds. A shorter window does not count as DVR. */
const shortestWindow = 30;

export const secondsBehindLive = (position: number, { end }: SeekRange): number =>
  Math.max(0, end - position);

export const isAtLiveEdge = (position: number, range: SeekRange): boolean =>
  secondsBehindLive(position, range) < edge;

/** Whether the DVR window is long enough for a time line. */
export const hasDvr = ({ start, end }: SeekRange): boolean => end - start >= shortestWindow;

/**
 * Milliseconds. A recording starts at segment boundaries: playback this near to the requested moment counts
 * as starting at it.
 */
const nearEnough = 20_000;

/** Whether playback began later than the requested moment, which is no longer recorded (both epoch milliseconds). */
export const isBeforeRecording = (asked: number, began: number): boolean => began - asked > nearEnough;

/** Clamps a target to the range. */
export const clampToRange = (seconds: number, { start, end }: SeekRange): number =>
  Math.min(Math.max(seconds, start), Math.max(start, end));
