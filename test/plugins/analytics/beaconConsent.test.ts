/** What is sent: only with consent, and without the viewer's data. */
import { sentEvent } from '../../../plugins/analytics/beacon/sentEvent';
import { arrived, event, names, passes, settled, sink } from './beaconFixture';

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
