/** Watch pages of scheduled content: events, channels and premieres. */
import { act, cleanup, screen } from '@testing-library/react';
import { CallError } from '../../../../core/sdk';
import { vod } from '../../playback/fakePlayback';
import { at, event, licences } from './watchFixture';

test('PLY-096 PLY-019 an event has a countdown, and is started at zero', async () => {
  const startDate = Date.UTC(2026, 10, 21, 20) + 3_723_000;
  const { clock, engines, room } = await at('/live/e1', {
    readEvent: { ...event, thumbnailUrl: 'https://cdn.example/still.webp', eventSchedule: { startDate } },
  });
  expect(screen.getByRole('timer', { name: 'Time until the start' })).toHaveTextContent(
    '01hour02minutes03seconds',
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Title night' })).toBeVisible();
  expect(document.querySelector('img[src="https://cdn.example/still.webp"]')).not.toBeNull();
  expect(room.player.state.waiting).toBe(true);
  expect(engines).toEqual([]);
  await act(async () => clock.pass(3_723_000));
  expect(engines).toHaveLength(1);
  expect(room.player.state.waiting).toBe(false);
});

test('LIV-023 PLY-081 PLY-082 an event that is over and has no stream shows that it has ended', async () => {
  const now = Date.UTC(2026, 10, 21, 20);
  await at('/live/e1', {
    readEvent: { ...event, eventSchedule: { startDate: now - 2000, endDate: now - 1000 } },
    requestEventManifest: new CallError('requestEventManifest', 404, 'notFound', []),
  });
  expect(screen.getByRole('heading', { name: 'This event has ended' })).toBeVisible();
});

test('LIV-024 PLY-079 PLY-080 the address of an event that became a video becomes the video’s, in place', async () => {
  const { router } = await at(['/browse', '/live/e1?from=%2Fbrowse'], {
    readEvent: new CallError('readEvent', 404, 'notFound', []),
    readVodOfEvent: { ...vod, id: 'v9', title: 'The replay' },
    readVod: { ...vod, id: 'v9', title: 'The replay' },
  });
  expect(router.state.location).toMatchObject({
    pathname: '/video/v9/the-replay',
    search: '?from=%2Fbrowse',
  });
  expect(router.state.historyAction).toBe('REPLACE');
});

test.each(['/live/none', '/video/none', '/interstitial/none'])(
  'CAT-084 LIV-024 NAV-021 %s, which is neither event nor video, is not found, and the menu is shown',
  async (address) => {
    const missing = new CallError('', 404, 'notFound', []);
    const { shell } = await at(address, { readEvent: missing, readVodOfEvent: missing, readVod: missing });
    expect(screen.getByRole('heading', { level: 1, name: 'No such page' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(shell.isLost).toBe(true);
  },
);

describe('LIV-041 a channel from the beginning of its programme', () => {
  const moment = Date.UTC(2026, 10, 21, 19, 30);
  const recordedFrom = (playheadDate: number) => ({
    isLive: true,
    seekRange: { start: 1000, end: 4600 },
    buffered: [],
    playheadDate,
    placed: true,
  });

  test('playback starts there, without a message', async () => {
    const { engines, lines } = await at(`/live/e1?start=${moment}`, { readEvent: event });
    expect(engines[0]?.loads[0]?.start).toMatchObject({ moment });
    const [engine] = engines;
    if (engine === undefined) throw new Error('Nothing plays.');
    engine.time = recordedFrom(moment);
    await act(async () => engine.reach(1000));
    expect(screen.queryByText(/no longer recorded/)).toBeNull();
    expect(lines).toEqual([]);
  });

  test('one that is no longer recorded starts at the earliest position, and a note explains it for a while', async () => {
    const { engines, clock } = await at(`/live/e1?start=${moment}`, { readEvent: event });
    const [engine] = engines;
    if (engine === undefined) throw new Error('Nothing plays.');
    engine.time = recordedFrom(moment + 3_600_000);
    await act(async () => engine.reach(1000));
    expect(screen.getByText(/no longer recorded/)).toBeVisible();
    await act(async () => clock.pass(12_000));
    expect(screen.queryByText(/no longer recorded/)).toBeNull();
  });

  test.each(['soon', '-1', '1e12', '%3Cscript%3E'])('start=%s is ignored, and logged', async (text) => {
    const { engines, lines } = await at(`/live/e1?start=${text}`, { readEvent: event });
    expect(engines[0]?.loads[0]?.start.moment).toBeNull();
    expect(lines).toEqual([
      'A part of the address cannot be read and is ignored. {"page":"live","parameter":"start"}',
    ]);
  });

  test('a video ignores it', async () => {
    const { engines } = await at(`/video/v1?start=${moment}`);
    expect(engines[0]?.loads[0]?.start.moment).toBeNull();
  });

  test('PLY-043 it passes through signing in and buying with the return address', async () => {
    await at(`/live/e1?start=${moment}`, { readEvent: { ...event, accessLevel: 'GRANTED_ON_SIGN_IN' } });
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/login?from=${encodeURIComponent(`/live/e1?start=${moment}`)}`,
    );
    cleanup();
    await at(`/live/e1?start=${moment}`, {
      readEvent: { ...event, accessLevel: 'DENIED', availableLicences: licences },
    });
    const query = new URLSearchParams(
      screen.getByRole('link', { name: 'Choose and watch' }).getAttribute('href')?.split('?')[1],
    );
    expect(Object.fromEntries(query)).toEqual({ licences: 'pass-month', from: `/live/e1?start=${moment}` });
  });

  test('PLY-080 the video that the event became is opened without it', async () => {
    const { router } = await at(`/live/e1?start=${moment}&from=%2Fbrowse`, {
      readEvent: new CallError('readEvent', 404, 'notFound', []),
      readVodOfEvent: { ...vod, id: 'v9' },
      readVod: { ...vod, id: 'v9' },
    });
    expect(router.state.location.search).toBe('?from=%2Fbrowse');
  });
});

test('LIV-048 a live page never announces a premiere, whatever its event contains', async () => {
  const scheduledAt = Date.UTC(2026, 10, 21, 20) - 60_000;
  await at('/live/e1', {
    readEvent: { ...event, duration: 5400, premiereRelease: { type: 'PREMIERE', scheduledAt } },
  });
  expect(screen.queryByText('The premiere is on')).toBeNull();
});

test('CAT-043 PLY-085 PLY-088 a running premiere is announced, joined at its live position, and stays away once dismissed', async () => {
  const scheduledAt = Date.UTC(2026, 10, 21, 20) - 60_000;
  const premiere = { readVod: { ...vod, premiereRelease: { type: 'PREMIERE', scheduledAt } } };
  const { user, engines, unmount } = await at('/video/v1', premiere);
  await user.click(screen.getByRole('button', { name: 'Join live' }));
  expect(engines[0]?.calls).toContain('seek 60');
  expect(screen.queryByText('The premiere is on')).toBeNull();
  unmount();

  const again = await at('/video/v1', premiere);
  await again.user.click(screen.getByRole('button', { name: 'Not now' }));
  act(() => again.clock.pass(10_000));
  expect(screen.queryByText('The premiere is on')).toBeNull();
});
