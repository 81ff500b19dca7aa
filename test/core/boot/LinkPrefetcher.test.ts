/** What is prefetched while a viewer is about to open a page, and what is not. */
import { LinkPrefetcher } from '../../../core/boot/LinkPrefetcher';
import { messageStore, pluginRegistry, routingStore } from '../../../core/boot/tokens';
import { playbackService } from '../../../core/playback/playbackService';
import { clock, type Token } from '../../../core/sdk';
import { FakeClock } from '../../kit';
import { flushTasks } from '../../flushTasks';

const loaded: string[] = [];
const time = new FakeClock();
const playback = {
  fetchPlayer: () => loaded.push('player'),
  expect: (kind: string, id: string) => loaded.push(`expect ${kind} ${id}`),
  prepare: async (kind: string, id: string, { progress }: { readonly progress: number | null }) =>
    void loaded.push(`prepare ${kind} ${id} from ${progress}`),
};
const services = new Map<symbol, unknown>([
  [clock.key, time],
  [messageStore.key, { require: async (bundle: string) => void loaded.push(`texts ${bundle}`) }],
  [
    routingStore.key,
    {
      match: (path: string) => {
        const [, kind, eventId = ''] = /^\/(video|live)\/([^/]+)/.exec(path) ?? [];
        return kind === undefined ? null : { role: kind === 'video' ? 'VOD' : 'LIVE', params: { eventId } };
      },
    },
  ],
  [pluginRegistry.key, { contributionsAt: () => [], resolve: async () => undefined }],
  [playbackService.key, { open: () => playback }],
]);
const link = (name: string) => document.getElementById(name) as HTMLAnchorElement;
let moves = 0;
/** `screenX`: the pointer's position; without it, a new one for each event. */
const hover = (element: Element, pointerType = 'mouse', screenX = (moves += 1)) =>
  element.dispatchEvent(
    Object.assign(new Event('pointerover', { bubbles: true }), { pointerType, screenX, screenY: 0 }),
  );
const calls = () => loaded.filter((line) => !line.startsWith('texts') && line !== 'player');
const connection = (value: object) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value });

beforeAll(async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => (callback(0), 0));
  new LinkPrefetcher(<T>({ key }: Token<T>) => services.get(key) as T);
  await import('../../../core/pages/watch/VodPage');
}, 30_000);

/** Set only once, since there is one pointer: the first event known of it. */
const atFirst: string[] = [];
beforeAll(async () => {
  document.body.innerHTML = '<a id="film" href="/video/v1">Film</a>';
  hover(link('film'));
  await flushTasks();
  atFirst.push(...loaded);
  link('film').dispatchEvent(
    Object.assign(new Event('pointermove', { bubbles: true }), {
      pointerType: 'mouse',
      screenX: (moves += 1),
      screenY: 0,
    }),
  );
  time.pass(70);
  await flushTasks();
  atFirst.push(...calls());
});

beforeEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  document.body.innerHTML = `
    <a id="film" href="/video/v1?progress=40"><img id="still"></a>
    <a id="other" href="/video/v2">Other</a>
    <a id="channel" href="/live/e1">Channel</a>
    <a id="help" href="/help">Help</a>
    <a id="away" href="https://elsewhere.example/video/v1">Away</a>
    <p id="words">Words</p>`;
  hover(document.body);
  loaded.length = 0;
});

test('a page that opens under a resting pointer prefetches nothing until the pointer moves', () => {
  expect(atFirst).toEqual(['expect vod v1']);
});

test('a film’s answers are prefetched when the pointer rests on it, not when it passes', async () => {
  hover(link('still'));
  time.pass(40);
  hover(link('other'));
  await flushTasks();
  expect(calls()).toEqual([]);
  time.pass(70);
  await flushTasks();
  expect(calls()).toEqual(['expect vod v2']);
});

test('the player itself is fetched as soon as a pointer passes a film', async () => {
  hover(link('still'));
  time.pass(0);
  await flushTasks();
  expect(loaded).toContain('player');
});

test('a film’s first segments are prefetched after a long dwell', async () => {
  hover(link('film'));
  time.pass(70);
  time.pass(80);
  await flushTasks();
  expect(calls()).toEqual(['expect vod v1', 'expect vod v1', 'prepare vod v1 from 40']);
});

test('on a slow connection only a press prefetches', async () => {
  connection({ effectiveType: '3g' });
  hover(link('film'));
  time.pass(70);
  time.pass(1000);
  await flushTasks();
  expect(calls()).not.toContain('prepare vod v1 from 40');
});

test('a page that is scrolled under a resting pointer prefetches nothing', async () => {
  hover(link('still'), 'mouse', 500);
  document.dispatchEvent(Object.assign(new Event('pointermove'), { screenX: 510, screenY: 0 }));
  hover(link('other'), 'mouse', 510);
  time.pass(70);
  await flushTasks();
  expect(calls()).toEqual(['expect vod v1']);
});

test('keyboard focus prefetches as a pointer does', async () => {
  link('channel').focus();
  time.pass(70);
  await flushTasks();
  expect(calls()).toEqual(['expect live e1']);
});

test('a press prefetches the stream itself, from the position in the address', async () => {
  link('still').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await flushTasks();
  expect(calls()).toEqual(['expect vod v1', 'prepare vod v1 from 40']);
});

test.each(['help', 'away', 'words'])('nothing is prefetched for #%s', async (name) => {
  const element = document.getElementById(name) as Element;
  hover(element);
  element.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  time.pass(1000);
  await flushTasks();
  expect(loaded).toEqual([]);
});

const touch = (element: Element) =>
  element.dispatchEvent(Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' }));

test('a finger that starts to scroll on a film prefetches nothing', async () => {
  hover(link('film'), 'touch');
  touch(link('film'));
  time.pass(40);
  document.dispatchEvent(new Event('pointercancel'));
  time.pass(1000);
  await flushTasks();
  expect(calls()).toEqual([]);
});

test('a finger that stays has its answers prefetched', async () => {
  touch(link('film'));
  time.pass(70);
  await flushTasks();
  expect(calls()).toEqual(['expect vod v1']);
});

test('with data saving on, only a press prefetches', async () => {
  connection({ saveData: true });
  hover(link('film'));
  time.pass(1000);
  await flushTasks();
  expect(loaded).toEqual([]);
});

test('a mouse that moves among films prefetches the player; without films, nothing', async () => {
  hover(link('words'));
  await flushTasks();
  expect(loaded).toEqual([]);
  document.body.innerHTML = `<main>${document.body.innerHTML}</main>`;
  hover(link('words'));
  time.pass(0);
  await flushTasks();
  expect(loaded).toContain('player');
  expect(calls()).toEqual([]);
});
