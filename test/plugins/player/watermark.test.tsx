import { act } from '@testing-library/react';
import type { PlaybackFacts } from '../../../core/sdk';
import manifest from '../../../plugins/player/watermark/plugin.json';
import activate, { Watermark } from '../../../plugins/player/watermark/part';
import {
  describePlayerPart,
  fakeContext,
  FakePlaybackSession,
  noFacts,
  renderInRuntime,
} from 'proscenium/kit';

describePlayerPart('player/watermark', { manifest, activate, options: {} });

const marked: PlaybackFacts = {
  ...noFacts,
  watermark: { imageUrl: 'https://cdn.example/mark.png', position: 'TOP_RIGHT' },
};

test('PLY-071 a watermark is drawn in its corner, is hidden from screen readers, and is absent without one', async () => {
  const session = new FakePlaybackSession({ facts: marked });
  const { container } = await renderInRuntime(<Watermark playbackSession={session} />, {
    runtime: fakeContext({ options: {} }).runtime,
  });
  const mark = () => container.querySelector('img');
  expect(mark()).toMatchObject({ src: 'https://cdn.example/mark.png', alt: '' });
  expect(mark()).toHaveAttribute('data-corner', 'TOP_RIGHT');
  act(() => session.change({ facts: noFacts }));
  expect(mark()).toBeNull();
  act(() => session.change({ facts: marked, started: false }));
  expect(mark()).toBeNull();
});
