import { cleanup } from '@testing-library/react';
import defaultRow from '../../../plugins/section/default/section';
import playlistRow from '../../../plugins/section/playlist/section';
import posterRow from '../../../plugins/section/poster/section';
import sectionLinkRow from '../../../plugins/section/section-link/section';
import type { Section } from '../../../core/sdk';
import { fakeContext, FakeRow, renderInRuntime } from 'proscenium/kit';

beforeAll(() => {
  window.matchMedia = ((query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});
afterEach(cleanup);

const { context, runtime } = fakeContext({ options: {} });
const rows: readonly (readonly [string, Section, string])[] = [
  ['default', defaultRow({ ...context, options: { shape: 'default' } }), '--card-item'],
  ['poster', posterRow({ ...context, options: { ranked: false } }), '--card-poster'],
  ['section', sectionLinkRow(), '--card-section'],
  ['playlist', playlistRow({ ...context, options: {} }), '--card-playlist'],
];

test.each(rows)(
  'HOM-032 RLM-045 cards of a %s row are as wide as the theme sets',
  async (_kind, { View }, property) => {
    const { container } = await renderInRuntime(
      <View row={new FakeRow([{ id: '1', title: 'One', type: 'VOD' }])} options={{}} position={4} />,
      { runtime },
    );
    expect(container.querySelector('ul')?.dataset['itemSize']).toContain(`var(${property})`);
  },
);
