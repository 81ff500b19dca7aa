import { PlayerStore, type PlayerEvent } from '../../../core/playback/PlayerStore';
import type { NextItem } from '../../../core/playback/rules/nextItem';

const store = () => new PlayerStore();
const next: NextItem = {
  eventId: '2',
  eventTitle: 'Next',
  content: { id: '2', title: 'Next', type: 'VOD' },
  query: {},
};

test('PLY-001 PLY-002 PLY-003 FAV-024 the state has exactly these fields, with these initial values', () => {
  expect({ ...store().state }).toEqual({
    isReady: false,
    isPlaying: false,
    hasStarted: false,
    position: 0,
    duration: 0,
    fullscreen: false,
    volume: 100,
    muted: true,
    activeSidebarTab: null,
    waiting: false,
    videoEnded: false,
    autoStartFailed: false,
  });
});

test('the volume stored on this device is a player’s initial one', () => {
  expect(new PlayerStore(() => ({ volume: 40, muted: false })).state).toMatchObject({
    volume: 40,
    muted: false,
  });
});

test.each<[string, (player: PlayerStore) => void, object]>([
  ['PLY-005 ready', (player) => player.ready(), { isReady: true }],
  [
    'PLY-006 start',
    (player) => (player.waitToStart(), player.startFailed(), player.start()),
    { hasStarted: true, waiting: false, autoStartFailed: false },
  ],
  [
    'PLY-007 play',
    (player) => (player.receive({ type: 'ended' }), player.play()),
    { isPlaying: true, videoEnded: false },
  ],
  ['PLY-008 pause', (player) => (player.play(), player.pause()), { isPlaying: false }],
  ['PLY-009 position', (player) => player.updatePosition(12.5), { position: 12.5 }],
  ['PLY-010 duration', (player) => player.updateDuration(90), { duration: 90 }],
  [
    'PLY-010 the duration of summed segments',
    (player) => player.updateDuration(3839.9999997),
    { duration: 3840 },
  ],
  ['PLY-011 fullscreen', (player) => player.setFullscreen(true), { fullscreen: true }],
  ['PLY-012 volume', (player) => player.setVolume(30), { volume: 30, muted: false }],
  ['PLY-012 volume above', (player) => player.setVolume(130), { volume: 100, muted: false }],
  ['PLY-012 volume below', (player) => player.setVolume(-1), { volume: 0, muted: false }],
  ['PLY-013 mute', (player) => (player.setVolume(30), player.toggleMute()), { volume: 30, muted: true }],
  ['PLY-013 unmute', (player) => player.toggleMute(), { volume: 100, muted: false }],
  ['PLY-016 sidebar', (player) => player.toggleSidebar('playlist'), { activeSidebarTab: 'playlist' }],
  [
    'PLY-016 another tab',
    (player) => (player.toggleSidebar('playlist'), player.toggleSidebar('chat')),
    { activeSidebarTab: 'chat' },
  ],
  [
    'PLY-016 the same tab',
    (player) => (player.toggleSidebar('chat'), player.toggleSidebar('chat')),
    { activeSidebarTab: null },
  ],
  [
    'PLY-017 restart',
    (player) => (player.updatePosition(50), player.receive({ type: 'ended' }), player.restart()),
    { position: 0, videoEnded: false, isPlaying: true },
  ],
  ['PLY-019 waiting', (player) => player.waitToStart(), { waiting: true }],
  [
    'PLY-021 ended',
    (player) => (player.play(), player.receive({ type: 'ended' })),
    { videoEnded: true, isPlaying: false },
  ],
  ['PLY-022 start failed', (player) => player.startFailed(), { autoStartFailed: true }],
])('%s', (_, act, expected) => {
  const player = store();
  act(player);
  expect(player.state).toMatchObject(expected);
});

test('PLY-004 isPlaying mirrors the two states of playback', () => {
  const player = store();
  const seen = (['play', 'pause', 'play', 'ended'] as const).map((type) => {
    player.receive({ type });
    return player.state.isPlaying;
  });
  expect(seen).toEqual([true, false, true, false]);
});

test('PLY-014 hovering sets a flag that leaving clears', () => {
  const player = store();
  player.hover(true);
  expect(player.hovered).toBe(true);
  player.hover(false);
  expect(player.hovered).toBe(false);
});

test('PLY-015 while the viewer drags, the engine does not move the bar; the end of it seeks once', () => {
  const player = store();
  player.updatePosition(10);
  player.dragStart();
  player.receive({ type: 'timeupdate', position: 11 });
  expect(player.state.position).toBe(10);
  player.dragTo(42);
  expect(player.state.position).toBe(42);
  expect(player.dragStop()).toBe(42);
  expect(player.dragStop()).toBeNull();
  player.receive({ type: 'timeupdate', position: 43 });
  expect(player.state.position).toBe(43);
});

test('PLY-018 PLY-025 a reset, as a change of route makes, keeps volume and next video and nothing else', () => {
  const player = store();
  player.setVolume(30);
  player.setNextVideo(next);
  player.receive({ type: 'play' });
  player.receive({ type: 'timeupdate', position: 9 });
  player.toggleSidebar('playlist');
  player.hover(true);
  player.dragStart();
  player.reset();
  expect({ ...player.state }).toEqual({ ...store().state, volume: 30 });
  expect(player.nextVideo).toBe(next);
  expect([player.hovered, player.dragging]).toEqual([false, false]);
});

const events: readonly PlayerEvent[] = [
  { type: 'ready' },
  { type: 'error', error: new Error('x') },
  { type: 'ended' },
  { type: 'seeked', position: 3 },
  { type: 'progress', position: 3 },
  { type: 'volume', volume: 50, muted: false },
  { type: 'buffer', buffering: true },
  { type: 'play' },
  { type: 'pause' },
  { type: 'timeupdate', position: 4 },
  { type: 'durationchange', duration: 90 },
  { type: 'fullscreen', fullscreen: true },
];

test.each(events)('PLY-020 the engine’s $type is the app’s $type', (event) => {
  const player = store();
  const received: PlayerEvent[] = [];
  const stop = player.subscribe((each) => received.push(each));
  player.receive(event);
  stop();
  player.receive({ type: 'ready' });
  expect(received).toEqual([event]);
});

test('PLY-020 events of the engine arrive in the state', () => {
  const player = store();
  for (const event of events) player.receive(event);
  expect(player.state).toMatchObject({
    isReady: true,
    position: 4,
    duration: 90,
    volume: 50,
    muted: false,
    fullscreen: true,
    hasStarted: true,
    isPlaying: false,
  });
});
