import manifest from '../../../plugins/analytics/beacon/plugin.json';
import type { BeaconOptions } from '../../../plugins/analytics/beacon/options.generated';
import { sentEvent } from '../../../plugins/analytics/beacon/sentEvent';
import activate from '../../../plugins/analytics/beacon/sink';
import type { AnalyticsEvent, AnalyticsSink } from '../../../core/sdk';
import { describeAnalyticsSink, fakeContext, type FakeRuntime } from '../../kit';
import nock from '../../nock';

const URL = 'https://collect.example/events';
/** As the compiler fills them in. */
const defaults: BeaconOptions = {
  url: URL,
  consent: 'required',
  beforeConsent: 'drop',
  seconds: 10,
  batch: 20,
  most: 300,
};
const event = (name: string, properties: AnalyticsEvent['properties'] = {}): AnalyticsEvent => ({
  name,
  at: 1,
  userType: 'guest',
  properties,
});

describeAnalyticsSink('analytics/beacon', { manifest, activate, options: defaults });

interface Batch {
  readonly events: readonly { readonly name: string }[];
}
interface Arrived {
  readonly batches: Batch[];
  readonly headers: Readonly<Record<string, string | undefined>>[];
  /** The collector's next answer; 204 when nothing is left. */
  readonly answers: number[];
}

const arrived: Arrived = { batches: [], headers: [], answers: [] };
const names = () => arrived.batches.map(({ events }) => events.map(({ name }) => name).join(' '));
const ending: (() => void)[] = [];
const { fetch } = globalThis;
let underWay = 0;

beforeEach(() => {
  globalThis.fetch = (...call) => {
    underWay += 1;
    return fetch(...call).finally(() => setTimeout(() => (underWay -= 1)));
  };
  arrived.batches.length = arrived.headers.length = arrived.answers.length = 0;
  const listen = (): void => {
    nock('https://collect.example')
      .post('/events')
      .reply(function (_uri, body) {
        arrived.batches.push((typeof body === 'string' ? JSON.parse(body) : body) as Batch);
        arrived.headers.push(
          Object.fromEntries(Object.entries(this.req.headers).map(([name, value]) => [name, String(value)])),
        );
        listen();
        return [arrived.answers.shift() ?? 204, ''];
      });
  };
  listen();
});
afterEach(() => {
  for (const end of ending.splice(0)) end();
  globalThis.fetch = fetch;
  nock.cleanAll();
});

/** A sink in a runtime of its own; consent is granted by default. */
async function sink(
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
async function settled(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, 40));
  while (underWay > 0);
}

async function passes(runtime: FakeRuntime, seconds: number): Promise<void> {
  runtime.clock.pass(seconds * 1000);
  await settled();
}

describe('in batches', () => {
  test('ANA-010 an event waits for others, up to a limit', async () => {
    const {
      sink: { accept },
      runtime,
    } = await sink({ seconds: 10 });
    accept(event('one'));
    await passes(runtime, 4);
    accept(event('two'));
    await passes(runtime, 5);
    expect(names()).toEqual([]);
    await passes(runtime, 1);
    expect(names()).toEqual(['one two']);
    await passes(runtime, 60);
    expect(names()).toHaveLength(1);
  });

  test('a full batch is sent at once', async () => {
    const {
      sink: { accept },
    } = await sink({ batch: 3 });
    for (const name of ['a', 'b', 'c', 'd']) accept(event(name));
    await settled();
    expect(names()).toEqual(['a b c']);
  });

  test('ANA-001 it carries the viewer’s type and no cookie, and needs no preflight', async () => {
    const {
      sink: { accept },
    } = await sink({ batch: 1 });
    accept({ name: 'player_play', at: 7, userType: 'VIEWER', properties: { contentId: 'v1' } });
    await settled();
    expect(arrived.batches).toEqual([
      { events: [{ name: 'player_play', at: 7, userType: 'VIEWER', properties: { contentId: 'v1' } }] },
    ]);
    expect(arrived.headers[0]?.['content-type']).toBe('text/plain;charset=UTF-8');
    expect(arrived.headers[0]?.['cookie']).toBeUndefined();
  });
});

describe('when the collector cannot be reached', () => {
  test('no answer at all: it retries', async () => {
    nock.cleanAll();
    nock('https://collect.example').post('/events').replyWithError('gone');
    nock('https://collect.example')
      .post('/events')
      .reply((_uri, body) => [
        204,
        void arrived.batches.push((typeof body === 'string' ? JSON.parse(body) : body) as Batch),
      ]);
    const {
      sink: { accept },
      runtime,
    } = await sink({ batch: 1 });
    accept(event('a'));
    await settled();
    expect(names()).toEqual([]);
    await passes(runtime, 5);
    expect(names()).toEqual(['a']);
  });

  test.each([[500], [503], [429], [408]])(
    '%i: it retries with backoff, in the same order',
    async (answer) => {
      arrived.answers.push(answer, answer);
      const {
        sink: { accept },
        runtime,
      } = await sink({ batch: 1 });
      accept(event('a'));
      await settled();
      accept(event('b'));
      await passes(runtime, 4);
      expect(names()).toEqual(['a']);
      await passes(runtime, 1);
      expect(names()).toEqual(['a', 'a']);
      await passes(runtime, 9);
      expect(names()).toHaveLength(2);
      await passes(runtime, 1);
      await settled();
      expect(names()).toEqual(['a', 'a', 'a', 'b']);
    },
  );

  test.each([[400], [403], [404], [413]])('%i is final: the batch is not sent again', async (answer) => {
    arrived.answers.push(answer);
    const {
      sink: { accept },
      runtime,
    } = await sink({ batch: 1 });
    accept(event('a'));
    await settled();
    accept(event('b'));
    await passes(runtime, 60);
    expect(names()).toEqual(['a', 'b']);
  });

  test('its buffer is limited; the oldest events are dropped first', async () => {
    arrived.answers.push(503);
    const {
      sink: { accept },
      runtime,
    } = await sink({ batch: 20, most: 20, seconds: 1 });
    for (let count = 0; count < 50; count++) accept(event(`e${count}`));
    await settled();
    await passes(runtime, 300);
    expect(names().at(-1)).toBe(Array.from({ length: 20 }, (_, index) => `e${index + 30}`).join(' '));
  });
});

