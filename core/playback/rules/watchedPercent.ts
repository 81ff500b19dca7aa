/** How much of a video has been watched. */

/** Watched time as a percent of the duration, 0 to 100 (PLY-074). Both in seconds; without a duration it is 0. */
export function watchedPercent(watched: number, duration: number): number {
  return duration > 0 && watched > 0 ? Math.min(100, (watched / duration) * 100) : 0;
}
