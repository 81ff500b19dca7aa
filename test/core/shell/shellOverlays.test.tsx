/** What opens over the page: the side panel, the menu, search and announcements of live events. */
import { act, screen, within } from '@testing-library/react';
import { bar, guest, section, shellFixture, view, viewer } from './shellFixture';
const live = (id: string) => ({
  id,
  eventId: id,
  type: 'LIVE',
  title: `Bout ${id}`,
  accessLevel: 'GRANTED',
  thumbnailUrl: `/pictures/${id}.webp`,
});

describe('the side panel', () => {
  test('NAV-011 NAV-059 NAV-062 a guest’s sign-in opens it with the sign-in methods', async () => {
    const { user, tracked } = await shellFixture();
    await user.click(within(bar()).getByRole('button', { name: 'Sign in' }));
    expect(
      within(screen.getByRole('dialog', { name: 'Sign in' })).getByText('the ways to sign in'),
    ).toBeVisible();
    expect(tracked).toEqual(['side_panel_started', 'side_panel_opened']);
  });

  test('NAV-032 a guest who opens live now is asked to sign in', async () => {
    const { user } = await shellFixture({ items: [section('home', 'Tonight'), view('liveNow', 'On now')] });
    await user.click(within(bar()).getByRole('button', { name: 'On now' }));
    expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  });

  test('NAV-030 NAV-060 NAV-063 LIV-009 LIV-055 a viewer’s live now opens the live list; closing it is tracked', async () => {
    const { user, tracked } = await shellFixture({ viewer });
    await user.click(within(bar()).getByRole('button', { name: 'Live now' }));
    const panel = screen.getByRole('dialog', { name: 'Live now' });
    expect(within(panel).getByText('the live list')).toBeVisible();
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(tracked.at(-1)).toBe('side_panel_closed');
  });
});

describe('the menu behind its button', () => {
  test('NAV-055 NAV-056 has search besides the items; sign-out only for viewers', async () => {
    const { user } = await shellFixture({ wide: false });
    await user.click(within(bar()).getByRole('button', { name: 'Open the menu', expanded: false }));
    expect(within(bar()).getByRole('button', { name: 'Open the menu', expanded: true })).toBeVisible();
    const drawer = within(screen.getByRole('dialog', { name: 'Main menu' }));
    expect(drawer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '',
      'Tonight',
      'Search',
      'Sign up',
    ]);
  });

  test('NAV-055 has live now, account and sign-out for a viewer', async () => {
    const { user, shell } = await shellFixture({ wide: false, viewer });
    await user.click(within(bar()).getByRole('button', { name: 'Open the menu' }));
    const drawer = within(screen.getByRole('dialog', { name: 'Main menu' }));
    expect(drawer.getByRole('link', { name: 'Account' })).toBeVisible();
    expect(drawer.getByRole('link', { name: 'Sign out' })).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Live now' }));
    expect([...shell.overlays]).toEqual(['sidePanel']);
  });
});

