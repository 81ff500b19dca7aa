/** A row that is carried: by pointer, by keys, by presses; what is told of it, and when the order changes. */
import { Carrying } from '../../../core/library/Carrying';

function begin(count = 10) {
  const told: string[] = [];
  const moves: [number, number][] = [];
  const carrying = new Carrying({ count, pitch: 100, onPutDown: (from, to) => moves.push([from, to]), onStep: (step, { from, to }) => told.push(`${step} ${from} ${to}`) });
  return { carrying, told, moves };
}

test('WCH-027 a press lifts a row, keys carry it, another press puts it down', () => {
  const { carrying, told, moves } = begin();
  carrying.press(3);
  expect([carrying.key('ArrowDown'), carrying.key('End'), carrying.key('x')]).toEqual([true, true, false]);
  expect(moves).toEqual([]);
  carrying.press(3);
  expect([told, moves]).toEqual([['lifted 3 3', 'moved 3 4', 'moved 3 9', 'down 3 9'], [[3, 9]]]);
  expect(carrying.carried).toBeNull();
});

test('WCH-027 what is put back, or down where it was, changes nothing', () => {
  const { carrying, told, moves } = begin();
  carrying.press(3);
  carrying.to(5);
  carrying.key('Escape');
  carrying.press(3);
  carrying.press(3);
  expect([told, moves]).toEqual([['lifted 3 3', 'moved 3 5', 'back 3 5', 'lifted 3 3', 'down 3 3'], []]);
});

test('keys mean nothing while no row is carried', () => {
  expect(begin().carrying.key('ArrowDown')).toBe(false);
});

test('WCH-014 a pointer drags a row past others; the click that follows lifts nothing', () => {
  const { carrying, moves } = begin();
  expect(carrying.pointerDown(2, { y: 250, scrolled: 0 })).toBe(true);
  carrying.pointerMoved({ y: 252, scrolled: 0 });
  expect(carrying.dragged).toBeNull();
  carrying.pointerMoved({ y: 470, scrolled: 0 });
  expect([carrying.dragged, carrying.carried, carrying.pointerAt()]).toEqual([220, { from: 2, to: 4 }, 470]);
  carrying.pointerUp();
  carrying.press(2);
  expect([moves, carrying.carried]).toEqual([[[2, 4]], null]);
});

test('WCH-014 a page that scrolls beneath a resting pointer carries the row on, no further than the list', () => {
  const { carrying } = begin();
  carrying.pointerDown(2, { y: 250, scrolled: 0 });
  carrying.pointerMoved({ y: 350, scrolled: 0 });
  carrying.scrolledTo(300);
  expect(carrying.carried).toEqual({ from: 2, to: 6 });
  carrying.scrolledTo(5000);
  expect(carrying.carried).toEqual({ from: 2, to: 9 });
});

test.each([
  ['a press that hardly moves is a click', 253, 'lifted 2 2'],
  ['a drag that is lost goes back', 450, 'back 2 4'],
])('WCH-027 %s', (_what, y, step) => {
  const { carrying, told, moves } = begin();
  carrying.pointerDown(2, { y: 250, scrolled: 0 });
  carrying.pointerMoved({ y, scrolled: 0 });
  if (y > 300) carrying.pointerLost();
  else {
    carrying.pointerUp();
    carrying.press(2);
  }
  expect([told, moves]).toEqual([[step], []]);
});

test('while a row is carried, no other one is dragged', () => {
  const { carrying } = begin();
  carrying.press(3);
  expect(carrying.pointerDown(5, { y: 0, scrolled: 0 })).toBe(false);
});
