import {
  ACTIVATION_TIMEOUT_MS,
  PluginRegistry,
  type PluginModules,
} from '../../../core/plugins/PluginRegistry';
import { ContributionFailure } from '../../../core/plugins/ContributionState';
import type { EnabledPlugin } from '../../../core/realm/checkedRealm';
import type { Clock, PluginContext } from '../../../core/sdk';

const sink = { accept: () => undefined };
const plugin = (id: string, given: Partial<EnabledPlugin> = {}): EnabledPlugin => ({
  id,
  title: id,
  options: { of: 'plugin' },
  contributes: { 'analytics-sink': [{ name: 'main' }] },
  scriptSources: [],
  storage: [],
  ...given,
});

function timer(): Clock & { pass(): void } {
  const waiting = new Set<() => void>();
  return {
    now: () => 0,
    after: (_milliseconds, task) => {
      waiting.add(task);
      return () => waiting.delete(task);
    },
    pass: () => waiting.forEach((task) => task()),
  };
}

function registryOf(
  modules: PluginModules,
  plugins = [plugin('analytics/a')],
  clock: Clock = timer(),
  watchConnection: () => () => boolean = () => () => true,
) {
  const reported: ContributionFailure[] = [];
  const contexts: { plugin: string; facts: unknown; options: unknown }[] = [];
  const registry = new PluginRegistry(
    plugins,
    modules,
    ({ id }, facts, options, lifetime) => {
      contexts.push({ plugin: id, facts, options });
      return { pluginId: id, facts, options, ...lifetime } as unknown as PluginContext;
    },
    clock,
    (failure) => reported.push(failure),
    watchConnection,
  );
  return { registry, reported, contexts };
}
const main = { point: 'analytics-sink', plugin: 'analytics/a', name: 'main' } as const;
const stateOf = (registry: PluginRegistry) => registry.states.get('analytics/a:analytics-sink/main')?.status;
const modulesOf = (load: () => Promise<{ default: unknown }>): PluginModules => ({
  'analytics/a': { 'analytics-sink/main': load },
});

test('a contribution is loaded on first use, and once', async () => {
  let loads = 0;
  const { registry, contexts } = registryOf(modulesOf(async () => (loads++, { default: () => sink })));
  expect(registry.contributionsAt('analytics-sink').map(({ facts }) => facts.name)).toEqual(['main']);
  expect([loads, stateOf(registry)]).toEqual([0, 'enabled']);
  const both = await Promise.all([registry.resolve(main), registry.resolve(main)]);
  expect(both).toEqual([sink, sink]);
  expect([loads, stateOf(registry)]).toEqual([1, 'active']);
  expect(contexts).toEqual([{ plugin: 'analytics/a', facts: { name: 'main' }, options: { of: 'plugin' } }]);
});

test('a module serves several contributions, each by the export that its loader names', async () => {
  const other = { accept: () => undefined };
  const load = async () => ({ default: () => sink, other: () => other });
  const { registry } = registryOf(
    {
      'analytics/a': {
        'analytics-sink/main': load,
        'analytics-sink/other': Object.assign(() => load(), { exported: 'other' }),
      },
    },
    [plugin('analytics/a', { contributes: { 'analytics-sink': [{ name: 'main' }, { name: 'other' }] } })],
  );
  await expect(registry.resolve(main)).resolves.toBe(sink);
  await expect(registry.resolve({ ...main, name: 'other' })).resolves.toBe(other);
});

test('the same provider may occur twice, each with its own options', async () => {
  const { registry, contexts } = registryOf(modulesOf(async () => ({ default: () => sink })));
  await registry.resolve({ ...main, entry: { key: 'one', options: { client: 1 } } });
  await registry.resolve({ ...main, entry: { key: 'two', options: { client: 2 } } });
  expect(contexts.map(({ options }) => options)).toEqual([{ client: 1 }, { client: 2 }]);
});

