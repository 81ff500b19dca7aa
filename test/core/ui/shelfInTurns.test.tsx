/** Rows of many cards: which of them stand at once, and which come in turn. */
import { act, cleanup, render } from '@testing-library/react';
import { Shelf, type ShelfPlace } from '../../../core/ui';
import { drawInTurns } from '../../../core/ui/drawInTurns';
import '../../kit/renderInHouse';

let frames: FrameRequestCallback[] = [];
let now = 0;
const items = Array.from({ length: 60 }, (_, index) => ({ key: `${index}`, node: <a href={`/${index}`}>{index}</a> }));
const labels = { previous: 'Before', next: 'After' };

beforeEach(() => {
  [frames, now] = [[], 0];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((call) => frames.push(call));
  // A slow machine: each look at the clock finds the frame's time gone.
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 100));
});
afterEach(() => {
  cleanup();
  while (frames.length > 0) nextFrame();
  jest.restoreAllMocks();
});

function nextFrame(): void {
  act(() => frames.splice(0).forEach((call) => call(0)));
}
const shown = (container: HTMLElement) => [...container.querySelectorAll('a')].map((link) => Number(link.textContent));
const upTo = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

test('HOM-100 a row of the first screen stands whole, as far as it may be seen', () => {
  const { container } = render(<Shelf title="Row" labels={labels} itemSize="20rem" items={items} />);
  expect(shown(container)).toEqual(upTo(0, 10));
  nextFrame();
  expect(shown(container)).toEqual(upTo(0, 10));
});

test('HOM-100 one that is drawn in its turn begins with one card, and has another with each turn', () => {
  const { container, rerender } = render(<></>);
  drawInTurns(() => {
    rerender(<Shelf title="Row" labels={labels} itemSize="20rem" items={items} />);
    return false;
  });
  const counts = upTo(0, 12).map(() => {
    nextFrame();
    return shown(container).length;
  });
  expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10]);
});

test('HOM-042 one that a viewer comes back to stands where it stood, and is drawn there', () => {
  let place: ShelfPlace = { offset: 6400, drawn: { from: 20, to: 30, held: null } };
  const { container } = render(<Shelf title="Row" labels={labels} itemSize="20rem" items={items} place={{ read: () => place, write: (next) => void (place = next) }} />);
  expect(shown(container)).toEqual(upTo(20, 30));
  nextFrame();
  expect(shown(container)).toEqual(upTo(20, 30));
});
