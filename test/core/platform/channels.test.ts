/** Message channels against a real server: sharing, closing, coming back, what is dropped. Time is the test's own. */
import { observable, runInAction } from 'mobx';
import { createChannels, SILENCE_LIMIT, STEADY_AFTER, type ChannelsParts, type PageActivity } from '../../../core/platform/channels';
import { browserActivity } from '../../../core/platform/channels';
import { channelMessage } from '../../../core/platform/channels/channelMessage';
import { eventData } from '../../../core/platform/channels/eventData';
import { waitAfter } from '../../../core/platform/channels/reconnection';
import type { Renewal } from '../../../core/platform';
import { FakeClock } from '../../kit/fakes';
import liveEventMessage from '../../../schemas/platform/examples/liveEventMessage.json';
import nowPlayingMessage from '../../../schemas/platform/examples/nowPlayingMessage.json';
import roomMessage from '../../../schemas/platform/examples/roomMessage.json';
import { startChannelServer, type ChannelServer } from './channelServer';

let server: ChannelServer;
beforeEach(async () => {
  server = await startChannelServer();
});
afterEach(async () => {
  for (const end of endings.splice(0)) end();
  await server.stop();
});
const endings: (() => void)[] = [];

/** Waits for what the network has still to bring; fails with what it waited for. */
async function until(fact: () => boolean, what: string): Promise<void> {
  for (let turn = 0; turn < 400; turn += 1) {
    if (fact()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`In vain: ${what}.`);
}
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));

