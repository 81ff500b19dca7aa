import { drawInTurns, isInTurn, stopDrawing } from '../../../core/ui/drawInTurns';

/** Frames that a test lets pass, and a clock that only drawing moves on. */
let frames: (() => void)[] = [];
let now = 0;
const drawn: string[] = [];

beforeEach(() => {
  [frames, now] = [[], 0];
  drawn.length = 0;
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((call) => frames.push(() => call(now)));
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  while (frames.length > 0) nextFrame();
  jest.restoreAllMocks();
});

function nextFrame(): readonly string[] {
  drawn.length = 0;
  frames.shift()?.();
  return [...drawn];
}

/** Draws so many pieces, each of which takes so long. */
function row(name: string, pieces: number, takes: number): () => boolean {
  let left = pieces;
  return () => {
    now += takes;
    drawn.push(name);
    return --left > 0;
  };
}

test('HOM-100 on a slow machine one piece a frame, and rows take turns', () => {
  drawInTurns(row('a', 2, 20));
  drawInTurns(row('b', 2, 20));
  expect([nextFrame(), nextFrame(), nextFrame(), nextFrame()]).toEqual([['a'], ['b'], ['a'], ['b']]);
  expect(frames).toEqual([]);
});

test('HOM-100 on a fast one several', () => {
  for (const name of ['a', 'b', 'c']) drawInTurns(row(name, 1, 1));
  expect(nextFrame()).toEqual(['a', 'b', 'c']);
});

test('what is wanted goes before what goes away', () => {
  drawInTurns(row('gone', 1, 20), true);
  drawInTurns(row('near', 1, 20));
  expect([nextFrame(), nextFrame()]).toEqual([['near'], ['gone']]);
});

test('asked for twice, it is drawn once; stopped, not at all', () => {
  const [twice, stopped] = [row('twice', 1, 1), row('stopped', 1, 1)];
  for (const draw of [twice, twice, stopped]) drawInTurns(draw);
  stopDrawing(stopped);
  expect(nextFrame()).toEqual(['twice']);
});

test('what is drawn in its turn knows it, whatever becomes of it', () => {
  const told: boolean[] = [];
  drawInTurns(() => {
    told.push(isInTurn());
    return false;
  });
  nextFrame();
  expect([told, isInTurn()]).toEqual([[true], false]);
  drawInTurns(() => {
    throw new Error('It cannot be drawn.');
  });
  expect(nextFrame).toThrow('It cannot be drawn.');
  expect(isInTurn()).toBe(false);
  drawInTurns(row('next', 1, 1));
  expect(nextFrame()).toEqual(['next']);
});
