/** WCH-014, WCH-016: changes of a watchlist when its page is left. */
import { waitFor } from '@testing-library/react';
import { tabLocks } from '../../../core/platform/browser/tabLocks';
import { FRESH_MS, OUTBOX_LIFETIME_MS } from '../../../core/platform/outbox/MutationOutbox';
import { outboxKeys } from '../../../core/platform/outbox/outboxKeys';
import nock from '../../nock';
import {
  answerHeld,
  leavingPageTests,
  outliving,
  leave,
  goAway,
  platform,
  namesIn,
  tabs,
  arrange,
  leftBehind,
  rainy,
} from './leavingPageFixture';
import { flushTasks } from '../../flushTasks';

leavingPageTests();

describe('WCH-014 WCH-016 a watchlist', () => {
  test('is sent at once with queued changes, and replayed by the tab’s next page before it reads the list', async () => {
    const before = platform({ held: true });
    const tab = tabs.open();
    const { list, arrangement } = arrange(tab, ['a', 'b', 'c', 'd', 'e']);
    arrangement.move(0, 4);
    await flushTasks();
    arrangement.remove(list.items[1]!);
    arrangement.move(3, 0);
    await goAway();
    expect(outliving).toEqual([`POST ${rainy}`, `DELETE ${rainy}/content/vod/c`, `POST ${rainy}`]);
    const after = arrange(tab, []).arrangement.takeUp();
    answerHeld();
    await after;
    expect(list.items.map(({ id }) => id).join('')).toBe('abde');
    const replayed = before
      .slice(-2)
      .map(({ path, body }) => (path.startsWith('POST') ? [path, namesIn(body)] : [path]));
    expect(replayed).toEqual([[`DELETE ${rainy}/content/vod/c`], [`POST ${rainy}`, 'abde']]);
  });

  test('of thousands, too long an order for a tab that closes, is reordered by the next tab that opens it', async () => {
    platform({ held: true });
    const tab = tabs.open();
    const { arrangement } = arrange(
      tab,
      Array.from({ length: 3000 }, (_, place) => `title-${place}`),
    );
    arrangement.move(0, 2999);
    await flushTasks();
    await goAway();
    expect(outliving).toEqual([]);
    nock.cleanAll();
    const asked = platform();
    await arrange(tabs.open(), []).arrangement.takeUp();
    expect((asked[0]?.body as { content: unknown[] }).content).toHaveLength(3000);
    expect(arrange(tabs.open(), []).arrangement.takeUp()).toBeNull();
  });

  test('is replayed by one of two tabs that open it at once, and read by the other after that', async () => {
    await leftBehind(tabs.open());
    const asked = platform({ held: true });
    const [one, other] = [tabs.open(), tabs.open()].map((tab) => arrange(tab, []).arrangement.takeUp());
    expect([one === null, other === null]).toEqual([false, false]);
    answerHeld();
    await other;
    expect(asked).toHaveLength(1);
    await one;
    expect(asked).toHaveLength(1);
  });

  test('of which the replaying page closes as well is replayed by the page after it', async () => {
    await leftBehind(tabs.open());
    platform({ held: true });
    const telling = tabs.open();
    void arrange({ ...telling, locks: tabLocks() }, []).arrangement.takeUp();
    await flushTasks();
    nock.cleanAll();
    const asked = platform();
    // The browser has released the page's locks.
    await arrange(tabs.open(), []).arrangement.takeUp();
    expect(asked).toHaveLength(1);
  });

  test('changed in two tabs that close at once gets both changes, in order', async () => {
    platform({ held: true });
    const [one, other] = [tabs.open(), tabs.open()].map((tab) => arrange(tab, ['a', 'b', 'c']));
    one!.arrangement.move(0, 2);
    tabs.clock.pass(1);
    other!.arrangement.remove(other!.list.items[1]!);
    await flushTasks();
    await goAway();
    nock.cleanAll();
    const asked = platform();
    await arrange(tabs.open(), []).arrangement.takeUp();
    expect(asked.map(({ path }) => path).sort()).toEqual([`DELETE ${rainy}/content/vod/b`, `POST ${rainy}`]);
  });

  test('that was left a while ago may have been reordered elsewhere: the viewer is informed, and can apply the old order', async () => {
    await leftBehind(tabs.open());
    tabs.clock.pass(FRESH_MS);
    const asked = platform();
    const { arrangement } = arrange(tabs.open(), []);
    await arrangement.takeUp();
    expect([asked.length, arrangement.trouble?.key]).toEqual([0, 'watchlistChangesLeft']);
    arrangement.trouble?.retry?.();
    await waitFor(() => expect([asked.length, arrangement.trouble]).toEqual([1, null]));
  });

  test('is stored among those left before: the oldest is dropped', async () => {
    for (const watchlistId of ['first', 'second', ...outboxKeys.slice(2), 'rainy']) {
      await leftBehind(tabs.open(), { watchlistId });
      tabs.clock.pass(1);
    }
    expect(
      ['first', 'second', 'rainy'].map(
        (watchlistId) => arrange(tabs.open(), [], { watchlistId }).arrangement.takeUp() !== null,
      ),
    ).toEqual([false, true, true]);
  });

  test.each(['{', '7', '{"removed":1}', '[]'])('is read though the outbox storage has %s', (written) => {
    const tab = tabs.open();
    for (const place of outboxKeys) tab.localValues.write(place, written);
    expect(arrange(tab, []).arrangement.takeUp()).toBeNull();
  });

  test('with an answered change leaves nothing behind, in a page restored from the back-forward cache as well', async () => {
    platform({ held: true });
    const tab = tabs.open();
    const { arrangement } = arrange(tab, ['a', 'b', 'c']);
    arrangement.move(0, 2);
    await flushTasks();
    leave();
    answerHeld();
    await arrangement.settled();
    expect(arrange(tab, []).arrangement.takeUp()).toBeNull();
  });

  test.each([
    ['another viewer', { later: 0, viewerId: 'rui' }],
    ['another list', { later: 0, watchlistId: 'sunny' }],
    ['a page that comes a week later', { later: OUTBOX_LIFETIME_MS }],
  ])('is not replayed by %s', async (_what, { later, ...who }) => {
    await leftBehind(tabs.open());
    tabs.clock.pass(later);
    expect(arrange(tabs.open(), [], who).arrangement.takeUp()).toBeNull();
  });

  test.each([
    [409, 'watchlistChanged', false],
    [404, 'watchlistChanged', false],
    [500, 'genericError', true],
  ])('that the next page is refused with %s shows %s; trying again: %s', async (status, key, again) => {
    platform({ held: true });
    const tab = tabs.open();
    const { arrangement: left } = arrange(tab, ['a', 'b', 'c']);
    left.move(0, 2);
    await flushTasks();
    leave();
    nock.cleanAll();
    platform({ status });
    const { arrangement } = arrange(tab, []);
    await arrangement.takeUp();
    expect([arrangement.trouble?.key, arrangement.trouble?.retry != null]).toEqual([key, again]);
    nock.cleanAll();
    const asked = platform();
    arrangement.trouble?.retry?.();
    await waitFor(() =>
      expect([asked.length, arrangement.trouble === null]).toEqual(again ? [1, true] : [0, false]),
    );
    answerHeld();
    await left.settled();
  });
});
