/** Which of several boxes lies in a direction, as Android's focus search decides it for remote controls. Pure. */

/** Physical, also in right-to-left languages: the viewer presses towards what they see. */
export type Direction = 'left' | 'right' | 'up' | 'down';

/** A rectangle in CSS px; `DOMRect` is one. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The direction of an arrow key; null for every other key. */
export const directionOfKey = (key: string): Direction | null =>
  (({ ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }) as const)[key] ?? null;

export const isHorizontal = (direction: Direction): boolean => direction === 'left' || direction === 'right';

/** The box turned so that the direction is right. */
function turned({ left, top, right, bottom }: Box, direction: Direction): Box {
  switch (direction) {
    case 'right':
      return { left, top, right, bottom };
    case 'left':
      return { left: -right, top, right: -left, bottom };
    case 'down':
      return { left: top, top: left, right: bottom, bottom: right };
    case 'up':
      return { left: -bottom, top: left, right: -top, bottom: right };
  }
}

const contains = (whole: Box, part: Box): boolean =>
  whole.left <= part.left &&
  whole.top <= part.top &&
  whole.right >= part.right &&
  whole.bottom >= part.bottom;

/**
 * Whether `box` lies in this direction of `from`: it may overlap it, but reaches further. Of two boxes of which one is
 * inside the other, such as a field and its button, the middles count.
 */
export function isTowards(direction: Direction, from: Box, box: Box): boolean {
  const [source, target] = [turned(from, direction), turned(box, direction)];
  if (contains(source, target) || contains(target, source))
    return target.left + target.right > source.left + source.right;
  return (source.left < target.left || source.right <= target.left) && source.right < target.right;
}

/** Whether the boxes overlap when `from` is extended in the direction. */
export function isInBeam(direction: Direction, from: Box, box: Box): boolean {
  const [source, target] = [turned(from, direction), turned(box, direction)];
  return target.bottom > source.top && target.top < source.bottom;
}

interface Distance {
  readonly inBeam: boolean;
  /** Px to the near and the far edge of the target, in the direction. */
  readonly near: number;
  readonly far: number;
  /** Square of a distance that weighs the direction more than what lies across it. */
  readonly weighted: number;
}

/** How much more the distance in the direction counts than that across it. */
const WEIGHT = 13;

function distance(direction: Direction, from: Box, box: Box): Distance {
  const [source, target] = [turned(from, direction), turned(box, direction)];
  const near = Math.max(0, target.left - source.right);
  const across = (target.top + target.bottom - source.top - source.bottom) / 2;
  return {
    inBeam: target.bottom > source.top && target.top < source.bottom,
    near,
    far: Math.max(1, target.right - source.right),
    weighted: WEIGHT * near * near + across * across,
  };
}

/**
 * The candidate to focus next; null without any in this direction. One straight ahead wins over one at the side: to the
 * left and right always, up and down unless the other ends before it begins.
 */
export function nearest<T>(
  direction: Direction,
  from: Box,
  candidates: readonly { readonly item: T; readonly box: Box }[],
): T | null {
  let best: { readonly item: T; readonly at: Distance } | null = null;
  for (const { item, box } of candidates) {
    if (!isTowards(direction, from, box)) continue;
    const at = distance(direction, from, box);
    if (best === null || isBetter(direction, at, best.at)) best = { item, at };
  }
  return best?.item ?? null;
}

function isBetter(direction: Direction, one: Distance, other: Distance): boolean {
  if (one.inBeam !== other.inBeam) {
    const [ahead, aside] = one.inBeam ? [one, other] : [other, one];
    if (isHorizontal(direction) || ahead.near < aside.far) return ahead === one;
  }
  return one.weighted < other.weighted;
}
