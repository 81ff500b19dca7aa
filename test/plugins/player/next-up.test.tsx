import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Content } from '../../../core/sdk';
import manifest from '../../../plugins/player/next-up/plugin.json';
import activate, { NextCard, placeInSeries } from '../../../plugins/player/next-up/part';
import {
  describePlayerPart,
  FakeAction,
  fakeContext,
  FakePlaybackSession,
  renderInRuntime,
} from 'proscenium/kit';

describePlayerPart('player/next-up', { manifest, activate, options: { countdown: 8 } });

const next: Content = {
  id: 'v2',
  title: 'The rematch',
  type: 'VOD',
  episodeNumber: 1,
  season: { seasonId: 's2', title: 'Season 2' },
};

async function drawn({
  autoAdvance = true,
  following = next,
}: { readonly autoAdvance?: boolean; readonly following?: Content | null } = {}) {
  const { runtime } = fakeContext({ options: {} });
  const session = new FakePlaybackSession({ state: 'ended', following: { next: following, autoAdvance } });
  const rendered = await renderInRuntime(
    <NextCard queue={session.queue} countdown={5} Action={FakeAction} />,
    { runtime },
  );
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) act(() => runtime.clock.pass(1000));
  };
  return { ...rendered, calls: session.calls, pass };
}

test('PLY-047 the next video is shown at the end with its number in the series, counts down, and opens by itself, once', async () => {
  const { calls, pass } = await drawn();
  expect(screen.getByText('The rematch')).toBeVisible();
  expect(screen.getByText('Season 2, episode 1')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Play now' })).toHaveFocus();
  pass(2);
  expect(screen.getByRole('timer')).toHaveTextContent('Starts in 3 seconds');
  expect(calls).toEqual([]);
  pass(10);
  expect(calls).toEqual(['open next']);
});

test('PLY-047 a viewer who cancels stops the countdown, which is announced, and can still continue', async () => {
  const { calls, pass } = await drawn();
  pass(2);
  await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('The next video waits for you.');
  pass(60);
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Play now' }));
  expect(calls).toEqual(['open next']);
});

test('PLY-047 FAV-023 with autoplay off there is no countdown: the next video waits for a press', async () => {
  const { calls, pass } = await drawn({ autoAdvance: false });
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Stay here' })).toBeNull();
  pass(60);
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Play now' }));
  expect(calls).toEqual(['open next']);
});

test('PLY-047 a countdown ends with the card', async () => {
  const { calls, pass, unmount } = await drawn();
  pass(2);
  unmount();
  pass(60);
  expect(calls).toEqual([]);
});

test('without a next video there is no card', async () => {
  const { container, calls, pass } = await drawn({ following: null });
  expect(container).toBeEmptyDOMElement();
  pass(60);
  expect(calls).toEqual([]);
});

test.each([
  [{}, null],
  [{ episodeNumber: 3 }, { key: 'nextUpEpisode', values: { episode: 3, season: '' } }],
  [
    { episodeNumber: 1, season: { seasonId: 's2', title: 'Season 2' } },
    { key: 'nextUpSeasonEpisode', values: { episode: 1, season: 'Season 2' } },
  ],
])('%p is numbered in its series as %p', (content, place) => {
  expect(placeInSeries(content)).toEqual(place);
});
