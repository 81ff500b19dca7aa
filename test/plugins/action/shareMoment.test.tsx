import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type PlayerPart, type PlaybackSessionView, SHARE_LABEL_RESET } from '../../../core/sdk';
import activate from '../../../plugins/action/share/moment';
import { momentLink } from '../../../plugins/action/share/SharedMoment';
import manifest from '../../../plugins/action/share/plugin.json';
import {
  describePlayerPart,
  FakeAction,
  FakeControl,
  fakeContext,
  FakePlaybackSession,
  figures,
  renderInRuntime,
} from 'proscenium/kit';
import { fakeContentLinks } from '../../kit/fakeSettings';

describePlayerPart('action/share in the player', {
  manifest,
  activate,
  options: { first: 'copy', moment: true },
});

const live: PlaybackSessionView['content'] = { kind: 'live', id: 'e1', title: 'The main event' };
const where = { current: () => new URL('https://ringside.example/home?from=%2F') };
const NOW = 1_800_000_000_000;

test.each([
  [
    'PLY-042 a film opens at its position, in whole seconds',
    new FakePlaybackSession({ position: 61.8 }),
    '/video/v1?progress=61',
  ],
  [
    'LIV-041 a broadcast at the moment its picture was made',
    new FakePlaybackSession({ content: live, live: true, measured: { ...figures, latency: 90.5 } }),
    `/live/e1?start=${NOW - 90_500}`,
  ],
  [
    'a broadcast that tells no moment at its edge',
    new FakePlaybackSession({ content: live, live: true, measured: { ...figures, latency: null } }),
    '/live/e1',
  ],
])('%s', (_, playbackSession, expected) => {
  expect(momentLink(playbackSession, { where, links: fakeContentLinks, now: NOW })).toBe(
    `https://ringside.example${expected}`,
  );
});

async function drawn({ started = true, locale = 'en', write = async (_: string) => undefined } = {}) {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
  const { context, runtime } = fakeContext({ options: { first: 'copy' as const, moment: true } });
  const part: PlayerPart = activate(context);
  const { control: Control = () => null, overlay: Overlay = () => null } = part.views;
  const playbackSession = new FakePlaybackSession({ started, position: 754 });
  await renderInRuntime(
    <>
      <Control playbackSession={playbackSession} Control={FakeControl} Action={FakeAction} />
      <Overlay playbackSession={playbackSession} Control={FakeControl} Action={FakeAction} />
    </>,
    { runtime, locale },
  );
  return { user, runtime, part, playbackSession };
}

test('a press copies the link and shows its position, for a while', async () => {
  const copied: string[] = [];
  const { user, runtime } = await drawn({ write: async (link) => void copied.push(link) });
  await user.click(screen.getByRole('button', { name: 'Share this moment' }));
  expect(copied).toHaveLength(1);
  expect(copied[0]).toContain('progress=754');
  expect(screen.getByRole('status')).toHaveTextContent('Link to 12:34 copied');
  act(() => runtime.clock.pass(SHARE_LABEL_RESET));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('its key does the same', async () => {
  const copied: string[] = [];
  const { part, playbackSession } = await drawn({ write: async (link) => void copied.push(link) });
  await act(async () => part.keys?.['Shift+S']?.(playbackSession));
  expect(copied).toHaveLength(1);
});

test('a failed copy is shown', async () => {
  const { user } = await drawn({ write: () => Promise.reject(new Error('not allowed')) });
  await user.click(screen.getByRole('button', { name: 'Share this moment' }));
  expect(screen.getByRole('alert')).toHaveTextContent('The link could not be shared.');
});

test('without a position to share there is no button', async () => {
  const { part, playbackSession } = await drawn({ started: false });
  expect(screen.queryByRole('button')).toBeNull();
  await act(async () => part.keys?.['Shift+S']?.(playbackSession));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a realm that disables it has neither button nor key', () => {
  const part: PlayerPart = activate(
    fakeContext({ options: { first: 'copy' as const, moment: false } }).context,
  );
  expect(part).toEqual({ views: {} });
});
