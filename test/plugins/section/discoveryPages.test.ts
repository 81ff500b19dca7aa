import {
  discoveryPages,
  hasPrevious,
  type DiscoveryPages,
  type DiscoveryStep,
} from '../../../plugins/section/playlist/PlaylistPages';

const at = (page: number, rpp = 3): DiscoveryPages => ({ page, rpp });

const table: readonly [string, DiscoveryPages, DiscoveryStep, DiscoveryPages][] = [
  ['HOM-092 page 0 is nothing yet; the first page is 1', at(0), { type: 'next' }, at(1)],
  ['HOM-088 next', at(1), { type: 'next' }, at(2)],
  ['HOM-089 previous', at(2), { type: 'previous' }, at(1)],
  ['HOM-089 HOM-092 never below 0', at(0), { type: 'previous' }, at(0)],
  ['HOM-090 goto', at(1), { type: 'goTo', page: 4 }, at(4)],
  ['HOM-090 goto never below 0', at(1), { type: 'goTo', page: -2 }, at(0)],
  ['HOM-091 a failure steps back', at(3), { type: 'failed' }, at(2)],
  ['HOM-092 another size begins anew', at(3), { type: 'rpp', rpp: 5 }, at(1, 5)],
  ['HOM-092 the same size changes nothing', at(3), { type: 'rpp', rpp: 3 }, at(3)],
];
test.each(table)('%s', (_rule, before, step, after) => {
  expect(discoveryPages(before, step)).toEqual(after);
});

test.each([
  [0, false],
  [1, false],
  [2, true],
])('HOM-092 at page %i there is a previous page: %s', (page, possible) => {
  expect(hasPrevious(at(page))).toBe(possible);
});
