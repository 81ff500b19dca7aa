import { LiveWatch, MAX_POLL_INTERVAL_MS, POLL_INTERVAL_MS } from '../../../core/live/LiveWatch';
import { CallError, type ChannelMessages } from '../../../core/sdk';
import { FakeClock, FakePlatform } from '../../kit';

const event = (id: string) => ({ id, eventId: id, title: id, accessLevel: 'GRANTED' as const });
const settled = async () => {
  for (let turn = 0; turn < 6; turn++) await Promise.resolve();
};

function watchOf(answer: unknown) {
  const clock = new FakeClock();
  const platform = new FakePlatform().answer('readLiveEvents', answer);
  const announced: string[] = [];
  const reported: unknown[] = [];
  const listening = new Set<(message: ChannelMessages['live-events']) => void>();
  const reopen: (() => void)[] = [];
  const watch = new LiveWatch({
    client: platform,
    clock,
    channels: {
      subscribe: (_channel, onMessage, onReopened) => {
        listening.add(onMessage as never);
        if (onReopened !== undefined) reopen.push(onReopened);
        return () => listening.delete(onMessage as never);
      },
    },
    announce: ({ id }) => announced.push(id),
    report: (error) => reported.push(error),
  });
  const send = (message: Partial<ChannelMessages['live-events']>) =>
    listening.forEach((listen) =>
      listen({ channel: 'live-events', type: 'STARTED', eventId: '', sentAt: 0, ...message }),
    );
  return { watch, clock, platform, announced, reported, listening, reopen, send };
}

test('LIV-011 API-054 the badge requests a page size of its own, and shows the platform’s count', async () => {
  const { watch, platform } = watchOf({ events: [event('a')], totalResults: 31 });
  expect(watch.count).toBe(0);
  watch.start();
  await settled();
  expect(watch.count).toBe(31);
  expect(platform.calls.map(({ input }) => input['query'])).toEqual([{ p: 1, rpp: 25 }]);
});

test('LIV-029 the list is polled again after a while; new events are announced', async () => {
  const lists = [['a'], ['a', 'b']];
  const { watch, clock, announced } = watchOf(() => {
    const events = (lists.shift() ?? []).map(event);
    return { events, totalResults: events.length };
  });
  watch.start();
  await settled();
  expect(announced).toEqual([]);
  clock.pass(POLL_INTERVAL_MS);
  await settled();
  expect(announced).toEqual(['b']);
  expect(watch.count).toBe(2);
});

test('LIV-026 LIV-027 the channel’s messages change the count at once, and a reconnected channel reads the list anew', async () => {
  const { watch, announced, send, reopen, platform } = watchOf({ events: [event('a')], totalResults: 1 });
  watch.start();
  await settled();
  send({ eventId: 'b', event: event('b') });
  expect([watch.count, announced]).toEqual([2, ['b']]);
  send({ type: 'ENDED', eventId: 'a' });
  expect(watch.count).toBe(1);
  reopen[0]?.();
  await settled();
  expect(platform.calls).toHaveLength(2);
});

test('API-058 nothing is subscribed or requested while the page is hidden; it resumes with its state', async () => {
  const { watch, clock, platform, listening } = watchOf({ events: [event('a')], totalResults: 1 });
  watch.start();
  await settled();
  watch.pause();
  clock.pass(10 * POLL_INTERVAL_MS);
  expect([listening.size, platform.calls.length, watch.count]).toEqual([0, 1, 1]);
  watch.start();
  await settled();
  expect([listening.size, platform.calls.length]).toEqual([1, 2]);
});

test('LIV-027 a failure is reported once, keeps the count, and is retried with backoff', async () => {
  let fails = false;
  const { watch, clock, platform, reported } = watchOf(() =>
    fails ? new CallError('readLiveEvents', 503, 'down', []) : { events: [event('a')], totalResults: 1 },
  );
  watch.start();
  await settled();
  fails = true;
  for (let look = 0; look < 6; look++) {
    clock.pass(POLL_INTERVAL_MS);
    await settled();
  }
  expect(watch.count).toBe(1);
  expect(reported).toHaveLength(1);
  expect(platform.calls.length).toBeLessThan(5);
  fails = false;
  clock.pass(MAX_POLL_INTERVAL_MS);
  await settled();
  expect(watch.count).toBe(1);
});
