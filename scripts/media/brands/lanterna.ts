// Brand drawings of lanterna: a paper lantern, an empty cinema and a torn film.
import { box, disc, group, outline, path, stroke, svg } from './svg';
import wordmarks from './wordmarks.json';

const INK = '#1b1815';
const COBALT = '#1d3c94';
const BRICK = '#a6321f';
const CREAM = '#fffcf5';
const MUSTARD = '#dba13a';
const SAND = '#d8c3a0';

/** 30 by 44 units: a lantern lit by a projector. */
const mark = (body: string, light: string): string =>
  [
    stroke('M9 10Q15-3 21 10', body, 2.4),
    path('M6 10H24L27 16H3Z', body),
    path('M4 18H26V36H4Z', body),
    path('M15 20.5Q21 27 15 33.5Q9 27 15 20.5Z', light),
    path('M2 38H28V42H2Z', body),
  ].join('');

const wordmark = (fill: string): string => path(wordmarks.lanterna.d, fill, 'transform="translate(38 36)"');

const seat = (x: number, y: number, fill: string): string =>
  path(
    `M${String(x)} ${String(y + 44)}V${String(y + 16)}Q${String(x)} ${String(y)} ${String(x + 22)} ${String(y)}T${String(x + 44)} ${String(y + 16)}V${String(y + 44)}Z`,
    fill,
  );

const empty = svg(
  480,
  320,
  box(96, 24, 288, 150, SAND),
  box(88, 16, 288, 150, CREAM),
  path(
    outline([
      [0, 0],
      [74, 0],
      [52, 110],
      [80, 200],
      [0, 204],
    ]),
    BRICK,
  ),
  path(
    outline([
      [480, 0],
      [406, 0],
      [428, 110],
      [400, 200],
      [480, 204],
    ]),
    BRICK,
  ),
  disc(232, 92, 40, MUSTARD),
  path('M232 60Q254 92 232 124Q210 92 232 60Z', CREAM),
  ...[0, 1, 2].flatMap((row) =>
    Array.from({ length: 9 }, (_, index) =>
      row === 1 && index === 5
        ? ''
        : seat(index * 56 - 20 + (row % 2) * 28, 192 + row * 42, [COBALT, INK, COBALT][row] ?? INK),
    ),
  ),
);

const frames = (from: number, to: number): string =>
  Array.from({ length: Math.floor((to - from) / 46) }, (_, index) => {
    const x = from + index * 46;
    return (
      box(x + 6, 22, 36, 36, index % 2 ? MUSTARD : CREAM) +
      [8, 22, 36].map((hole) => box(x + hole, 7, 8, 7, CREAM) + box(x + hole, 66, 8, 7, CREAM)).join('')
    );
  }).join('');

const error = svg(
  480,
  320,
  disc(96, 84, 60, SAND),
  disc(90, 78, 60, COBALT),
  ...[0, 1, 2, 3, 4].map((hole) =>
    disc(90 + 34 * Math.cos(hole * 1.257), 78 + 34 * Math.sin(hole * 1.257), 13, CREAM),
  ),
  disc(90, 78, 7, CREAM),
  group('translate(14 170) rotate(-9)', path('M0 0H196L182 22L200 40L184 58L194 80H0Z', INK), frames(0, 190)),
  group('translate(263 128) rotate(12)', path('M10 0H220V80H6L22 60L2 42L20 22Z', INK), frames(26, 214)),
  stroke('M226 128L242 152M252 106L258 136M214 108L222 120', BRICK, 6),
);

export const lanternaDrawings: Readonly<Record<string, string>> = {
  'logo.svg': svg(204, 48, group('translate(0 2)', mark(COBALT, CREAM)), wordmark(INK)),
  'logo-dark.svg': svg(204, 48, group('translate(0 2)', mark(CREAM, COBALT)), wordmark(CREAM)),
  'mark.svg': svg(30, 44, mark(COBALT, CREAM)),
  'favicon.svg': svg(64, 64, box(0, 0, 64, 64, COBALT), group('translate(17 9)', mark(CREAM, COBALT))),
  'empty.svg': empty,
  'error.svg': error,
};