test('a failed fetch is retried once', async () => {
  let loads = 0;
  const { registry, reported } = registryOf(
    modulesOf(async () => {
      loads++;
      if (loads === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return { default: () => sink };
    }),
  );
  await expect(registry.resolve(main)).resolves.toBe(sink);
  expect(reported).toEqual([]);
});

test.each([
  ['load', async () => Promise.reject(new Error('gone'))],
  [
    'activate',
    async () => ({
      default: () => {
        throw new Error('boom');
      },
    }),
  ],
])('one that fails to %s is remembered, reported with its plugin, and fails alone', async (phase, load) => {
  let loads = 0;
  const { registry, reported } = registryOf(
    {
      'analytics/a': { 'analytics-sink/main': () => (loads++, load()) },
      'analytics/b': { 'analytics-sink/main': async () => ({ default: () => sink }) },
    },
    [plugin('analytics/a'), plugin('analytics/b')],
  );
  await expect(registry.resolve(main)).rejects.toMatchObject({ plugin: 'analytics/a', phase });
  const before = loads;
  await expect(registry.resolve(main)).rejects.toBeInstanceOf(ContributionFailure);
  expect(loads).toBe(before);
  expect(reported.map(({ plugin: id }) => id)).toEqual(['analytics/a']);
  expect(stateOf(registry)).toBe('failed');
  await expect(registry.resolve({ ...main, plugin: 'analytics/b' })).resolves.toBe(sink);
});

test('one that could not be loaded without a connection is loaded when there is one, and is not reported', async () => {
  let online = false;
  const load = jest.fn(async () => {
    if (!online) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => sink };
  });
  const { registry, reported } = registryOf(modulesOf(load), undefined, undefined, () => () => online);
  await expect(registry.resolve(main)).rejects.toMatchObject({ phase: 'no connection' });
  await expect(registry.resolve(main)).rejects.toMatchObject({ phase: 'no connection' });
  expect(stateOf(registry)).toBe('failed');
  online = true;
  await expect(registry.resolve(main)).resolves.toBe(sink);
  expect([stateOf(registry), reported]).toEqual(['active', []]);
});

test('one that fails before its code runs, for something that this host lacks, is reported by name', async () => {
  const watch = () => {
    throw new ReferenceError('document is not defined');
  };
  const { registry, reported } = registryOf(
    modulesOf(async () => ({ default: () => sink })),
    undefined,
    undefined,
    watch,
  );
  await expect(registry.resolve(main)).rejects.toMatchObject({ phase: 'load', plugin: 'analytics/a' });
  expect(reported.map(({ plugin: id }) => id)).toEqual(['analytics/a']);
  expect(stateOf(registry)).toBe('failed');
});

test('one that exceeds the time limit offline fails for lack of a connection', async () => {
  const clock = timer();
  const never = () => new Promise<{ default: unknown }>(() => undefined);
  const { registry, reported } = registryOf(modulesOf(never), undefined, clock, () => () => false);
  const pending = registry.resolve(main);
  clock.pass();
  await expect(pending).rejects.toMatchObject({ phase: 'no connection' });
  expect(reported).toEqual([]);
});

test('one that never answers fails at the timeout, and can be retried', async () => {
  const clock = timer();
  let answer: Promise<{ default: unknown }> = new Promise(() => undefined);
  const { registry } = registryOf(
    modulesOf(() => answer),
    undefined,
    clock,
  );
  const pending = registry.resolve(main);
  clock.pass();
  await expect(pending).rejects.toMatchObject({ phase: 'time limit' });
  expect(ACTIVATION_TIMEOUT_MS).toBe(10_000);
  answer = Promise.resolve({ default: () => sink });
  registry.forget(main);
  await expect(registry.resolve(main)).resolves.toBe(sink);
});

test('a contribution that the realm does not enable is refused, even if installed', async () => {
  const { registry } = registryOf(
    modulesOf(async () => ({ default: () => sink })),
    [],
  );
  await expect(registry.resolve(main)).rejects.toMatchObject({ phase: 'not enabled' });
});

test('disposing aborts, runs disposals last first, and survives one that throws', async () => {
  const order: string[] = [];
  let signal: AbortSignal | undefined;
  const { registry, reported } = registryOf(
    modulesOf(async () => ({
      default: (context: PluginContext) => {
        signal = context.signal;
        context.onDispose(() => order.push('first'));
        context.onDispose(() => {
          throw new Error('stuck');
        });
        context.onDispose(() => order.push('last'));
        return sink;
      },
    })),
  );
  await registry.resolve(main);
  registry.dispose();
  expect(order).toEqual(['last', 'first']);
  expect(signal?.aborted).toBe(true);
  expect(stateOf(registry)).toBe('disposed');
  expect(reported).toHaveLength(1);
});
