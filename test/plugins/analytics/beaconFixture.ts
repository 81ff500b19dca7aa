/** The sink, and the collector that receives its batches. */
import type { AnalyticsEvent, AnalyticsSink } from '../../../core/sdk';
import type { BeaconOptions } from '../../../plugins/analytics/beacon/options.generated';
import manifest from '../../../plugins/analytics/beacon/plugin.json';
import activate from '../../../plugins/analytics/beacon/sink';
import { fakeContext, type FakeRuntime } from 'proscenium/kit';
import nock from '../../nock';
import { flushTasks } from '../../flushTasks';

const URL = 'https://collect.example/events';

/** As the compiler fills them in. */
export const defaults: BeaconOptions = {
  url: URL,
  consent: 'required',
  beforeConsent: 'drop',
  seconds: 10,
  batch: 20,
  most: 300,
};

export const event = (name: string, properties: AnalyticsEvent['properties'] = {}): AnalyticsEvent => ({
  name,
  at: 1,
  userType: 'guest',
  properties,
});

export interface Batch {
  readonly events: readonly { readonly name: string }[];
}

interface Arrived {
  readonly batches: Batch[];
  readonly headers: Readonly<Record<string, string | undefined>>[];
  /** The collector's next answer; 204 when nothing is left. */
  readonly answers: number[];
}

export const arrived: Arrived = { batches: [], headers: [], answers: [] };

export const names = () => arrived.batches.map(({ events }) => events.map(({ name }) => name).join(' '));

const ending: (() => void)[] = [];

const { fetch } = globalThis;

let underWay = 0;

beforeEach(() => {
  globalThis.fetch = (...call) => {
    underWay += 1;
    return fetch(...call).finally(() => setTimeout(() => (underWay -= 1)));
  };
  arrived.batches.length = arrived.headers.length = arrived.answers.length = 0;
  nock('https://collect.example')
    .persist()
    .post('/events')
    .reply(function (_uri, body) {
      arrived.batches.push((typeof body === 'string' ? JSON.parse(body) : body) as Batch);
      arrived.headers.push(
        Object.fromEntries(Object.entries(this.req.headers).map(([name, value]) => [name, String(value)])),
      );
      return [arrived.answers.shift() ?? 204, ''];
    });
});

afterEach(() => {
  for (const end of ending.splice(0)) end();
  globalThis.fetch = fetch;
  nock.cleanAll();
});

/** A sink in a runtime of its own; consent is granted by default. */
export async function sink(
  options: Partial<BeaconOptions> = {},
  consent: string | null = 'granted',
): Promise<{
  readonly sink: AnalyticsSink;
  readonly runtime: FakeRuntime;
  decide(value: string | null): void;
}> {
  const { context, runtime } = fakeContext({
    options: { ...defaults, ...options },
    pluginId: manifest.id,
    storage: manifest.storage,
    scriptSources: [],
  });
  if (consent !== null) runtime.storage.write('consent.analytics', consent);
  ending.push(() => runtime.dispose());
  return {
    sink: activate(context),
    runtime,
    decide: (value) => {
      if (value === null) runtime.storage.remove('consent.analytics');
      else runtime.storage.write('consent.analytics', value);
      dispatchEvent(new Event('proscenium:consent'));
    },
  };
}

/** Waits until pending requests are answered, however long that takes on a busy machine. */
export async function settled(): Promise<void> {
  do await flushTasks();
  while (underWay > 0);
}

export async function passes(runtime: FakeRuntime, seconds: number): Promise<void> {
  runtime.clock.pass(seconds * 1000);
  await settled();
}
