// Brand drawings of noor: the eight-pointed star, the channel marks, an unlit window and an extinguished lantern.
import { box, disc, group, outline, path, star, stroke, svg } from './svg';
import wordmarks from './wordmarks.json';

const GOLD = '#ffc145';
const GROUND = '#05282e';
const SURFACE = '#0c3a42';
const LIGHT = '#f2f8f4';
const CORAL = '#ff8b73';
const LINE = '#6a989b';

/** Two overlapping squares with a light in the middle. */
const khatam = (x: number, y: number, radius: number, fill: string, hole: string): string =>
  path(star(x, y, 8, radius, radius * 0.765, Math.PI / 8), fill) +
  path(star(x, y, 8, radius * 0.56, radius * 0.3, Math.PI / 8), hole);

const arabic = (fill: string, x: number, y: number): string =>
  path(wordmarks.noorAr.d, fill, `transform="translate(${String(x)} ${String(y)})"`);
const latin = (fill: string, x: number, y: number): string =>
  path(wordmarks.noorEn.d, fill, `transform="translate(${String(x)} ${String(y)}) scale(.44)"`);

const lattice = (x: number, y: number, columns: number, rows: number, size: number, color: string): string =>
  Array.from({ length: columns * rows }, (_, index) =>
    path(
      star(
        x + (index % columns) * size + size / 2,
        y + Math.floor(index / columns) * size + size / 2,
        8,
        size * 0.46,
        size * 0.26,
        0.3927,
      ),
      'none',
      `stroke="${color}" stroke-width="2"`,
    ),
  ).join('');

const empty = svg(
  480,
  320,
  path('M128 300V150Q128 40 240 20Q352 40 352 150V300Z', SURFACE),
  path('M150 300V154Q150 64 240 44Q330 64 330 154V300Z', GROUND),
  '<clipPath id="w"><path d="M150 300V154Q150 64 240 44Q330 64 330 154V300Z"/></clipPath>',
  `<g clip-path="url(#w)">${disc(262, 120, 34, GOLD)}${disc(277, 110, 31, GROUND)}${lattice(146, 180, 5, 4, 38, LINE)}${[
    [190, 100],
    [300, 170],
    [178, 150],
    [312, 108],
  ]
    .map(([x = 0, y = 0]) => path(star(x, y, 4, 7, 2), LIGHT))
    .join('')}</g>`,
  stroke('M128 300V150Q128 40 240 20Q352 40 352 150V300', GOLD, 5),
  box(104, 296, 272, 10, GOLD),
  path('M392 296Q388 262 404 250L400 236H424L420 250Q436 262 432 296Z', CORAL),
  stroke('M432 262Q452 258 444 284', CORAL, 5),
  path(
    outline([
      [392, 268],
      [372, 252],
      [376, 248],
      [396, 258],
    ]),
    CORAL,
  ),
);

const error = svg(
  480,
  320,
  stroke('M240 0V46', LINE, 4),
  disc(240, 52, 8, 'none', `stroke="${GOLD}" stroke-width="5"`),
  path('M206 92Q210 62 240 60Q270 62 274 92Z', GOLD),
  path(
    outline([
      [198, 92],
      [282, 92],
      [304, 128],
      [280, 244],
      [200, 244],
      [176, 128],
    ]),
    SURFACE,
  ),
  stroke(
    'M198 92H282L304 128L280 244H200L176 128ZM176 128H304M222 92L214 128L226 244M258 92L266 128L254 244',
    GOLD,
    5,
  ),
  path(star(240, 184, 8, 30, 17, 0.3927), 'none', `stroke="${LINE}" stroke-width="3"`),
  stroke('M240 196Q246 184 238 176Q232 166 242 156Q250 148 244 136', LIGHT, 4),
  path('M192 244H288L296 262H184Z', GOLD),
  box(216, 262, 48, 14, GOLD),
  stroke('M116 130L146 140M104 190H140M364 130L334 140M376 190H340', CORAL, 5, 'stroke-dasharray="2 12"'),
);

