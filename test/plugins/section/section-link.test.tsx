import { cleanup, screen } from '@testing-library/react';
import manifest from '../../../plugins/section/section-link/plugin.json';
import activate, { SectionLinkRow } from '../../../plugins/section/section-link/section';
import { describeSection, fakeContext, FakeRow, renderInRuntime } from 'proscenium/kit';

describeSection('section/section-link', { manifest, activate, options: {} });

afterEach(cleanup);

test('HOM-086 HOM-070 each item links to its section', async () => {
  const { runtime } = fakeContext({ options: {} });
  await renderInRuntime(
    <SectionLinkRow
      row={new FakeRow([{ id: 'kids', title: 'For children', type: 'SECTION_LINK' }])}
      eager={false}
    />,
    { runtime },
  );
  expect(screen.getByRole('link', { name: 'For children' })).toHaveAttribute('href', '/video/kids');
});