describe('search over the page', () => {
  test('NAV-028 NAV-089 opens and closes by the hash; the page stays', async () => {
    const { user, router } = await shellFixture({ settings: { searchIsPage: false }, path: '/home?tab=2' });
    await user.click(within(bar()).getByRole('button', { name: 'Search' }));
    expect(router.state.location).toMatchObject({ pathname: '/home', search: '?tab=2', hash: '#search' });
    const overlay = within(screen.getByRole('dialog', { name: 'Search' }));
    expect(overlay.getByText('the search')).toBeVisible();
    await user.click(overlay.getByRole('button', { name: 'Close the search' }));
    expect(router.state.location.hash).toBe('');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('NAV-028 CAT-058 closing removes the search’s parameters from the address, and nothing else', async () => {
    const { router, user } = await shellFixture({
      settings: { searchIsPage: false },
      path: '/home?tab=2&find=van&find-facets=genre%3Aboxing&find-sort=newest#search',
    });
    await user.click(screen.getByRole('button', { name: 'Close the search' }));
    expect(router.state.location).toMatchObject({ pathname: '/home', search: '?tab=2', hash: '' });
  });

  test('NAV-027 where search is a page the hash opens nothing', async () => {
    await shellFixture({ path: '/home#search' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('live events in the frame', () => {
  const answers = { readLiveEvents: { events: [live('a'), live('b')], totalResults: 27 } };
  const starts = async (runtime: Awaited<ReturnType<typeof shellFixture>>, id: string) => {
    act(() =>
      runtime.channel.message?.({
        channel: 'live-events',
        type: 'STARTED',
        eventId: id,
        event: live(id) as never,
        sentAt: 0,
      }),
    );
    await act(async () => undefined);
  };
  const picture = () => document.querySelector('[role="status"] img') as HTMLImageElement;

  test('NAV-029 NAV-033 NAV-067 the badge shows the platform’s count', async () => {
    await shellFixture({ viewer, answers });
    expect(within(bar()).getByRole('button', { name: /Live now.*27 events are on/ })).toBeVisible();
  });

  test('NAV-033 there is no badge at 0', async () => {
    await shellFixture({ viewer, answers: { readLiveEvents: { events: [], totalResults: 0 } } });
    expect(within(bar()).getByRole('button', { name: 'Live now' })).toBeVisible();
  });

  test('NAV-031 NAV-075 LIV-028 LIV-049 LIV-055 a guest has neither badge nor toast, and the list is not requested', async () => {
    const { runtime } = await shellFixture({ viewer: guest, answers, items: [view('liveNow', 'Live now')] });
    expect(within(bar()).getByRole('button', { name: 'Live now' })).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
    expect(runtime.platform.calls).toEqual([]);
  });

  test('NAV-070 NAV-071 NAV-074 an event that goes live is announced once its picture is loaded', async () => {
    const runtime = await shellFixture({ viewer, answers });
    await starts(runtime, 'c');
    expect(screen.getByText('Bout c')).not.toBeVisible();
    act(() => void picture().dispatchEvent(new Event('load')));
    expect(screen.getByText('Bout c').closest('[role="status"]')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Watch now' })).toHaveAttribute('href', '/live/c/bout-c');
    await runtime.user.click(screen.getByRole('button', { name: 'Close this notice' }));
    expect(screen.queryByText('Bout c')).toBeNull();
  });

  test('NAV-072 RLM-010 a picture that fails is replaced by the default thumbnail; without any the toast shows all the same', async () => {
    const runtime = await shellFixture({ viewer, answers });
    await starts(runtime, 'c');
    act(() => void picture().dispatchEvent(new Event('error')));
    expect(picture()).toHaveAttribute('src', '/images/card-thumbnail.webp');
    expect(screen.getByText('Bout c')).not.toBeVisible();
    act(() => void picture().dispatchEvent(new Event('error')));
    expect(screen.getByText('Bout c')).toBeVisible();
  });

  test('NAV-073 it disappears after 15 s, but not while it has pointer or focus', async () => {
    const runtime = await shellFixture({ viewer, answers });
    await starts(runtime, 'c');
    act(() => void picture().dispatchEvent(new Event('load')));
    await runtime.user.hover(screen.getByText('Bout c'));
    act(() => runtime.runtime.clock.pass(60_000));
    expect(screen.getByText('Bout c')).toBeVisible();
    await runtime.user.unhover(screen.getByText('Bout c'));
    act(() => runtime.runtime.clock.pass(15_000));
    expect(screen.queryByText('Bout c')).toBeNull();
  });

  test('NAV-074 watch now follows the event and dismisses the toast', async () => {
    const runtime = await shellFixture({ viewer, answers });
    await starts(runtime, 'c');
    act(() => void picture().dispatchEvent(new Event('load')));
    await runtime.user.click(screen.getByRole('link', { name: 'Watch now' }));
    expect(screen.queryByText('Bout c')).toBeNull();
  });

  const premiere = { ...live('c'), premiereRelease: { type: 'PREMIERE' } };
  test.each([
    ['its player page', '/live/c/bout-c', live('c'), false],
    ['the player page of another event', '/live/d', live('c'), true],
    ['the video page of a premiere', '/video/c/bout-c', premiere, false],
    ['the video page of another video', '/video/c', live('c'), true],
    ['the page where it is watched together', '/live/c/watch-together', live('c'), false],
  ] as const)('NAV-075 an event that starts while the viewer is on %s', async (_page, path, event, shown) => {
    const runtime = await shellFixture({ viewer, answers, path, chrome: 'bare' });
    act(() =>
      runtime.channel.message?.({
        channel: 'live-events',
        type: 'STARTED',
        eventId: 'c',
        event: event as never,
        sentAt: 0,
      }),
    );
    await act(async () => undefined);
    expect(screen.queryByText('Bout c') !== null).toBe(shown);
  });
});
