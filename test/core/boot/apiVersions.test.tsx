/** The API version of the platform under which the composed product makes each call. */
import { waitFor } from '@testing-library/react';
import { browserProfile, compose, composedTests, platform, signedIn, type ComposeOptions } from './composed';
import { film, playerOf, stream } from './composedPlayer';

composedTests();

const event = {
  id: 'e1',
  type: 'LIVE',
  title: 'Main event',
  accessLevel: 'GRANTED',
  onlinePlayback: 'AVAILABLE',
};
const season = {
  id: 's1',
  title: 'One',
  series: { seriesId: 'camp', title: 'Camp' },
  episodes: [],
  paging: { moreDataAvailable: false },
};
const series = {
  id: 'camp',
  title: 'Camp',
  seasons: [{ id: 's1', title: 'One', episodeCount: 1 }],
  paging: { moreDataAvailable: false },
};

async function at(address: string, options: ComposeOptions = {}) {
  platform()
    .persist()
    .get('/api/v2/user')
    .reply(200, { id: '7', email: 'ada@example.org', role: 'USER', isGuest: false });
  platform()
    .persist()
    .get(/^\/api\/v4\/vod\/\w+$/)
    .reply(200, film('7'));
  platform().persist().get('/api/v4/event/e1').reply(200, event);
  platform().persist().get('/api/v4/season/s1').query(true).reply(200, season);
  platform().persist().get('/api/v4/series/camp').query(true).reply(200, series);
  platform()
    .persist()
    .post(/^\/api\/v5\/manifest\//)
    .query(true)
    .reply(200, stream);
  const site = await compose({ at: address, tab: browserProfile(signedIn()).tab(), ...options });
  playerOf(site);
  await site.draw();
  return site;
}

const watchlists: ComposeOptions = {
  change: (document) => void Object.assign(document['settings'] as object, { watchlistsEnabled: true }),
};
const olderStreams: ComposeOptions = {
  change: (document) => void Object.assign(document['platform'] as object, { streamApiVersion: 'v4' }),
};
const returned =
  '/pay/demo-stripe?targetPaymentProvider=stripe&paymentProviderId=demo-stripe&paymentMethodType=card&payment_intent=pi_9';

test.each<[string, string, string, string, ComposeOptions]>([
  ['API-007 WCH-017 the viewer’s watchlists', '/watchlists', 'GET', '/api/v3/user/watchlist?', watchlists],
  [
    'API-007 API-057 the guide of an external table',
    '/epg',
    'GET',
    '/api/v3/external-table?',
    {
      realm: 'noor',
      change: (document) => void Object.assign(document['settings'] as object, { externalTable: 'table-1' }),
    },
  ],
  ['API-007 the trailers of a film', '/video/7', 'GET', '/api/v3/vod/7', {}],
  ['API-008 PLY-057 a film', '/video/7', 'GET', '/api/v4/vod/7', {}],
  ['API-008 the neighbors of a film', '/video/7', 'GET', '/api/v4/vod/7/adjacent?', {}],
  ['API-008 PLY-057 a live event', '/live/e1', 'GET', '/api/v4/event/e1', {}],
  ['API-008 the film that an event became', '/live/gone', 'GET', '/api/v4/vods/live/gone', {}],
  ['API-008 a season', '/season/s1', 'GET', '/api/v4/season/s1?', {}],
  ['API-008 a series', '/series/camp', 'GET', '/api/v4/series/camp?', {}],
  ['API-008 the seasons beside one', '/season/s1', 'GET', '/api/v4/series/camp/adjacentTo/s1?', {}],
  [
    'API-008 the guide',
    '/epg',
    'GET',
    '/api/v4/epg?',
    {
      realm: 'noor',
      change: (document) => void delete (document['settings'] as Record<string, unknown>)['externalTable'],
    },
  ],
  [
    'API-008 one watchlist',
    '/playlist/rainy?watchlistId=rainy&owner=7',
    'GET',
    '/api/v4/user/watchlist/rainy?',
    watchlists,
  ],
  ['API-008 what a payment provider has sent back', returned, 'POST', '/api/v4/payment-method/validate', {}],
  [
    'API-008 PLY-057 streams, where the realm’s platform has the older calls',
    '/video/7',
    'GET',
    '/api/v4/stream/vod/7',
    olderStreams,
  ],
  [
    'API-008 PLY-057 streams of an event, where the platform has the older calls',
    '/live/e1',
    'GET',
    '/api/v4/stream/e1',
    olderStreams,
  ],
  ['PLY-057 the manifest of a film', '/video/7', 'POST', '/api/v5/manifest/video/7?', {}],
  ['PLY-057 the manifest of an event', '/live/e1', 'POST', '/api/v5/manifest/event/e1?', {}],
  ['PLY-057 the films of a playlist', '/playlist/p1', 'GET', '/api/v2/vod/playlist/p1?', {}],
  ['PLY-057 events to come', '/upcoming', 'GET', '/api/v2/event/upcoming?', {}],
])('%s', async (_, address, method, path, options) => {
  const site = await at(address, options);
  await waitFor(() => expect(site.callsTo(method, path)).not.toEqual([]));
  // All of them are authenticated as the viewer.
  expect(site.callsTo(method, path)[0]?.headers.get('authorization')).toBe('Bearer auth-ada');
});
