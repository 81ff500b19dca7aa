/** Addresses and changes of page in the composed product. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigation } from '../../../core/sdk';
import { compose, platform, composedTests, type ComposeOptions } from './composed';

composedTests();

const path = (): string => window.location.pathname + window.location.search + window.location.hash;

const event = {
  id: 'e1',
  title: 'Title night',
  type: 'LIVE',
  accessLevel: 'GRANTED',
  onlinePlayback: 'AVAILABLE',
};

async function open(options: ComposeOptions) {
  const composed = await compose(options);
  await composed.draw();
  return composed;
}

test.each([
  ['ROU-101', '/?video=7&utm_source=mail#top', 'en', '/video/7?utm_source=mail#top'],
  ['ROU-101', '/?live=7', 'es', '/envivo/7'],
  ['ROU-102', '/?section=3&season=2&series=4', 'en', '/season/2?section=3&series=4'],
  ['ROU-102', '/?plugin=4&video=7', 'en', '/video/7?plugin=4'],
  ['ROU-101', '/?utm_source=mail', 'en', '/?utm_source=mail'],
  ['ROU-101', '/browse?video=7', 'en', '/browse?video=7'],
])('%s %s in %s opens %s, without an entry in the history', async (_row, at, locale, expected) => {
  const entries = window.history.length;
  await open({ at, locale });
  await waitFor(() => expect(path()).toBe(expected));
  expect(window.history.length).toBe(entries);
});

describe('PLY-076 going back', () => {
  const refused = () =>
    platform()
      .persist()
      .get(/\/vod\/|\/video\//)
      .query(true)
      .reply(403, {});

  test('from a first page whose address was replaced leads to the default menu page, not out of the site', async () => {
    refused();
    await open({ at: '/?video=7' });
    await screen.findByText('You may not open this video.');
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(path()).toBe('/home'));
  });

  test('from a page that was opened on this site leads to the page before', async () => {
    refused();
    const { get } = await open({ at: '/browse' });
    act(() => get(navigation).go('/video/7'));
    await screen.findByText('You may not open this video.');
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(path()).toBe('/browse'));
  });
});

describe('a change of page', () => {
  const section = (id: string, hero: string) => ({
    sectionId: id,
    title: id,
    heroes: [{ ...event, id: `hero-${id}`, type: 'VOD', title: hero }],
    buckets: [],
    paging: { moreDataAvailable: false },
  });

  test('ROU-109 removes the previous page’s hero, also while the next page is still loading', async () => {
    platform()
      .persist()
      .get('/api/v4/content/home')
      .query(true)
      .reply(200, section('home', 'The long round'));
    platform()
      .persist()
      .get('/api/v4/content/browse')
      .query(true)
      .reply(200, section('browse', 'The rematch'));
    const { get } = await open({ at: '/home', change: (document) => void delete document['pages'] });
    await screen.findByRole('heading', { name: 'The long round' });
    act(() => get(navigation).go('/browse'));
    expect(screen.queryByRole('heading', { name: 'The long round' })).toBeNull();
    expect(await screen.findByRole('heading', { name: 'The rematch' })).toBeInTheDocument();
  });

  test('ROU-110 discards the upcoming events: on return they are read anew, from the first page', async () => {
    const events = [{ ...event, id: 'e2', title: 'Undercard' }];
    platform().persist().get('/api/v2/event/upcoming').query(true).reply(200, { events, totalResults: 20 });
    const { get, callsTo } = await open({ at: '/upcoming' });
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await screen.findByText('Page 2 of 2');
    act(() => get(navigation).go('/login'));
    await screen.findByRole('heading', { level: 1, name: /Sign in/ });
    expect(screen.queryByText('Undercard')).toBeNull();
    act(() => get(navigation).go('/upcoming'));
    await screen.findByText('Page 1 of 2');
    expect(callsTo('GET', '/api/v2/event/upcoming').at(-1)?.path).toMatch(/[?&]p=1(&|$)/);
  });

  test('ROU-112 leaves no message of the previous page', async () => {
    platform().post('/api/v2/login').reply(401, {});
    const { get } = await open({ at: '/login' });
    await userEvent.type(await screen.findByLabelText(/Email/), 'ada@example.org');
    await userEvent.type(screen.getByLabelText(/^Password/), 'wrong-password');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('alert');
    act(() => get(navigation).go('/upcoming'));
    await waitFor(() => expect(document.title).toMatch(/^Coming up/));
    act(() => get(navigation).go('/login'));
    await screen.findByLabelText(/Email/);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('CAT-051 ROU-115 away from content resets the search', async () => {
    platform().persist().get('/api/v2/search').query(true).reply(200, { results: [], totalResults: 0 });
    const { get } = await open({ at: '/search?query=van' });
    expect(await screen.findByRole('searchbox')).toHaveValue('van');
    act(() => get(navigation).go('/upcoming'));
    await waitFor(() => expect(document.title).toMatch(/^Coming up/));
    act(() => get(navigation).go('/search'));
    expect(await screen.findByRole('searchbox')).toHaveValue('');
  });
});
