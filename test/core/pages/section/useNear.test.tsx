import { act, cleanup, render, screen } from '@testing-library/react';
import { NEAR, useNear } from '../../../../core/pages/section/useNear';
import '../../../kit/renderInHouse';

let margin: string | undefined;
let frames: FrameRequestCallback[] = [];
let tell: (isIntersecting: boolean) => void = () => undefined;
let watching = 0;

beforeEach(() => {
  [frames, watching] = [[], 0];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((call) => frames.push(call));
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((call, options) => {
    margin = options?.rootMargin;
    tell = (isIntersecting) => call([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
    return { observe: () => (watching += 1), disconnect: () => (watching = 0) } as unknown as IntersectionObserver;
  });
});
afterEach(() => {
  cleanup();
  nextFrame();
  jest.restoreAllMocks();
});

function nextFrame(): void {
  act(() => frames.splice(0).forEach((call) => call(0)));
}

function Row({ from = false }: { readonly from?: boolean }) {
  const [near, watch] = useNear(from);
  return <div ref={watch}>{near ? 'cards' : 'held open'}</div>;
}

test('HOM-100 a row that comes near is drawn when its turn comes, and then watched no more', () => {
  render(<Row />);
  expect(margin).toBe(`${NEAR}px`);
  tell(false);
  nextFrame();
  expect(screen.getByText('held open')).toBeVisible();
  tell(true);
  expect(screen.getByText('held open')).toBeVisible();
  nextFrame();
  expect(screen.getByText('cards')).toBeVisible();
  tell(false);
  expect([watching, frames]).toEqual([0, []]);
});

test('HOM-100 one that a flick brings past the window before its turn waits until it comes again', () => {
  render(<Row />);
  tell(true);
  tell(false);
  nextFrame();
  expect(screen.getByText('held open')).toBeVisible();
  tell(true);
  nextFrame();
  expect(screen.getByText('cards')).toBeVisible();
});

test('HOM-100 one in the first screen stands at once, and is not watched', () => {
  render(<Row from />);
  expect(screen.getByText('cards')).toBeVisible();
  expect(watching).toBe(0);
});

test('a row that is gone has no turn', () => {
  const { unmount } = render(<Row />);
  tell(true);
  unmount();
  expect(nextFrame).not.toThrow();
});
