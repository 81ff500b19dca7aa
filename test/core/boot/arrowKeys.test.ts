/** The choice of the box that an arrow key leads to. */
import { nearest, type Box, type Direction } from '../../../core/boot/arrowKeys/direction';

const box = (left: number, top: number, width = 100, height = 60): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const choose = (direction: Direction, from: Box, boxes: Readonly<Record<string, Box>>): string | null =>
  nearest(
    direction,
    from,
    Object.entries(boxes).map(([item, at]) => ({ item, box: at })),
  );

it('takes the nearest straight ahead, in each direction', () => {
  const around = {
    left: box(0, 200),
    right: box(400, 200),
    up: box(200, 0),
    down: box(200, 400),
    far: box(600, 200),
  };
  for (const direction of ['left', 'right', 'up', 'down'] as const)
    expect(choose(direction, box(200, 200), around)).toBe(direction);
});

it('prefers what is straight ahead, unless what is aside ends before it begins', () => {
  expect(choose('right', box(0, 0), { ahead: box(900, 0), aside: box(150, 80) })).toBe('ahead');
  expect(choose('down', box(0, 0), { ahead: box(0, 700), aside: box(300, 100) })).toBe('aside');
  expect(choose('down', box(0, 0), { ahead: box(0, 120), aside: box(300, 100) })).toBe('ahead');
});

it('reaches a button inside a field, and the field again', () => {
  const field = box(0, 0, 400, 60);
  const button = box(340, 10, 40, 40);
  expect(choose('right', field, { button })).toBe('button');
  expect(choose('left', button, { field })).toBe('field');
  expect(choose('left', field, { button })).toBeNull();
});

it('finds nothing behind', () => {
  expect(choose('left', box(200, 0), { right: box(400, 0), below: box(200, 100) })).toBeNull();
});
