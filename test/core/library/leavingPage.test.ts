/** A page that is left or reloaded with pending changes: what reaches the platform, and what the next page replays. */
import { waitFor } from '@testing-library/react';
import { PreferenceStore } from '../../../core/account/PreferenceStore';
import { HistoryStore } from '../../../core/library/HistoryStore';
import { FRESH_MS } from '../../../core/platform/outbox/MutationOutbox';
import { outboxKeys } from '../../../core/platform/outbox/outboxKeys';
import nock from '../../nock';
import type { FakeTabs } from './libraryFixture';
import { mutationServicesOf } from './libraryFixture';
import {
  answerHeld,
  leavingPageTests,
  url,
  report,
  outliving,
  leave,
  goAway,
  client,
  platform,
  titleOf,
  tabs,
  favourites,
} from './leavingPageFixture';
import { flushTasks } from '../../flushTasks';

leavingPageTests();

test('NAV-084 the last of two presses on a favourite arrives, though the first is still pending when the page is left', async () => {
  const asked = platform({ held: true });
  const store = favourites(tabs.open());
  const presses = [store.toggle(titleOf('a')), store.toggle(titleOf('a'))];
  await flushTasks();
  expect(outliving).toEqual(['PUT /api/v2/favourite/vods/a']);
  leave();
  await flushTasks();
  expect(outliving).toEqual(['PUT /api/v2/favourite/vods/a', 'DELETE /api/v2/favourite/vods/a']);
  answerHeld();
  await Promise.all(presses);
  expect([asked.map(({ path }) => path.split(' ')[0]), store.has(titleOf('a'))]).toEqual([
    ['PUT', 'DELETE'],
    false,
  ]);
});

test('FAV-021 a queued preference is sent when the page is left, with the pending one', async () => {
  nock(url).get('/api/v2/user/preferences').reply(200, { language: 'pt' });
  const store = new PreferenceStore({
    client,
    services: mutationServicesOf(),
    report,
    changed: () => undefined,
  });
  await store.load();
  const asked = platform({ held: true });
  store.change({ autoAdvance: false });
  store.change({ audioLanguage: 'es' });
  await flushTasks();
  await goAway();
  expect(outliving).toHaveLength(2);
  await waitFor(() =>
    expect(asked.map(({ body }) => body)).toEqual([
      { language: 'pt', autoAdvance: false },
      { language: 'pt', autoAdvance: false, audioLanguage: 'es' },
    ]),
  );
});

