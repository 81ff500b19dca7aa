import { awaitTurn, itemsOfTurn, leaveTurn } from '../../../core/ui/turns';

/** What has been drawn, in its order. */
let drawn: string[] = [];
/** Of a frame of this machine, ms. */
let length = 16;
let clock = 0;
let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'performance'] });
  window.requestAnimationFrame = (callback) => frames.push(callback);
  drawn = [];
  frames = [];
});
afterEach(() => {
  pass(20);
  jest.useRealTimers();
});

/** `count` frames, the window moving by `pixels` in each. */
function pass(count: number, pixels = 0): void {
  for (let each = 0; each < count; each++) {
    clock += length;
    Object.assign(window, { scrollY: window.scrollY + pixels });
    for (const frame of frames.splice(0)) frame(clock);
    jest.runAllTimers();
  }
}

/** Something that is to be drawn so many pixels from the top of the window. */
function wait(name: string, top: number, { later = false } = {}): Element {
  const place = document.createElement('div');
  place.getBoundingClientRect = () => ({ top, bottom: top + 300 }) as DOMRect;
  awaitTurn({ place, later, draw: () => drawn.push(name) });
  return place;
}

/** The house knows its machine by the frames around its turns. */
function onMachine(ofFrames: number): void {
  length = ofFrames;
  for (let each = 0; each < 12; each++) {
    wait('to know the machine', 0);
    pass(6);
  }
  drawn = [];
}

describe('on a slow machine', () => {
  beforeEach(() => onMachine(60));

  test('the nearest is drawn first, what is out of sight last, each with frames of its own', () => {
    wait('below', 900);
    wait('later', 0, { later: true });
    wait('in sight', 100);
    pass(2);
    expect(drawn).toEqual(['in sight']);
    pass(1);
    expect(drawn).toEqual(['in sight']);
    pass(10);
    expect(drawn).toEqual(['in sight', 'below', 'later']);
  });

  test('nothing is drawn during a flick; what stands in the window after it is', () => {
    const passing = wait('passes by', 100);
    pass(1);
    pass(5, 400);
    expect(drawn).toEqual([]);
    passing.getBoundingClientRect = () => ({ top: -1900, bottom: -1600 }) as DOMRect;
    wait('comes to rest', 200);
    pass(12);
    expect(drawn).toEqual(['comes to rest']);
  });

  test('while the page is scrolled as slowly as it is read, it is drawn', () => {
    wait('read', 100);
    pass(4, 60);
    expect(drawn).toEqual(['read']);
  });

  test('two items a turn', () => {
    expect(itemsOfTurn()).toBe(2);
  });
});

describe('on a machine that keeps up', () => {
  beforeEach(() => onMachine(16));

  test('several are drawn in a frame, during a flick as well', () => {
    for (const name of ['one', 'two', 'three', 'four', 'five']) wait(name, 100);
    pass(2, 400);
    expect(drawn).toEqual(['one', 'two', 'three', 'four']);
    pass(2, 400);
    expect(drawn).toHaveLength(5);
    expect(itemsOfTurn()).toBe(4);
  });
});

test('a place waits once, and not at all when it is left', () => {
  onMachine(16);
  const place = wait('first', 100);
  awaitTurn({ place, later: false, draw: () => drawn.push('second') });
  leaveTurn(wait('left', 100));
  pass(6);
  expect(drawn).toEqual(['second']);
});

test('nothing runs while nobody waits', () => {
  wait('once', 100);
  pass(10);
  expect(frames).toEqual([]);
});
