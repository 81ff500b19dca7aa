import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fontMetrics } from '../../../scripts/build/fontMetrics';

const file = (name: string) =>
  readFileSync(path.resolve(__dirname, '../../../node_modules/@fontsource-variable', name));

test('a variable font reports the width of its letters, wider the heavier', async () => {
  const metrics = await fontMetrics(file('big-shoulders/files/big-shoulders-latin-wght-normal.woff2'));
  const { widths = [] } = metrics ?? {};
  expect(widths.map(({ weight }) => weight)).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900]);
  expect(widths.map(({ lower }) => lower)).toEqual(
    widths.map(({ lower }) => lower).sort((one, other) => one - other),
  );
  expect(widths.every(({ lower, upper }) => lower > 0.2 && upper > lower && upper < 0.6)).toBe(true);
  expect(metrics).toMatchObject({ ascent: 0.9855, descent: 0.2145, lineGap: 0 });
});

test('weights that a font does not have are not reported', async () => {
  const metrics = await fontMetrics(file('instrument-sans/files/instrument-sans-latin-wght-normal.woff2'));
  expect(metrics?.widths.map(({ weight }) => weight)).toEqual([400, 500, 600, 700]);
});

test.each([
  ['text', Buffer.from('no font at all')],
  ['nothing', Buffer.alloc(0)],
])('%s is no font and reports nothing', async (_what, content) => {
  expect(await fontMetrics(content)).toBeNull();
});
