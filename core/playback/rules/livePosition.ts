/** Where the viewer is in a live stream. */

/** Seconds on the media time line; both ends move as the stream goes on. */
export interface SeekRange {
  readonly start: number;
  readonly end: number;
}

/** Nearer to the edge than this counts as live: players hold some segments back. */
const edge = 15;
/** A shorter window is no recording to move in. */
const shortestWindow = 30;

export const secondsBehindLive = (position: number, { end }: SeekRange): number => Math.max(0, end - position);

export const isAtLiveEdge = (position: number, range: SeekRange): boolean => secondsBehindLive(position, range) < edge;

/** Whether there is enough behind the edge for a time line. */
export const hasDvr = ({ start, end }: SeekRange): boolean => end - start >= shortestWindow;

/** A recording is cut at its segments: playback that begins this near to the moment that was asked for begins at it. */
const nearEnough = 20_000;

/** Whether what was asked for is no longer recorded: playback began later than at that moment (both epoch milliseconds). */
export const isBeforeRecording = (asked: number, began: number): boolean => began - asked > nearEnough;

/** A target inside the range. */
export const clampToRange = (seconds: number, { start, end }: SeekRange): number => Math.min(Math.max(seconds, start), Math.max(start, end));