/** Single-color marks on a 64-unit square, legible at 32 pixels. */
export const channelMarks: Readonly<Record<string, string>> = {
  'noor-one': svg(
    64,
    64,
    path(`${star(32, 32, 8, 30, 23, 0.3927)}${star(32, 32, 8, 15, 9, 0.3927)}`, GOLD, 'fill-rule="evenodd"'),
  ),
  'noor-news': svg(64, 64, path('M6 6H58V58H6V22H42V42H22V34H34V30H14V50H50V14H6Z', GOLD)),
  'noor-drama': svg(
    64,
    64,
    path('M4 56V30A17 17 0 0 1 38 30V56H29V30A8 8 0 0 0 13 30V56Z', GOLD),
    path('M41 56V30Q41 24 38.500 19A17 17 0 0 1 60 32V56H51V33A8 8 0 0 0 47 26V56Z', GOLD),
  ),
  'noor-kids': svg(
    64,
    64,
    ...Array.from({ length: 7 }, (_, petal) =>
      disc(
        32 + 19 * Math.cos(petal * 0.8976 - 1.571),
        32 + 19 * Math.sin(petal * 0.8976 - 1.571),
        10.5,
        GOLD,
      ),
    ),
    `<mask id="m"><rect width="64" height="64" fill="#fff"/>${disc(26, 29, 3, '#000')}${disc(38, 29, 3, '#000')}${stroke('M24 36Q32 45 40 36', '#000', 3.6)}</mask>`,
    disc(32, 32, 17, GOLD, 'mask="url(#m)"'),
  ),
  'noor-earth': svg(
    64,
    64,
    disc(44, 16, 8, GOLD),
    path('M4 34Q20 16 36 32T62 30Q62 34 60.500 40Q46 44 33 36T4 42Q3 38 4 34Z', GOLD),
    path('M6 48Q22 34 38 46T58 47A30 30 0 0 1 6 48Z', GOLD),
  ),
  'noor-tarab': svg(
    64,
    64,
    group(
      'rotate(38 32 32)',
      path(
        'M28.500 0H35.500V20Q50 27 50 43A18 20 0 0 1 14 43Q14 27 28.500 20ZM32 34A7 7 0 1 0 32 48A7 7 0 1 0 32 34Z',
        GOLD,
        'fill-rule="evenodd"',
      ),
      box(22, 1, 20, 4, GOLD),
      box(22, 53, 20, 4, GROUND),
    ),
  ),
  'noor-sport': svg(64, 64, path('M6 56V8H18L46 40V8H58V56H46L18 24V56Z', GOLD), disc(32, 32, 5, GROUND)),
  'noor-cinema': svg(
    64,
    64,
    path(
      'M6 10H58V54H6ZM12 16V22H18V16ZM12 29V35H18V29ZM12 42V48H18V42ZM46 16V22H52V16ZM46 29V35H52V29ZM46 42V48H52V42ZM26 22V42L42 32Z',
      GOLD,
      'fill-rule="evenodd"',
    ),
  ),
  'noor-window': svg(64, 64, path('M10 60V28Q10 12 32 4Q54 12 54 28V60H36V34H28V60Z', GOLD)),
};

export const noorDrawings: Readonly<Record<string, string>> = {
  'logo.svg': svg(160, 52, khatam(26, 26, 25, GOLD, GROUND), arabic(LIGHT, 60, 34), latin(GOLD, 118, 34)),
  'logo-light.svg': svg(
    160,
    52,
    khatam(26, 26, 25, SURFACE, GOLD),
    arabic(GROUND, 60, 34),
    latin(SURFACE, 118, 34),
  ),
  'mark.svg': svg(52, 52, khatam(26, 26, 25, GOLD, GROUND)),
  'favicon.svg': svg(64, 64, box(0, 0, 64, 64, GROUND, 'rx="14"'), khatam(32, 32, 26, GOLD, GROUND)),
  'empty.svg': empty,
  'error.svg': error,
};
