/** Message channels are loaded with the first subscriber, and not before. */
import { lazyChannels } from '../../../core/boot/services/channels';
import type { Channels } from '../../../core/sdk';
import { FakeChannels } from '../../kit/fakeChannels';
import channelsExamples from '../../../schemas/platform/examples/channels.json';

const message = channelsExamples.liveEventMessage.value;

const started = { ...message, channel: 'live-events', type: 'STARTED', event: null } as const;
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

test('API-058 nothing is loaded until there is a subscriber, and once for all of them', async () => {
  const fake = new FakeChannels();
  const load = jest.fn(async (): Promise<Channels> => fake);
  const channels = lazyChannels(load, () => undefined);
  expect(load).not.toHaveBeenCalled();
  const received: string[] = [];
  const end = channels.subscribe('live-events', ({ type }) => received.push(type));
  channels.subscribe('live-events', ({ type }) => received.push(type));
  await turn();
  fake.send('live-events', started);
  end();
  fake.send('live-events', started);
  expect(received).toEqual(['STARTED', 'STARTED', 'STARTED']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('API-058 a subscriber that leaves before the code is loaded is never connected', async () => {
  const fake = new FakeChannels();
  const end = lazyChannels(
    async () => fake,
    () => undefined,
  ).subscribe('live-events', () => undefined);
  end();
  await turn();
  expect(fake.listeners('live-events')).toBe(0);
});

test('LIV-027 code that fails to load is reported, and loaded again for the next subscriber', async () => {
  const fake = new FakeChannels();
  const reported: unknown[] = [];
  let fails = true;
  const channels = lazyChannels(
    async () => {
      if (fails) throw new Error('no network');
      return fake;
    },
    (error) => reported.push(error),
  );
  channels.subscribe('live-events', () => undefined);
  await turn();
  expect(reported).toHaveLength(1);
  fails = false;
  channels.subscribe('live-events', () => undefined);
  await turn();
  expect(fake.listeners('live-events')).toBe(1);
});
