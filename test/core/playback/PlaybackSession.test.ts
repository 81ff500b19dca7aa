import { observable, runInAction } from 'mobx';
import { HeldEngine } from '../../../core/playback/HeldEngine';
import type { PlaybackSubject } from '../../../core/playback/PlaybackSession';
import { CallError } from '../../../core/sdk';
import { FakeEngine, fakeServices, manifest, stageOf, type FakeServices } from './fakePlayback';

const subject: PlaybackSubject = { kind: 'vod', id: 'v1', duration: 120, progress: null };

async function opened(fake: FakeServices, changes: Partial<PlaybackSubject> = {}) {
  const playbackSession = fake.room.playbackSession({ ...subject, ...changes });
  await playbackSession.open(stageOf());
  return { playbackSession, engine: fake.engines.at(-1) as FakeEngine, state: fake.room.player.state };
}

test('PLY-023 PLY-024 a start that the browser refuses is tried once, with the set volume, and then waits for a press', async () => {
  const fake = fakeServices({ choices: '{"volume":60,"muted":false}' });
  fake.prepare = (engine) => (engine.mayPlay = false);
  const { playbackSession, engine, state } = await opened(fake);
  expect(engine.loads[0]?.start).toMatchObject({ volume: 60, muted: false });
  expect(engine.calls).toEqual(['play']);
  expect(state).toMatchObject({ autoStartFailed: true, isPlaying: false, muted: false });

  engine.mayPlay = true;
  await playbackSession.transport.play();
  expect(state).toMatchObject({ autoStartFailed: false, isPlaying: true });
});

test.each([
  ['PLY-042 the address', { progress: 33, watchProgress: 70 }, 33],
  ['ENT-026 the platform', { watchProgress: 70 }, 70],
])('%s sets where playback starts', async (_, changes, position) => {
  const { engine } = await opened(fakeServices(), changes);
  expect(engine.loads[0]?.start.position).toBe(position);
});

test('PLY-097 the position is stored on this device while playing, on pause and on leaving, and not sent to the platform', async () => {
  const fake = fakeServices();
  const { playbackSession, engine } = await opened(fake);
  engine.reach(21);
  expect(fake.room.resume.position('v1')).toBe(21);
  engine.reach(28);
  expect(fake.room.resume.position('v1')).toBe(21);
  engine.reach(31.5);
  expect(fake.room.resume.position('v1')).toBe(31);
  engine.reach(35);
  playbackSession.transport.pause();
  expect(fake.room.resume.position('v1')).toBe(35);
  engine.reach(39);
  await playbackSession.close();
  expect(fake.room.resume.position('v1')).toBe(39);
  expect(fake.platform.calls.map(({ endpoint }) => endpoint)).toEqual(['requestVideoManifest']);

  const again = await opened(fake);
  expect(again.engine.loads[0]?.start.position).toBe(39);
});

test('PLY-097 while another device plays the content, the position there is stored', async () => {
  const fake = fakeServices();
  const { playbackSession, engine } = await opened(fake);
  engine.reach(21);
  const device = observable({ playing: true, position: 21, play: () => undefined, pause: () => undefined });
  const release = playbackSession.transport.hold(device);
  runInAction(() => (device.position = 45));
  expect(fake.room.resume.position('v1')).toBe(45);
  runInAction(() => (device.position = 51));
  expect(fake.room.resume.position('v1')).toBe(45);
  await playbackSession.close();
  expect(fake.room.resume.position('v1')).toBe(51);
  release?.();
});

test('a video that ended, or nearly did, starts from the beginning', async () => {
  const fake = fakeServices();
  const { engine } = await opened(fake);
  engine.reach(50);
  engine.listener.onEvent({ type: 'ended' });
  expect(fake.room.resume.position('v1')).toBeNull();
  engine.listener.onEvent({ type: 'play' });
  engine.reach(118);
  expect(fake.room.resume.position('v1')).toBeNull();
});

test('PLY-065 a manifest without a stream that plays is an error of the default kind', async () => {
  const fake = fakeServices();
  fake.platform.answer('requestVideoManifest', { streams: [] });
  const { playbackSession } = await opened(fake);
  expect(playbackSession.state).toMatchObject({
    status: 'stopped',
    kind: 'failed',
    failure: { messageKey: 'playerErrorDefault' },
    noStream: true,
  });
});

