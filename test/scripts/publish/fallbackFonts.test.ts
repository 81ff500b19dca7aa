import type { FontMetrics } from '../../../scripts/build/fontMetrics';
import type { FontCatalogue } from '../../../scripts/build/fonts';
import { fallbackFonts } from '../../../scripts/publish/fallbackFonts';
import { demo } from '../host/hostFixture';

const metrics: FontMetrics = {
  ascent: 1,
  descent: 0.25,
  lineGap: 0,
  widths: [
    { weight: 100, lower: 0.2, upper: 0.3 },
    { weight: 500, lower: 0.4, upper: 0.5 },
    { weight: 900, lower: 0.6, upper: 0.7 },
  ],
};
const face = {
  subset: 'latin',
  style: 'normal',
  weight: '100 900',
  unicodeRange: 'U+0-7F',
  file: 'fonts/a.woff2',
  metrics,
} as const;
const slim = {
  ...face,
  style: 'italic',
  metrics: { ...metrics, widths: [{ weight: 400, lower: 0.25, upper: 0.25 }] },
} as const;
const catalogue: FontCatalogue = {
  Wide: [face, slim],
  Silent: [{ ...face, metrics: undefined } as unknown as typeof face],
};
const { theme } = demo('lanterna').realm;
const withFonts = (display: object, body: object, heading: Partial<typeof theme.typography.heading> = {}) =>
  ({
    ...theme,
    fonts: { display, body },
    typography: {
      ...theme.typography,
      heading: { ...theme.typography.heading, case: 'none', style: 'normal', weight: 700, ...heading },
    },
  }) as typeof theme;
/** Of regular letters and of bold ones, for headings first, of the fonts that most systems have. */
const sizes = (css: string, family = 'fallback"') =>
  css
    .split('}')
    .filter((rule) => rule.includes(family))
    .map((rule) => Number(/size-adjust:([\d.]+)%/.exec(rule)?.[1]));
const percent = (width: number, system: number) => Number(((width / system) * 100).toFixed(2));

test.each([
  ['the weight that headings have, between two that are known', {}, percent(0.5, 0.4777)],
  ['the heaviest there is', { weight: 1000 }, percent(0.6, 0.4777)],
  ['capitals, where headings are capitals', { case: 'upper' }, percent(0.6, 0.6027)],
  ['the style that headings have', { style: 'italic' }, percent(0.25, 0.4777)],
] as const)('fallback fonts are fitted to %s', (_what, heading, bold) => {
  expect(
    sizes(fallbackFonts(withFonts({ family: 'Wide' }, { family: 'Silent' }, heading), catalogue))[1],
  ).toBe(bold);
});

test('a light heading is fitted with regular letters, and text with both', () => {
  const [regular, , text, bold] = sizes(
    fallbackFonts(withFonts({ family: 'Wide' }, { family: 'Other' }, { weight: 500 }), {
      ...catalogue,
      Other: [face],
    }),
  );
  expect([regular, text, bold]).toEqual([percent(0.4, 0.4418), percent(0.35, 0.4418), percent(0.45, 0.4777)]);
});

test('systems that have only wider letters get rules of their own', () => {
  const css = fallbackFonts(withFonts({ family: 'Wide' }, { family: 'Silent' }), catalogue);
  expect(sizes(css, 'fallback 2"')).toEqual([percent(0.35, 0.5071), percent(0.5, 0.5725)]);
});

test('the line height is that of the real font', () => {
  const [rule] = fallbackFonts(withFonts({ family: 'Silent' }, { family: 'Wide' }), catalogue).split('}');
  const size = 0.35 / 0.4418;
  expect(rule).toContain(
    `ascent-override:${(100 / size).toFixed(2)}%;descent-override:${(25 / size).toFixed(2)}%;line-gap-override:0.00%`,
  );
  expect(rule).toContain('font-family:"Wide fallback"');
});

test.each([
  ['a family that is not installed', { family: 'Nobody Has This' }],
  ['a family of an odd name', { family: 'constructor' }],
  ['a family whose files tell nothing', { family: 'Silent' }],
  ["a realm's own files", { family: 'Wide', files: [{ src: '/images/own.woff2' }] }],
])('%s has no fallback font', (_what, font) => {
  expect(fallbackFonts(withFonts(font, font), catalogue)).toBe('');
});
