import type { FontCatalogue } from '../../../scripts/build/fonts';
import { pageFonts } from '../../../scripts/publish/fontFaces';
import { demo } from '../host/hostFixture';

const face = (subset: string, style: 'normal' | 'italic', family: string) => ({
  subset,
  style,
  weight: '100 900',
  unicodeRange: 'U+0-7F',
  file: `fonts/${family}-${subset}-${style}.woff2`,
});
const catalogue: FontCatalogue = {
  Serif: [
    face('latin', 'normal', 'serif'),
    face('latin', 'italic', 'serif'),
    face('latin-ext', 'normal', 'serif'),
  ],
  Sans: [face('latin', 'normal', 'sans'), face('arabic', 'normal', 'sans')],
};
const { theme } = demo('ringside').realm;
const withFonts = (display: object, body: object, style: 'normal' | 'italic' = 'normal') =>
  ({
    ...theme,
    fonts: { display, body },
    typography: { ...theme.typography, heading: { ...theme.typography.heading, style } },
  }) as typeof theme;

test.each([
  ['latin text', { family: 'Serif' }, 'normal', 'en', ['serif-latin-normal']],
  ['italic headings', { family: 'Serif', italic: true }, 'italic', 'pt', ['serif-latin-italic']],
  [
    'Arabic, which has no italic',
    { family: 'Serif', italic: true, arabic: 'Sans' },
    'italic',
    'ar',
    ['sans-arabic-normal'],
  ],
] as const)(
  'preloads the fonts of the headings of the first screen: %s',
  (_what, display, style, locale, files) => {
    const { preload } = pageFonts(withFonts(display, { family: 'Sans' }, style), locale, catalogue);
    expect(preload).toEqual(files.map((file) => `/assets/fonts/${file}.woff2`));
  },
);

test('every script has its face, an italic one only when the realm requests it', () => {
  const all = (display: object) =>
    Object.values(pageFonts(withFonts(display, { family: 'Sans' }), 'en', catalogue)).join('');
  const upright = all({ family: 'Serif' });
  expect(upright.match(/@font-face/g)?.length).toBe(4);
  expect(upright).not.toContain('font-style:italic');
  expect(all({ family: 'Serif', italic: true })).toContain('font-style:italic');
});

const files = (css: string) => [...css.matchAll(/fonts\/([a-z-]+)\.woff2/g)].map(([, file]) => file);

test.each([
  ['en', ['serif-latin-normal', 'sans-latin-normal'], ['serif-latin-ext-normal', 'sans-arabic-normal']],
  ['ar', ['sans-arabic-normal'], ['serif-latin-normal', 'serif-latin-ext-normal', 'sans-latin-normal']],
])('a page in %s has the faces of its script, and those of others deferred', (locale, own, others) => {
  const fonts = pageFonts(
    withFonts({ family: 'Serif', arabic: 'Sans' }, { family: 'Sans' }),
    locale,
    catalogue,
  );
  expect([files(fonts.css), files(fonts.others)]).toEqual([own, others]);
});

test('the spaces between Arabic words are Arabic, so that they fetch no other face', () => {
  expect(pageFonts(withFonts({ family: 'Serif' }, { family: 'Sans' }), 'ar', catalogue).css).toContain(
    'unicode-range:U+20,U+A0,U+0-7F',
  );
  expect(pageFonts(withFonts({ family: 'Serif' }, { family: 'Sans' }), 'en', catalogue).others).not.toContain(
    'U+20,',
  );
});

test.each(['Nobody Has This', 'constructor', '__proto__', 'toString'])(
  'a family that is not installed (%s) has no face and breaks nothing',
  (family) => {
    expect(pageFonts(withFonts({ family }, { family, arabic: family }), 'en', catalogue)).toEqual({
      css: '',
      others: '',
      preload: [],
    });
  },
);

test("a realm's own files replace a family", () => {
  const files = [
    { src: '/images/own.woff2?v=1', weight: '400 700', unicodeRange: 'U+0600-06FF' },
    { src: '/images/own-italic.woff2?v=2', style: 'italic' },
  ];
  const { css, preload } = pageFonts(
    withFonts({ family: 'Serif', files }, { family: 'Sans' }),
    'en',
    catalogue,
  );
  expect(css).toContain(
    '@font-face{font-family:"Serif";font-style:normal;font-weight:400 700;font-display:swap;unicode-range:U+0600-06FF;src:url("/images/own.woff2?v=1")format("woff2")}',
  );
  expect(css).toContain('font-style:italic;font-weight:400;');
  expect(css).not.toContain('serif-latin');
  expect(preload).toEqual(['/images/own.woff2?v=1']);
});

test('the same family twice is loaded once', () => {
  const { css, others } = pageFonts(withFonts({ family: 'Sans' }, { family: 'Sans' }), 'en', catalogue);
  expect(files(css + others)).toEqual(['sans-latin-normal', 'sans-arabic-normal']);
});
