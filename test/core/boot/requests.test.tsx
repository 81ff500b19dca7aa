/** The calls that the composed product makes by itself, and how it handles their answers. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  favourites,
  guideSettings,
  platformClient,
  readGuideRow,
  session,
  type Content,
} from '../../../core/sdk';
import { FAVOURITES } from '../../../core/sdk/eventNames';
import { browserProfile, compose, composedTests, platform, signedIn, type ComposeOptions } from './composed';

composedTests();

const user = {
  id: '7',
  email: 'ada@example.org',
  role: 'USER',
  isGuest: false,
  location: { countryCode: 'PT' },
};
const video = (id: string, more: object = {}): Content => ({
  id,
  type: 'VOD',
  title: `Film ${id}`,
  accessLevel: 'GRANTED',
  duration: 600,
  ...more,
});

/** A tab with a signed-in viewer. */
function memberTab() {
  platform().get('/api/v2/user').reply(200, user);
  return browserProfile(signedIn()).tab();
}

async function open(options: ComposeOptions) {
  const site = await compose(options);
  await site.draw();
  /** The query of the first call to a path, in the order in which it is written. */
  const asked = async (path: string): Promise<Record<string, string>> => {
    await waitFor(() => expect(site.callsTo('GET', path)).not.toEqual([]));
    const [, query = ''] = site.callsTo('GET', path)[0]?.path.split('?') ?? [];
    return Object.fromEntries(new URLSearchParams(query));
  };
  return { ...site, asked };
}

const series = {
  id: 'camp',
  title: 'Camp',
  seasons: [
    { id: 's1', title: 'One', episodeCount: 1 },
    { id: 's2', title: 'Two', episodeCount: 1 },
  ],
  paging: { moreDataAvailable: true, lastSeen: 's2' },
};
const season = {
  id: 's1',
  title: 'One',
  series: { seriesId: 'camp', title: 'Camp' },
  episodes: [video('v1')],
  paging: { moreDataAvailable: false },
};

describe('lists', () => {
  test('API-050 a season is read by GET /api/v4/season/{id} with rpp', async () => {
    const { asked } = await open({ at: '/season/s1' });
    expect(await asked('/api/v4/season/s1')).toEqual({ rpp: '25' });
  });

  test('API-051 a playlist is read by GET /vod/playlist/{id} with rpp 25 and the page, and its videos are listed', async () => {
    platform()
      .persist()
      .get('/api/v2/vod/playlist/p1')
      .query(true)
      .reply(200, {
        id: 'p1',
        title: 'Best of',
        videos: { vods: [video('v1')], page: 1, totalPages: 1, totalResults: 1 },
      });
    const { asked } = await open({ at: '/playlist/p1' });
    expect(await asked('/api/v2/vod/playlist/p1')).toEqual({ p: '1', rpp: '25' });
    expect(await screen.findByText('Film v1')).toBeInTheDocument();
  });

  test('API-052 API-053 a series is read with rpp 25, and the seasons around an opened one with size 25', async () => {
    platform().persist().get('/api/v4/series/camp').query(true).reply(200, series);
    platform().persist().get('/api/v4/season/s1').query(true).reply(200, season);
    platform()
      .persist()
      .get('/api/v4/series/camp/adjacentTo/s1')
      .query(true)
      .reply(200, { precedingSeasons: [], followingSeasons: [{ id: 's2', title: 'Two', episodeCount: 1 }] });
    const first = await open({ at: '/series/camp' });
    expect(await first.asked('/api/v4/series/camp')).toEqual({ rpp: '25' });
    first.close();
    const { asked } = await open({ at: '/season/s1' });
    expect(await asked('/api/v4/series/camp/adjacentTo/s1')).toMatchObject({ size: '25' });
  });
});

describe('live', () => {
  test('API-054 RLM-084 live events are requested by page, fifteen a page', async () => {
    const { asked } = await open({ at: '/livenow' });
    expect(await asked('/api/v2/event/live')).toEqual({ p: '1', rpp: '15' });
  });

  test('API-055 API-065 RLM-084 RLM-087 upcoming events are requested by page, twelve a page', async () => {
    const { asked } = await open({ at: '/upcoming' });
    expect(await asked('/api/v2/event/upcoming')).toEqual({ p: '1', rpp: '12' });
  });
});

