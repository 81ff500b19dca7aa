/** The catalogue and playback. */
import { text } from '../sandboxProcess';
import { listenTo } from '../channelListener';
import type { Performances } from './scene';

export const catalogue = {
  createAdNonce: ({ call }) => call('POST', '/api/v4/ads/nonce'),
  sendHeartbeat: async ({ call, event, newcomer }) =>
    call('POST', '/api/v1/multiviewHeartbeat', {
      token: await newcomer(),
      body: { eventIds: [event], positions: [30], sessionId: 'player-1' },
    }),
  readLabels: ({ call, realm }) => call('GET', `/api/v2/label?realm=${realm}`),
  readTexts: ({ call }) => call('POST', '/api/v2/texts', { body: { keys: ['emptySection'] } }),
  readCountries: ({ call }) => call('GET', '/api/v2/country'),
  readMenu: ({ call }) => call('GET', '/api/v2/menu?platform=WEB'),
  readSection: ({ call }) => call('GET', '/api/v4/content/home?rpp=25&displayGeoblocked=true'),
  readBucketPage: ({ call, bucket }) => call('GET', `/api/v4/content/home/bucket/${bucket}?resultPerPage=25`),
  readVod: ({ call, vod }) => call('GET', `/api/v4/vod/${vod}`),
  readVodV3: ({ call, vod }) => call('GET', `/api/v3/vod/${vod}`),
  readAdjacentVods: ({ call, vod }) => call('GET', `/api/v4/vod/${vod}/adjacent?size=5`),
  readVodOfEvent: ({ call, vod }) => call('GET', `/api/v4/vods/live/${vod}`),
  readEvent: ({ call, event }) => call('GET', `/api/v4/event/${event}`),
  readLiveEvents: ({ call }) => call('GET', '/api/v2/event/live?p=1&rpp=15'),
  readUpcomingEvents: ({ call }) => call('GET', '/api/v2/event/upcoming?p=1&rpp=12'),
  readEpg: ({ call }) => call('GET', '/api/v4/epg?fromTs=1000&toTs=2000&rpp=25&epgId=bench'),
  readExternalTable: ({ call }) =>
    call('GET', '/api/v3/external-table?table=partners&from=2026-01-01T00:00:00Z&to=2026-01-02T00:00:00Z'),
  openChannel: async ({ url, realm, event }) => {
    const listener = await listenTo(url, `${realm}-web`, 'live-events');
    await fetch(`${url}/__sandbox/live-event`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ realm, event, action: 'change' }),
    });
    const body = await listener.next();
    listener.close();
    return { status: listener.status, body };
  },
  openRoom: async ({ call, event, newcomer }) =>
    call('POST', '/api/v2/room', { token: await newcomer(), body: { eventId: event } }),
  beatRoom: async ({ url, realm, call, event, newcomer }) => {
    const token = await newcomer();
    const { body } = await call('POST', '/api/v2/room', { token, body: { eventId: event } });
    const member = '7d41f0a29be35c68';
    const listener = await listenTo(url, `${realm}-web`, `room?room=${text(body['id'])}&member=${member}`, {
      authorization: `Bearer ${token}`,
    });
    const answer = await call('POST', `/api/v2/room/${text(body['id'])}/beat`, {
      token,
      body: { member, playback: { moving: true, moment: 1000, at: 2000 } },
    });
    listener.close();
    return answer;
  },
  readSeries: ({ call, series }) => call('GET', `/api/v4/series/${series}?rpp=25`),
  readAdjacentSeasons: ({ call, series, season }) =>
    call('GET', `/api/v4/series/${series}/adjacentTo/${season}?size=25`),
  readSeason: ({ call, season }) => call('GET', `/api/v4/season/${season}?rpp=2`),
  readPlaylist: ({ call, playlist }) => call('GET', `/api/v2/vod/playlist/${playlist}?p=1&rpp=25`),
  readAdjacentPlaylistVods: async ({ call, playlist }) => {
    const { body } = await call('GET', `/api/v2/vod/playlist/${playlist}`);
    return call(
      'GET',
      `/api/v2/playlist/${playlist}/adjacentTo/${text(body['videos']!['vods']![0]!['id'])}?size=5`,
    );
  },
  readRelatedVods: ({ call, vod }) => call('GET', `/api/v4/vod/${vod}/related?p=1&rpp=12`),
  searchContent: ({ call }) =>
    call('GET', '/api/v2/content-search?query=a&p=1&rpp=24&facets=availability:here&sort=title&tab=videos'),
  readContentGrid: ({ call }) => call('GET', '/api/v2/view/content-grid?p=1&rpp=50'),
  readFighters: ({ call }) => call('GET', '/api/v2/fighters?p=1&rpp=24'),
  readRankings: ({ call }) => call('GET', '/api/v2/fighters/rankings'),
  // Only ringside has fighters; elsewhere the refusal is validated against the contract.
  readFighter: ({ call }) => call('GET', '/api/v2/fighters/vance'),
  readNews: ({ call }) => call('GET', '/api/v2/news/latest?p=1&rpp=12'),
  readNewsItem: ({ call, news }) => call('GET', `/api/v2/news/latest/${news}`),
  requestEventManifest: async ({ call, event, newcomer }) =>
    call('POST', `/api/v5/manifest/event/${event}?includePlaybackDetails=URL`, { token: await newcomer() }),
  requestVideoManifest: ({ call, vod }) =>
    call('POST', `/api/v5/manifest/video/${vod}?includePlaybackDetails=URL&displayGeoblocked=true`),
  readEventStream: async ({ call, event, newcomer }) =>
    call('GET', `/api/v4/stream/${event}`, { token: await newcomer() }),
  readVodStream: ({ call, vod }) => call('GET', `/api/v4/stream/vod/${vod}`),
} satisfies Performances;