test.each([
  [401, 'playerErrorUnauthorised'],
  [403, 'playerErrorForbidden'],
  [409, 'playerErrorConcurrency'],
  [428, 'playerErrorPreconditionRequired'],
  [424, 'playerErrorDependency'],
])(
  'PLY-077 PLY-078 a manifest refused with %d stops with %s, and can be retried',
  async (status, messageKey) => {
    const fake = fakeServices();
    fake.platform.answer('requestVideoManifest', new CallError('requestVideoManifest', status, 'x', []));
    const { playbackSession } = await opened(fake);
    expect(playbackSession.state).toMatchObject({ status: 'stopped', failure: { messageKey } });

    fake.platform.answer('requestVideoManifest', manifest);
    await playbackSession.retry();
    expect(playbackSession.state.status).toBe('showing');
  },
);

test('PLY-033 a manifest refused with licences stops with a refusal that carries them', async () => {
  const fake = fakeServices();
  const licences = [{ id: 'pass', name: 'Pass', purchaseStrategy: { type: 'PAY_PER_VIEW' } }];
  fake.platform.answer(
    'requestVideoManifest',
    new CallError('requestVideoManifest', 403, 'denied', [], { licences }),
  );
  const { playbackSession } = await opened(fake);
  expect(playbackSession.state).toMatchObject({
    status: 'stopped',
    kind: 'refused',
    refusal: { kind: 'denied', licences },
  });
});

test('an error while playing stops with its message, and a retry resumes there', async () => {
  const fake = fakeServices();
  const { playbackSession, engine } = await opened(fake);
  engine.reach(44);
  engine.listener.onEvent({ type: 'error', error: { code: 3016, category: 3, severity: 2, data: [] } });
  expect(playbackSession.state).toMatchObject({
    status: 'stopped',
    failure: { messageKey: 'playerErrorDefault' },
  });
  expect(engine.calls).toContain('pause');
  await playbackSession.retry();
  expect(engine.loads.at(-1)?.start.position).toBe(44);
});

test('PLY-062 stream information is fetched again before a licence once it is an hour old', async () => {
  const fake = fakeServices();
  const drm = (jwtToken: string) => ({
    streams: [
      {
        ...manifest.streams[0],
        drm: { jwtToken, url: 'https://drm.example/', keySystems: ['org.w3.clearkey'] },
      },
    ],
  });
  fake.platform.answer('requestVideoManifest', drm('first'));
  const { engine } = await opened(fake);
  const token = engine.loads[0]?.source.licenceToken;
  fake.platform.answer('requestVideoManifest', drm('second'));
  fake.clock.pass(3_599_999);
  expect(await token?.()).toBe('first');
  fake.clock.pass(1);
  expect(await token?.()).toBe('second');
});

test('PLY-064 PLY-066 protocol, url, subtitles, drm and adUnits of the stream reach the engine unchanged', async () => {
  const fake = fakeServices();
  const stream = {
    protocol: 'DASH',
    url: 'http://cdn.example/m.mpd?dw=10',
    drm: {
      jwtToken: 't',
      url: 'https://drm.example/',
      encryptionMode: 'CENC',
      keySystems: ['com.widevine.alpha'],
    },
    subtitles: [{ format: 'vtt', language: 'pt', url: 'https://cdn.example/pt.vtt' }],
    adUnits: [{ adTagUrl: 'https://ads.example/', offsetMs: 0, type: 'PRE' }],
  };
  fake.platform.answer('requestVideoManifest', { streams: [stream], dvrWindow: '7200' });
  const { engine } = await opened(fake);
  expect(engine.loads[0]?.source.stream).toEqual(stream);
  expect(engine.loads[0]?.source.url).toBe('https://cdn.example/m.mpd?dw=7200');
});

test('PLY-067 the account’s languages are preselected for viewers, and a choice in the player is stored', async () => {
  const fake = fakeServices();
  Object.assign(fake.viewer, { id: 'u1', isGuest: false });
  fake.platform.answer('readPreferences', { audioLanguage: 'es', subTitleLanguage: 'pt' });
  fake.prepare = (engine) => {
    engine.offered = {
      ...engine.offered,
      text: [{ id: '7', language: 'en', label: null, forDeaf: false, active: false }],
    };
  };
  const first = await opened(fake);
  expect(first.engine.loads[0]?.start).toMatchObject({ audioLanguages: ['es', 'en'], textLanguage: 'pt' });
  first.playbackSession.tracks.selectText('7');
  await first.playbackSession.close();
  const second = await opened(fake);
  expect(second.engine.loads[0]?.start.textLanguage).toBe('en');
});

test('a failed read of the preferences never stops playback', async () => {
  const fake = fakeServices();
  Object.assign(fake.viewer, { id: 'u1', isGuest: false });
  const { playbackSession } = await opened(fake);
  expect(playbackSession.state.status).toBe('showing');
  expect(fake.reports).toHaveLength(1);
});

