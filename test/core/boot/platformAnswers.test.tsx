/** What the composed product relies on in the platform's answers and messages, and how it handles refusals. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeClock } from '../../kit';
import { browserProfile, compose, composedTests, platform, signedIn, type ComposeOptions } from './composed';

composedTests();

const film = (more: object = {}) => ({
  id: 'v1',
  type: 'VOD',
  title: 'Film v1',
  accessLevel: 'GRANTED',
  duration: 600,
  ...more,
});
const playlist = (more: object = {}) => ({
  id: 'p1',
  title: 'Best of',
  videos: { vods: [film()], page: 1, totalPages: 1, totalResults: 1 },
  ...more,
});

async function open(options: ComposeOptions) {
  const site = await compose(options);
  await site.draw();
  return site;
}

test('API-061 HOM-098 the whole catalogue is read from /view/content-grid, and its results are cards', async () => {
  platform()
    .persist()
    .get('/api/v2/view/content-grid')
    .query(true)
    .reply(200, { results: [film()], page: 1, totalPages: 1, totalResults: 1 });
  const site = await open({ at: '/grid' });
  expect(await screen.findByRole('link', { name: /^Film v1/ })).toHaveAttribute('href', '/video/v1/film-v1');
  expect(
    Object.fromEntries(
      new URLSearchParams(site.callsTo('GET', '/api/v2/view/content-grid')[0]?.path.split('?')[1]),
    ),
  ).toMatchObject({ p: '1', rpp: '24' });
});

describe('API-063 only fields of the contract are used', () => {
  test.each([
    [
      'unknown fields beside them',
      playlist({
        shiny: { deep: [1] },
        videos: {
          vods: [film({ badge: 'NEW', isFree: true })],
          page: 1,
          totalPages: 1,
          totalResults: 1,
          cursor: 'x',
        },
      }),
    ],
    [
      'optional ones that are null',
      playlist({
        description: null,
        heroUrl: null,
        thumbnailUrl: null,
        videos: {
          vods: [film({ thumbnailUrl: null, duration: null, trailers: null })],
          page: 1,
          totalPages: 1,
          totalResults: 1,
        },
      }),
    ],
    [
      'a type and an access level of a later version',
      playlist({
        videos: {
          vods: [film(), film({ id: 'v2', title: 'Film v2', type: 'HOLOGRAM', accessLevel: 'ON_THE_MOON' })],
          page: 1,
          totalPages: 1,
          totalResults: 2,
        },
      }),
    ],
  ])('a page is drawn from an answer with %s', async (_, answer) => {
    platform().persist().get('/api/v2/vod/playlist/p1').query(true).reply(200, answer);
    await open({ at: '/playlist/p1' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Best of' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Film v1/ })).toHaveAttribute('href', '/video/v1/film-v1');
  });
});

describe('API-064 ADM-019 a refusal is final', () => {
  const member = () => {
    platform()
      .persist()
      .get('/api/v2/user')
      .reply(200, { id: '7', email: 'ada@example.org', role: 'USER', isGuest: false });
    return browserProfile(signedIn()).tab();
  };

  test('403 is requested once, and the page shows that it could not be loaded', async () => {
    platform()
      .persist()
      .get('/api/v2/user/history')
      .query(true)
      .reply(403, { status: 403, code: 'forbidden', messages: [] });
    const site = await open({ at: '/history', tab: member() });
    expect(await screen.findByText('The show did not start')).toBeVisible();
    expect(site.callsTo('GET', '/api/v2/user/history')).toHaveLength(1);
    expect(site.tab.localValues.read('refreshToken')).toBe('refresh-ada');
  });

  test('PLY-057 401 is requested once more with a new token, and is final then', async () => {
    const tab = member();
    platform()
      .persist()
      .get('/api/v2/user/history')
      .query(true)
      .reply(401, { status: 401, code: 'unauthorized', messages: [] });
    platform()
      .post('/api/v2/token/refresh')
      .reply(200, { authorisationToken: 'auth-new', refreshToken: 'refresh-new' });
    const site = await open({ at: '/history', tab });
    await waitFor(() =>
      expect(
        site.callsTo('GET', '/api/v2/user/history').map(({ headers }) => headers.get('authorization')),
      ).toEqual(['Bearer auth-ada', 'Bearer auth-new']),
    );
    expect(await screen.findByText('The show did not start')).toBeVisible();
    expect(site.callsTo('GET', '/api/v2/user/history')).toHaveLength(2);
  });
});

describe('API-058 a message channel', () => {
  const event = (title: string) => ({ id: 'e1', eventId: 'e1', type: 'LIVE', title, accessLevel: 'GRANTED' });
  const message = (type: string, more: object) =>
    `data: ${JSON.stringify({ channel: 'live-events', type, eventId: 'e1', sentAt: 1, ...more })}\n\n`;
  const opened = (channel: string) => `/api/v2/channel/${channel}`;

  test('is open while its page is shown, its messages are merged by id, its loss is only logged, and following pages do not open it', async () => {
    platform()
      .persist()
      .get('/api/v2/event/live')
      .query(true)
      .reply(200, { events: [event('First title')], page: 1, totalPages: 1, totalResults: 1 });
    platform()
      .get(opened('live-events'))
      .query(true)
      .reply(async () => {
        await screen.findByRole('link', { name: /First title/ });
        return [
          200,
          message('CHANGED', { event: event('Second title') }),
          { 'content-type': 'text/event-stream' },
        ];
      });
    const clock = new FakeClock();
    const site = await open({ at: '/livenow', clock });
    expect(await screen.findByRole('link', { name: /Second title/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /First title/ })).toBeNull();
    await waitFor(() =>
      expect(site.reports.filter((line) => line.includes('A message channel was lost.'))).not.toEqual([]),
    );
    expect(screen.getByRole('link', { name: /Second title/ })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Stories' }));
    await waitFor(() => expect(window.location.pathname).toBe('/section/stories'));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Second title/ })).toBeNull());
    const before = site.callsTo('GET', opened('')).length;
    await act(async () => clock.pass(3_600_000));
    expect(site.callsTo('GET', opened(''))).toHaveLength(before);
  });
});

/** The document with another code for its Spanish. */
const renamed = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(renamed)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).map(([key, inner]) => [key === 'es' ? 'es-MX' : key, renamed(inner)]),
        )
      : value === 'es'
        ? 'es-MX'
        : value;