describe('the guide', () => {
  test('API-056 its page sends from and to as ISO times with rpp 20', async () => {
    const { asked } = await open({ realm: 'noor', at: '/epg' });
    const { from = '', to = '', rpp } = await asked('/api/v4/epg');
    expect([new Date(from).toISOString(), new Date(to).toISOString(), rpp]).toEqual([from, to, '20']);
  });

  test('API-056 a row sends milliseconds, its own guide and rpp 25', async () => {
    const { get, callsTo } = await compose({ realm: 'noor' });
    await readGuideRow(get(platformClient), get(guideSettings), {
      from: 1000,
      to: 2000,
      epgId: 'evening',
      lastSeen: 'c1',
    }).catch(() => undefined);
    expect(callsTo('GET', '/api/v4/epg').map(({ path }) => path)).toEqual([
      '/api/v4/epg?fromTs=1000&toTs=2000&rpp=25&epgId=evening&lastSeen=c1',
    ]);
  });

  test.each([
    ['the realm names one', 'schedule-1', '/api/v3/external-table'],
    ['it does not', undefined, '/api/v4/epg'],
  ])('API-057 the external table is requested when %s', async (_when, table, path) => {
    const { asked, callsTo } = await open({
      realm: 'noor',
      at: '/epg',
      change: (document) => {
        const settings = document['settings'] as Record<string, unknown>;
        if (table === undefined) delete settings['externalTable'];
        else settings['externalTable'] = table;
      },
    });
    expect(await asked(path)).toMatchObject({ rpp: '20', ...(table === undefined ? {} : { table }) });
    expect(callsTo('GET', path === '/api/v4/epg' ? '/api/v3/external-table' : '/api/v4/epg')).toEqual([]);
  });
});

