import { cardColumns, visibleItems } from '../../../core/sdk';

test.each([
  ['RLM-062', 479, 1],
  ['RLM-063', 480, 2],
  ['RLM-063', 1024, 2],
  ['RLM-064', 1025, 3],
  ['RLM-065', 1440, 4],
  ['RLM-066', 1680, 5],
  ['RLM-067', 2000, 6],
  ['RLM-068', 3000, 7],
  ['RLM-069', 4000, 8],
] as const)('HOM-033 %s a window of %i px holds %i columns', (_id, width, columns) => {
  expect(cardColumns(width)).toBe(columns);
});

test('HOM-045 a row of two lines counts two items to a column', () => {
  expect(visibleItems(1920, 1)).toBe(5);
  expect(visibleItems(1920, 2)).toBe(10);
});
