/** Changes of one resource, made one after another. */
import { createSerialQueue } from '../../../core/platform/transport/createSerialQueue';

/** A call that ends when the test decides. */
function call(name: string, begun: string[]) {
  let end: () => void = () => undefined;
  let fail: () => void = () => undefined;
  const answer = new Promise<string>((resolve, reject) => {
    end = () => resolve(name);
    fail = () => reject(new Error(name));
  });
  return { make: () => (begun.push(name), answer), end, fail };
}
const leave = () => dispatchEvent(new Event('pagehide'));
const moment = () => new Promise((resolve) => void setTimeout(resolve));

/** Listeners of `pagehide` that were added and not removed. */
function countListeners() {
  const attached = new Set<unknown>();
  const counted = { added: 0, attached };
  const [add, remove] = [addEventListener.bind(window), removeEventListener.bind(window)];
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
      add(type, listener);
      if (type !== 'pagehide') return;
      attached.add(listener);
      counted.added += 1;
    });
  jest
    .spyOn(window, 'removeEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
      remove(type, listener);
      if (type === 'pagehide') attached.delete(listener);
    });
  return counted;
}
afterEach(() => jest.restoreAllMocks());

test('a call is made when the one before it has ended, and gives its own answer', async () => {
  const [queue, begun] = [createSerialQueue(), [] as string[]];
  const [one, two] = [call('one', begun), call('two', begun)];
  const answers = [queue(one.make), queue(two.make)];
  await moment();
  expect(begun).toEqual(['one']);
  one.end();
  await moment();
  expect(begun).toEqual(['one', 'two']);
  two.end();
  expect(await Promise.all(answers)).toEqual(['one', 'two']);
});

test('one that fails rejects as it did, and stops none after it', async () => {
  const [queue, begun] = [createSerialQueue(), [] as string[]];
  const [one, two] = [call('one', begun), call('two', begun)];
  const answers = [queue(one.make), queue(two.make)];
  one.fail();
  two.end();
  expect(await Promise.allSettled(answers)).toMatchObject([{ reason: { message: 'one' } }, { value: 'two' }]);
});

test('WCH-014 queued calls are made at once when the page is left, in order', async () => {
  const [queue, begun] = [createSerialQueue(), [] as string[]];
  for (const name of ['one', 'two', 'three']) void queue(call(name, begun).make);
  await moment();
  leave();
  await moment();
  expect(begun).toEqual(['one', 'two', 'three']);
});

test.each(['answered', 'refused', 'left behind'])(
  'a queue of a hundred changes that are %s leaves no listener behind',
  async (end) => {
    const listeners = countListeners();
    const [queue, begun] = [createSerialQueue(), [] as string[]];
    const calls = Array.from({ length: 100 }, (_, place) => call(String(place), begun));
    const answers = calls.map(({ make }) => queue(make));
    await moment();
    expect(listeners.added).toBe(100);
    if (end === 'left behind') leave();
    for (const each of calls) (end === 'refused' ? each.fail : each.end)();
    await Promise.allSettled(answers);
    expect([begun.length, listeners.attached.size]).toEqual([100, 0]);
  },
);