describe('when the page closes', () => {
  test('waiting events are sent at once', async () => {
    const {
      sink: { accept, flush },
    } = await sink({ batch: 2 });
    accept(event('a'));
    flush?.();
    await settled();
    expect(names()).toEqual(['a']);
  });

  test('also when it is only hidden, since a phone may not report more', async () => {
    const {
      sink: { accept },
    } = await sink();
    accept(event('a'));
    const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    state.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    state.mockRestore();
    await settled();
    expect(names()).toEqual(['a']);
  });

  test('no more than browsers allow for keepalive', async () => {
    const {
      sink: { accept, flush },
    } = await sink({ batch: 100, most: 2000 });
    // Before anything could be sent, so that all of it waits.
    for (let count = 0; count < 99; count++)
      accept(event('long', { text: 'x'.repeat(500), more: 'y'.repeat(500) }));
    flush?.();
    await settled();
    expect(JSON.stringify(arrived.batches).length).toBeLessThan(64_000);
  });
});

describe('consent', () => {
  test.each([[null], ['denied'], ['true'], ['']])(
    '%p: nothing is sent or stored, whatever happens',
    async (consent) => {
      const {
        sink: { accept, flush },
        runtime,
      } = await sink({ batch: 1 }, consent);
      const before = [...runtime.storage.values.entries()];
      accept(event('a'));
      await passes(runtime, 600);
      flush?.();
      await settled();
      expect(names()).toEqual([]);
      expect([...runtime.storage.values.entries()]).toEqual(before);
    },
  );

  test('once given, later events are sent; earlier ones are dropped', async () => {
    const {
      sink: { accept },
      runtime,
      decide,
    } = await sink({}, null);
    accept(event('before'));
    decide('granted');
    accept(event('after'));
    await passes(runtime, 10);
    expect(names()).toEqual(['after']);
  });

  test('with beforeConsent "send" they are held, and sent then', async () => {
    const {
      sink: { accept },
      runtime,
      decide,
    } = await sink({ beforeConsent: 'send' }, null);
    accept(event('before'));
    await passes(runtime, 600);
    expect(names()).toEqual([]);
    decide('granted');
    await passes(runtime, 10);
    expect(names()).toEqual(['before']);
  });

  test('withdrawn, it drops waiting events', async () => {
    const {
      sink: { accept, flush },
      runtime,
      decide,
    } = await sink();
    accept(event('a'));
    decide('denied');
    await passes(runtime, 600);
    flush?.();
    decide('granted');
    await passes(runtime, 600);
    expect(names()).toEqual([]);
  });

  test('withdrawn while a batch fails, the batch is not sent again', async () => {
    arrived.answers.push(503);
    const {
      sink: { accept },
      runtime,
      decide,
    } = await sink({ batch: 1 });
    accept(event('a'));
    decide('denied');
    await settled();
    decide('granted');
    await passes(runtime, 600);
    expect(names()).toEqual(['a']);
  });

  test('another tab decides as well', async () => {
    const {
      sink: { accept },
      runtime,
    } = await sink({ beforeConsent: 'send' }, null);
    accept(event('a'));
    runtime.storage.write('consent.analytics', 'granted');
    dispatchEvent(new StorageEvent('storage', { key: 'consent.analytics', newValue: 'granted' }));
    await passes(runtime, 10);
    expect(names()).toEqual(['a']);
  });

  test('it is not needed where the operator sets so', async () => {
    const {
      sink: { accept },
    } = await sink({ consent: 'given', batch: 1 }, null);
    accept(event('a'));
    await settled();
    expect(names()).toEqual(['a']);
  });

  test('a plugin that is switched off sends nothing more', async () => {
    const {
      sink: { accept },
      runtime,
    } = await sink();
    accept(event('a'));
    runtime.dispose();
    await passes(runtime, 600);
    expect(names()).toEqual([]);
  });
});

describe('ANA-010 viewer data', () => {
  test.each([
    ['userId', 'u1'],
    ['viewer_id', 'u1'],
    ['accountId', 7],
    ['profileName', 'Ana'],
    ['profile', 'p1'],
    ['sessionId', 's1'],
    ['deviceId', 'd1'],
    ['visitor-id', 'x'],
    ['email', 'a@b.example'],
    ['eMail', 'x'],
    ['phoneNumber', '1'],
    ['accessToken', 't'],
    ['firstName', 'Ana'],
    ['billingAddress', 'x'],
    ['ip', '1.2.3.4'],
    ['text', 'written to ana@lanterna.example today'],
  ])('%s is omitted', (key, value) => {
    expect(sentEvent(event('e', { [key]: value, contentId: 'v1' })).properties).toEqual({ contentId: 'v1' });
  });

  test.each([
    ['contentId'],
    ['licenceId'],
    ['rowId'],
    ['title'],
    ['variant'],
    ['provider'],
    ['code'],
    ['way'],
    ['position'],
    ['previous'],
    ['pending'],
    ['description'],
    ['clip'],
  ])('%s is included', (key) => {
    expect(sentEvent(event('e', { [key]: 'x' })).properties).toEqual({ [key]: 'x' });
  });
});
