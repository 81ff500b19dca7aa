/** Pages for staff in the composed product: which roles reach them. And the watch party page. */
import { screen, waitFor } from '@testing-library/react';
import { session } from '../../../core/sdk';
import { browserProfile, compose, composedTests, platform, signedIn } from './composed';
import { playerOf } from './composedPlayer';

composedTests();

async function at(address: string, role: string | null, adminRoles?: readonly string[]) {
  if (role !== null)
    platform()
      .persist()
      .get('/api/v2/user')
      .reply(200, { id: '7', email: 'ada@example.org', role, isGuest: false });
  const change = (document: Record<string, unknown>) =>
    void Object.assign(document['settings'] as object, { adminRoles });
  const site = await compose({
    at: address,
    tab: browserProfile(role === null ? {} : signedIn()).tab(),
    change,
  });
  playerOf(site);
  await site.draw();
  if (role !== null) await waitFor(() => expect(site.get(session).viewer.role).toBe(role));
  return site;
}

const previews = () =>
  screen.queryAllByRole('link').filter((link) => link.getAttribute('href')?.includes('/_admin/'));

describe('ADM-020 ADM-002 the realm decides which roles are staff', () => {
  test.each([
    ['nobody by default', undefined, 'ADMIN', false],
    ['nobody where the list is empty', [], 'ADMIN', false],
    ['a role of the list', ['EDITOR', 'OWNER'], 'OWNER', true],
    ['no role beside it', ['EDITOR', 'OWNER'], 'ADMIN', false],
    ['no role in another spelling', ['EDITOR'], 'editor', false],
    ['no guest', ['EDITOR'], null, false],
  ])('%s', async (_, adminRoles, role, opens) => {
    await at('/_admin/navbar-preview', role, adminRoles);
    if (opens) await screen.findByRole('heading', { level: 1, name: /Navigation|menu|bar/i });
    else await screen.findByRole('heading', { level: 1, name: 'No such page' });
    expect(screen.queryAllByRole('heading', { name: 'No such page' })).toHaveLength(opens ? 0 : 1);
  });
});

test.each([
  ['/_admin/section-preview', 'Row'],
  ['/_admin/composed-page-preview', 'Page of rows'],
])('ADM-001 %s opens, one of two pages in the same module', async (address, name) => {
  await at(address, 'EDITOR', ['EDITOR']);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
});

describe('ADM-011 no preview is in the menu', () => {
  test.each([
    ['of a guest', null, 0],
    ['of a viewer', 'USER', 0],
    ['but of staff, where the realm’s menu has one', 'EDITOR', 1],
  ])('%s', async (_, role, count) => {
    await at('/no/such/page', role, ['EDITOR']);
    await screen.findByRole('banner');
    await waitFor(() => expect(previews()).toHaveLength(count));
  });
});

test('ADM-018 the watch party page opens a party of its event for a viewer, and puts it into the address', async () => {
  platform().persist().get('/api/v4/event/e1').reply(200, {
    id: 'e1',
    type: 'LIVE',
    title: 'Main event',
    accessLevel: 'GRANTED',
    onlinePlayback: 'AVAILABLE',
  });
  platform().post('/api/v2/room').reply(200, { id: 'r1', eventId: 'e1' });
  const site = await at('/live/e1/watch-together', 'USER');
  await waitFor(() => expect(window.location.search).toBe('?room=r1'));
  expect(site.callsTo('POST', '/api/v2/room')[0]?.body).toEqual({ eventId: 'e1' });
  await waitFor(() => expect(site.callsTo('POST', '/api/v2/room/r1/beat')).not.toEqual([]));
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
});
