/** When the scripts of a page with the host's content are requested, and when they run. */
import { startScripts } from '../../../core/boot/scriptStart';

const ENTRY = '/assets/main.js';
const waiting = (name: string) =>
  `<link rel="modulepreload" data-href="/assets/${name}.js" integrity="sha256-a">`;

function page(pictures: string, scripts = waiting('main') + waiting('rows')) {
  document.head.innerHTML = scripts;
  document.body.innerHTML = pictures;
  for (const image of document.images)
    Object.defineProperty(image, 'complete', { value: false, configurable: true });
  const loaded: string[] = [];
  const load = async (address: string) => void loaded.push(address);
  return {
    start: () => startScripts(window, load),
    loaded,
    requested: () =>
      [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href')),
  };
}
const picture = '<img fetchpriority="high" src="/hero.webp"><img loading="lazy" src="/card.webp">';
const tasks = () => new Promise((resolve) => setTimeout(resolve));
const all = [ENTRY, '/assets/rows.js'];
const readyState = (value: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { value, configurable: true });
afterEach(() => {
  readyState('complete');
  window.dispatchEvent(new Event('pointerdown'));
  jest.useRealTimers();
});

test.each(['load', 'error'])('after the first picture: %s', async (end) => {
  const { start, loaded, requested } = page(picture);
  start();
  await tasks();
  expect([requested(), loaded]).toEqual([[null, null], []]);
  document.images[0]?.dispatchEvent(new Event(end));
  await tasks();
  expect([requested(), loaded]).toEqual([all, [ENTRY]]);
  expect(document.querySelector('link')).toHaveAttribute('integrity', 'sha256-a');
});

test('at once without a picture of high priority, as in a list', async () => {
  const { start, loaded } = page('<img loading="lazy" src="/card.webp">');
  start();
  await tasks();
  expect(loaded).toEqual([ENTRY]);
});

test.each(['pointerdown', 'keydown', 'wheel', 'touchmove'])('at the viewer’s %s, once', async (press) => {
  const { start, loaded } = page(picture);
  start();
  window.dispatchEvent(new Event(press));
  window.dispatchEvent(new Event(press));
  document.images[0]?.dispatchEvent(new Event('load'));
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

test('by the browser itself on a page without content', async () => {
  const { start, loaded, requested } = page(picture, '<link rel="modulepreload" href="/assets/main.js">');
  start().now();
  window.dispatchEvent(new Event('keydown'));
  await tasks();
  expect([requested(), loaded]).toEqual([[ENTRY], []]);
});
