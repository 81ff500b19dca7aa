/** The page of a watch party: who may join, the invitation, the host's controls and the followers'. */
import { cleanup, screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import type { ChannelMessages, RoutePage } from '../../../../core/sdk';
import activateAction from '../../../../plugins/route/watch-together/action';
import { invitationTo } from '../../../../plugins/route/watch-together/Invitation';
import activate from '../../../../plugins/route/watch-together/page';
import { HOST_SILENT_AFTER_MS, SYNC_INTERVAL_MS } from '../../../../plugins/route/watch-together/RoomStore';
import manifest from '../../../../plugins/route/watch-together/plugin.json';
import { describeCardAction, describeRoute, fakeContext, renderInRuntime } from 'proscenium/kit';

const live = {
  id: 'rs-202',
  liveEventId: 'rs-202',
  title: 'The undercard',
  type: 'LIVE',
  accessLevel: 'GRANTED',
} as const;

describeRoute('route/watch-together', { manifest, activate, options: {}, parameters: { eventId: 'rs-202' } });
describeCardAction('route/watch-together', {
  manifest,
  contribution: 'watch-together',
  activate: activateAction,
  options: {},
  content: live,
});

afterEach(cleanup);

async function open(address: string, { guest = false } = {}) {
  const { context, runtime } = fakeContext({ options: {}, pluginId: 'route/watch-together' });
  if (!guest)
    runtime.session.viewer = {
      id: '7',
      isGuest: false,
      role: 'USER',
      email: 'vera@example.com',
      isChild: false,
    };
  runtime.platform
    .answer('openRoom', { id: 'r1', eventId: 'rs-202' })
    .answer('beatRoom', { now: runtime.clock.now() });
  runtime.navigation.at(address);
  const { Page }: RoutePage = activate(context);
  const drawn = await renderInRuntime(<Page parameters={{ eventId: 'rs-202' }} />, { runtime });
  await act(async () => undefined);
  const beat = () => act(async () => runtime.clock.pass(0));
  await beat();
  const me =
    (
      runtime.platform.calls.find(({ endpoint }) => endpoint === 'beatRoom')?.input['body'] as
        { member: string } | undefined
    )?.member ?? '';
  const sendRoom = (host: string, changes: Partial<ChannelMessages['room']> = {}) =>
    act(async () =>
      runtime.channels.send('room', {
        channel: 'room',
        type: 'ROOM',
        roomId: 'r1',
        eventId: 'rs-202',
        host,
        members: [
          { member: host, name: 'Marco' },
          { member: me === host ? 'other' : me, name: null },
        ],
        playback: null,
        sentAt: 0,
        ...changes,
      }),
    );
  return { runtime, me, sendRoom, ...drawn };
}

test('MUL-013 guests sign in first, and return to the same room', async () => {
  const { runtime } = await open('/live/rs-202/watch-together?room=r1', { guest: true });
  expect(runtime.navigation.visited).toEqual(['/login?from=%2Flive%2Frs-202%2Fwatch-together%3Froom%3Dr1']);
  expect(runtime.screens.count).toBe(0);
  expect(runtime.platform.calls).toEqual([]);
});

test('MUL-013 the opened room is in the address, and the link to it can be copied', async () => {
  const written: string[] = [];
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void written.push(text) },
  });
  const { runtime, me, sendRoom } = await open('/live/rs-202/watch-together');
  expect(runtime.navigation.current().search).toBe('?room=r1');
  expect(page.getByRole('button', { name: 'Copy link' })).toBeDisabled();
  await sendRoom(me);
  const link = 'https://ringside.localhost/live/rs-202/watch-together?room=r1';
  expect(page.getByRole('textbox', { name: 'Link to this room' })).toHaveValue(link);
  await user.click(page.getByRole('button', { name: 'Copy link' }));
  expect(written).toEqual([link]);
  expect(page.getByText('Copied. Send it to your friends.')).toHaveAttribute('role', 'status');
});

test('MUL-013 the invitation carries nothing else of the address', () => {
  expect(
    invitationTo(new URL('https://x.example/live/1/watch-together?from=%2Fhome&token=secret&room=r1#t')),
  ).toBe('https://x.example/live/1/watch-together?room=r1');
});

test('MUL-012 the host controls the player, and is shown as the host', async () => {
  const { runtime, me, sendRoom } = await open('/live/rs-202/watch-together?room=r1');
  await sendRoom(me);
  expect(page.getByText('Host')).toBeVisible();
  expect(page.getByText('2 people')).toHaveAttribute('role', 'status');
  expect(page.getByText(/^You lead/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Pause for everybody' }));
  expect(runtime.screens.opened.get('rs-202')?.playing).toBe(false);
  await userEvent.keyboard('l');
  expect(runtime.screens.opened.get('rs-202')?.calls).toContain('seekBy 10');
});

test('MUL-012 the others have their own sound, and see whether they are in step', async () => {
  const { runtime, sendRoom } = await open('/live/rs-202/watch-together?room=r1');
  await sendRoom('marco', { playback: { moving: true, moment: 1_000_000, at: runtime.clock.now() } });
  expect(page.queryByRole('button', { name: 'Pause for everybody' })).toBeNull();
  expect(page.getByText('In step with Marco')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Mute' }));
  expect(runtime.screens.opened.get('rs-202')?.audible).toBe(false);
});

test('MUL-012 a guest sees that the host is silent', async () => {
  const { runtime, sendRoom } = await open('/live/rs-202/watch-together?room=r1');
  await sendRoom('marco', { playback: { moving: true, moment: 1_000_000, at: runtime.clock.now() } });
  await act(async () => runtime.clock.pass(HOST_SILENT_AFTER_MS + SYNC_INTERVAL_MS));
  expect(page.getByText('Nothing is heard from Marco')).toBeVisible();
  expect(page.queryByText('In step with Marco')).toBeNull();
});

test('a muted viewer who raises the volume by a key gets the last level back', async () => {
  const { runtime, sendRoom } = await open('/live/rs-202/watch-together?room=r1');
  await sendRoom('marco');
  const screen = runtime.screens.opened.get('rs-202');
  act(() => screen?.setVolume(40));
  await userEvent.click(page.getByRole('button', { name: 'Mute' }));
  const slider = page.getByRole('slider', { name: 'Volume' });
  expect(slider).toHaveValue('0');
  act(() => slider.focus());
  await userEvent.keyboard('{ArrowUp}');
  expect(slider).toHaveValue('40');
});

test('a link to the room of another event redirects to that event', async () => {
  const { runtime, sendRoom } = await open('/live/rs-202/watch-together?room=r1');
  await sendRoom('marco', { eventId: 'rs-203' });
  expect(runtime.navigation.visited).toEqual(['/watch_together/rs-203?room=r1']);
});

test('leaving frees the player and the room', async () => {
  const { runtime, unmount } = await open('/live/rs-202/watch-together?room=r1');
  expect(runtime.channels.listeners('room')).toBe(1);
  unmount();
  expect(runtime.screens.openPlayers).toEqual([]);
  expect(runtime.channels.listeners('room')).toBe(0);
});
