/** Page titles before any script has run. */
import { readMessageSources } from '../../../scripts/messages';
import { compileMessages } from '../../../scripts/messages/compileMessages';
import { pageTitles } from '../../../scripts/publish/pageTitles';
import { builtInPages } from '../../../core/pageKit/builtInPages';
import { demo, root } from '../host/hostFixture';

async function titlesIn(locale: string, own: Readonly<Record<string, unknown>> = {}) {
  const bundles = new Map(
    (await readMessageSources(root)).map((bundle) => [bundle.id, compileMessages(bundle, locale)]),
  );
  return pageTitles(
    demo('ringside').realm,
    (key, from) =>
      own[key] ?? from.map((bundle) => bundles.get(bundle)?.[key]).find((message) => message !== undefined),
  );
}

test.each([
  ['en', { LIVE_NOW: 'Live now', FIGHTERS: 'Fighters', NEWS: 'News' }],
  ['es', { LIVE_NOW: 'En directo' }],
])('NAV-088 in %s every built-in page has a title', async (locale, some) => {
  const titles = await titlesIn(locale);
  expect(titles.roles).toMatchObject(some);
  expect(Object.keys(builtInPages).filter((role) => titles.roles[role] === undefined)).toEqual([]);
  expect(titles.notFound).not.toBeNull();
});

test('the realm’s own texts come first', async () => {
  expect(
    (await titlesIn('en', { liveNowPage: [{ type: 0, value: 'Bell to bell' }] })).roles['LIVE_NOW'],
  ).toBe('Bell to bell');
});

test('a title with placeholders is omitted', async () => {
  expect(
    (await titlesIn('en', { liveNowPage: [{ type: 1, value: 'count' }] })).roles['LIVE_NOW'],
  ).toBeUndefined();
});

test('ADM-002 pages for staff are not listed', async () => {
  expect(Object.keys((await titlesIn('en')).roles).filter((role) => role.startsWith('ADMIN_'))).toEqual([]);
});
