/** A window for scroll restoration tests. The simulated browser has no layout: tests set the page's length. */
import { ScrollRestoration } from '../../../core/boot/ScrollRestoration';
import { createEntryMemory } from '../../../core/routing/createEntryMemory';
import { clock, entryMemory, type Token } from '../../../core/sdk';
import { FakeClock, FakeStorage } from '../../kit';
import '../../kit/renderInRuntime';

/** The page's length in pixels, and the navigation type of its document; both are reset before every test. */
export const browser: { long: number; came: 'navigate' | 'reload' | 'back_forward' } = {
  long: 5000,
  came: 'navigate',
};

const onChange: (() => void)[] = [];
const listening: (() => void)[] = [];

/** Sets the page's length to this, and notifies its resize observers. */
export function grow(long = 5000): void {
  browser.long = long;
  onChange.at(-1)?.();
}

/** Scrolls the window as far as the page allows. */
export function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: Math.min(top, browser.long) });
  window.dispatchEvent(new Event('scroll'));
}

export const setReadyState = (state: DocumentReadyState): void =>
  void Object.defineProperty(document, 'readyState', { configurable: true, value: state });

/** Registers what every file of these tests needs; call it at the top of the file. */
export function windowTests(): void {
  beforeEach(() => {
    document.body.innerHTML =
      '<main id="main" tabindex="-1"><a href="/video/1">One</a><a href="/video/2">Two</a><a href="/video/2">Two again</a></main>';
    Object.assign(browser, { long: 5000, came: 'navigate' });
    onChange.length = 0;
    // A style sheet may make all other scrolling smooth.
    window.scrollTo = ((to: ScrollToOptions) =>
      to.behavior === 'instant' && scrollTo(to.top ?? 0)) as typeof window.scrollTo;
    performance.getEntriesByType = ((kind: string) =>
      kind === 'navigation'
        ? [{ type: browser.came }]
        : []) as unknown as typeof performance.getEntriesByType;
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => (draw(0), 1));
    jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((look) => {
      let ended = false;
      onChange.push(() => !ended && look([], {} as ResizeObserver));
      return { observe: () => undefined, disconnect: () => (ended = true) } as unknown as ResizeObserver;
    });
    const listen = window.addEventListener.bind(window);
    jest
      .spyOn(window, 'addEventListener')
      .mockImplementation(
        (
          type: string,
          listener: EventListenerOrEventListenerObject,
          options?: boolean | AddEventListenerOptions,
        ) => {
          listen(type, listener, options);
          listening.push(() => window.removeEventListener(type, listener, options));
        },
      );
    setReadyState('complete');
    history.replaceState(null, '', '/home');
    scrollTo(0);
  });
  afterEach(() => jest.restoreAllMocks());
}

/** A document that stores its window's scroll position. */
export interface OpenDocument {
  readonly places: ScrollRestoration;
  readonly time: FakeClock;
  readonly visit: FakeStorage;
}

/**
 * A new document replacing the previous one, with the key of its history entry; null where the router has not
 * written one yet.
 */
export function placesAt(
  entry: string | null,
  { visit = new FakeStorage(['places']), path = '/home' } = {},
): OpenDocument {
  for (const stop of listening.splice(0)) stop();
  const time = new FakeClock();
  const services = new Map<symbol, unknown>([
    [entryMemory.key, createEntryMemory(() => ['en guest', null])],
    [clock.key, time],
  ]);
  history.replaceState(entry === null ? null : { key: entry }, '', path);
  return {
    places: new ScrollRestoration(<T>({ key }: Token<T>) => services.get(key) as T, visit),
    time,
    visit,
  };
}

/** A page may stop the propagation of a press. */
export function press(target: Element | null | undefined): void {
  target?.addEventListener('click', (click) => (click.preventDefault(), click.stopPropagation()), {
    once: true,
  });
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** The page is left for that of a film. */
export function leave({ places }: OpenDocument): void {
  history.replaceState(null, '', '/video/2');
  expect(places.enter('film', false)).toBe(false);
  scrollTo(0);
}

/** A link is pressed, and the page is left. */
export function leaveBy(link: number, at: OpenDocument): void {
  press(document.querySelectorAll('a')[link]);
  leave(at);
}

/** Goes back to the first page by the history. */
export function comeBack({ places }: OpenDocument): void {
  history.replaceState(null, '', '/home');
  expect(places.enter('home', true)).toBe(true);
}
