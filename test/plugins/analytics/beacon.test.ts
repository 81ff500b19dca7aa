import manifest from '../../../plugins/analytics/beacon/plugin.json';
import activate from '../../../plugins/analytics/beacon/sink';
import { describeAnalyticsSink } from 'proscenium/kit';
import nock from '../../nock';
import { arrived, defaults, event, names, passes, settled, sink, type Batch } from './beaconFixture';

describeAnalyticsSink('analytics/beacon', { manifest, activate, options: defaults });

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

  test.each([
    ['x', 2],
    // Two bytes in UTF-8.
    ['ش', 1],
  ])(
    'no more bytes than browsers allow for keepalive, in events of %s: %i batches',
    async (letter, batches) => {
      const {
        sink: { accept, flush },
      } = await sink({ batch: 20, most: 2000 });
      const long = letter.repeat(500);
      // The first batch fails while the page is left, so that the others are sent by leaving alone.
      arrived.answers.push(503);
      for (let count = 0; count < 100; count++) accept(event('long', { text: long, more: long }));
      flush?.();
      await settled();
      const sent = arrived.batches.slice(1);
      expect(sent).toHaveLength(batches);
      expect(Buffer.byteLength(sent.map((batch) => JSON.stringify(batch)).join(''))).toBeLessThan(60_000);
    },
  );
});
