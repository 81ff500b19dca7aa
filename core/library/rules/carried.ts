/** Moving an item to another position of its list. Pure. */

export interface Carried {
  readonly from: number;
  readonly to: number;
}

/** By how many rows the item at `place` shifts to make way for the moved one. */
export function asideBy(place: number, { from, to }: Carried): -1 | 0 | 1 {
  if (from < place && place <= to) return -1;
  if (to <= place && place < from) return 1;
  return 0;
}

/** Target position after a key press (arrow up or down, Home, End); null for other keys. */
export function carriedBy(key: string, to: number, count: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return Math.max(0, to - 1);
    case 'ArrowDown':
      return Math.min(count - 1, to + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Auto-scroll speed for a pointer near an edge of the viewport: px per frame, negative upwards. */
export function edgeSpeed(pointer: number, height: number): number {
  const zone = Math.min(96, height / 4);
  const fastest = 18;
  if (pointer < zone) return -Math.ceil(((zone - Math.max(0, pointer)) / zone) * fastest);
  if (pointer > height - zone)
    return Math.ceil(((Math.min(height, pointer) - (height - zone)) / zone) * fastest);
  return 0;
}
