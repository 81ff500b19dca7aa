/** Dragging a row: by pointer, by keys, by presses; its announcements, and when the order changes. */
import { DragState } from '../../../core/library/DragState';

function begin(count = 10) {
  const announced: string[] = [];
  const moves: [number, number][] = [];
  const drag = new DragState({
    count,
    pitch: 100,
    onPutDown: (from, to) => moves.push([from, to]),
    onStep: (step, { from, to }) => announced.push(`${step} ${from} ${to}`),
  });
  return { drag, announced, moves };
}

test('WCH-027 a press lifts a row, keys move it, another press drops it', () => {
  const { drag, announced, moves } = begin();
  drag.press(3);
  expect([drag.key('ArrowDown'), drag.key('End'), drag.key('x')]).toEqual([true, true, false]);
  expect(moves).toEqual([]);
  drag.press(3);
  expect([announced, moves]).toEqual([['lifted 3 3', 'moved 3 4', 'moved 3 9', 'down 3 9'], [[3, 9]]]);
  expect(drag.carried).toBeNull();
});

test('WCH-027 a cancelled move, or a drop at the old position, changes nothing', () => {
  const { drag, announced, moves } = begin();
  drag.press(3);
  drag.to(5);
  drag.key('Escape');
  drag.press(3);
  drag.press(3);
  expect([announced, moves]).toEqual([['lifted 3 3', 'moved 3 5', 'back 3 5', 'lifted 3 3', 'down 3 3'], []]);
});

test('keys do nothing while no row is lifted', () => {
  expect(begin().drag.key('ArrowDown')).toBe(false);
});

test('WCH-014 a pointer drags a row past others; the click that follows lifts nothing', () => {
  const { drag, moves } = begin();
  expect(drag.pointerDown(2, { y: 250, scrolled: 0 })).toBe(true);
  drag.pointerMoved({ y: 252, scrolled: 0 });
  expect(drag.dragged).toBeNull();
  drag.pointerMoved({ y: 470, scrolled: 0 });
  expect([drag.dragged, drag.carried, drag.pointerAt()]).toEqual([220, { from: 2, to: 4 }, 470]);
  drag.pointerUp();
  drag.press(2);
  expect([moves, drag.carried]).toEqual([[[2, 4]], null]);
});

test('WCH-014 scrolling under a resting pointer moves the row on, within the list', () => {
  const { drag } = begin();
  drag.pointerDown(2, { y: 250, scrolled: 0 });
  drag.pointerMoved({ y: 350, scrolled: 0 });
  drag.scrolledTo(300);
  expect(drag.carried).toEqual({ from: 2, to: 6 });
  drag.scrolledTo(5000);
  expect(drag.carried).toEqual({ from: 2, to: 9 });
});

test.each([
  ['a press that hardly moves is a click', 253, 'lifted 2 2'],
  ['a drag that is lost goes back', 450, 'back 2 4'],
])('WCH-027 %s', (_what, y, step) => {
  const { drag, announced, moves } = begin();
  drag.pointerDown(2, { y: 250, scrolled: 0 });
  drag.pointerMoved({ y, scrolled: 0 });
  if (y > 300) drag.pointerLost();
  else {
    drag.pointerUp();
    drag.press(2);
  }
  expect([announced, moves]).toEqual([[step], []]);
});

test('while a row is lifted, no other one is dragged', () => {
  const { drag } = begin();
  drag.press(3);
  expect(drag.pointerDown(5, { y: 0, scrolled: 0 })).toBe(false);
});
