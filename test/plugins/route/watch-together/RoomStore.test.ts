/**
 * A watch party in the browser: opening or joining, leading or following, leaving, and messages when the
 * party is gone.
 */
import { runInAction } from 'mobx';
import { CallError, type ChannelMessages } from '../../../../core/sdk';
import {
  ROOM_HEARTBEAT_MS,
  HOST_SILENT_AFTER_MS,
  SYNC_INTERVAL_MS,
  RoomStore,
  SEEK_DEBOUNCE_MS,
} from '../../../../plugins/route/watch-together/RoomStore';
import { FakeChannels, FakeClock, FakePlatform, FakeEmbeddedPlayer } from 'proscenium/kit';

const [ME, OTHER] = ['me-me-me', 'other-one'];
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function open() {
  const clock = new FakeClock();
  const channels = new FakeChannels();
  const screen = new FakeEmbeddedPlayer('rs-202');
  const client = new FakePlatform()
    .answer('openRoom', { id: 'r1', eventId: 'rs-202' })
    .answer('beatRoom', () => ({ now: clock.now() + 5000 }));
  const opened: string[] = [];
  const reports: unknown[] = [];
  const room = new RoomStore('rs-202', {
    client,
    channels,
    clock,
    screen,
    member: ME,
    report: (error) => reports.push(error),
    onOpened: (id) => opened.push(id),
  });
  const sendRoom = (changes: Partial<ChannelMessages['room']>) =>
    channels.send('room', {
      channel: 'room',
      type: 'ROOM',
      roomId: 'r1',
      eventId: 'rs-202',
      host: ME,
      members: [
        { member: ME, name: 'Maya' },
        { member: OTHER, name: null },
      ],
      playback: null,
      sentAt: clock.now(),
      ...changes,
    });
  const beats = () =>
    client.calls.filter(({ endpoint }) => endpoint === 'beatRoom').map(({ input }) => input['body']);
  const pass = async (milliseconds: number) => {
    clock.pass(milliseconds);
    await settled();
  };
  return { clock, channels, screen, client, opened, reports, room, sendRoom, beats, pass };
}

test('MUL-012 ADM-018 without a room in the address one is opened, and its name is passed on', async () => {
  const { room, opened, channels, client } = open();
  await room.start(null);
  expect(client.calls[0]).toEqual({
    endpoint: 'openRoom',
    input: expect.objectContaining({ body: { eventId: 'rs-202' } }) as unknown,
  });
  expect(opened).toEqual(['r1']);
  expect(channels.listeners('room')).toBe(1);
});

test('MUL-012 the host sends its playback state, by the platform’s clock, at once when it changes', async () => {
  const { room, screen, sendRoom, beats, clock, pass } = open();
  await room.start('r1');
  await pass(0);
  sendRoom({});
  await settled();
  expect(room.isHost).toBe(true);
  expect(beats().at(-1)).toEqual({
    member: ME,
    playback: { moving: true, moment: 1_000_000, at: clock.now() + 5000 },
  });
  screen.pause();
  await settled();
  expect(beats().at(-1)).toMatchObject({ playback: { moving: false } });
  screen.play();
  runInAction(() => (screen.buffering = true));
  await settled();
  expect(beats().at(-1)).toMatchObject({ playback: { moving: false } });
  const before = beats().length;
  room.seekBy(-10);
  expect(screen.calls).toContain('seekBy -10');
  await pass(SEEK_DEBOUNCE_MS);
  expect(beats().length).toBeGreaterThan(before);
});

test('MUL-012 a host at the live edge steps back, so that everybody can reach its position', async () => {
  const { room, screen, sendRoom, pass } = open();
  await room.start('r1');
  await pass(0);
  runInAction(() => (screen.line = { canSeek: true, atEdge: true, start: 0, end: 600, position: 599 }));
  sendRoom({});
  expect(screen.calls).toContain('seek 594');
  room.goToLive();
  expect(screen.calls.filter((word) => word === 'seek 594')).toHaveLength(2);
});

test('MUL-012 the others follow, send nothing, and move nobody', async () => {
  const { room, screen, sendRoom, beats, clock, pass } = open();
  await room.start('r1');
  await pass(0);
  sendRoom({ host: OTHER, playback: { moving: true, moment: 900_000, at: clock.now() + 5000 } });
  expect(screen.calls).toContain('seekToMoment 900000');
  expect(beats().every((body) => !('playback' in (body as object)))).toBe(true);
  room.togglePlay();
  room.seekBy(10);
  room.seek(3);
  room.goToLive();
  expect(screen.playing).toBe(true);
  expect(screen.calls.filter((word) => /^(seek(By)? |goToLive|pause)/.test(word))).toEqual([]);

  sendRoom({ host: OTHER, playback: { moving: false, moment: 900_000, at: clock.now() + 5000 } });
  expect(screen.playing).toBe(false);
  sendRoom({ host: OTHER, playback: { moving: true, moment: 900_000, at: clock.now() + 5000 } });
  expect(screen.playing).toBe(true);
});

