/** Where the window was, by the entries of the history. The simulated browser lays nothing out: a page is as long as a test says. */
import { WindowPlaces } from '../../../core/boot/WindowPlaces';
import { createEntryMemory } from '../../../core/routing/createEntryMemory';
import { clock, entryMemory, type Token } from '../../../core/sdk';
import { FakeClock, FakeStorage } from '../../kit';
import '../../kit/renderInHouse';

let long = 0;
let came: 'navigate' | 'reload' | 'back_forward' = 'navigate';
const onChange: (() => void)[] = [];

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: Math.min(top, long) });
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  document.body.innerHTML = '<main id="main" tabindex="-1"><a href="/video/1">One</a><a href="/video/2">Two</a><a href="/video/2">Two again</a></main>';
  [long, came] = [5000, 'navigate'];
  onChange.length = 0;
  window.scrollTo = ((to: ScrollToOptions) => scrollTo(to.top ?? 0)) as typeof window.scrollTo;
  performance.getEntriesByType = (() => [{ type: came }]) as unknown as typeof performance.getEntriesByType;
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((look) => {
    let ended = false;
    onChange.push(() => !ended && look([], {} as ResizeObserver));
    return { observe: () => undefined, disconnect: () => (ended = true) } as unknown as ResizeObserver;
  });
  history.replaceState(null, '', '/home');
  scrollTo(0);
});
afterEach(() => jest.restoreAllMocks());

function placesAt(entry: string, visit = new FakeStorage(['places'])) {
  const time = new FakeClock();
  const services = new Map<symbol, unknown>([
    [entryMemory.key, createEntryMemory(() => ['en guest', null])],
    [clock.key, time],
  ]);
  history.replaceState({ key: entry }, '', '/home');
  return { places: new WindowPlaces(<T>({ key }: Token<T>) => services.get(key) as T, visit), time, visit };
}

/** As a press does: the page is left for another. */
function leaveBy(link: number, { places }: ReturnType<typeof placesAt>): void {
  const target = document.querySelectorAll('a')[link];
  target?.addEventListener('click', (click) => click.preventDefault());
  target?.click();
  history.replaceState(null, '', '/video/2');
  expect(places.enter('film', false)).toBe(false);
  scrollTo(0);
}

test('ROU-113 coming back by the history scrolls to the place, and the focus is on the link that led on', () => {
  const at = placesAt('home');
  scrollTo(1800);
  leaveBy(2, at);
  history.replaceState(null, '', '/home');
  expect(at.places.enter('home', true)).toBe(true);
  expect(window.scrollY).toBe(1800);
  expect(document.activeElement?.textContent).toBe('Two again');
});

test('ROU-113 a page that still has to grow is waited for; whoever scrolls meanwhile is left alone', () => {
  const at = placesAt('home');
  scrollTo(1800);
  leaveBy(0, at);
  long = 300;
  at.places.enter('home', true);
  expect(window.scrollY).toBe(300);
  long = 5000;
  onChange.at(-1)?.();
  expect(window.scrollY).toBe(1800);

  leaveBy(0, at);
  long = 300;
  at.places.enter('home', true);
  window.dispatchEvent(new Event('wheel'));
  long = 5000;
  onChange.at(-1)?.();
  expect(window.scrollY).toBe(300);
});

test('ROU-113 what comes above the place before the link is there does not move the page away', () => {
  const at = placesAt('home');
  scrollTo(1800);
  leaveBy(2, at);
  const page = document.getElementById('main');
  const whole = page?.innerHTML ?? '';
  page?.replaceChildren();
  history.replaceState(null, '', '/home');
  at.places.enter('home', true);
  expect(window.scrollY).toBe(1800);
  // The browser keeps what is in sight where it is.
  scrollTo(2200);
  if (page !== null) page.innerHTML = whole;
  onChange.at(-1)?.();
  expect([window.scrollY, document.activeElement?.textContent]).toEqual([1800, 'Two again']);
});

test('ROU-113 a new page knows no place', () => {
  const { places } = placesAt('home');
  scrollTo(900);
  expect(places.enter('other', false)).toBe(false);
  expect(places.enter('unknown', true)).toBe(false);
});

test('an overlay that closes by the history leaves the focus alone', () => {
  const { places } = placesAt('home');
  scrollTo(900);
  places.enter('overlay', false);
  document.querySelector('a')?.focus();
  expect(places.enter('home', true)).toBe(true);
  expect(document.activeElement?.textContent).toBe('One');
});

test.each([
  ['back_forward', 1200],
  ['reload', 1200],
  ['navigate', 0],
] as const)('a document that was come to by %s begins at %i px', (how, expected) => {
  const { visit } = placesAt('default');
  scrollTo(1200);
  window.dispatchEvent(new Event('pagehide'));
  scrollTo(0);
  came = how;
  placesAt('default', visit);
  expect(window.scrollY).toBe(expected);
});

test.each(['{', '"text"', '[[1]]', '[null]', '[["default /home", null]]'])('what was written down and cannot be read is nothing: %s', (written) => {
  const visit = new FakeStorage(['places']);
  visit.write('places', written);
  came = 'reload';
  expect(() => placesAt('default', visit)).not.toThrow();
});