describe('a change that was lost with its page', () => {
  /** A change in one tab, which closes before the platform has received it. */
  async function dropped(change: (around: ReturnType<FakeTabs['open']>) => void | Promise<void>) {
    platform({ held: true });
    await change(tabs.open());
    await flushTasks();
    await goAway();
    nock.cleanAll();
  }
  const history = (around: ReturnType<FakeTabs['open']>) =>
    new HistoryStore({ client, services: mutationServicesOf(around), forget: () => undefined, report });
  const preferences = (around: ReturnType<FakeTabs['open']>) =>
    new PreferenceStore({ client, services: mutationServicesOf(around), report, changed: () => undefined });
  const pendingChanges = () =>
    nock(url).get('/api/v2/user/preferences').reply(200, { language: 'pt', autoAdvance: true });

  test('NAV-084 FAV-004 shows on the next page as pressed, and is replayed before the favourites are read', async () => {
    await dropped((tab) => void favourites(tab).toggle(titleOf('a')));
    const asked = platform({ held: true });
    const next = favourites(tabs.open());
    await flushTasks();
    expect(next.has(titleOf('a'))).toBe(true);
    answerHeld();
    await next.settled();
    expect(asked.map(({ path }) => path)).toEqual(['PUT /api/v2/favourite/vods/a']);
    expect(favourites(tabs.open()).has(titleOf('a'))).toBe(false);
  });

  test('NAV-084 yields to a later press on the same favourite before it is replayed', async () => {
    await dropped((tab) => void favourites(tab).toggle(titleOf('a')));
    const asked = platform();
    const next = favourites(tabs.open());
    const pressed = next.toggle({ ...titleOf('a'), favourite: true });
    await Promise.all([pressed, next.settled()]);
    expect([next.has(titleOf('a')), asked.at(-1)?.path]).toEqual([false, 'DELETE /api/v2/favourite/vods/a']);
  });

  test('FAV-010 is replayed before the history is read, for a removed entry', async () => {
    await dropped((tab) => void history(tab).remove(titleOf('a')));
    const asked = platform({ held: true });
    const next = history(tabs.open());
    const replayed = next.takeUp();
    await flushTasks();
    expect(next.has(titleOf('a'))).toBe(false);
    answerHeld();
    await replayed;
    expect([asked.length, asked[0]?.path.split('/').at(-1), next.latest]).toEqual([1, 'a', null]);
  });

  test('FAV-010 is rolled back with a message when the replay is refused', async () => {
    await dropped((tab) => void history(tab).remove(titleOf('a')));
    platform({ status: 500 });
    const next = history(tabs.open());
    await next.takeUp();
    expect([next.has(titleOf('a')), next.refused.map(({ title }) => title)]).toEqual([true, ['a']]);
  });

  test('FAV-021 is applied over the preferences that the next page reads, and sent with them', async () => {
    await dropped(async (tab) => {
      pendingChanges();
      const store = preferences(tab);
      await store.load();
      store.change({ audioLanguage: 'es' });
      store.change({ autoAdvance: false });
    });
    const asked = platform({ held: true });
    pendingChanges();
    const next = preferences(tabs.open());
    await next.load();
    await flushTasks();
    expect([next.state, next.values.audioLanguage, next.values.autoAdvance]).toEqual(['ready', 'es', false]);
    answerHeld();
    await next.settled();
    expect(asked.map(({ body }) => body)).toEqual([
      { language: 'pt', audioLanguage: 'es', autoAdvance: false },
    ]);
  });

  test('FAV-010 stays with its viewer, though somebody else signed in before the page was closed', async () => {
    platform({ held: true });
    const viewer = { id: 'me' };
    const tab = tabs.open();
    void new HistoryStore({
      client,
      services: mutationServicesOf(tab, () => viewer.id),
      forget: () => undefined,
      report,
    }).remove(titleOf('a'));
    viewer.id = 'rui';
    await flushTasks();
    await goAway();
    nock.cleanAll();
    const asked = platform();
    await new HistoryStore({
      client,
      services: mutationServicesOf(tabs.open(), () => 'rui'),
      forget: () => undefined,
      report,
    }).takeUp();
    expect(asked).toEqual([]);
    await history(tabs.open()).takeUp();
    expect(asked).toHaveLength(1);
  });

  test('expires after a while: it may have been changed elsewhere since', async () => {
    await dropped((tab) => void favourites(tab).toggle(titleOf('a')));
    await dropped((tab) => void history(tab).remove(titleOf('a')));
    await dropped(async (tab) => {
      pendingChanges();
      const store = preferences(tab);
      await store.load();
      store.change({ autoAdvance: false });
    });
    tabs.clock.pass(FRESH_MS);
    const asked = platform();
    pendingChanges();
    const [hearts, watched, preferred] = [
      favourites(tabs.open()),
      history(tabs.open()),
      preferences(tabs.open()),
    ];
    await Promise.all([hearts.settled(), watched.takeUp(), preferred.load()]);
    await flushTasks();
    expect([
      asked,
      hearts.has(titleOf('a')),
      watched.has(titleOf('a')),
      preferred.values.autoAdvance,
    ]).toEqual([[], false, true, true]);
    const { localValues } = tabs.open();
    expect(outboxKeys.filter((place) => localValues.read(place) !== null)).toEqual([]);
  });

  test.each([
    '7',
    '{"at":0}',
    '{"change":7,"page":"1","of":"me favourites","at":0}',
    '{"change":[{"id":1}],"page":"1","of":"me history","at":0}',
    '{"change":[],"page":"1","of":"me preferences","at":0}',
  ])('is ignored where the storage has %s', async (written) => {
    const tab = tabs.open();
    for (const place of outboxKeys) tab.localValues.write(place, written);
    pendingChanges();
    const preferred = preferences(tab);
    await Promise.all([favourites(tab).settled(), history(tab).takeUp(), preferred.load()]);
    expect(preferred.state).toBe('ready');
  });
});
