import { LiveToasts } from '../../../core/live/LiveToasts';
import type { Content } from '../../../core/sdk';
import { FakeClock } from '../../kit';

const event = (id: string): Content => ({ id: `card-${id}`, liveEventId: id, title: id, type: 'LIVE' });

function toastsOf(...ids: string[]) {
  const clock = new FakeClock();
  const toasts = new LiveToasts(clock);
  for (const id of ids) toasts.announce(event(id));
  return { toasts, clock, current: () => toasts.current?.title ?? null };
}

test('NAV-071 a toast waits for its picture', () => {
  const { toasts, clock } = toastsOf('a');
  clock.pass(60_000);
  expect([toasts.current?.title, toasts.shown]).toEqual(['a', false]);
  toasts.show();
  expect(toasts.shown).toBe(true);
});

test('NAV-073 RLM-081 it disappears 15 s after it was shown', () => {
  const { toasts, clock, current } = toastsOf('a');
  clock.pass(9000);
  toasts.show();
  clock.pass(14_999);
  expect(current()).toBe('a');
  clock.pass(1);
  expect(current()).toBeNull();
});

test('NAV-073 its timer pauses while pointer or focus is on it', () => {
  const { toasts, clock, current } = toastsOf('a');
  toasts.show();
  clock.pass(10_000);
  toasts.hold();
  toasts.hold();
  clock.pass(60_000);
  expect(current()).toBe('a');
  toasts.release();
  clock.pass(4999);
  expect(current()).toBe('a');
  clock.pass(1);
  expect(current()).toBeNull();
});

test('NAV-074 one at a time: further ones queue, and each has its own timer', () => {
  const { toasts, clock, current } = toastsOf('a', 'b', 'a');
  toasts.show();
  clock.pass(15_000);
  expect([current(), toasts.shown]).toEqual(['b', false]);
  toasts.show();
  clock.pass(14_999);
  expect(current()).toBe('b');
  toasts.dismiss();
  expect(current()).toBeNull();
});

test('NAV-075 none for the event being watched, whether announced before or after', () => {
  const { toasts, current } = toastsOf('a', 'b', 'c');
  toasts.show();
  toasts.watching((each) => each.id === event('b').id);
  expect(current()).toBe('a');
  toasts.watching((each) => each.id === event('a').id);
  expect(current()).toBe('c');
  toasts.announce(event('a'));
  toasts.dismiss();
  expect(current()).toBeNull();
});

test('NAV-075 none is left for a guest', () => {
  const { toasts, clock, current } = toastsOf('a', 'b');
  toasts.show();
  toasts.clear();
  clock.pass(20_000);
  expect(current()).toBeNull();
});
