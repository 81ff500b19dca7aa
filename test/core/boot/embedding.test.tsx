/**
 * The composed product in the frame of a trusted site: the requests of that site's page to the player, and
 * the answers.
 */
import { act, screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { compose, composedTests, platform } from './composed';
import { film, playerOf, stream } from './composedPlayer';

composedTests();

const PARTNER = 'https://partner.example';
const STRANGER = 'https://stranger.example';

type Message = Readonly<Record<string, unknown>>;

/** A watch page in the frame of the partner's page. */
async function framed(content: object = {}) {
  platform().persist().get('/api/v4/vod/v1').reply(200, film('v1', content));
  platform().persist().get('/api/v4/vod/v2').reply(200, film('v2'));
  platform()
    .persist()
    .post(/^\/api\/v5\/manifest\/video\//)
    .query(true)
    .reply(200, stream);
  const posted: { readonly message: Message; readonly to: string }[] = [];
  const parent = {
    postMessage: (message: Message, to: string) => void posted.push({ message, to }),
  } as unknown as Window;
  const pageWindow = new EventTarget();
  const around = Object.assign(pageWindow, { parent }) as unknown as NonNullable<
    Parameters<typeof compose>[0]
  >['framed'];
  const change = (document: Record<string, unknown>) =>
    void Object.assign(document['settings'] as object, { trustedEmbedOrigins: [PARTNER] });
  const site = await compose({ at: '/video/v1', change, ...(around && { framed: around }) });
  const { room, engines } = playerOf(site, (engine) => {
    engine.offered = {
      ...engine.offered,
      audio: [
        { id: 'a1', language: 'en', label: null, active: true },
        { id: 'a2', language: 'es', label: null, active: false },
      ],
      text: [{ id: 't1', language: 'es', label: null, forDeaf: false, active: false }],
    };
  });
  await site.draw();
  const post = (data: unknown, origin = PARTNER, source: Window = parent) =>
    act(
      async () =>
        void pageWindow.dispatchEvent(Object.assign(new Event('message'), { data, origin, source })),
    );
  const answers = () => posted.filter(({ message }) => 'id' in message);
  let count = 0;
  /** Sends a request and gives the answer that has its id. */
  const ask = async (method: string, params?: unknown): Promise<Message> => {
    const id = `request-${++count}`;
    await post({ jsonrpc: '2.0', id, method, ...(params === undefined ? {} : { params }) });
    const answer = await waitFor(() => {
      const found = posted.find(({ message }) => message['id'] === id);
      if (found === undefined) throw new Error(`No answer to ${method}.`);
      return found;
    });
    expect([answer.to, answer.message['jsonrpc']]).toEqual([PARTNER, '2.0']);
    const { jsonrpc: _version, id: _id, ...outcome } = answer.message;
    return outcome;
  };
  return {
    site,
    room,
    engines,
    posted,
    answers,
    post,
    ask,
    calls: () => engines.flatMap((engine) => engine.calls),
  };
}

/** As {@link framed}, once its film plays. */
async function playing() {
  const frame = await framed();
  await waitFor(() => expect(frame.calls()).toContain('play'));
  await waitFor(() => expect(frame.room.player.state.isPlaying).toBe(true));
  return frame;
}

describe('BRG-002 BRG-008 each method of the bridge is carried out by the player and answered', () => {
  test.each([
    ['play', undefined, 'play', null],
    ['pause', undefined, 'pause', null],
    ['seek', { position: 30 }, 'seek 30', { position: 30 }],
    ['setVolume', { volume: 40 }, 'volume 40', null],
    ['unmute', undefined, 'muted false', null],
    ['setSubtitleTrack', { track: 'es' }, 'text t1', null],
    ['setSubtitleTrack', { track: null }, 'text null', null],
    ['setAudioTrack', { track: 'a2' }, 'audio a2', null],
  ])('%s with %j', async (method, params, calls, result) => {
    const frame = await playing();
    const before = frame.calls().length;
    expect(await frame.ask(method, params)).toEqual({ result });
    expect(frame.calls().slice(before)).toContain(calls);
  });

  test('mute, of an audible player', async () => {
    const frame = await playing();
    await frame.ask('unmute');
    expect(await frame.ask('mute')).toEqual({ result: null });
    expect([frame.calls().at(-1), frame.room.player.state.muted]).toEqual(['muted true', true]);
  });

  test('setFullscreen, which answers the actual state where the browser refuses it', async () => {
    const frame = await playing();
    expect(await frame.ask('setFullscreen', { fullscreen: true })).toEqual({ result: { fullscreen: false } });
  });

  test('loadVod, which shows the other film in the same frame', async () => {
    const frame = await playing();
    expect(await frame.ask('loadVod', { id: 'v2' })).toEqual({ result: null });
    expect(await screen.findByRole('heading', { level: 1, name: 'Film v2' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/video/v2/film-v2');
  });
});

test('BRG-008 BRG-009 getState gives the state of the player and the id of its video', async () => {
  const frame = await playing();
  await act(async () => frame.engines[0]?.reach(12));
  await frame.ask('setVolume', { volume: 40 });
  expect(await frame.ask('getState')).toEqual({
    result: {
      ...{
        isReady: expect.any(Boolean) as boolean,
        isPlaying: true,
        hasStarted: true,
        position: 12,
        duration: 120,
        fullscreen: false,
        volume: 40,
        muted: false,
      },
      ...{ activeSidebarTab: null, waiting: false, videoEnded: false, autoStartFailed: false, videoId: 'v1' },
    },
  });
});

test('BRG-017 a volume is audible after mute', async () => {
  const frame = await playing();
  await frame.ask('mute');
  expect(frame.room.player.state.muted).toBe(true);
  expect(await frame.ask('setVolume', { volume: 25 })).toEqual({ result: null });
  expect(frame.room.player.state).toMatchObject({ volume: 25, muted: false });
  expect(frame.calls().at(-1)).toBe('volume 25');
});

/** MobX does not proxy an object of a class. */
class Unreadable {}

const failed = (message: string, code = -32000) => ({ error: { code, message } });

describe('BRG-016 a failed request is answered with a code and a text', () => {
  test.each([
    ['an unknown method', 'dance', undefined, failed('Method not found', -32601)],
    ['a method in another spelling', 'Play', undefined, failed('Method not found', -32601)],
    ['a parameter that is missing', 'seek', undefined, failed('Invalid params', -32602)],
    ['a parameter of another type', 'setVolume', { volume: '40' }, failed('Invalid params', -32602)],
    ['a parameter that nobody knows', 'pause', { now: true }, failed('Invalid params', -32602)],
    [
      'BRG-014 a subtitle track that is not there',
      'setSubtitleTrack',
      { track: 'xx' },
      failed('Track NOT FOUND'),
    ],
    ['BRG-014 an audio track that is not there', 'setAudioTrack', { track: 'xx' }, failed('Track NOT FOUND')],
    [
      'BRG-013 a film that the platform does not know',
      'loadVod',
      { id: 'v404' },
      failed('VOD does not exist'),
    ],
  ])('%s', async (_, method, params, expected) => {
    const frame = await playing();
    const before = frame.calls().length;
    expect(await frame.ask(method, params)).toEqual(expected);
    expect(frame.calls().slice(before)).toEqual([]);
  });

  test('BRG-012 a start refused by the browser', async () => {
    const frame = await playing();
    for (const engine of frame.engines) engine.mayPlay = false;
    await frame.ask('pause');
    expect(await frame.ask('play')).toEqual(failed('failed to play'));
  });

  test('BRG-011 a state that cannot be read', async () => {
    const frame = await playing();
    const { player } = frame.room;
    const broken = Object.defineProperty(Object.assign(new Unreadable(), player.state), 'unread', {
      enumerable: true,
      get: () => {
        throw new Error('A part of the state cannot be read.');
      },
    });
    act(() =>
      runInAction(() => {
        player.state = broken;
      }),
    );
    expect(await frame.ask('getState')).toEqual(failed('Error Fetching State'));
  });

  test.each(['play', 'pause', 'mute', 'unmute', 'getState'])(
    'BRG-015 %s on a page without a player',
    async (method) => {
      const frame = await framed({ accessLevel: 'DENIED' });
      await screen.findByRole('heading', { level: 1, name: 'Film v1' });
      expect(await frame.ask(method)).toEqual(failed('Player not found'));
    },
  );
});

describe('what is not answered', () => {
  const request = { jsonrpc: '2.0', id: 'x', method: 'pause' };

  test.each([
    ['BRG-005 a text', JSON.stringify(request)],
    ['BRG-005 nothing', null],
    ['BRG-005 a list of requests', [request]],
    ['BRG-005 an object of another protocol', { type: 'pause', id: 'x' }],
    ['BRG-005 another version of it', { ...request, jsonrpc: '1.0' }],
    ['BRG-005 a version that is a number', { ...request, jsonrpc: 2 }],
  ])('%s, and it changes nothing', async (_, data) => {
    const frame = await playing();
    await frame.post(data);
    await frame.ask('mute');
    expect(frame.answers()).toHaveLength(1);
    expect(frame.room.player.state.isPlaying).toBe(true);
  });

  test('BRG-006 a request without an id, whether it succeeds or fails', async () => {
    const frame = await playing();
    await frame.post({ jsonrpc: '2.0', method: 'pause' });
    await waitFor(() => expect(frame.room.player.state.isPlaying).toBe(false));
    await frame.post({ jsonrpc: '2.0', method: 'dance' });
    await frame.post({ jsonrpc: '2.0', method: 'seek' });
    await frame.ask('mute');
    expect(frame.answers()).toHaveLength(1);
  });

  test('BRG-003 a request of another origin, even one that looks alike', async () => {
    const frame = await playing();
    for (const origin of [STRANGER, `${PARTNER}:8443`, 'http://partner.example', 'https://a.partner.example'])
      await frame.post(request, origin);
    await frame.ask('mute');
    expect(frame.answers()).toHaveLength(1);
    expect(frame.room.player.state.isPlaying).toBe(true);
  });
});