describe('saved by viewers', () => {
  test('FAV-001 favourites are read by page from the first, nine a page', async () => {
    platform()
      .persist()
      .get('/api/v2/favourite/vods')
      .query(true)
      .reply(200, {
        vods: Array.from({ length: 9 }, (_, index) => video(`f${index}`)),
        page: 1,
        totalPages: 2,
        totalResults: 10,
      });
    const { asked, callsTo } = await open({ at: '/favourites', tab: memberTab() });
    expect(await asked('/api/v2/favourite/vods')).toEqual({ p: '1', rpp: '9' });
    await waitFor(() =>
      expect(callsTo('GET', '/api/v2/favourite/vods').map(({ path }) => path)).toContain(
        '/api/v2/favourite/vods?p=2&rpp=9',
      ),
    );
  });

  test('FAV-007 each press on the favourite button is tracked with the value before it', async () => {
    platform()
      .persist()
      .put('/api/v2/favourite/vods/v1')
      .reply(204)
      .delete('/api/v2/favourite/vods/v1')
      .reply(204);
    platform()
      .persist()
      .get('/api/v2/favourite/vods')
      .query(true)
      .reply(200, { vods: [video('v1', { favourite: true })], page: 1, totalPages: 1, totalResults: 1 });
    const { tracked } = await open({ at: '/favourites', tab: memberTab() });
    const heart = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
    await heart(/favourite/i);
    await heart(/favourite/i);
    await waitFor(() =>
      expect(
        tracked
          .filter(({ name }) => name === FAVOURITES)
          .map(({ contentId, previous }) => [contentId, previous]),
      ).toEqual([
        ['v1', true],
        ['v1', false],
      ]),
    );
  });

  test('FAV-024 preferences are sent without the muted state', async () => {
    platform().persist().get('/api/v2/user/preferences').reply(200, { language: 'en', autoAdvance: true });
    platform().persist().put('/api/v2/user/preferences').reply(200, {});
    const tab = memberTab();
    tab.localValues.write('player choices', JSON.stringify({ volume: 40, muted: false }));
    const { callsTo } = await open({ at: '/account?section=preferences', tab });
    await userEvent.click((await screen.findAllByRole('checkbox'))[0]!);
    await waitFor(() => expect(callsTo('PUT', '/api/v2/user/preferences')).toHaveLength(1));
    expect(callsTo('PUT', '/api/v2/user/preferences')[0]?.body).toMatchObject({ autoAdvance: false });
    expect(callsTo('PUT', '/api/v2/user/preferences')[0]?.body).not.toHaveProperty('muted');
  });

  test('FAV-002 FAV-003 a favourite is added by PUT and removed by DELETE of its own address, both without a body', async () => {
    platform()
      .persist()
      .put('/api/v2/favourite/vods/v1')
      .reply(204)
      .delete('/api/v2/favourite/vods/v1')
      .reply(204)
      .get('/api/v2/favourite/vods')
      .query(true)
      .reply(200, { vods: [], page: 1, totalPages: 1, totalResults: 0 });
    const { get, calls } = await open({ at: '/browse', tab: memberTab() });
    await waitFor(() => expect(get(session).viewer.id).toBe('7'));
    await act(async () => void (await get(favourites).toggle(video('v1'))));
    await act(async () => void (await get(favourites).toggle(video('v1'))));
    const changes = () =>
      calls
        .filter(({ path, method }) => path.startsWith('/api/v2/favourite/') && method !== 'GET')
        .map(({ method, path, body }) => [method, path, body ?? null]);
    await waitFor(() =>
      expect(changes()).toEqual([
        ['PUT', '/api/v2/favourite/vods/v1', null],
        ['DELETE', '/api/v2/favourite/vods/v1', null],
      ]),
    );
  });

  test('FAV-011 PLY-042 a card of the history shows how far it was watched, and resumes there', async () => {
    platform()
      .persist()
      .get('/api/v2/user/history')
      .query(true)
      .reply(200, {
        vods: [video('v1', { watchProgress: 150.4, progress: 25 })],
        page: 1,
        totalPages: 1,
        totalResults: 1,
      });
    await open({ at: '/history', tab: memberTab() });
    const link = await screen.findByRole('link', { name: /Film v1/ });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/video\/v1\/film-v1\?progress=150$/));
    expect(link.closest('li')?.querySelector('[style*="inline-size: 25.0"]')).not.toBeNull();
  });

  test('FAV-020 the preferences are read by GET /user/preferences', async () => {
    const { asked } = await open({ at: '/account?section=preferences', tab: memberTab() });
    expect(await asked('/api/v2/user/preferences')).toEqual({});
  });

  test('WCH-017 WCH-018 lists are read at v3, twenty-five at a time; a list’s page at v4, sixty at a time', async () => {
    const change: ComposeOptions['change'] = (document) =>
      void Object.assign(document['settings'] as object, { watchlistsEnabled: true });
    const all = await open({ at: '/watchlists', tab: memberTab(), change });
    expect(await all.asked('/api/v3/user/watchlist')).toEqual({ rpp: '25' });
    all.close();
    const one = await open({ at: '/playlist/rainy?watchlistId=rainy&owner=7', tab: memberTab(), change });
    expect(await one.asked('/api/v4/user/watchlist/rainy')).toEqual({ owner: '7', rpp: '60' });
  });

  test('WCH-012 a created list is read whole at v4, twenty-five at a time', async () => {
    platform()
      .persist()
      .get('/api/v3/user/watchlist')
      .query(true)
      .reply(200, { watchlists: [], pagingInfo: { moreDataAvailable: false } });
    platform().post('/api/v3/user/watchlist').reply(200, { id: 'new' });
    const { asked } = await open({
      at: '/watchlists',
      tab: memberTab(),
      change: (document) => void Object.assign(document['settings'] as object, { watchlistsEnabled: true }),
    });
    // While the lists are loaded, another button does the same.
    await screen.findByRole('heading', { name: 'No watchlists yet' });
    await userEvent.click(screen.getByRole('button', { name: 'New watchlist' }));
    const dialog = within(document.body);
    await userEvent.type(await dialog.findByRole('textbox'), 'Later');
    await userEvent.keyboard('{Enter}');
    expect(await asked('/api/v4/user/watchlist/new')).toEqual({ rpp: '25' });
  });
});

test('LIC-004 a licence is offered for its default amount, in its currency and scale', async () => {
  const amount = {
    id: 'a1',
    sku: 'pass',
    amount: 1299,
    currency: 'EUR',
    scale: 2,
    default: true,
    local: false,
    taxInclusive: true,
  };
  const licence = {
    id: 'pass',
    name: 'Ringside Pass',
    purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' },
    amounts: [{ ...amount, id: 'a2', amount: 99, default: false }, amount],
  };
  platform()
    .persist()
    .get('/api/v2/licence-family')
    .query(true)
    .reply(200, { families: [], licences: [licence] });
  await open({ at: '/purchase', tab: memberTab() });
  expect((await screen.findAllByText(/€12\.99/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/€0\.99/)).toBeNull();
});
