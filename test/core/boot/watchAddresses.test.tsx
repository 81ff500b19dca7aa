/** How the composed product's watch addresses are read, and where links of watch pages lead. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composedTests } from './composed';
import { film, watching, type Given, type Watching } from './playing';

composedTests();

const started = async (page: Watching): Promise<void> => {
  await waitFor(() => expect(page.starts).not.toEqual([]));
  // The extras around the player wait for the picture.
  await page.pass(150);
};
const paths = (page: Watching, path: string): string[] =>
  page.site.callsTo('GET', path).map((call) => call.path);
const withSettings = (settings: object): Pick<Given, 'change'> => ({
  change: (document) => void Object.assign(document['settings'] as object, settings),
});
const second = { ...film, id: '8', title: 'Two' };

test.each([
  ['/video/7', '/api/v4/vod/7'],
  ['/video/7/any-title', '/api/v4/vod/7'],
  ['/live/e1', '/api/v4/event/e1'],
  ['/live/e1/any-title', '/api/v4/event/e1'],
])('PLY-038 %s plays the video of its id, with or without a title', async (at, call) => {
  const page = await watching(at);
  await started(page);
  expect(paths(page, call)).toContain(call);
});

test.each([
  ['Two', '/video/8/two'],
  ['!!!', '/video/8'],
])('PLY-038 the address of a film titled %s has the title as far as it has letters', async (title, path) => {
  const page = await watching('/video/7', {
    answers: { 'GET /api/v4/vod/7/adjacent': { precedingVods: [], followingVods: [{ ...second, title }] } },
  });
  await started(page);
  await userEvent.click(await screen.findByRole('tab', { name: 'Next' }));
  const links = await screen.findAllByRole('link', { name: new RegExp(title) });
  expect(links.map((link) => link.getAttribute('href'))).toContain(path);
});

describe('PLY-039 CAT-007 the query of a watch address', () => {
  const neighbours = { precedingVods: [], followingVods: [{ ...second, seasonId: 's1' }] };

  test.each([
    [
      'the season that it is watched in',
      'seasonId=s1',
      '/api/v4/vod/7/adjacent?size=5',
      '/video/8/two?seasonId=s1',
    ],
    [
      'the playlist',
      'playlistId=p1',
      '/api/v2/playlist/p1/adjacentTo/7?size=5',
      '/video/8/two?playlistId=p1',
    ],
    [
      'the watchlist with its owner',
      'watchlistId=w1&owner=o1',
      '/api/v3/user/watchlist/o1/w1/adjacentTo/7?size=5',
      '/video/8/two?watchlistId=w1&owner=o1',
    ],
  ])('%s, whose neighbours are requested and which links keep', async (_, query, call, link) => {
    const page = await watching(`/video/7?${query}`, {
      answers: { [`GET ${call.split('?')[0] ?? ''}`]: neighbours },
    });
    await started(page);
    await waitFor(() => expect(paths(page, call)).toEqual([call]));
    const links = await screen.findAllByRole('link', { name: /Two/ });
    expect(links.map((each) => each.getAttribute('href'))).toContain(link);
  });

  test('PLY-040 has no list where it names a watchlist without its owner', async () => {
    const page = await watching('/video/7?watchlistId=w1');
    await started(page);
    await waitFor(() => expect(paths(page, '/api/v4/vod/7')).not.toEqual([]));
    expect(page.site.calls.filter(({ path }) => path.includes('adjacentTo') || path.includes('w1'))).toEqual(
      [],
    );
  });

  test('has a position, which wins over every stored one', async () => {
    const page = await watching('/video/7?progress=61.9', {
      answers: { 'GET /api/v4/vod/7': { ...film, watchProgress: 300 } },
    });
    await started(page);
    expect(page.library().reported).toContain('load https://cdn.test/master.m3u8 61');
    expect(page.site.reports.filter((report) => report.includes('cannot be read'))).toEqual([]);
  });

  test('has an unreadable position, which is ignored and logged', async () => {
    const page = await watching('/video/7?progress=soon');
    await started(page);
    expect(page.library().reported).toContain('load https://cdn.test/master.m3u8 null');
    expect(page.site.reports.filter((report) => report.includes('cannot be read'))).toHaveLength(1);
  });

  test('has the return address', async () => {
    const page = await watching('/video/7?from=%2Fupcoming');
    await started(page);
    await userEvent.click((await screen.findAllByRole('button', { name: 'Go back' }))[0] as HTMLElement);
    await waitFor(() => expect(window.location.pathname).toBe('/upcoming'));
  });

  test('is restored after signing in, the provider and the content of a trailer included', async () => {
    const address = '/video/7?trailerFrom=9&provider=sptv&seasonId=s1&progress=12';
    await watching(address, {
      member: false,
      answers: { 'GET /api/v4/vod/7': { ...film, accessLevel: 'GRANTED_ON_SIGN_IN' } },
    });
    const main = document.querySelector('main') as HTMLElement;
    await screen.findByRole('heading', { name: 'Sign in to watch' });
    const link = [...main.querySelectorAll('a')].find(({ textContent }) => textContent === 'Sign in');
    expect(new URL(link?.href ?? '').searchParams.get('from')).toBe(address);
  });
});

describe('CAT-011 the sign-in provider that an address names', () => {
  const providers = {
    authenticationProviders: [{ name: 'id' }, { name: 'sptv' }, { name: 'openid', clientName: 'acme' }],
  };
  const change: Given['change'] = (document) =>
    void Object.assign(document, providers, {
      settings: { ...(document['settings'] as object), interstitialPage: true },
    });
  const signInFirst = {
    'GET /api/v4/vod/7': { ...film, accessLevel: 'GRANTED_ON_SIGN_IN' },
    'GET /api/v4/event/e1': {
      id: 'e1',
      type: 'LIVE',
      title: 'Title night',
      accessLevel: 'GRANTED_ON_SIGN_IN',
    },
  };
  const expired = { 'POST /api/v5/manifest/video/7': 401 };
  const link = async (name: RegExp): Promise<URL> => {
    await screen.findAllByRole('link', { name });
    const [found] = [...(document.querySelector('main') as HTMLElement).querySelectorAll('a')].filter(
      ({ textContent }) => name.test(textContent ?? ''),
    );
    return new URL(found?.href ?? '');
  };

  test.each([
    [
      'is where a guest signs in for a film',
      '/video/7?provider=sptv',
      signInFirst,
      '/login/sptv',
      '/video/7?provider=sptv',
    ],
    [
      'is where a guest signs in for a live event',
      '/live/e1?provider=sptv',
      signInFirst,
      '/login/sptv',
      '/live/e1?provider=sptv',
    ],
    [
      'is where a guest signs in on the page before a film',
      '/interstitial/7?provider=sptv',
      signInFirst,
      '/login/sptv',
      '/video/7/one?provider=sptv',
    ],
    [
      'may be one client of a provider',
      '/video/7?provider=openid%2Facme',
      signInFirst,
      '/login/openid/acme',
      '/video/7?provider=openid%2Facme',
    ],
    [
      'is where a viewer signs in again whom the platform no longer knows',
      '/video/7?provider=sptv',
      expired,
      '/login/sptv',
      '/video/7?provider=sptv',
    ],
    [
      'counts as absent where the realm has none of that name',
      '/video/7?provider=nobody',
      signInFirst,
      '/login',
      '/video/7?provider=nobody',
    ],
    ['may be absent', '/video/7', signInFirst, '/login', '/video/7'],
  ])('%s', async (_, at, answers, path, from) => {
    await watching(at, { member: false, answers, change });
    const { pathname, searchParams } = await link(/^Sign in/);
    expect([pathname, searchParams.get('from')]).toEqual([path, from]);
  });
});

test('PLY-041 a trailer’s address names the film whose page it was started on', async () => {
  await watching('/video/7', {
    answers: {
      'GET /api/v4/vod/7': { ...film, trailers: [{ id: 't', title: 'First look', accessLevel: 'GRANTED' }] },
    },
  });
  expect(await screen.findByRole('link', { name: 'Watch the trailer' })).toHaveAttribute(
    'href',
    '/video/t/first-look?trailerFrom=7',
  );
});

describe('PLY-089 the page before a film', () => {
  const on = withSettings({ interstitialPage: true });
  const off = withSettings({ interstitialPage: false });

  test.each([
    ['shows where address and realm want it', '/video/7?showInterstitial=true', on, false],
    ['does not where the address says nothing', '/video/7', on, true],
    ['does not where the address says anything but true', '/video/7?showInterstitial=1', on, true],
    ['does not where the realm has none', '/video/7?showInterstitial=true', off, true],
    ['does not where the content is live', '/live/e1?showInterstitial=true', on, true],
  ])('%s', async (_, at, given, plays) => {
    const page = await watching(at, given);
    if (plays) return started(page);
    expect(await screen.findByRole('link', { name: 'Watch now' })).toBeVisible();
    expect(page.site.callsTo('POST', '/api/v5/manifest')).toEqual([]);
  });

  test('PLY-045 playing removes the flag from the address without leaving the page or adding a history entry', async () => {
    const page = await watching('/video/7/one?showInterstitial=true&seasonId=s1', on);
    const entries = window.history.length;
    await userEvent.click(await screen.findByRole('link', { name: 'Watch now' }));
    await started(page);
    expect([window.location.pathname + window.location.search, window.history.length]).toEqual([
      '/video/7/one?seasonId=s1',
      entries,
    ]);
  });

  test('PLY-045 PLY-090 playing from its own address opens the page of the film, within the list', async () => {
    const page = await watching('/interstitial/7/one?seasonId=s1', on);
    await userEvent.click(await screen.findByRole('link', { name: 'Watch now' }));
    await started(page);
    expect(window.location.pathname + window.location.search).toBe('/video/7/one?seasonId=s1');
  });
});

const bar = () => document.querySelector<HTMLElement>('header[data-layout]');

test.each([
  ['PLY-099 a film', '/video/7', 'One'],
  ['PLY-099 a live event', '/live/e1', 'Title night'],
  ['PLY-090 PLY-099 the page before a film', '/interstitial/7', 'One'],
  ['PLY-090 PLY-099 the page before a film, with its title', '/interstitial/7/one', 'One'],
  ['PLY-099 a playlist', '/playlist/p1', 'The list'],
  ['PLY-099 a season', '/season/s1', 'Season one'],
])('%s has no top bar', async (_, at, title) => {
  const paging = { moreDataAvailable: false };
  const season = {
    id: 's1',
    type: 'SEASON',
    title: 'Season one',
    seasonNumber: 1,
    series: { seriesId: 'x', title: 'The series' },
    episodes: [second],
    paging,
  };
  await watching(at, {
    answers: {
      'GET /api/v2/vod/playlist/p1': {
        id: 'p1',
        type: 'PLAYLIST',
        title: 'The list',
        vods: [second],
        paging,
      },
      'GET /api/v4/season/s1': season,
    },
  });
  expect((await screen.findAllByRole('heading', { name: title }))[0]).toBeVisible();
  expect(bar()).toBeNull();
});

test('PLY-099 other pages have one', async () => {
  await watching('/upcoming');
  await waitFor(() => expect(bar()).toBeVisible());
});
