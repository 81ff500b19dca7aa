/** The wall and its lineup: one audible tile, one player for each visible video, and what can be added. */
import catalogueExamples from '../../../../schemas/platform/examples/catalogue.json';
import channelsExamples from '../../../../schemas/platform/examples/channels.json';
import { CallError } from '../../../../core/sdk';
import { LineupStore } from '../../../../plugins/route/multi-video/LineupStore';
import type { Wall } from '../../../../plugins/route/multi-video/wallAddress';
import { WallStore } from '../../../../plugins/route/multi-video/WallStore';
import { FakeChannels, FakePlatform, FakePlayers } from 'proscenium/kit';

const liveEvents = catalogueExamples.liveEvents.value;
const liveEventMessage = channelsExamples.liveEventMessage.value;

function openWall(videos: readonly string[], layout: Wall['layout']) {
  const screens = new FakePlayers();
  const walls: Wall[] = [];
  const wall = new WallStore({ videos, layout }, { screens, onChange: (next) => walls.push(next) });
  wall.start();
  const audibleIds = () => screens.openPlayers.filter(({ audible }) => audible).map(({ id }) => id);
  const shown = () => wall.places.map(({ screen }) => screen?.id ?? null);
  return { wall, screens, walls, audibleIds, shown };
}

test('MUL-007 exactly one is audible: the first, then the selected one', () => {
  const { wall, audibleIds } = openWall(['a', 'b', 'c', 'd'], 'quad');
  expect(audibleIds()).toEqual(['a']);
  wall.listen('c');
  expect(audibleIds()).toEqual(['c']);
  wall.listen('b');
  expect(audibleIds()).toEqual(['b']);
});

test('MUL-007 sound moves on when its video is removed, and stays with the place when it is exchanged', () => {
  const { wall, audibleIds } = openWall(['a', 'b', 'c'], 'threeUp');
  wall.listen('b');
  wall.put('x', 1);
  expect(audibleIds()).toEqual(['x']);
  wall.remove('x');
  expect(audibleIds()).toEqual(['a']);
  wall.listen('c');
  wall.setLayout('pip');
  wall.listen('a');
  expect(audibleIds()).toEqual(['a']);
});

test('MUL-006 a layout keeps the order, shows as many as it has places, and leaves the others empty', () => {
  const { wall, shown, walls, screens } = openWall(['a', 'b', 'c'], 'threeUp');
  wall.setLayout('quad');
  expect(shown()).toEqual(['a', 'b', 'c', null]);
  wall.setLayout('twoUp');
  expect(shown()).toEqual(['a', 'b']);
  expect(screens.openPlayers.map(({ id }) => id)).toEqual(['a', 'b']);
  wall.setLayout('quad');
  expect(shown()).toEqual(['a', 'b', 'c', null]);
  expect(walls.at(-1)).toEqual({ videos: ['a', 'b', 'c'], layout: 'quad' });
});

test('MUL-006 playing videos continue while others are added, removed and swapped', () => {
  const { wall, screens } = openWall(['a', 'b'], 'quad');
  const a = screens.opened.get('a');
  wall.put('c');
  wall.enlarge('c');
  wall.remove('b');
  expect(screens.opened.get('a')).toBe(a);
  expect(a?.closed).toBe(false);
  expect(screens.count).toBe(3);
  expect(wall.videos).toEqual(['c', 'a']);
});

test.each([
  ['into the first empty place', ['a'], 'twoUp', 'x', undefined, ['a', 'x']],
  [
    'into the place that was pressed, the nearest that has no hole before it',
    ['a'],
    'quad',
    'x',
    3,
    ['a', 'x'],
  ],
  ['in exchange', ['a', 'b'], 'twoUp', 'x', 0, ['x', 'b']],
  ['a full wall gives up its last', ['a', 'b'], 'pip', 'x', undefined, ['a', 'x']],
  ['what is there already changes places', ['a', 'b', 'c'], 'threeUp', 'c', 0, ['c', 'b', 'a']],
] as const)('MUL-006 a video is added: %s', (_rule, videos, layout, video, place, expected) => {
  const { wall, walls } = openWall(videos, layout);
  wall.put(video, place);
  expect(wall.videos).toEqual(expected);
  expect(walls).toEqual([{ videos: expected, layout }]);
});

