/**
 * Message channels against a real server: lost connections come back, and none stays open for a hidden page.
 * Tests control the clock.
 */
import { browserActivity } from '../../../core/platform/browser/PageActivity';
import { SILENCE_TIMEOUT_MS, STABLE_AFTER_MS } from '../../../core/platform/channels/ChannelConnection';
import channelsExamples from '../../../schemas/platform/examples/channels.json';
import { asked, runtime, opened, server, settled, until } from './channelsFixture';

const liveEventMessage = channelsExamples.liveEventMessage.value;

describe('when the connection is lost', () => {
  test('LIV-027 a connection that ends is reopened after a delay, subscribers are notified, and it is only logged', async () => {
    const { channels, clock, lines } = runtime();
    const reopened = jest.fn();
    const received: unknown[] = [];
    channels.subscribe('live-events', (message) => received.push(message), reopened);
    await opened();
    // Both ends are open once a message has arrived.
    server.send(liveEventMessage);
    await until(() => received.length === 1, 'a first message');
    expect(reopened).not.toHaveBeenCalled();
    server.hangUp();
    await until(() => lines.length === 1, 'a line in the log');
    clock.pass(999);
    await settled();
    expect(server.requests).toHaveLength(1);
    clock.pass(1);
    await opened();
    await until(() => reopened.mock.calls.length === 1, 'word of the reopening');
    server.send(liveEventMessage);
    await until(() => received.length === 2, 'a message after the break');
    expect(lines).toEqual(['warn: A message channel was lost.']);
  });

  test('LIV-027 a platform that is down is retried with backoff and does not fill the log; a steady connection resets the backoff', async () => {
    const { channels, clock, lines } = runtime();
    server.refusals.push(503, 503, 503);
    channels.subscribe('live-events', () => undefined);
    await asked(1);
    for (const [index, wait] of [1000, 2000, 4000].entries()) {
      await settled();
      clock.pass(wait - 1);
      await settled();
      expect(server.requests).toHaveLength(index + 1);
      clock.pass(1);
      await asked(index + 2);
    }
    await opened();
    expect(lines).toHaveLength(1);
    clock.pass(STABLE_AFTER_MS);
    server.hangUp();
    await until(() => lines.length === 2, 'the next loss is logged again');
    clock.pass(1000);
    await opened();
  });

  test('a connection that is silent for too long counts as lost; a comment keeps it alive', async () => {
    const { channels, clock, lines } = runtime();
    channels.subscribe('live-events', () => undefined);
    await opened();
    await settled();
    clock.pass(SILENCE_TIMEOUT_MS - 1);
    server.write(':\n\n');
    await settled();
    clock.pass(SILENCE_TIMEOUT_MS - 1);
    await settled();
    expect(lines).toEqual([]);
    clock.pass(1);
    await until(() => lines.length === 1, 'the silence is noticed');
    clock.pass(1000);
    await asked(2);
  });

  test.each([[400], [401], [403], [404]])(
    'API-064 LIV-027 a platform that answers %i is not called again, and it is only logged',
    async (status) => {
      const { channels, clock, lines } = runtime();
      server.refusals.push(status);
      channels.subscribe('live-events', () => undefined);
      await until(() => lines.length === 1, 'a line in the log');
      clock.pass(3_600_000);
      await settled();
      expect(server.requests).toHaveLength(1);
    },
  );

  test('LIV-027 a page that is not an event stream is not accepted as one', async () => {
    const { channels, lines } = runtime({
      fetch: async () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } }),
    });
    channels.subscribe('live-events', () => undefined);
    await until(() => lines.length === 1, 'a line in the log');
    expect(lines).toEqual(['warn: A message channel was lost.']);
  });

  test('the last unsubscribe ends the retries too', async () => {
    const { channels, clock, lines } = runtime();
    const end = channels.subscribe('live-events', () => undefined);
    await opened();
    server.hangUp();
    await until(() => lines.length === 1, 'the loss');
    end();
    clock.pass(3_600_000);
    await settled();
    expect(server.requests).toHaveLength(1);
  });
});

describe('while the page is hidden', () => {
  test('LIV-027 it is closed when the page is hidden or offline, and reopened at once when it is back', async () => {
    const { channels, activity, lines } = runtime();
    const reopened = jest.fn();
    const received: unknown[] = [];
    channels.subscribe('live-events', (message) => received.push(message), reopened);
    await opened();
    // Both ends are open once a message has arrived.
    server.send(liveEventMessage);
    await until(() => received.length === 1, 'a first message');
    activity.become(false);
    await opened(0);
    activity.become(true);
    await opened();
    await until(() => reopened.mock.calls.length === 1, 'listeners are told');
    expect(lines).toEqual([]);
  });

  test('a subscription on a hidden page waits until the page is visible', async () => {
    const { channels, activity } = runtime();
    activity.become(false);
    channels.subscribe('live-events', () => undefined);
    await settled();
    expect(server.requests).toHaveLength(0);
    activity.become(true);
    await opened();
  });

  test('the browser’s visibility and network decide', () => {
    const changes: boolean[] = [];
    const activity = browserActivity();
    const stop = activity.listen(() => changes.push(activity.active()));
    const state = jest.spyOn(document, 'visibilityState', 'get');
    const online = jest.spyOn(navigator, 'onLine', 'get');
    state.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    state.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    online.mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    stop();
    window.dispatchEvent(new Event('offline'));
    expect(changes).toEqual([false, true, false, true]);
    jest.restoreAllMocks();
  });
});
