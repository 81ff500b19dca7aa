/** The sizes of core's icons. */
import { render } from '@testing-library/react';
import { Icon } from '../../../core/ui';

test.each([
  [undefined, '20'],
  [20, '20'],
  [23, '23'],
  [38, '38'],
] as const)('RLM-048 an icon of the size %s is %s px wide and high', (size, drawn) => {
  const { container } = render(<Icon name="play" {...(size && { size })} />);
  const icon = container.querySelector('svg');
  expect([icon?.getAttribute('width'), icon?.getAttribute('height')]).toEqual([drawn, drawn]);
});
