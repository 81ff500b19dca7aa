/** Arrow key navigation between videos. */
import type { Box } from './layouts';

export type MoveDirection = 'start' | 'end' | 'up' | 'down';

/** Direction of a key for the page's text direction; null for other keys. */
export function moveDirection(key: string, page: 'ltr' | 'rtl'): MoveDirection | null {
  switch (key) {
    case 'ArrowLeft':
      return page === 'ltr' ? 'start' : 'end';
    case 'ArrowRight':
      return page === 'ltr' ? 'end' : 'start';
    case 'ArrowUp':
      return 'up';
    case 'ArrowDown':
      return 'down';
    default:
      return null;
  }
}

/** The nearest box in that direction, by centres; the current one when there is none. */
export function neighbour(boxes: readonly Box[], from: number, direction: MoveDirection): number {
  const here = boxes[from];
  if (here === undefined) return from;
  const origin = middleOf(here);
  let best = { place: from, distance: Infinity };
  for (const [place, box] of boxes.entries()) {
    const { start, top } = middleOf(box);
    const [ahead, aside] =
      direction === 'start' || direction === 'end'
        ? [start - origin.start, top - origin.top]
        : [top - origin.top, start - origin.start];
    const forward = direction === 'start' || direction === 'up' ? -ahead : ahead;
    // More sideways than ahead: not in that direction.
    if (place === from || forward < 1 || Math.abs(aside) > forward * 2) continue;
    const distance = Math.hypot(forward, aside);
    if (distance < best.distance) best = { place, distance };
  }
  return best.place;
}

const middleOf = ({ start, top, width, height }: Box) => ({
  start: start + width / 2,
  top: top + height / 2,
});