test.each([
  ['the full code', { en: 'Enter', es: 'Entrar', 'es-MX': 'Pásale' }, 'Pásale'],
  ['its language', { en: 'Enter', es: 'Entrar' }, 'Entrar'],
  ['English', { en: 'Enter', pt: 'Entre' }, 'Enter'],
])('API-037 a label is looked up by %s', async (_, labels, shown) => {
  const translations = Object.fromEntries(Object.entries(labels).map(([code, signIn]) => [code, { signIn }]));
  platform()
    .persist()
    .get('/api/v2/label')
    .query(true)
    .reply(200, { default_locale: 'en', translations, selected_locale: null });
  await open({
    at: '/no/such/page',
    locale: 'es-MX',
    change: (document) => void Object.assign(document, renamed(document)),
  });
  expect(await screen.findByRole('button', { name: shown })).toBeVisible();
});

test('API-039 PWD-020 a new password is put with its token, without a session’s', async () => {
  platform().put('/api/v2/reset-password', { token: 'once', secret: 'a longer secret' }).reply(204);
  const site = await open({ at: '/confirm-reset/once' });
  await userEvent.type(await screen.findByLabelText(/^Password/), 'a longer secret');
  await userEvent.type(screen.getByLabelText(/^The same password again/), 'a longer secret');
  await userEvent.click(screen.getByRole('button', { name: 'Save the new password' }));
  await waitFor(() => expect(site.callsTo('PUT', '/api/v2/reset-password')).toHaveLength(1));
  const [call] = site.callsTo('PUT', '/api/v2/reset-password');
  expect([call?.body, call?.headers.has('authorization')]).toEqual([
    { token: 'once', secret: 'a longer secret' },
    false,
  ]);
});
