/** Analytics events of the composed product, as the realm's sink receives them. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellStore } from '../../../core/pageKit/ShellStore';
import { browserProfile, compose, composedTests, platform, signedIn, type Composed } from './composed';
import { film, playerOf, stream } from './composedPlayer';

composedTests();

const names = ({ tracked }: Composed): string[] => tracked.map(({ name }) => name);
/** Sinks start once the first page is drawn; earlier events are delivered then. */
const sinksStarted = (site: Composed) =>
  waitFor(() => expect(site.callsTo('GET', '/api/v2/label')).toHaveLength(1));

test('ANA-002 ANA-003 ANA-013 ANA-001 opening the side panel is tracked as started and opened, closing it as closed, for a guest', async () => {
  const site = await compose({ at: '/no/such/page' });
  await site.draw();
  await sinksStarted(site);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  await waitFor(() =>
    expect(names(site)).toEqual(['side_panel_started', 'side_panel_opened', 'side_panel_closed']),
  );
  expect(site.tracked.map(({ userType }) => userType)).toEqual(Array(3).fill('guest'));
  expect(site.get(shellStore).isOpen('sidePanel')).toBe(false);
});

test('ANA-011 pressing the favourite button is tracked with the value before, on adding and on removing', async () => {
  platform()
    .persist()
    .get('/api/v2/user')
    .reply(200, { id: '7', email: 'ada@example.org', role: 'USER', isGuest: false });
  platform()
    .persist()
    .put('/api/v2/favourite/vods/7')
    .reply(204)
    .delete('/api/v2/favourite/vods/7')
    .reply(204);
  platform()
    .persist()
    .get('/api/v4/vod/7')
    .reply(200, film('7', { favourite: true }));
  platform().persist().post('/api/v5/manifest/video/7').query(true).reply(200, stream);
  const site = await compose({ at: '/video/7', tab: browserProfile(signedIn()).tab() });
  playerOf(site);
  await site.draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Favourite', pressed: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'Favourite', pressed: false }));
  await sinksStarted(site);
  expect(
    site.tracked
      .filter(({ name }) => name === 'favourites')
      .map(({ contentId, previous, userType }) => [contentId, previous, userType]),
  ).toEqual([
    ['7', true, 'USER'],
    ['7', false, 'USER'],
  ]);
});

test('ANA-012 player events are tracked with the id of the content: ready, play, pause, ended and error', async () => {
  platform().persist().get('/api/v4/vod/v1').reply(200, film('v1'));
  platform().persist().post('/api/v5/manifest/video/v1').query(true).reply(200, stream);
  const site = await compose({ at: '/video/v1' });
  const { engines } = playerOf(site);
  await site.draw();
  await waitFor(() => expect(engines[0]?.calls).toContain('play'));
  await sinksStarted(site);
  const events = () => site.tracked.filter(({ name }) => name.startsWith('player_'));
  await act(async () => {
    for (const type of ['ready', 'pause', 'ended'] as const) engines[0]?.listener.onEvent({ type });
    engines[0]?.listener.onEvent({ type: 'error', error: new Error('The stream is broken.') });
  });
  expect(events().map(({ name }) => name)).toEqual(
    expect.arrayContaining(['player_ready', 'player_play', 'player_pause', 'player_ended', 'player_error']),
  );
  expect(
    new Set(events().map(({ contentId, contentType }) => `${String(contentType)} ${String(contentId)}`)),
  ).toEqual(new Set(['vod v1']));
  expect(JSON.stringify(site.tracked)).not.toContain('broken');
});
