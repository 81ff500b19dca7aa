import { makeAutoObservable } from 'mobx';
import { isWatchlistMutation, WatchlistArrangement } from '../../../core/library/WatchlistArrangement';
import { CallError, type Content } from '../../../core/sdk';
import { MutationErrorNotifier } from '../../../core/platform/outbox/MutationErrorNotifier';
import { MutationOutbox } from '../../../core/platform/outbox/MutationOutbox';
import { FakePlatform } from '../../kit';
import { mutationServicesOf } from './libraryFixture';

const titleOf = (id: string): Content => ({ id, title: id, type: 'VOD', accessLevel: 'GRANTED' });
const entries = (ids: string) => [...ids].map((id) => ({ id, contentType: 'vod' }));

class List {
  items: readonly Content[];
  constructor(ids: string) {
    this.items = [...ids].map(titleOf);
    makeAutoObservable(this);
  }
  replace(items: readonly Content[]) {
    this.items = items;
  }
  get order() {
    return this.items.map(({ id }) => id).join('');
  }
}

function arrange(ids: string) {
  const list = new List(ids);
  const platform = new FakePlatform()
    .answer('reorderWatchlist', undefined)
    .answer('removeFromWatchlist', undefined);
  const reported: unknown[] = [];
  let reloads = 0;
  const services = mutationServicesOf();
  const outbox = new MutationOutbox(services, 'watchlist rainy', isWatchlistMutation);
  const refetched = { times: 0 };
  const page = { list, reload: async () => void (reloads += 1), name: () => 'Rainy' };
  const parts = {
    client: platform,
    watchlistId: 'rainy',
    outbox,
    notifier: new MutationErrorNotifier(services.refusals),
    changed: () => (refetched.times += 1),
    report: (error: unknown) => reported.push(error),
  };
  const arrangement = new WatchlistArrangement(parts, page);
  return { list, page, services, platform, arrangement, reported, refetched, reloads: () => reloads };
}
const refusal = (status: number) => new CallError('watchlist', status, 'any', []);

test('WCH-014 WCH-027 a move shows at once, and the platform gets the changed range', async () => {
  const { list, platform, arrangement } = arrange('abcde');
  arrangement.move(3, 1);
  expect([list.order, arrangement.busy]).toEqual(['adbce', true]);
  await arrangement.settled();
  expect(platform.calls).toEqual([
    {
      endpoint: 'reorderWatchlist',
      input: {
        path: { id: 'rainy' },
        query: { lastSeen: 'a' },
        body: { content: entries('dbc') },
        outlivesPage: true,
      },
    },
  ]);
  expect(arrangement.busy).toBe(false);
});

test('WCH-014 a range at the start of the list has no predecessor', async () => {
  const { platform, arrangement } = arrange('abc');
  arrangement.move(1, 0);
  await arrangement.settled();
  expect(platform.calls[0]).toMatchObject({ input: { query: {}, body: { content: entries('ba') } } });
});

test('several moves during a pending one are sent in one call', async () => {
  const { list, platform, arrangement } = arrange('abcde');
  arrangement.move(0, 4);
  arrangement.move(0, 4);
  arrangement.move(0, 4);
  await arrangement.settled();
  expect(list.order).toBe('deabc');
  expect(platform.calls).toHaveLength(1);
});

test('a move and its reversal leave nothing to send', async () => {
  const { platform, arrangement } = arrange('abc');
  arrangement.move(0, 2);
  arrangement.move(2, 0);
  await arrangement.settled();
  expect(platform.calls).toEqual([]);
});

test('WCH-027 a refused order is rolled back, shown, and can be retried', async () => {
  const { list, platform, arrangement, reported } = arrange('abc');
  platform.answer('reorderWatchlist', refusal(500));
  arrangement.move(0, 2);
  await arrangement.settled();
  expect([list.order, arrangement.trouble?.key, reported.length]).toEqual(['abc', 'genericError', 1]);
  platform.answer('reorderWatchlist', undefined);
  arrangement.trouble?.retry?.();
  await arrangement.settled();
  expect([list.order, arrangement.trouble]).toEqual(['bca', null]);
});

test('a list that was changed elsewhere is read anew, and the viewer is informed', async () => {
  const { platform, arrangement, reloads } = arrange('abc');
  platform.answer('reorderWatchlist', refusal(409));
  arrangement.move(0, 2);
  await arrangement.settled();
  expect([reloads(), arrangement.trouble]).toEqual([1, { key: 'watchlistChanged', retry: null }]);
});