test('MUL-012 a small drift is corrected by speed, which returns to normal once it is', async () => {
  const { room, screen, sendRoom, clock, pass } = open();
  await room.start('r1');
  await pass(0);
  screen.shownMoment = 1_000_300;
  sendRoom({ host: OTHER, playback: { moving: false, moment: 1_000_300, at: clock.now() + 5000 } });
  sendRoom({ host: OTHER, playback: { moving: true, moment: 1_000_000, at: clock.now() + 5000 } });
  expect(room.drift).toBe(300);
  expect(room.inStep).toBe(true);
  expect(screen.calls.at(-1)).toBe('speed 0.925');
  screen.shownMoment = 1_000_000 + SYNC_INTERVAL_MS;
  await pass(SYNC_INTERVAL_MS);
  expect(screen.calls.at(-1)).toBe('speed 1');
});

test('MUL-012 nobody is in step with a host that has gone silent', async () => {
  const { room, screen, sendRoom, clock, pass } = open();
  await room.start('r1');
  await pass(0);
  screen.shownMoment = 1_000_300;
  sendRoom({ host: OTHER, playback: { moving: false, moment: 1_000_300, at: clock.now() + 5000 } });
  expect([room.inStep, room.hostSilent]).toEqual([true, false]);
  await pass(HOST_SILENT_AFTER_MS + SYNC_INTERVAL_MS);
  expect([room.inStep, room.hostSilent]).toEqual([false, true]);
  sendRoom({ host: OTHER, playback: { moving: false, moment: 1_000_300, at: clock.now() + 5000 } });
  expect([room.inStep, room.hostSilent]).toEqual([true, false]);
});

test('MUL-012 when the host leaves, the follower that is named next leads from its position', async () => {
  const { room, screen, sendRoom, clock, beats, pass } = open();
  await room.start('r1');
  await pass(0);
  screen.shownMoment = 1_000_300;
  sendRoom({ host: OTHER, playback: { moving: true, moment: 1_000_000, at: clock.now() + 5000 } });
  expect(screen.calls.at(-1)).toBe('speed 0.925');
  sendRoom({ host: ME, members: [{ member: ME, name: 'Maya' }] });
  await settled();
  expect(screen.calls.at(-1)).toBe('speed 1');
  expect(room.isHost).toBe(true);
  expect(beats().at(-1)).toMatchObject({ playback: { moving: true, moment: 1_000_300 } });
});

test.each([
  ['while its player loads: the next host plays on', true, true],
  ['while it is paused: the next host stays paused', undefined, false],
])('MUL-012 the host leaves %s', async (_, buffering, plays) => {
  const { room, screen, sendRoom, clock, pass } = open();
  await room.start('r1');
  await pass(0);
  const playback = { moving: false, ...(buffering === undefined ? {} : { buffering }), moment: 1_000_000 };
  sendRoom({ host: OTHER, playback: { ...playback, at: clock.now() + 5000 } });
  expect(screen.playing).toBe(false);
  sendRoom({ host: ME, members: [{ member: ME, name: 'Maya' }] });
  expect(screen.playing).toBe(plays);
});

test('MUL-012 a host whose player loads says so', async () => {
  const { room, screen, sendRoom, beats, pass } = open();
  await room.start('r1');
  await pass(0);
  sendRoom({});
  runInAction(() => (screen.buffering = true));
  await settled();
  expect(beats().at(-1)).toMatchObject({ playback: { moving: false, buffering: true } });
});

test.each([
  [404, 'gone'],
  [403, 'failed'],
  [0, 'failed'],
])('a room that answers %d is %s, no channel is opened to it, and another can be', async (status, state) => {
  const { room, client, channels, reports } = open();
  client.answer('beatRoom', new CallError('beatRoom', status, undefined, []));
  await room.start('old');
  expect(room.state.status).toBe(state);
  expect(channels.listeners('room')).toBe(0);
  expect(reports).toHaveLength(1);
  client.answer('beatRoom', { now: 1 });
  await room.start(null);
  expect(channels.listeners('room')).toBe(1);
});

test('a platform that does not answer is shown as out of reach, until it does', async () => {
  const { room, client, sendRoom, pass } = open();
  await room.start('r1');
  await pass(0);
  sendRoom({ host: OTHER });
  client.answer('beatRoom', new CallError('beatRoom', 0, undefined, []));
  await pass(ROOM_HEARTBEAT_MS);
  expect(room.outOfTouch).toBe(true);
  expect(room.state.status).toBe('open');
  client.answer('beatRoom', { now: 1 });
  await pass(ROOM_HEARTBEAT_MS);
  expect(room.outOfTouch).toBe(false);
});

test('leaving ends the channel, the heartbeats and the changed speed', async () => {
  const { room, screen, channels, sendRoom, beats, clock, pass } = open();
  await room.start('r1');
  await pass(0);
  screen.shownMoment = 1_000_300;
  sendRoom({ host: OTHER, playback: { moving: true, moment: 1_000_000, at: clock.now() + 5000 } });
  room.close();
  const before = beats().length;
  await pass(ROOM_HEARTBEAT_MS * 3);
  expect(channels.listeners('room')).toBe(0);
  expect(beats()).toHaveLength(before);
  expect(screen.calls.at(-1)).toBe('speed 1');
});
