import { cardColumns, deviceClass } from '../../../core/realm/deviceClass';

describe('device classes', () => {
  test.each([
    ['RLM-052', 600, 900, 'mobile'],
    ['RLM-052', 320, 568, 'mobile'],
    ['RLM-053', 601, 900, 'tablet'],
    ['RLM-053', 1024, 768, 'tablet'],
    ['RLM-054', 1025, 768, 'desktop'],
    ['RLM-054', 1920, 1080, 'desktop'],
    ['RLM-055', 1921, 1080, 'tv'],
    ['RLM-055', 3840, 2160, 'tv'],
    ['RLM-056', 1280, 480, 'mobile'],
    ['RLM-056', 1280, 500, 'mobile'],
    ['RLM-056', 1280, 501, 'desktop'],
  ] as const)('%s a window of %i × %i is %s', (_id, width, height, expected) => {
    expect(deviceClass(width, height)).toBe(expected);
  });
});

describe('card columns', () => {
  test.each([
    ['RLM-062', 479, 1],
    ['RLM-063', 480, 2],
    ['RLM-063', 1024, 2],
    ['RLM-064', 1025, 3],
    ['RLM-064', 1439, 3],
    ['RLM-065', 1440, 4],
    ['RLM-065', 1679, 4],
    ['RLM-066', 1680, 5],
    ['RLM-066', 1999, 5],
    ['RLM-067', 2000, 6],
    ['RLM-067', 2999, 6],
    ['RLM-068', 3000, 7],
    ['RLM-068', 3999, 7],
    ['RLM-069', 4000, 8],
    ['RLM-069', 7680, 8],
  ] as const)('%s at %i px: %i', (_id, width, columns) => {
    expect(cardColumns(width)).toBe(columns);
  });
});
