import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlaybackFacts } from '../../../core/sdk';
import manifest from '../../../plugins/player/skip-markers/plugin.json';
import activate, { SkipAction, skipOffer } from '../../../plugins/player/skip-markers/part';
import {
  describePlayerPart,
  FakeAction,
  fakeContext,
  FakePlaybackSession,
  noFacts,
  renderInRuntime,
} from 'proscenium/kit';

describePlayerPart('player/skip-markers', { manifest, activate, options: {} });

const skipMarkers: PlaybackFacts['skipMarkers'] = [
  { type: 'RECAP', startTimeMs: 0, stopTimeMs: 1000 },
  { type: 'INTRO', startTimeMs: 1000, stopTimeMs: 6000 },
  { type: 'SPONSOR', startTimeMs: 40_000, stopTimeMs: 45_000 },
  { type: 'credits', startTimeMs: 90_000, stopTimeMs: 95_500 },
];

test.each([
  [0, { labelKey: 'skipRecap', to: 1 }],
  [1, { labelKey: 'skipIntro', to: 6 }],
  [5.9, { labelKey: 'skipIntro', to: 6 }],
  [6, null],
  [42, { labelKey: 'skipStretch', to: 45 }],
  [90, { labelKey: 'skipCredits', to: 95.5 }],
  [95.5, null],
])('PLY-070 at %p seconds the skip control is %p', (position, offer) => {
  expect(skipOffer(skipMarkers, position)).toEqual(offer);
});

async function drawn(locale = 'en') {
  const session = new FakePlaybackSession({ position: 0.5, facts: { ...noFacts, skipMarkers } });
  await renderInRuntime(<SkipAction playbackSession={session} Action={FakeAction} />, {
    runtime: fakeContext({ options: {} }).runtime,
    locale,
  });
  return session;
}

test('PLY-070 each skippable part has its own label, and pressing leads to its end', async () => {
  const session = await drawn();
  for (const [position, name, told] of [
    [0.5, 'Skip recap', 'seek 1'],
    [2, 'Skip intro', 'seek 6'],
    [41, 'Skip', 'seek 45'],
    [91, 'Skip credits', 'seek 95.5'],
  ] as const) {
    act(() => session.change({ position }));
    await userEvent.click(screen.getByRole('button', { name }));
    expect(session.calls.at(-1)).toBe(told);
  }
  act(() => session.change({ position: 30 }));
  expect(screen.queryByRole('button')).toBeNull();
});

test('PLY-070 its label is in the language of the page, and shows once the video plays', async () => {
  const session = await drawn('ar');
  expect(screen.getByRole('button', { name: 'تخطي الملخص' })).toBeVisible();
  act(() => session.change({ started: false }));
  expect(screen.queryByRole('button')).toBeNull();
});