class FakeActivity implements PageActivity {
  #active = true;
  #listeners = new Set<() => void>();
  active(): boolean {
    return this.#active;
  }
  listen(onChange: () => void): () => void {
    this.#listeners.add(onChange);
    return () => void this.#listeners.delete(onChange);
  }
  become(active: boolean): void {
    this.#active = active;
    for (const listener of this.#listeners) listener();
  }
}

function house(overrides: Partial<ChannelsParts> = {}) {
  const clock = new FakeClock();
  const activity = new FakeActivity();
  const lines: string[] = [];
  const viewer = observable({ audience: 'en guest', token: null as string | null });
  const renewals: (string | null)[] = [];
  const renewal = { answer: 'lost' as Renewal, token: null as string | null };
  const write = (level: string) => (message: string) => void lines.push(`${level}: ${message}`);
  const channels = createChannels({
    url: server.url,
    apiKey: 'noor-web',
    locale: () => 'ar',
    tokens: {
      current: () => viewer.token,
      renew: async (refused) => {
        renewals.push(refused);
        runInAction(() => (viewer.token = renewal.token));
        return renewal.answer;
      },
    },
    fetch: (url, init) => fetch(url, init),
    clock,
    activity,
    audience: () => viewer.audience,
    dice: () => 1,
    log: { info: write('info'), warn: write('warn'), error: write('error') },
    ...overrides,
  });
  endings.push(() => channels.dispose());
  return { channels, clock, activity, lines, viewer, renewals, renewal };
}

const opened = (count = 1): Promise<void> => until(() => server.open.size === count, `${count} open connections`);
const asked = (count: number): Promise<void> => until(() => server.requests.length === count, `${count} requests`);

describe('one connection a channel', () => {
  test('API-058 LIV-026 LIV-027 it is opened for the first who listens, shared, and closed after the last', async () => {
    const { channels } = house();
    const heard: string[] = [];
    const first = channels.subscribe('live-events', ({ type }) => heard.push(`first ${type}`));
    const second = channels.subscribe('live-events', ({ type }) => heard.push(`second ${type}`));
    await opened();
    server.say(liveEventMessage);
    await until(() => heard.length === 2, 'two listeners hear it');
    expect(heard).toEqual(['first STARTED', 'second STARTED']);
    first();
    server.say({ ...liveEventMessage, type: 'ENDED' });
    await until(() => heard.length === 3, 'the other one still hears');
    expect(heard[2]).toBe('second ENDED');
    second();
    await opened(0);
    expect(server.requests).toHaveLength(1);
  });

  test('LIV-026 two channels are two connections, and each hears its own', async () => {
    const { channels } = house();
    const playing: unknown[] = [];
    channels.subscribe('live-events', () => playing.push('wrong'));
    channels.subscribe('now-playing', ({ channelId }) => playing.push(channelId));
    await opened(2);
    for (const [response, path] of server.open) if (path.endsWith('/now-playing')) response.write(`data: ${JSON.stringify(nowPlayingMessage)}\n\n`);
    await until(() => playing.length > 0, 'now-playing');
    expect(playing).toEqual(['noor-one']);
  });

  test('MUL-012 each room is a connection of its own, and stands while nobody sees the page', async () => {
    const { channels, activity } = house();
    const hosts: string[] = [];
    const hear = ({ host }: { readonly host: string }) => hosts.push(host);
    const leave = channels.subscribe('room', hear, undefined, { room: 'r1', member: 'maya-maya' });
    channels.subscribe('room', hear, undefined, { room: 'r2', member: 'maya-maya' });
    await opened(2);
    expect(server.requests.map(({ path }) => path).sort()).toEqual(['/api/v2/channel/room?room=r1&member=maya-maya', '/api/v2/channel/room?room=r2&member=maya-maya']);
    activity.become(false);
    server.say(roomMessage);
    await until(() => hosts.length === 2, 'both rooms are heard');
    leave();
    await opened(1);
  });

  test('whoever ends twice ends nobody else’s', async () => {
    const { channels } = house();
    const end = channels.subscribe('live-events', () => undefined);
    channels.subscribe('live-events', () => undefined);
    end();
    end();
    await opened();
  });

  test('a listener that throws is logged and keeps nobody else from hearing', async () => {
    const { channels, lines } = house();
    const heard: unknown[] = [];
    channels.subscribe('live-events', () => {
      throw new Error('the badge fell off');
    });
    channels.subscribe('live-events', (message) => heard.push(message));
    await opened();
    server.say(liveEventMessage);
    await until(() => heard.length === 1, 'the second listener');
    expect(lines).toEqual(['error: A listener of a message channel failed.']);
  });
});

describe('how it asks', () => {
  test('API-001 API-002 it names realm and language; the token stands in the header and never in the address', async () => {
    const { channels, viewer } = house();
    runInAction(() => (viewer.token = 'secret-token'));
    channels.subscribe('live-events', () => undefined);
    await opened();
    expect(server.requests[0]).toMatchObject({
      path: '/api/v2/channel/live-events',
      headers: { 'x-api-key': 'noor-web', 'accept-language': 'ar', authorization: 'Bearer secret-token', accept: 'text/event-stream' },
    });
  });

  test('API-004 a realm may keep its channels elsewhere', async () => {
    const { channels } = house({ endpoints: { openChannel: '/push/{channel}' } });
    channels.subscribe('now-playing', () => undefined);
    await opened();
    expect(server.requests[0]!.path).toBe('/push/now-playing');
  });

  test('API-021 a refused token is renewed once and asked with again', async () => {
    const { channels, viewer, renewals, renewal } = house();
    runInAction(() => (viewer.token = 'old'));
    Object.assign(renewal, { answer: 'renewed', token: 'new' });
    server.refusals.push(401);
    channels.subscribe('live-events', () => undefined);
    await opened();
    expect(renewals).toEqual(['old']);
    expect(server.requests[1]!.headers.authorization).toBe('Bearer new');
  });

  test('LIV-026 another viewer or language opens it anew, with what is theirs', async () => {
    const { channels, viewer } = house();
    const reopened = jest.fn();
    channels.subscribe('live-events', () => undefined, reopened);
    await opened();
    runInAction(() => Object.assign(viewer, { audience: 'en viewer-7', token: 'seven' }));
    await asked(2);
    await opened();
    expect(server.requests[1]!.headers.authorization).toBe('Bearer seven');
    await until(() => reopened.mock.calls.length === 1, 'word of the reopening');
  });
});

describe('when it is lost', () => {
  test('LIV-027 a connection that ends is opened again after a wait, listeners are told, and it is only logged', async () => {
    const { channels, clock, lines } = house();
    const reopened = jest.fn();
    const heard: unknown[] = [];
    channels.subscribe('live-events', (message) => heard.push(message), reopened);
    await opened();
    expect(reopened).not.toHaveBeenCalled();
    server.hangUp();
    await until(() => lines.length === 1, 'a line in the log');
    clock.pass(999);
    await settled();
    expect(server.requests).toHaveLength(1);
    clock.pass(1);
    await opened();
    await until(() => reopened.mock.calls.length === 1, 'word of the reopening');
    server.say(liveEventMessage);
    await until(() => heard.length === 1, 'a message after the break');
    expect(lines).toEqual(['warn: A message channel was lost.']);
  });

  test('LIV-027 a platform that is down is asked ever more seldom and fills no log; a steady connection starts the count anew', async () => {
    const { channels, clock, lines } = house();
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
    clock.pass(STEADY_AFTER);
    server.hangUp();
    await until(() => lines.length === 2, 'the next loss is logged again');
    clock.pass(1000);
    await opened();
  });

  test('a line on which nothing is heard for too long counts as lost; a comment is enough to keep it', async () => {
    const { channels, clock, lines } = house();
    channels.subscribe('live-events', () => undefined);
    await opened();
    await settled();
    clock.pass(SILENCE_LIMIT - 1);
    server.write(':\n\n');
    await settled();
    clock.pass(SILENCE_LIMIT - 1);
    await settled();
    expect(lines).toEqual([]);
    clock.pass(1);
    await until(() => lines.length === 1, 'the silence is noticed');
    clock.pass(1000);
    await asked(2);
  });

  test.each([[400], [401], [403], [404]])('API-064 LIV-027 a platform that answers %i is not asked again, and nobody is told but the log', async (status) => {
    const { channels, clock, lines } = house();
    server.refusals.push(status);
    channels.subscribe('live-events', () => undefined);
    await until(() => lines.length === 1, 'a line in the log');
    clock.pass(3_600_000);
    await settled();
    expect(server.requests).toHaveLength(1);
  });

  test('LIV-027 a page that is not a stream of events is not taken for one', async () => {
    const { channels, lines } = house({ fetch: async () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } }) });
    channels.subscribe('live-events', () => undefined);
    await until(() => lines.length === 1, 'a line in the log');
    expect(lines).toEqual(['warn: A message channel was lost.']);
  });

  test('nobody listening any more ends the waiting too', async () => {
    const { channels, clock, lines } = house();
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

describe('while nobody can see the page', () => {
  test('LIV-027 it is let go when the page is hidden or offline, and stands again at once when it is back', async () => {
    const { channels, activity, lines } = house();
    const reopened = jest.fn();
    channels.subscribe('live-events', () => undefined, reopened);
    await opened();
    activity.become(false);
    await opened(0);
    activity.become(true);
    await opened();
    await until(() => reopened.mock.calls.length === 1, 'listeners are told');
    expect(lines).toEqual([]);
  });

  test('whoever subscribes on a hidden page waits for it to be seen', async () => {
    const { channels, activity } = house();
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

describe('what is said', () => {
  test('LIV-027 a malformed message is logged and dropped, and the next one is heard', async () => {
    const { channels, lines } = house();
    const heard: unknown[] = [];
    channels.subscribe('live-events', (message) => heard.push(message));
    await opened();
    server.write('data: {"channel":"live-events","ty\n\n');
    server.say({ channel: 'live-events', type: 'STARTED', eventId: 7 });
    server.say(liveEventMessage);
    await until(() => heard.length === 1, 'the sound message');
    expect(lines).toEqual(['warn: A message was not understood.', 'warn: A message was not understood.']);
  });

  test.each([
    ['the example', liveEventMessage, true],
    ['an unknown field (ENT-025)', { ...liveEventMessage, colour: 'red' }, true],
    ['an end without the event', { ...liveEventMessage, type: 'ENDED', event: null }, true],
    ['a start without the event', { ...liveEventMessage, event: undefined }, false],
    ['an event without an id', { ...liveEventMessage, event: { title: 'No name' } }, false],
    ['a type nobody knows', { ...liveEventMessage, type: 'PAUSED' }, false],
    ['another channel’s message', nowPlayingMessage, false],
    ['a list', [liveEventMessage], false],
    ['null', null, false],
  ])('LIV-027 live-events: %s', (_, message, sound) => {
    expect(channelMessage('live-events', JSON.stringify(message)) !== null).toBe(sound);
  });

  test.each([
    ['the example', nowPlayingMessage, true],
    ['no programme on', { ...nowPlayingMessage, programmingInfo: { currentProgramme: null } }, true],
    ['no channel', { ...nowPlayingMessage, channelId: undefined }, false],
    ['no programming', { ...nowPlayingMessage, programmingInfo: null }, false],
  ])('LIV-026 now-playing: %s', (_, message, sound) => {
    expect(channelMessage('now-playing', JSON.stringify(message)) !== null).toBe(sound);
  });

  test.each([
    ['the example', roomMessage, true],
    ['nothing said yet', { ...roomMessage, playback: null }, true],
    ['no host', { ...roomMessage, host: undefined }, false],
    ['nobody', { ...roomMessage, members: null }, false],
    ['a member without a name for it', { ...roomMessage, members: [{}] }, false],
    ['a moment that is no number', { ...roomMessage, playback: { moving: true, moment: 'now', at: 1 } }, false],
  ])('MUL-012 room: %s', (_, message, sound) => {
    expect(channelMessage('room', JSON.stringify(message)) !== null).toBe(sound);
  });

  test.each([
    ['one event', ['data: a\n\n'], ['a']],
    ['in pieces', ['da', 'ta: a', '\n', '\n'], ['a']],
    ['two at once', ['data: a\n\ndata: b\n\n'], ['a', 'b']],
    ['several lines', ['data: a\ndata: b\n\n'], ['a\nb']],
    ['line ends of Windows, cut in the middle', ['data: a\r', '\n\r', '\ndata: b\r\n\r\n'], ['a', 'b']],
    ['comments and other fields', [': hello\n\nid: 7\nevent: x\nretry: 3\ndata: a\n\n'], ['a']],
    ['no space after the colon', ['data:a\n\n'], ['a']],
    ['an event that is not whole', ['data: a\n'], []],
  ])('Server-Sent Events: %s', (_, pieces, expected) => {
    const heard: string[] = [];
    const read = eventData((data) => heard.push(data));
    for (const piece of pieces) read(piece);
    expect(heard).toEqual(expected);
  });

  test.each([
    [1, 0, 500],
    [1, 1, 1000],
    [2, 1, 2000],
    [4, 0.5, 6000],
    [7, 1, 60_000],
    [50, 1, 60_000],
    [50, 0, 30_000],
  ])('after %i failures, dice %d: %i ms', (failures, dice, expected) => {
    expect(waitAfter(failures, dice)).toBe(expected);
  });
});
