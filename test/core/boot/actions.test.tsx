/** The actions of a content in the composed product, and the messages about them. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browserProfile, compose, composedTests, platform, signedIn } from './composed';

composedTests();

const film = {
  id: '7',
  type: 'VOD',
  title: 'One',
  accessLevel: 'GRANTED',
  onlinePlayback: 'AVAILABLE',
  duration: 600,
};

/**
 * The actions of the content that the first row of the home page presents to a signed-in viewer; each of the
 * others has a row of its own.
 */
async function actionsOf(content: object, ...others: readonly object[]) {
  const buckets = [content, ...others].map((each, index) => ({
    bucketId: `b${index}`,
    exid: `b${index}`,
    name: `Pick ${index}`,
    type: 'CONTENT_HIGHLIGHT',
    originalType: 'CONTENT_HIGHLIGHT',
    rowTypeData: {},
    contentList: [each],
    paging: { moreDataAvailable: false },
  }));
  platform()
    .persist()
    .get('/api/v2/user')
    .reply(200, {
      id: '7',
      email: 'ada@example.org',
      role: 'USER',
      isGuest: false,
      location: { countryCode: 'PT' },
    });
  platform()
    .persist()
    .get('/api/v4/content/home')
    .query(true)
    .reply(200, {
      sectionId: 'home',
      title: 'Home',
      heroes: [],
      buckets,
      paging: { moreDataAvailable: false },
    });
  const site = await compose({
    at: '/home',
    tab: browserProfile(signedIn()).tab(),
    change: (document) => {
      delete document['pages'];
      Object.assign(document, {
        settings: {
          ...(document['settings'] as object),
          watchlistsEnabled: true,
          socialSharingStatus: 'ENABLED',
        },
      });
    },
  });
  await site.draw();
  const [heart] = await screen.findAllByRole('button', { name: 'Favourite' });
  const actions = heart?.closest<HTMLElement>('.actions');
  if (!heart || !actions) throw new Error('The actions have no element of their own.');
  return { site, heart, actions };
}

test('NAV-082 there is no download among the actions, whatever the platform reports about downloads', async () => {
  const { actions } = await actionsOf({
    ...film,
    downloadable: true,
    offlinePlayback: 'AVAILABLE',
    offlinePlaybackLanguages: ['en'],
  });
  await within(actions).findByRole('button', { name: /Share/ });
  await within(actions).findByRole('button', { name: /watchlist/i });
  const names = [...within(actions).getAllByRole('link'), ...within(actions).getAllByRole('button')].map(
    (control) => control.getAttribute('aria-label') ?? control.textContent,
  );
  expect(names).toEqual(['Watch now', 'Favourite', 'Share', 'Watchlist']);
});

test.each([
  [false, true],
  [true, false],
])(
  'NAV-085 toggling a favourite tracks the value before it: %s, and %s the second time',
  async (previous, then) => {
    platform()
      .persist()
      .put('/api/v2/favourite/vods/7')
      .reply(204)
      .delete('/api/v2/favourite/vods/7')
      .reply(204);
    const { site, heart } = await actionsOf({ ...film, favourite: previous });
    expect(heart).toHaveAttribute('aria-pressed', String(previous));
    await userEvent.click(heart);
    await waitFor(() =>
      expect(site.tracked).toContainEqual(
        expect.objectContaining({ name: 'favourites', contentId: '7', previous }),
      ),
    );
    expect(heart).toHaveAttribute('aria-pressed', String(then));
    await userEvent.click(heart);
    await waitFor(() =>
      expect(
        site.tracked.filter(({ name }) => name === 'favourites').map((event) => event['previous']),
      ).toEqual([previous, then]),
    );
  },
);

test('FAV-005 a favourite that the platform refuses is removed; the viewer is notified and the operator gets a report', async () => {
  platform().put('/api/v2/favourite/vods/7').reply(403, {});
  const { site, heart } = await actionsOf({ ...film, favourite: false });
  await userEvent.click(heart);
  expect(await screen.findByText('“One” could not be changed in your favourites.')).toBeVisible();
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(site.reports).toContain('library: A favourite was not saved.');
});

test('watchlists that the platform does not give are reported to the operator', async () => {
  platform().persist().get('/api/v3/user/watchlist').query(true).reply(403, {});
  const { site, actions } = await actionsOf(film);
  await userEvent.click(await within(actions).findByRole('button', { name: 'Watchlist' }));
  await waitFor(() => expect(site.reports).toContain('library: A watchlist was not loaded or changed.'));
});

describe('HOM-103 a favourite is one on every card of its film', () => {
  const pressed = () =>
    screen.getAllByRole('button', { name: 'Favourite' }).map((each) => each.getAttribute('aria-pressed'));
  const rows = [film, { ...film, id: 'card-9', videoId: '7' }, { ...film, id: '8', title: 'Two' }] as const;

  test('in the moment that it is toggled, in all rows; other films stay as they are', async () => {
    platform().put('/api/v2/favourite/vods/7').reply(204).delete('/api/v2/favourite/vods/7').reply(204);
    const { heart } = await actionsOf(...rows);
    await waitFor(() => expect(pressed()).toEqual(['false', 'false', 'false']));
    await userEvent.click(heart);
    expect(pressed()).toEqual(['true', 'true', 'false']);
    await userEvent.click(screen.getAllByRole('button', { name: 'Favourite' })[1] as HTMLElement);
    expect(pressed()).toEqual(['false', 'false', 'false']);
  });

  test('and is none again on all of them where the platform refuses it', async () => {
    platform().put('/api/v2/favourite/vods/7').reply(500, {});
    const { site, heart } = await actionsOf(...rows);
    await waitFor(() => expect(pressed()).toHaveLength(3));
    await userEvent.click(heart);
    await waitFor(() => expect(site.callsTo('PUT', '/api/v2/favourite/vods/7')).toHaveLength(1));
    await waitFor(() => expect(pressed()).toEqual(['false', 'false', 'false']));
  });
});