test('a page loaded meanwhile stays when an order is rolled back', async () => {
  const { list, platform, arrangement } = arrange('abc');
  platform.answer('reorderWatchlist', refusal(500));
  arrangement.move(0, 2);
  list.replace([...list.items, titleOf('d')]);
  await arrangement.settled();
  expect(list.order).toBe('abcd');
});

test('WCH-016 WCH-025 only the removed entry disappears', async () => {
  const { list, platform, arrangement } = arrange('abc');
  arrangement.remove(list.items[1]!);
  expect(list.order).toBe('ac');
  await arrangement.settled();
  expect(platform.calls).toEqual([
    { endpoint: 'removeFromWatchlist', input: { path: { id: 'rainy', type: 'vod', contentId: 'b' } } },
  ]);
});

test('WCH-025 a refused removal restores the entry’s position, and can be retried', async () => {
  const { list, platform, arrangement } = arrange('abc');
  platform.answer('removeFromWatchlist', refusal(500));
  arrangement.remove(list.items[1]!);
  await arrangement.settled();
  expect([list.order, arrangement.trouble?.key]).toEqual(['abc', 'genericError']);
  platform.answer('removeFromWatchlist', undefined);
  arrangement.trouble?.retry?.();
  await arrangement.settled();
  expect(list.order).toBe('ac');
});

test('an order queued behind a removal omits the removed entry', async () => {
  const { list, platform, arrangement } = arrange('abcd');
  arrangement.move(0, 3);
  await arrangement.settled();
  arrangement.remove(list.items[1]!);
  arrangement.move(0, 2);
  await arrangement.settled();
  expect(list.order).toBe('dab');
  expect(platform.calls.at(-1)).toMatchObject({
    endpoint: 'reorderWatchlist',
    input: { body: { content: entries('dab') } },
  });
});

test('saved changes are broadcast to other tabs; a list changed by one is read anew once nothing is pending', async () => {
  const { arrangement, refetched, reloads, platform } = arrange('abc');
  arrangement.move(0, 2);
  const refetching = arrangement.changedElsewhere();
  expect([refetched.times, reloads()]).toEqual([0, 0]);
  await refetching;
  expect([refetched.times, reloads()]).toEqual([1, 1]);
  platform.answer('reorderWatchlist', refusal(500));
  arrangement.move(0, 2);
  await arrangement.settled();
  expect(refetched.times).toBe(1);
});

describe('WCH-027 a list that was left', () => {
  test('notifies a refused order, and retries it from wherever its viewer is', async () => {
    const { list, page, platform, services, arrangement, reloads } = arrange('abc');
    const leave = arrangement.attend(page);
    platform.answer('reorderWatchlist', refusal(500));
    arrangement.move(0, 2);
    leave();
    await arrangement.settled();
    expect([list.order, services.refusals.map(({ key }) => key)]).toEqual(['abc', ['orderRefused']]);
    platform.answer('reorderWatchlist', undefined);
    services.refusals[0]?.retry?.();
    await new Promise((resolve) => void setTimeout(resolve));
    expect(platform.calls.at(-1)).toMatchObject({
      endpoint: 'reorderWatchlist',
      input: { body: { content: entries('bca') } },
    });
    expect([arrangement.trouble, services.refusals.length, reloads()]).toEqual([null, 0, 1]);
  });

  test('notifies a change by somebody else as well, without a retry', async () => {
    const { platform, services, arrangement } = arrange('abc');
    platform.answer('removeFromWatchlist', refusal(409));
    arrangement.remove(titleOf('nothing'));
    arrangement.move(0, 2);
    platform.answer('reorderWatchlist', refusal(409));
    await arrangement.settled();
    expect(services.refusals).toMatchObject([{ key: 'listOvertaken', title: 'Rainy', retry: null }]);
  });

  test('and is opened anew shows its refusal, reads after it, and reorders its own list', async () => {
    const { page, platform, services, arrangement } = arrange('abc');
    arrangement.attend(page)();
    platform.answer('reorderWatchlist', refusal(500));
    arrangement.move(0, 2);
    const fresh = new List('');
    const leave = arrangement.attend({ ...page, list: fresh });
    await arrangement.takeUp();
    expect([arrangement.trouble?.key, services.refusals.length]).toEqual(['genericError', 0]);
    fresh.replace([...'abc'].map(titleOf));
    platform.answer('reorderWatchlist', undefined);
    arrangement.trouble?.retry?.();
    expect(fresh.order).toBe('bca');
    await arrangement.settled();
    expect([platform.calls.length, arrangement.isOpen]).toEqual([2, false]);
    leave();
  });
});
