import { AnalyticsHub } from '../../../core/plugins/AnalyticsHub';
import type { AnalyticsEvent, AnalyticsSink, Clock, Log } from '../../../core/sdk';

const clock: Clock = { now: () => 1234, after: () => () => undefined };

function hubOf(sinks: readonly (AnalyticsSink | Error)[]) {
  const logged: unknown[] = [];
  const log: Log = {
    info: () => undefined,
    warn: () => undefined,
    error: (_message, error) => logged.push(error),
  };
  const registry = {
    contributionsAt: () =>
      sinks.map((_, index) => ({ plugin: { id: `analytics/${index}` }, facts: { name: 'sink' } })) as never,
    resolve: ({ plugin }: { plugin: string }) => {
      const sink = sinks[Number(plugin.split('/')[1])];
      return sink instanceof Error ? Promise.reject(sink) : Promise.resolve(sink as never);
    },
  };
  return { hub: new AnalyticsHub(registry, clock, () => 'guest', log), logged };
}

test('ANA-001 every event carries the user type and its time, events before the sinks are delivered as well', async () => {
  const seen: AnalyticsEvent[] = [];
  const { hub } = hubOf([{ accept: (event) => seen.push(event) }]);
  hub.track('login_started');
  expect(seen).toEqual([]);
  await hub.start();
  hub.track('play', { content: '7' });
  expect(seen).toEqual([
    { name: 'login_started', at: 1234, userType: 'guest', properties: {} },
    { name: 'play', at: 1234, userType: 'guest', properties: { content: '7' } },
  ]);
});

test('ANA-010 a sink that throws, or that does not load, affects neither the site nor the other sinks', async () => {
  const seen: string[] = [];
  const { hub, logged } = hubOf([
    {
      accept: () => {
        throw new Error('full');
      },
    },
    new Error('not found'),
    { accept: ({ name }) => seen.push(name), flush: () => seen.push('flushed') },
  ]);
  await hub.start();
  hub.track('play');
  hub.flush();
  expect(seen).toEqual(['play', 'flushed']);
  expect(logged).toHaveLength(1);
});