test('PLY-012 PLY-013 volume and mute go to the engine and are stored on this device', async () => {
  const fake = fakeServices();
  const { playbackSession, engine } = await opened(fake);
  expect(playbackSession.sound.untouched).toBe(true);
  playbackSession.sound.setVolume(35);
  playbackSession.sound.toggleMute();
  expect(engine.calls.slice(-2)).toEqual(['volume 35', 'muted true']);
  expect(JSON.parse(fake.values.read('player choices') ?? '')).toEqual({ volume: 35, muted: true });
  expect(playbackSession.sound.untouched).toBe(false);
});

test('PLY-017 restarting plays from the start', async () => {
  const fake = fakeServices();
  const { playbackSession, engine, state } = await opened(fake);
  engine.listener.onEvent({ type: 'ended' });
  playbackSession.transport.togglePlay();
  expect(engine.calls.slice(-2)).toEqual(['seek 0', 'play']);
  expect(state).toMatchObject({ position: 0, videoEnded: false, isPlaying: true });
});

test('seeking stays within the seek range', async () => {
  const { playbackSession, engine } = await opened(fakeServices());
  playbackSession.transport.seek(500);
  playbackSession.transport.seekBy(-1000);
  expect(engine.calls.slice(-2)).toEqual(['seek 120', 'seek 0']);
});

test('closing destroys the engine, whose later events are ignored', async () => {
  const fake = fakeServices();
  const { playbackSession, engine, state } = await opened(fake);
  await playbackSession.close();
  engine.reach(99);
  engine.listener.onEvent({ type: 'error', error: new Error('late') });
  expect(engine.calls).toContain('destroy');
  expect(state.position).not.toBe(99);
  expect(fake.reports).toEqual([]);
});

test('a playback session that opens after another does not use that one’s position', async () => {
  const fake = fakeServices();
  const first = await opened(fake);
  first.engine.reach(50);
  await first.playbackSession.close();
  await opened(fake, { id: 'v2' });
  expect(fake.room.resume.position('v2')).toBeNull();
});

test('a playback session closed during its preparation destroys its engine and can be opened again', async () => {
  const fake = fakeServices();
  const playbackSession = fake.room.playbackSession(subject);
  const first = playbackSession.open(stageOf());
  const second = playbackSession.open(stageOf());
  await Promise.all([first, second]);
  expect(fake.engines.map(({ calls }) => calls.includes('destroy'))).toEqual(
    fake.engines.length === 1 ? [false] : [true, false],
  );
  expect(playbackSession.state.status).toBe('showing');
});

test('a retry while the engine is still being created waits for the same engine', async () => {
  const made: FakeEngine[] = [];
  const held = new HeldEngine(async (_, listener) => {
    made.push(new FakeEngine(listener));
    return made.at(-1) as FakeEngine;
  });
  const { signal } = new AbortController();
  const listener = { onEvent: () => undefined, onTracks: () => undefined, onCast: () => undefined };
  const taken = [held.take(stageOf(), listener, signal), held.take(stageOf(), listener, signal)];
  expect(await Promise.all(taken)).toEqual([made[0], made[0]]);
  expect(made).toHaveLength(1);
});

test('ANA-012 ready, play, pause and end are tracked with the content’s id', async () => {
  const fake = fakeServices();
  const { playbackSession, engine } = await opened(fake);
  engine.listener.onEvent({ type: 'ready' });
  playbackSession.transport.pause();
  engine.reach(21);
  engine.listener.onEvent({ type: 'ended' });
  const film = { contentId: 'v1', contentType: 'vod' };
  expect(fake.events).toEqual(
    ['player_play', 'player_ready', 'player_pause', 'player_ended'].map((name) => [name, film]),
  );
});

test('ANA-012 a failure is tracked once, without the address', async () => {
  const fake = fakeServices();
  const { engine } = await opened(fake);
  engine.listener.onEvent({ type: 'error', error: new Error('https://cdn.example/v1/master.m3u8?token=x') });
  engine.listener.onEvent({ type: 'error', error: new Error('its echo') });
  const failures = ([name]: unknown[]) => name === 'player_error';
  expect((fake.events as unknown[][]).filter(failures)).toEqual([
    ['player_error', { contentId: 'v1', contentType: 'vod' }],
  ]);
  const refused = fakeServices();
  refused.platform.answer('requestVideoManifest', new CallError('requestVideoManifest', 500, 'x', []));
  await opened(refused);
  expect((refused.events as unknown[][]).filter(failures)).toHaveLength(1);
});
