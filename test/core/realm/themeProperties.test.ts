import type { CheckedTheme } from '../../../core/realm/checkedRealm';
import { fontStack, themeAttributes, themeProperties } from '../../../core/realm/themeProperties';

const theme: CheckedTheme = {
  scheme: 'dark',
  colors: {
    ground: '#000000',
    surface: '#111111',
    text: '#ffffff',
    muted: '#aaaaaa',
    accent: '#ff4a1c',
    inkOnAccent: '#000000',
    line: '#666666',
    live: '#e6ff3f',
    danger: '#ff8888',
  },
  fonts: { display: { family: 'Big Shoulders' }, body: { family: 'Readex Pro', arabic: 'Alexandria' } },
  typography: {
    base: 16,
    ratio: 1.25,
    lineHeight: 1.5,
    heading: { case: 'upper', style: 'normal', weight: 800, lineHeight: 1, letterSpacing: 0.02 },
    headingSizes: { mobile: 24, tablet: 32, desktop: 40, tv: 40 },
    heroSize: 96,
  },
  shape: {
    radius: 4,
    cardRadius: 2,
    cardEdge: 'slanted',
    cardRatio: '4:5',
    cardCaption: 'over',
    rowTitle: 'tab',
    button: 'slanted',
  },
  motion: { style: 'snap', duration: 120 },
  gutter: { mobile: 20, tablet: 70, desktop: 70, tv: 70 },
  cardWidths: { default: 320, poster: 220, section: 200, playlist: 260 },
  ctaHeights: { mobile: 40, other: 50 },
};
const properties = themeProperties(theme);

test.each([
  ['RLM-012 the ground', '--color-ground', '#000000'],
  ['RLM-012 the accent', '--color-accent', '#ff4a1c'],
  ['RLM-041 the gutter on mobile', '--gutter-mobile', '20px'],
  ['RLM-041 and elsewhere', '--gutter-desktop', '70px'],
  ['RLM-043 heading sizes', '--heading-size-tablet', '32px'],
  ['RLM-044 call-to-action heights', '--cta-height-mobile', '40px'],
  ['RLM-044 otherwise', '--cta-height-other', '50px'],
  ['RLM-045 card widths', '--card-poster', '220px'],
  ['RLM-045 default', '--card-default', '320px'],
  ['HOM-033 rows of default cards of that width follow the column rule', '--card-scale', '1'],
  [
    'RLM-040 fonts',
    '--font-display',
    '"Big Shoulders", "Big Shoulders fallback", "Big Shoulders fallback 2", system-ui, sans-serif',
  ],
  ['RLM-040 the type scale', '--step-2', '1.563rem'],
  ['the card’s ratio', '--card-ratio', '4 / 5'],
])('%s', (_rule, name, value) => {
  expect(properties[name]).toBe(value);
});

test('RLM-045 a theme with other default cards scales the cards of a row', () => {
  expect(
    themeProperties({ ...theme, cardWidths: { ...theme.cardWidths, default: 400 } })['--card-scale'],
  ).toBe('1.25');
});

test('a font family for Arabic comes second, so that each script uses its own', () => {
  expect(fontStack(theme.fonts.body)).toBe(
    '"Readex Pro", "Alexandria", "Readex Pro fallback", "Readex Pro fallback 2", system-ui, sans-serif',
  );
});

test('shapes are attributes, the layout among them', () => {
  expect(
    themeAttributes({
      theme,
      menus: { WEB: { layout: 'hamburger', items: [] }, 'MOBILE-WEB': { layout: 'top', items: [] } },
    }),
  ).toMatchObject({
    'data-button': 'slanted',
    'data-card-edge': 'slanted',
    'data-layout': 'hamburger',
    'data-motion': 'snap',
  });
});
