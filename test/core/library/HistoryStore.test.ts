/** Removing entries from the history: optimistically, and rolled back when the platform refuses. */
import { HistoryStore } from '../../../core/library/HistoryStore';
import { reusePendingStore } from '../../../core/platform/outbox/reusePendingStore';
import { CallError, type Content } from '../../../core/sdk';
import { FakePlatform } from '../../kit';
import { mutationServicesOf } from './libraryFixture';

const film: Content = {
  id: 'card-1',
  videoId: 'lan-1',
  title: 'The Ferry',
  type: 'VOD',
  accessLevel: 'GRANTED',
};
const other: Content = { id: 'lan-2', title: 'The Weir', type: 'VOD', accessLevel: 'GRANTED' };
const refusal = new CallError('removeFromHistory', 500, undefined, []);

function storeOf() {
  const platform = new FakePlatform()
    .answer('removeFromHistory', undefined)
    .answer('clearHistory', undefined);
  const forgotten: (string | undefined)[] = [];
  const reported: unknown[] = [];
  const services = mutationServicesOf();
  return {
    services,
    store: new HistoryStore({
      client: platform,
      services,
      forget: (id) => void forgotten.push(id),
      report: (error) => void reported.push(error),
    }),
    platform,
    forgotten,
    reported,
  };
}

test('FAV-010 a removed entry disappears at once, at the platform and on this device', async () => {
  const { store, platform, forgotten } = storeOf();
  const removed = store.remove(film);
  expect([store.has(film), store.has(other), store.latest]).toEqual([false, true, film]);
  await removed;
  expect(platform.calls).toEqual([{ endpoint: 'removeFromHistory', input: { path: { id: 'lan-1' } } }]);
  expect(forgotten).toEqual(['lan-1']);
});

test('FAV-010 a refused removal is rolled back with a message, and can be retried', async () => {
  const { store, platform, forgotten, reported } = storeOf();
  platform.answer('removeFromHistory', refusal);
  await Promise.all([store.remove(film), store.remove(other)]);
  expect([store.has(film), store.has(other), store.refused, store.latest]).toEqual([
    true,
    true,
    [film, other],
    null,
  ]);
  expect([reported, forgotten]).toEqual([[refusal, refusal], []]);
  platform.answer('removeFromHistory', undefined);
  await store.retry();
  expect([store.has(film), store.has(other), store.refused]).toEqual([false, false, []]);
});

test('FAV-010 an entry that another tab has removed already counts as removed', async () => {
  const { store, platform, reported } = storeOf();
  platform.answer('removeFromHistory', new CallError('removeFromHistory', 404, 'notFound', []));
  await store.remove(film);
  expect([store.has(film), store.refused, reported]).toEqual([false, [], []]);
});

test('a second press during a pending removal makes no call', async () => {
  const { store, platform } = storeOf();
  await Promise.all([store.remove(film), store.remove(film)]);
  expect(platform.calls).toHaveLength(1);
});

test('FAV-010 the whole history is cleared once the platform has confirmed', async () => {
  const { store, platform, forgotten } = storeOf();
  platform.answer('clearHistory', refusal);
  expect([await store.clear(), store.has(film)]).toEqual([false, true]);
  platform.answer('clearHistory', undefined);
  expect([await store.clear(), store.has(film), forgotten]).toEqual([true, false, [undefined]]);
});

test('FAV-010 a refusal is shown by the history’s page while it is open, and elsewhere after that', async () => {
  const { store, platform, services } = storeOf();
  platform.answer('removeFromHistory', refusal);
  const leave = store.attend();
  await store.remove(film);
  expect([store.refused.length, services.refusals.length]).toEqual([1, 0]);
  leave();
  await store.remove(other);
  expect(services.refusals).toMatchObject([{ key: 'removalRefused', title: 'The Weir' }]);
  platform.answer('removeFromHistory', undefined);
  services.refusals[0]?.retry?.();
  expect([store.has(other), services.refusals.length]).toEqual([false, 0]);
});

test('FAV-010 a history that is opened anew continues pending changes, and shows earlier refusals', async () => {
  const { store, platform, services } = storeOf();
  const open = () => reusePendingStore(services, 'history', () => storeOf().store);
  services.pendingStores.set('me history', store);
  const removed = store.remove(film);
  expect(open()).toBe(store);
  platform.answer('removeFromHistory', refusal);
  await removed;
  await store.remove(other);
  expect([open() === store, services.refusals.length]).toEqual([true, 1]);
  store.attend();
  expect([store.refused, services.refusals.length]).toEqual([[other], 0]);
  platform.answer('removeFromHistory', undefined);
  await store.retry();
  expect(open()).not.toBe(store);
});
