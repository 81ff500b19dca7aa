/** Measures the glyphs of a font file; a fallback font is fitted to these metrics. */
import { create } from 'fontkitten';
import decompress from 'wawoff2/decompress.js';

/** In fractions of the em. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** The average width of a letter, by CSS font-weight, lightest first. */
  readonly widths: readonly LetterWidth[];
}

export interface LetterWidth {
  readonly weight: number;
  readonly lower: number;
  readonly upper: number;
}

/** How often letters occur in text, including the space between words; in per mille. */
const frequencies: Readonly<Record<string, number>> = {
  ' ': 180,
  a: 67,
  b: 12,
  c: 23,
  d: 35,
  e: 104,
  f: 18,
  g: 17,
  h: 50,
  i: 57,
  j: 1,
  k: 6,
  l: 33,
  m: 20,
  n: 55,
  o: 62,
  p: 16,
  q: 1,
  r: 49,
  s: 52,
  t: 74,
  u: 23,
  v: 8,
  w: 19,
  x: 1,
  y: 16,
  z: 1,
};
const STEP = 100;

/**
 * Null for a file that is not a variable font: no fallback font can be fitted to it, so layout shifts when it
 * loads.
 */
export async function fontMetrics(file: Uint8Array): Promise<FontMetrics | null> {
  try {
    const font = create(Buffer.from(await decompress(file)));
    if (font.isCollection) return null;
    const { ascent, descent, lineGap, unitsPerEm, variationAxes } = font;
    const { min = 400, max = 400 } = variationAxes['wght'] ?? {};
    const weights = [
      ...new Set([
        min,
        ...Array.from({ length: 9 }, (_, index) => (index + 1) * STEP).filter(
          (weight) => weight > min && weight < max,
        ),
        max,
      ]),
    ];
    const widths = weights.map((weight) => {
      const face = font.getVariation({ wght: weight });
      return {
        weight,
        lower: rounded(meanAdvance(face, false) / unitsPerEm),
        upper: rounded(meanAdvance(face, true) / unitsPerEm),
      };
    });
    return {
      ascent: rounded(ascent / unitsPerEm),
      descent: rounded(-descent / unitsPerEm),
      lineGap: rounded(lineGap / unitsPerEm),
      widths,
    };
  } catch {
    return null;
  }
}

type Face = ReturnType<Extract<ReturnType<typeof create>, { isCollection: false }>['getVariation']>;

function meanAdvance(face: Face, capitals: boolean): number {
  let [sum, count] = [0, 0];
  for (const [letter, frequency] of Object.entries(frequencies)) {
    const { advanceWidth } = face.glyphForCodePoint(
      (capitals ? letter.toUpperCase() : letter).codePointAt(0) ?? 0,
    );
    sum += advanceWidth * frequency;
    count += frequency;
  }
  return sum / count;
}

const rounded = (share: number): number => Number(share.toFixed(4));
