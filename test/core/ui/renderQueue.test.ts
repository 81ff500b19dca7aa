import { batchSize } from '../../../core/ui/batchSize';
import { requestRender, cancelRender, type RenderRequest } from '../../../core/ui/renderQueue';

/** What has been drawn, in order. */
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

/** An element that is to be drawn at this distance in pixels from the top of the window. */
function wait(
  name: string,
  top: number,
  { kind = 'seen', items = 16 }: { readonly kind?: RenderRequest['kind']; readonly items?: number } = {},
): Element {
  const place = document.createElement('div');
  place.getBoundingClientRect = () => ({ top, bottom: top + 300 }) as DOMRect;
  const draw = (most: number): number => {
    drawn.push(name);
    return Math.min(most, items);
  };
  requestRender({ place, kind, draw });
  return place;
}

/** Core measures the machine by the frames around its render tasks. */
function onMachine(ofFrames: number): void {
  length = ofFrames;
  pass(30);
  for (let each = 0; each < 20; each++) {
    wait('to know the machine', 0);
    pass(6);
  }
  pass(30);
  drawn = [];
}

test('the nearest is drawn first, then removed elements are taken away, then what is out of view; each has frames of its own', () => {
  onMachine(60);
  wait('beyond', 0, { kind: 'beyond' });
  wait('below', 900);
  wait('gone', 5000, { kind: 'gone' });
  wait('in sight', 100);
  pass(2);
  expect(drawn).toEqual(['in sight']);
  pass(1);
  expect(drawn).toEqual(['in sight']);
  pass(10);
  expect(drawn).toEqual(['in sight', 'below', 'gone', 'beyond']);
});

test('nothing is drawn during a flick; the visible elements are drawn after it', () => {
  onMachine(16);
  const passing = wait('passes by', 100);
  pass(1);
  pass(10, 100);
  expect(drawn).toEqual([]);
  passing.getBoundingClientRect = () => ({ top: -1900, bottom: -1600 }) as DOMRect;
  wait('comes to rest', 200);
  pass(20);
  expect(drawn).toEqual(['comes to rest']);
});

test('during slow scrolling visible elements are drawn, and those out of view once the page is still', () => {
  onMachine(16);
  wait('read', 100);
  wait('beyond', 100, { kind: 'beyond' });
  pass(30, 20);
  expect(drawn).toEqual(['read']);
  pass(30);
  expect(drawn).toEqual(['read', 'beyond']);
});

test('a fast machine gets more tasks a frame, a slow one fewer, but never fewer than two', () => {
  onMachine(16);
  expect(batchSize()).toBe(16);
  onMachine(40);
  expect(batchSize()).toBe(16);
  onMachine(60);
  expect(batchSize()).toBe(2);
  onMachine(40);
  expect(batchSize()).toBe(2);
});

test('frames below the budget do not raise it', () => {
  onMachine(60);
  length = 16;
  pass(30);
  for (let each = 0; each < 10; each++) {
    wait('one item', 0, { items: 1 });
    pass(6);
  }
  expect(batchSize()).toBe(2);
});

test('an element is queued once, and not at all after it is cancelled', () => {
  onMachine(16);
  const place = wait('first', 100);
  requestRender({ place, kind: 'seen', draw: () => drawn.push('second') });
  cancelRender(wait('left', 100));
  pass(6);
  expect(drawn).toEqual(['second']);
});

test('no frame is requested while the queue is empty', () => {
  wait('once', 100);
  pass(10);
  expect(frames).toEqual([]);
});
