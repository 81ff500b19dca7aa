import { cleanup } from '@testing-library/react';
import manifest from '../../../plugins/section/double-row/plugin.json';
import activate from '../../../plugins/section/double-row/section';
import type { Content } from '../../../core/sdk';
import { describeSection, fakeContext, FakeRow, renderInRuntime } from 'proscenium/kit';

describeSection('section/double-row', { manifest, activate, options: {} });

afterEach(cleanup);

test('HOM-087 HOM-009 two lines, in the order of the row: the shelf fills them column by column', async () => {
  const { runtime } = fakeContext({ options: {} });
  const { View } = activate();
  const items = ['a', 'b', 'c'].map((id): Content => ({ id, title: id, type: 'VOD' }));
  const { container } = await renderInRuntime(<View row={new FakeRow(items)} options={{}} position={3} />, {
    runtime,
  });
  expect(container.querySelector('ul')).toHaveAttribute('data-lines', '2');
  expect([...container.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['a', 'b', 'c']);
});
