/** Message channels against a real server: one connection for all subscribers, and how it is requested. */
import { runInAction } from 'mobx';
import channelsExamples from '../../../schemas/platform/examples/channels.json';
import { pagePresence } from '../../../core/platform/browser/PageActivity';
import { asked, runtime, opened, server, until } from './channelsFixture';

const liveEventMessage = channelsExamples.liveEventMessage.value;
const nowPlayingMessage = channelsExamples.nowPlayingMessage.value;
const roomMessage = channelsExamples.roomMessage.value;

describe('one connection a channel', () => {
  test('API-058 LIV-026 LIV-027 it is opened for the first subscriber, shared, and closed after the last', async () => {
    const { channels } = runtime();
    const received: string[] = [];
    const first = channels.subscribe('live-events', ({ type }) => received.push(`first ${type}`));
    const second = channels.subscribe('live-events', ({ type }) => received.push(`second ${type}`));
    await opened();
    server.send(liveEventMessage);
    await until(() => received.length === 2, 'two listeners hear it');
    expect(received).toEqual(['first STARTED', 'second STARTED']);
    first();
    server.send({ ...liveEventMessage, type: 'ENDED' });
    await until(() => received.length === 3, 'the other one still hears');
    expect(received[2]).toBe('second ENDED');
    second();
    await opened(0);
    expect(server.requests).toHaveLength(1);
  });

  test('LIV-026 two channels are two connections, and each gets its own messages', async () => {
    const { channels } = runtime();
    const playing: unknown[] = [];
    channels.subscribe('live-events', () => playing.push('wrong'));
    channels.subscribe('now-playing', ({ channelId }) => playing.push(channelId));
    await opened(2);
    for (const [response, path] of server.open)
      if (path.endsWith('/now-playing')) response.write(`data: ${JSON.stringify(nowPlayingMessage)}\n\n`);
    await until(() => playing.length > 0, 'now-playing');
    expect(playing).toEqual(['noor-one']);
  });

  test('MUL-012 each room is a connection of its own, and stays open while the page is hidden', async () => {
    const { channels, activity } = runtime();
    const hosts: string[] = [];
    const hear = ({ host }: { readonly host: string }) => hosts.push(host);
    const leave = channels.subscribe('room', hear, undefined, { room: 'r1', member: 'maya-maya' });
    channels.subscribe('room', hear, undefined, { room: 'r2', member: 'maya-maya' });
    await opened(2);
    expect(server.requests.map(({ path }) => path).sort()).toEqual([
      '/api/v2/channel/room?room=r1&member=maya-maya',
      '/api/v2/channel/room?room=r2&member=maya-maya',
    ]);
    activity.become(false);
    server.send(roomMessage);
    await until(() => hosts.length === 2, 'both rooms are heard');
    leave();
    await opened(1);
  });

  test('MUL-012 a page that is left or frozen leaves its rooms, and rejoins them when it is shown again', async () => {
    const { channels } = runtime({ presence: pagePresence() });
    channels.subscribe('room', () => undefined, undefined, { room: 'r1', member: 'maya-maya' });
    await opened();
    window.dispatchEvent(new Event('pagehide'));
    await opened(0);
    window.dispatchEvent(new Event('pageshow'));
    await opened();
    document.dispatchEvent(new Event('freeze'));
    await opened(0);
    document.dispatchEvent(new Event('resume'));
    await opened();
  });

  test('unsubscribing twice ends no other subscription', async () => {
    const { channels } = runtime();
    const end = channels.subscribe('live-events', () => undefined);
    channels.subscribe('live-events', () => undefined);
    end();
    end();
    await opened();
  });

  test('a subscriber that throws is logged and does not affect the others', async () => {
    const { channels, lines } = runtime();
    const received: unknown[] = [];
    channels.subscribe('live-events', () => {
      throw new Error('the badge fell off');
    });
    channels.subscribe('live-events', (message) => received.push(message));
    await opened();
    server.send(liveEventMessage);
    await until(() => received.length === 1, 'the second listener');
    expect(lines).toEqual(['error: A listener of a message channel failed.']);
  });
});

describe('its request', () => {
  test('API-001 API-002 it names realm and language; the token is in the header and never in the address', async () => {
    const { channels, viewer } = runtime();
    runInAction(() => (viewer.token = 'secret-token'));
    channels.subscribe('live-events', () => undefined);
    await opened();
    expect(server.requests[0]).toMatchObject({
      path: '/api/v2/channel/live-events',
      headers: {
        'x-api-key': 'noor-web',
        'accept-language': 'ar',
        authorization: 'Bearer secret-token',
        accept: 'text/event-stream',
      },
    });
  });

  test('API-004 a realm may have its channels at another path', async () => {
    const { channels } = runtime({ endpoints: { openChannel: '/push/{channel}' } });
    channels.subscribe('now-playing', () => undefined);
    await opened();
    expect(server.requests[0]!.path).toBe('/push/now-playing');
  });

  test('API-021 a refused token is refreshed once and the request repeated', async () => {
    const { channels, viewer, renewals, renewal } = runtime();
    runInAction(() => (viewer.token = 'old'));
    Object.assign(renewal, { answer: 'renewed', token: 'new' });
    server.refusals.push(401);
    channels.subscribe('live-events', () => undefined);
    await opened();
    expect(renewals).toEqual(['old']);
    expect(server.requests[1]!.headers.authorization).toBe('Bearer new');
  });

  test('LIV-026 another viewer or language reopens it with theirs', async () => {
    const { channels, viewer } = runtime();
    const reopened = jest.fn();
    const received = jest.fn();
    channels.subscribe('live-events', received, reopened);
    await opened();
    // The server's end of a connection opens before the page's: a received message shows that both are open.
    server.send(liveEventMessage);
    await until(() => received.mock.calls.length === 1, 'a message on the first connection');
    runInAction(() => Object.assign(viewer, { audience: 'en viewer-7', token: 'seven' }));
    await asked(2);
    await opened();
    expect(server.requests[1]!.headers.authorization).toBe('Bearer seven');
    await until(() => reopened.mock.calls.length === 1, 'word of the reopening');
  });
});