test('the last video stays, since a wall without any has no address', () => {
  const { wall, walls } = openWall(['a'], 'twoUp');
  wall.remove('a');
  expect(wall.videos).toEqual(['a']);
  expect(walls).toEqual([]);
});

test('leaving frees every player, and returning opens each once', () => {
  const { wall, screens, audibleIds } = openWall(['a', 'b', 'c', 'd'], 'quad');
  wall.close();
  expect(screens.openPlayers).toEqual([]);
  wall.start();
  expect(screens.openPlayers).toHaveLength(4);
  expect(audibleIds()).toEqual(['a']);
});

test('all pause and play together', () => {
  const { wall, screens } = openWall(['a', 'b'], 'twoUp');
  wall.pauseAll();
  expect(wall.playing).toBe(false);
  wall.playAll();
  expect(screens.openPlayers.every(({ playing }) => playing)).toBe(true);
});

describe('videos that can be added', () => {
  const event = liveEvents.events[0]!;
  const open = (answer: unknown) => {
    const client = new FakePlatform().answer('readLiveEvents', answer);
    const channels = new FakeChannels();
    const reports: unknown[] = [];
    const lineup = new LineupStore({ client, channels, report: (error) => reports.push(error) });
    return { client, channels, reports, lineup };
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

  test('MUL-010 the live events, from page 1, fifteen to a page, until there are no more', async () => {
    const page = (input: { query: { p: number } }) => ({
      events: [{ ...event, id: `e${input.query.p}`, eventId: `e${input.query.p}` }],
      totalResults: 3,
    });
    const { client, lineup } = open(page);
    lineup.start();
    await settled();
    expect(client.calls[0]).toMatchObject({
      endpoint: 'readLiveEvents',
      input: { query: { p: 1, rpp: 15 } },
    });
    expect(lineup.more).toBe(true);
    await lineup.loadMore();
    expect(client.calls[1]).toMatchObject({ input: { query: { p: 2, rpp: 15 } } });
    expect(lineup.items.map(({ id }) => id)).toEqual(['e1', 'e2']);
    client.answer('readLiveEvents', { events: [{ ...event, id: 'e2', eventId: 'e2' }], totalResults: 3 });
    await lineup.loadMore();
    expect(lineup.more).toBe(false);
  });

  test('MUL-010 a failure is a state with a retry; once there is a list, it stays', async () => {
    const { client, reports, lineup } = open(new CallError('readLiveEvents', 500, undefined, []));
    lineup.start();
    await settled();
    expect(lineup.state.status).toBe('failed');
    client.answer('readLiveEvents', { events: [event], totalResults: 1 });
    await lineup.load();
    expect(lineup.total).toBe(1);
    client.unreachable();
    await lineup.load();
    expect(lineup.total).toBe(1);
    expect(reports).toHaveLength(2);
  });

  test('LIV-027 events that start and end are added and removed automatically', async () => {
    const { channels, lineup } = open({ events: [{ ...event, id: 'old', eventId: 'old' }], totalResults: 1 });
    lineup.start();
    await settled();
    const message = {
      ...liveEventMessage,
      event: { ...liveEventMessage.event, id: 'new', eventId: 'new' },
      eventId: 'new',
    } as unknown as Parameters<typeof channels.send<'live-events'>>[1];
    channels.send('live-events', { ...message, type: 'STARTED' });
    expect(lineup.items.map(({ id }) => id)).toEqual(['new', 'old']);
    channels.send('live-events', { ...message, type: 'ENDED' });
    expect(lineup.items.map(({ id }) => id)).toEqual(['old']);
    lineup.dispose();
    expect(channels.listeners('live-events')).toBe(0);
  });
});
