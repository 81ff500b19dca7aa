/** What cards of the composed product show and offer, by content, viewer and realm. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { composedTests } from './composed';
import { watching, type Answers, type Given, type Watching } from './playing';

composedTests();

const now = Date.UTC(2026, 10, 21, 20);
const MINUTE = 60_000;
const card = (more: object) => ({
  id: 'c1',
  type: 'VOD',
  title: 'Night',
  accessLevel: 'GRANTED',
  duration: 600,
  ...more,
});
const paging = { moreDataAvailable: false };
const home = (content: object): Answers => ({
  'GET /api/v4/content/home': {
    sectionId: 'home',
    title: 'Home',
    heroes: [],
    buckets: [
      {
        bucketId: 'b1',
        exid: 'b1',
        name: 'Row',
        type: 'VOD',
        rowTypeData: {},
        contentList: [card(content)],
        paging,
      },
    ],
    paging,
  },
});

/** The home page with one card; the realm has these settings. */
async function shown(content: object, settings: object = {}, given: Given = {}): Promise<Watching> {
  const change = (document: Record<string, unknown>): void => {
    delete document['pages'];
    Object.assign(document['settings'] as object, settings);
  };
  const page = await watching('/home', { ...given, change, answers: home(content) });
  await screen.findByRole('link', { name: /Night/ });
  return page;
}

/** The card's expanded details. */
async function opened(content: object, settings?: object, given?: Given): Promise<HTMLElement> {
  const page = await shown(content, settings, given);
  await waitFor(() => expect(page.site.callsTo('GET', '/api/v4/content/home')).not.toEqual([]));
  act(() => screen.getByRole('link', { name: /Night/ }).focus());
  await page.pass(300);
  const face = () => document.querySelector('[data-hover-card]') as HTMLElement;
  await waitFor(() => expect(face()).toHaveTextContent('Night'));
  return face();
}

describe('PLY-074 HOM-055 how much of a film has been watched', () => {
  test.each([
    ['a quarter', { watchProgress: 150 }, '25%'],
    ['never more than all of it', { watchProgress: 900 }, '100%'],
    ['none of what has not begun', { watchProgress: 0 }, null],
    ['none of what has no length', { watchProgress: 150, duration: 0 }, null],
    ['none of what may not be watched', { watchProgress: 150, accessLevel: 'DENIED' }, null],
  ])('is the width of the bar: %s', async (_, content, width) => {
    await shown(content);
    const bar = [...screen.getByRole('link', { name: /Night/ }).querySelectorAll('span')].find(
      ({ style }) => style.inlineSize !== '',
    );
    expect(bar?.style.inlineSize ?? null).toBe(width);
  });
});

describe('PLY-049 the actions of a film in one row', () => {
  const trailers = [{ id: 't', title: 'First look', accessLevel: 'GRANTED' }];
  const sharing = { socialSharingStatus: 'ENABLED', watchlistsEnabled: true };
  const names = (face: HTMLElement): string[] =>
    [...within(face).queryAllByRole('link'), ...within(face).queryAllByRole('button')]
      .map((action) => action.getAttribute('aria-label') ?? action.textContent ?? '')
      .filter((label) => label !== '');

  test.each([
    [
      'all of them for a viewer who has begun it',
      { watchProgress: 60, trailers },
      ['Watch now', 'From the beginning', 'Trailer', /Favourite|favourites/, /Share/, /watchlist/],
    ],
    [
      'no restart before it is begun',
      { watchProgress: 0, trailers },
      ['Watch now', 'Trailer', /Favourite|favourites/, /Share/, /watchlist/],
    ],
    [
      'no trailer where there is none',
      { watchProgress: 0 },
      ['Watch now', /Favourite|favourites/, /Share/, /watchlist/],
    ],
  ])('%s', async (_, content, expected) => {
    const face = await opened(content, sharing);
    await waitFor(() => expect(names(face)).toHaveLength(expected.length));
    names(face).forEach((label) =>
      expect(expected.some((one) => (typeof one === 'string' ? one === label : one.test(label)))).toBe(true),
    );
  });

  test('signing in is offered next to the trailer when it is required', async () => {
    const face = await opened({ accessLevel: 'GRANTED_ON_SIGN_IN', trailers, watchProgress: 60 }, sharing, {
      member: false,
    });
    await waitFor(() => expect(names(face)).toHaveLength(3));
    expect(names(face).slice(0, 2)).toEqual(['Sign in to watch', 'Trailer']);
  });

  test('a restart begins at the first second', async () => {
    const face = await opened({ watchProgress: 60 }, sharing);
    expect(within(face).getByRole('link', { name: 'From the beginning' })).toHaveAttribute(
      'href',
      '/video/c1/night?progress=0',
    );
  });

  test('PLY-041 the trailer names the film', async () => {
    const face = await opened({ id: 'row-7', videoId: '7', trailers }, sharing);
    expect(within(face).getByRole('link', { name: 'Trailer' })).toHaveAttribute(
      'href',
      '/video/t/first-look?trailerFrom=7',
    );
  });
});

