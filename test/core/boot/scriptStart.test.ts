/** When the scripts of a page with the host's content are requested, and when they run. */
import { startScripts } from '../../../core/boot/scriptStart';

const ENTRY = '/assets/main.js';
const waiting = (name: string) =>
  `<meta name="module" content="/assets/${name}.js" data-integrity="sha256-a">`;

let told: (name: string) => void;
beforeEach(() => {
  // Neither is part of the simulated browser.
  window.matchMedia = (media) => ({ matches: media === '(max-width: 760px)' }) as MediaQueryList;
  globalThis.PerformanceObserver = class {
    constructor(callback: (list: object) => void) {
      told = (name) => callback({ getEntries: () => [{ name }] });
    }
    observe() {}
    disconnect() {
      told = () => undefined;
    }
  } as unknown as typeof PerformanceObserver;
});

function page(pictures: string, scripts = waiting('main') + waiting('rows')) {
  document.head.innerHTML = pictures + scripts;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[as=image]'))
    Object.assign(link, { imageSrcset: link.getAttribute('imagesrcset') ?? '' });
  const loaded: string[] = [];
  let fails = false;
  const reload = jest.fn();
  const load = async (module: string) => {
    loaded.push(module);
    if (fails) throw new TypeError('Failed to fetch');
  };
  return {
    start: () => startScripts(window, { load, reload }),
    loaded,
    reload,
    fail: () => void (fails = true),
    requested: () =>
      [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href')),
  };
}
const preload = (attributes: string) => `<link rel="preload" as="image" ${attributes}>`;
const picture =
  preload(
    'imagesrcset="/hero.webp?w=400 400w, https://cdn.test/hero.webp?w=800 800w" media="(max-width: 760px)"',
  ) +
  preload('href="/second.webp"') +
  preload('href="/for-a-wide-window.webp" media="(min-width: 761px)"');
const tasks = () => new Promise((resolve) => setTimeout(resolve));
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const all = [ENTRY, '/assets/rows.js'];
const readyState = (value: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { value, configurable: true });
afterEach(() => {
  readyState('complete');
  window.dispatchEvent(new Event('pointerdown'));
  jest.useRealTimers();
});

test.each(['http://localhost/hero.webp?w=400', 'https://cdn.test/hero.webp?w=800'])(
  'after the pictures that the page preloads for this window: %s',
  async (selected) => {
    const { start, loaded, requested } = page(picture);
    start();
    told('http://localhost/card.webp');
    told(selected);
    await tasks();
    expect([requested(), loaded]).toEqual([[], []]);
    told('http://localhost/second.webp');
    await tasks();
    await frame();
    expect([requested(), loaded]).toEqual([[], []]);
    await frame();
    expect([requested(), loaded]).toEqual([all, [ENTRY]]);
    expect(document.querySelector('link[rel=modulepreload]')).toHaveAttribute('integrity', 'sha256-a');
  },
);

test('after these pictures are decoded and painted', async () => {
  document.body.innerHTML = '<img id="hero"><img id="other">';
  let decoded: () => void = () => undefined;
  const decode = jest.fn(() => new Promise<void>((resolve) => (decoded = resolve)));
  Object.assign(document.getElementById('hero') ?? {}, { decode });
  Object.defineProperty(document.getElementById('hero'), 'currentSrc', {
    value: 'http://localhost/hero.webp?w=400',
  });
  const { start, loaded } = page(picture);
  start();
  told('http://localhost/second.webp');
  told('http://localhost/hero.webp?w=400');
  await frame();
  await frame();
  await frame();
  expect([decode.mock.calls.length, loaded]).toEqual([1, []]);
  decoded();
  await frame();
  await frame();
  await frame();
  expect(loaded).toEqual([ENTRY]);
});

test('at once without such a picture, as in a list', async () => {
  const { start, loaded } = page(preload('href="/wide.webp" media="(min-width: 761px)"'));
  start();
  await tasks();
  expect(loaded).toEqual([ENTRY]);
});

test.each(['pointerdown', 'keydown', 'wheel', 'touchmove'])('at the viewer’s %s, once', async (press) => {
  const { start, loaded } = page(picture);
  start();
  window.dispatchEvent(new Event(press));
  window.dispatchEvent(new Event(press));
  told('http://localhost/second.webp');
  await tasks();
  expect(loaded).toEqual([ENTRY]);
});

test('two seconds after the page when a picture takes longer', async () => {
  jest.useFakeTimers();
  const { start, loaded } = page(picture);
  start();
  jest.advanceTimersByTime(1999);
  expect(loaded).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(loaded).toEqual([ENTRY]);
});

test('at once for a viewer to whom the content does not apply, and they run when the page has arrived', async () => {
  readyState('loading');
  const { start, loaded, requested } = page(picture);
  start().now();
  await tasks();
  expect([requested(), loaded]).toEqual([all, []]);
  document.head.insertAdjacentHTML('beforeend', waiting('film'));
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect([requested(), loaded]).toEqual([[...all, '/assets/film.js'], [ENTRY]]);
});

test('without a connection, the page is loaded again when there is one', async () => {
  const { start, fail, reload } = page('');
  fail();
  start();
  await tasks();
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page whose scripts have loaded stays when the connection returns', async () => {
  const { start, reload } = page('');
  start();
  await tasks();
  window.dispatchEvent(new Event('online'));
  expect(reload).not.toHaveBeenCalled();
});

test('by the browser itself on a page without content', async () => {
  const { start, loaded, requested } = page(picture, '<link rel="modulepreload" href="/assets/main.js">');
  start().now();
  window.dispatchEvent(new Event('keydown'));
  await tasks();
  expect([requested(), loaded]).toEqual([[ENTRY], []]);
});
