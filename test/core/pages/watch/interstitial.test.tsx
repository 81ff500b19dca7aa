/** The interstitial before a video (CAT-013, CAT-017 to CAT-020). */
import { screen } from '@testing-library/react';
import { vod } from '../../playback/fakePlayback';
import { at, event, licences } from './watchFixture';

test('CAT-006 CAT-013 CAT-017 CAT-020 the flag shows the interstitial; play removes it and plays, in place', async () => {
  const { user, router, engines } = await at([
    '/browse',
    '/video/v1/the-long-round?showInterstitial=true&seasonId=s1',
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'The long round' })).toBeVisible();
  expect(engines).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Watch now' }));
  expect(router.state.location).toMatchObject({
    pathname: '/video/v1/the-long-round',
    search: '?seasonId=s1',
  });
  expect(router.state.historyAction).toBe('REPLACE');
  expect(engines).toHaveLength(1);
});

test('CAT-017 a realm without the interstitial plays at once', async () => {
  const { engines } = await at('/video/v1?showInterstitial=true', {}, { interstitialPage: false });
  expect(engines).toHaveLength(1);
});

test('CAT-017 CAT-097 live content never has an interstitial', async () => {
  const { engines } = await at('/live/e1?showInterstitial=true', {
    readEvent: { ...event, eventSchedule: {} },
  });
  expect(engines).toHaveLength(1);
});

test('CAT-097 the interstitial address of live content leads to the live page', async () => {
  const { router } = await at('/interstitial/v1', {
    readVod: { ...vod, type: 'LIVE', liveEventId: 'e1' },
    readEvent: event,
  });
  expect(router.state.location.pathname).toBe('/live/e1/the-long-round');
});

test('CAT-018 CAT-013 CAT-012 at its own address the interstitial leads to the video, within the list', async () => {
  const { user, router, engines } = await at('/interstitial/v1/the-long-round?playlistId=p1');
  expect(engines).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Watch now' }));
  expect(router.state.location).toMatchObject({
    pathname: '/video/v1/the-long-round',
    search: '?playlistId=p1',
  });
  expect(engines).toHaveLength(1);
});

test('CAT-019 an interstitial of content that needs a sign-in leads there, and on to the video', async () => {
  await at('/interstitial/v1/the-long-round', { readVod: { ...vod, accessLevel: 'GRANTED_ON_SIGN_IN' } });
  expect(screen.getByRole('link', { name: 'Sign in to watch' })).toHaveAttribute(
    'href',
    '/login?from=%2Fvideo%2Fv1%2Fthe-long-round',
  );
  expect(screen.queryByRole('link', { name: 'Watch now' })).toBeNull();
});

test('CAT-016 CAT-019 an interstitial of denied content leads to the shop with its licences', async () => {
  const { user, router } = await at('/interstitial/v1', {
    readVod: { ...vod, accessLevel: 'DENIED', availableLicences: licences },
  });
  await user.click(screen.getByRole('link', { name: 'Purchase' }));
  const { pathname, search, state } = router.state.location as {
    pathname: string;
    search: string;
    state: unknown;
  };
  expect([pathname, Object.fromEntries(new URLSearchParams(search)), state]).toEqual([
    '/purchase',
    { licences: 'pass-month', from: '/interstitial/v1' },
    { licences },
  ]);
});

test('CAT-042 an interstitial before a premiere shows its time, and does not play', async () => {
  const scheduledAt = Date.UTC(2026, 10, 22, 20);
  await at('/interstitial/v1', { readVod: { ...vod, premiereRelease: { type: 'PREMIERE', scheduledAt } } });
  expect(screen.getByText(/^Premieres .*22/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Watch now' })).toBeNull();
});