describe('ENT-002 HOM-052 what a card knows of its content beyond the content itself', () => {
  const address = () => screen.getAllByRole('link', { name: /Night/ })[0]?.getAttribute('href');

  test.each([
    [
      'the video, whose id may be another than the card’s',
      { id: 'card-1', videoId: 'v9' },
      '/video/v9/night',
    ],
    ['the season that it is listed in', { seasonId: 's1' }, '/video/c1/night?seasonId=s1'],
    ['the season that it stands for', { id: 'card-1', type: 'SEASON', seasonId: 's1' }, '/season/s1/night'],
    ['the playlist that it is listed in', { playlistId: 'p1' }, '/video/c1/night?playlistId=p1'],
    [
      'the playlist that it stands for',
      { id: 'card-1', type: 'PLAYLIST', playlistId: 'p1' },
      '/playlist/p1/night',
    ],
    ['where the viewer stopped', { watchProgress: 61.5 }, '/video/c1/night?progress=61'],
  ])('%s', async (_, content, path) => {
    await shown(content);
    expect(address()).toBe(path);
  });

  test('how much of it was watched, in percent', async () => {
    await shown({ progress: 40 });
    expect(document.querySelector<HTMLElement>('.progress > span')?.style.inlineSize).toBe('40%');
  });

  test('its trailers', async () => {
    const face = await opened({ trailers: [{ id: 't', title: 'First look', accessLevel: 'GRANTED' }] });
    expect(within(face).getByRole('link', { name: 'Trailer' })).toHaveAttribute(
      'href',
      '/video/t/first-look?trailerFrom=c1',
    );
  });
});

describe('PLY-093 LIV-043 what a channel shows now, on its card', () => {
  const channel = {
    type: 'LIVE',
    liveEventId: 'c1',
    duration: null,
    programmingInfo: { currentProgramme: { title: 'News', startDate: now - MINUTE, endDate: now + MINUTE } },
  };
  const on = { epgPlaybackContentStatus: 'ENABLED', currentProgramPlaybackStatus: 'ENABLED' };

  test.each([
    [
      'is there with both ways to play, where it may be watched and the realm plays its guide',
      channel,
      on,
      ['Watch live', 'Start from the beginning'],
    ],
    [
      'has no beginning where the realm does not restart programmes',
      channel,
      { ...on, currentProgramPlaybackStatus: 'DISABLED' },
      ['Watch live'],
    ],
    [
      'is not where the realm does not play its guide',
      channel,
      { ...on, epgPlaybackContentStatus: 'DISABLED' },
      null,
    ],
    ['is not for what must be bought', { ...channel, accessLevel: 'DENIED' }, on, null],
    ['is not for what wants a sign-in', { ...channel, accessLevel: 'GRANTED_ON_SIGN_IN' }, on, null],
  ])('%s', async (_, content, settings, actions) => {
    const face = await opened(content, settings);
    if (actions === null) {
      expect(within(face).queryByRole('region', { name: 'On now' })).toBeNull();
      return;
    }
    const panel = within(within(face).getByRole('region', { name: 'On now' }));
    expect(
      ['Watch live', 'Start from the beginning'].filter(
        (name) => panel.queryByRole('link', { name }) !== null,
      ),
    ).toEqual(actions);
  });
});
