/** Rows whose size and distance are reported by the browser's observers, here by the tests. */
import { act, render, screen } from '@testing-library/react';
import { Shelf } from '../../../core/ui/Shelf';
import '../../kit/renderInRuntime';

const ITEM_PX = 200;
const GAP_PX = 20;
const ROW_PX = 1000;
/** Columns of the longer row, none of which is drawn at first. */
const MANY = 40;

const sizes: (() => void)[] = [];
const distances: ((isIntersecting: boolean) => void)[] = [];
let frames: FrameRequestCallback[] = [];
let clock = 0;

beforeEach(() => {
  for (const list of [sizes, distances]) list.length = 0;
  frames = [];
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'performance'] });
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((call) => {
    sizes.push(() => call([], {} as ResizeObserver));
    return { observe: () => undefined, disconnect: () => undefined } as unknown as ResizeObserver;
  });
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((call) => {
    distances.push((isIntersecting) =>
      call([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver),
    );
    return { observe: () => undefined, disconnect: () => undefined } as unknown as IntersectionObserver;
  });
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(ROW_PX);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    const columns = this.getAttribute('aria-hidden') === 'true' ? MANY : 1;
    return columns * (ITEM_PX + GAP_PX) - GAP_PX;
  });
  const styleOf = window.getComputedStyle.bind(window);
  jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation((element) => Object.assign(styleOf(element), { columnGap: `${GAP_PX}px` }));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function pass(count: number): Promise<void> {
  for (let each = 0; each < count; each += 1)
    await act(async () => {
      clock += 16;
      for (const frame of frames.splice(0)) frame(clock);
      await jest.runAllTimersAsync();
    });
}

const items = Array.from({ length: 6 }, (_, index) => ({ key: `${index}`, node: <a href="/">{index}</a> }));
const drawn = (): number => screen.queryAllByRole('link').length;

async function report(isNear: boolean): Promise<void> {
  act(() => {
    for (const distance of distances) distance(isNear);
  });
  await pass(40);
}

test('a row that the browser measures while it is far away is drawn when it comes near', async () => {
  render(<Shelf title="Films" labels={{ previous: 'Back', next: 'On' }} itemSize="200px" items={items} />);
  await report(false);
  expect(drawn()).toBe(0);
  act(() => {
    for (const size of sizes) size();
  });
  await report(true);
  expect(drawn()).toBe(6);
});

test('a row restored without its cards learns their size from the space it reserves for them', async () => {
  const many = Array.from({ length: MANY }, (_, index) => ({
    key: `${index}`,
    node: <a href="/">{index}</a>,
  }));
  const place = { offset: 0, drawn: { from: 0, to: 0, held: null } };
  render(
    <Shelf
      title="Films"
      labels={{ previous: 'Back', next: 'On' }}
      itemSize="200px"
      items={many}
      place={{ read: () => place, write: () => undefined }}
    />,
  );
  act(() => {
    for (const size of sizes) size();
  });
  await report(true);
  // In view, and two widths of the row beyond: 1000 px / 220 px, three times, in steps of four.
  expect(drawn()).toBe(16);
});
