/** A row's placeholder is as high as the row, whichever renderer draws it. */
import { cleanup, render } from '@testing-library/react';
import { RowSkeleton, skeletonShape } from '../../../../core/pageKit/PageSkeleton';
import sectionFacts from '../../../../schemas/points/section.schema.json';

afterEach(cleanup);

test.each<readonly [string, unknown, object, string]>([
  ['what the manifest says', 'posters', {}, 'posters'],
  ['playlists by their posters', 'playlists', {}, 'playlists'],
  [
    'HOM-012 playlists whose pictures hold their titles as low as cards',
    'playlists',
    { playlistImageType: 'title' },
    'cards',
  ],
  ['a shape unknown to core as cards', 'newfangled', {}, 'cards'],
  ['no shape at all as cards', undefined, {}, 'cards'],
])('HOM-100 a row’s placeholder is drawn by %s', (_rule, hint, presentation, shape) => {
  expect(skeletonShape(hint, presentation)).toBe(shape);
});

test('every shape that a manifest may name exists in core', () => {
  const { enum: named } = sectionFacts.properties.skeleton;
  expect(named.map((hint) => skeletonShape(hint, {}))).toEqual(named);
});

test.each([
  ['cards', 1],
  ['double', 2],
  ['hero', 0],
  ['highlight', 0],
] as const)('HOM-100 %s has %i lines, hidden from screen readers', (shape, lines) => {
  const { container } = render(<RowSkeleton shape={shape} />);
  expect(
    [...container.querySelectorAll('*')].filter(({ childElementCount }) => childElementCount === 8),
  ).toHaveLength(lines);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
