/** Messages on time changes: events that start and end, programmes that begin. */
import type { Catalogue } from '../../../scripts/sandbox/catalogue/catalogue';
import { createLiveWatch, type News } from '../../../scripts/sandbox/channels/liveService';
import { noor } from '../../../scripts/sandbox/seed/noor';
import { ringside } from '../../../scripts/sandbox/seed/ringside';
import type { Seed } from '../../../scripts/sandbox/seed/types';

const MINUTE = 60_000;
const midnight = Date.UTC(2026, 10, 22);

function watchOver(seed: Seed, startedAt: number) {
  const catalogue = {
    videos: new Map(seed.videos.map((video) => [video.id, video])),
    channels: new Map(seed.channels.map((channel) => [channel.id, channel])),
  } as unknown as Catalogue;
  const received: News[] = [];
  let time = startedAt;
  const watch = createLiveWatch({
    realms: [seed.realm],
    catalogueOf: () => catalogue,
    startedAt,
    now: () => time,
    publish: (_, news) => received.push(news),
  });
  watch.look();
  return (at: number): News[] => {
    time = at;
    watch.look();
    return received.splice(0);
  };
}

test('LIV-026 an upcoming event is broadcast when it starts and when it ends, once each', () => {
  const at = watchOver({ ...ringside, channels: [] }, midnight);
  expect(at(midnight + 94 * MINUTE)).toEqual([{ kind: 'event', type: 'ENDED', videoId: 'rs-202' }]);
  expect(at(midnight + 95 * MINUTE)).toEqual([{ kind: 'event', type: 'STARTED', videoId: 'rs-211' }]);
  expect(at(midnight + 96 * MINUTE)).toEqual([]);
  expect(at(midnight + 275 * MINUTE)).toContainEqual({ kind: 'event', type: 'ENDED', videoId: 'rs-211' });
});

test('LIV-026 channels are broadcast as their programmes change, and as one goes off the air', () => {
  const at = watchOver({ ...noor, videos: [] }, midnight);
  const channelsAt = (minute: number) =>
    at(midnight + minute * MINUTE).flatMap((news) => (news.kind === 'programme' ? [news.channelId] : []));
  expect(channelsAt(1)).toEqual([]);
  expect(channelsAt(40)).toEqual(['noor-cinema']);
  expect(channelsAt(60)).toEqual(['noor-news']);
  expect(channelsAt(60.5)).toEqual([]);
  expect(channelsAt(21 * 60 + 59)).toContain('noor-kids');
  expect(channelsAt(22 * 60)).toContain('noor-kids');
});
