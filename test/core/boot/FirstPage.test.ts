/** Rows that the page prefetched: drawn at once if they arrive in time, else left to the page. */
import { FirstPage, FIRST_ROWS_TIMEOUT_MS } from '../../../core/boot/services/FirstPage';
import type { SectionAnswer } from '../../../core/catalogue/contentApi';
import { SectionStore } from '../../../core/catalogue/SectionStore';
import { PluginRegistry } from '../../../core/plugins/PluginRegistry';
import type { EnabledPlugin } from '../../../core/realm/checkedRealm';
import type { PluginContext } from '../../../core/sdk';
import { FakeClock } from '../../kit/fakes';

const nothing = () => undefined;
const rows = {
  title: 'Home',
  buckets: [
    { bucketId: 'b1', name: 'New', type: 'DEFAULT', contentList: [{ id: '1', type: 'VOD', title: 'One' }] },
  ],
} as unknown as SectionAnswer;
const plugin: EnabledPlugin = {
  id: 'section/default',
  title: 'Row',
  options: {},
  contributes: { section: [{ name: 'default' }] },
  scriptSources: [],
  storage: [],
};

function opened(answer: Promise<SectionAnswer>, locale = 'en') {
  const clock = new FakeClock();
  const asked: string[] = [];
  const loaded = jest.fn(async () => ({
    default: () => ({ View: () => null, pictures: () => [{ src: 'https://media.example/first.webp' }] }),
  }));
  const registry = new PluginRegistry(
    [plugin],
    { 'section/default': { 'section/default': loaded } },
    () => ({}) as PluginContext,
    clock,
    nothing,
  );
  const api = { section: () => Promise.reject(new Error('asked again')) } as never;
  let finish: () => void = nothing;
  const drawn = new Promise<void>((resolve) => (finish = resolve));
  const page: FirstPage = new FirstPage({
    early: { section: 'home', locale, answer },
    open: (section) =>
      new SectionStore(section, {
        api,
        sections: [{ name: 'default', fallback: true }],
        pages: {},
        localise: () => null,
        firstAnswer: (asked) => page.takeAnswer(asked, 'en'),
        report: nothing,
      }),
    registry,
    fetchPicture: (picture) => asked.push(picture.src),
    drawn,
    clock,
  });
  return { page, clock, loaded, asked, finish };
}

test('rows that arrive in time are drawn at once, with their renderers’ code, and are not requested again', async () => {
  const { page, loaded, asked } = opened(Promise.resolve(rows));
  await page.prepare('en');
  expect(asked).toEqual(['https://media.example/first.webp']);
  const store = page.storeOf('home');
  expect(store?.state).toMatchObject({ status: 'ready', title: 'Home' });
  expect(loaded).toHaveBeenCalledTimes(1);
  await store?.load();
  expect(store?.state).toMatchObject({ status: 'ready', title: 'Home' });
  expect(page.takeAnswer('home', 'en')).toBeUndefined();
});

test('another section, and the same one once the page is drawn, open stores of their own', async () => {
  const { page, finish } = opened(Promise.resolve(rows));
  await page.prepare('en');
  expect(page.storeOf('browse')).toBeNull();
  finish();
  await Promise.resolve();
  expect(page.storeOf('home')).toBeNull();
});

test('rows that take too long are left to the page, which gets the same answer', async () => {
  let deliver: (answer: SectionAnswer) => void = nothing;
  const answer = new Promise<SectionAnswer>((resolve) => (deliver = resolve));
  const { page, clock } = opened(answer);
  const waiting = page.prepare('en');
  clock.pass(FIRST_ROWS_TIMEOUT_MS);
  await waiting;
  expect(page.storeOf('home')).toBeNull();
  const taken = page.takeAnswer('home', 'en');
  deliver(rows);
  expect(await taken).toBe(rows);
  await new Promise(process.nextTick);
  expect(page.storeOf('home')).toBeNull();
});

test.each([
  ['a call that failed', async () => Promise.reject<SectionAnswer>(new Error('dropped')), 'en'],
  ['a call in another language', async () => Promise.resolve(rows), 'pt'],
  [
    'an answer that cannot be read',
    async () => Promise.resolve({ buckets: 7 } as unknown as SectionAnswer),
    'en',
  ],
])('%s does not delay the page', async (_what, call, locale) => {
  const answer = call();
  answer.catch(nothing);
  const { page } = opened(answer, locale);
  await page.prepare('en');
  expect(page.storeOf('home')).toBeNull();
});
