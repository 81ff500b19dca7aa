// Brand drawings of ringside: a ring post with three ropes, and the empty corner.
import { box, disc, group, outline, path, star, stroke, svg } from './svg';
import wordmarks from './wordmarks.json';

const BONE = '#f7f4ee';
const EMBER = '#ff4a1c';
const COAL = '#0a0a0c';
const SLATE = '#59606f';

/** 40 units square: the corner post and the converging ropes. */
const mark = (post: string, rope: string): string =>
  [
    path(
      outline([
        [26, 0],
        [38, 0],
        [33, 40],
        [21, 40],
      ]),
      post,
    ),
    ...[8, 18, 28].map((y) =>
      path(
        outline([
          [0, y + 3],
          [24.4 - y * 0.12, y - 1],
          [24.4 - y * 0.12, y + 4],
          [0, y + 7],
        ]),
        rope,
      ),
    ),
  ].join('');

const wordmark = (fill: string): string =>
  path(wordmarks.ringside.d, fill, 'transform="translate(50 36) skewX(-7)"');

const dots = (id: string, color: string, size: number): string =>
  `<pattern id="${id}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(28)"><circle cx="3.5" cy="3.5" r="${String(size)}" fill="${color}"/></pattern>`;

const empty = svg(
  480,
  320,
  `<defs>${dots('a', EMBER, 2.2)}${dots('b', BONE, 1.5)}${dots('c', BONE, 2.6)}</defs>`,
  path(
    outline([
      [214, 0],
      [266, 0],
      [392, 292],
      [88, 292],
    ]),
    'url(#b)',
  ),
  `<ellipse cx="240" cy="284" rx="152" ry="24" fill="url(#c)"/>`,
  ...[70, 122, 174].map((y) =>
    stroke(`M0 ${String(y + 26)}Q220 ${String(y + 10)} 436 ${String(y)}`, EMBER, 6),
  ),
  path(
    outline([
      [424, 30],
      [452, 30],
      [446, 292],
      [418, 292],
    ]),
    EMBER,
  ),
  path(
    outline([
      [416, 60],
      [438, 54],
      [432, 206],
      [410, 200],
    ]),
    'url(#a)',
  ),
  path('M196 196h88q8 0 8 8v4q0 8-8 8h-88q-8 0-8-8v-4q0-8 8-8Z', BONE),
  stroke('M206 216L186 286M274 216L294 286M240 216V290M198 254H282', BONE, 7),
  path('M214 196q4-34 32-26q30 8 14 26Z', COAL),
  path('M214 196q4-34 32-26q30 8 14 26Z', 'url(#c)'),
  stroke('M214 196q4-34 32-26q30 8 14 26', BONE, 4),
);

const error = svg(
  480,
  320,
  `<defs>${dots('a', COAL, 2)}${dots('b', SLATE, 2.4)}</defs>`,
  path(star(240, 156, 17, 150, 96, 0.1), EMBER),
  path(star(240, 156, 17, 112, 74, 0.25), COAL),
  path(star(240, 156, 17, 112, 74, 0.25), 'url(#b)'),
  group(
    'rotate(-14 240 160)',
    path('M168 204Q168 94 240 94T312 204Z', BONE),
    path('M240 94Q312 94 312 204H262Q284 140 240 94Z', 'url(#a)'),
    box(152, 204, 176, 18, BONE),
    disc(240, 236, 15, BONE),
    box(228, 74, 24, 22, BONE),
  ),
  stroke('M246 78L232 118L254 138L236 172L250 204', COAL, 6),
  ...[
    [84, 60, 108, 82],
    [62, 136, 94, 140],
    [396, 60, 372, 84],
    [420, 144, 388, 146],
  ].map(([a = 0, b = 0, c = 0, d = 0]) =>
    stroke(`M${String(a)} ${String(b)}L${String(c)} ${String(d)}`, BONE, 7),
  ),
);

/** The channel's mark, on a 64-unit square. */
export const ringsideChannelMarks: Readonly<Record<string, string>> = {
  'ringside-corner': svg(
    64,
    64,
    path(
      outline([
        [8, 8],
        [24, 8],
        [24, 40],
        [56, 40],
        [56, 56],
        [8, 56],
      ]),
      EMBER,
    ),
    ...[12, 22, 32].map((at) =>
      path(
        outline([
          [30, at - 3],
          [58, at - 6],
          [58, at],
          [30, at + 3],
        ]),
        BONE,
      ),
    ),
  ),
};

export const ringsideDrawings: Readonly<Record<string, string>> = {
  'logo.svg': svg(202, 40, mark(EMBER, BONE), wordmark(BONE)),
  'logo-light.svg': svg(202, 40, mark(EMBER, COAL), wordmark(COAL)),
  'mark.svg': svg(40, 40, mark(EMBER, BONE)),
  'favicon.svg': svg(64, 64, box(0, 0, 64, 64, COAL), group('translate(13 12)', mark(EMBER, BONE))),
  'empty.svg': empty,
  'error.svg': error,
};
