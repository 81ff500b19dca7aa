/**
 * Fallback fonts: local system fonts with `size-adjust` and metric overrides fitted to the realm's web fonts,
 * so that nothing shifts when these load.
 */
import { fallbackFontsOf } from '../../core/realm/themeProperties';
import type { CheckedRealm, Font } from '../../core/realm/checkedRealm';
import type { FontMetrics, LetterWidth } from '../build/fontMetrics';
import type { FontCatalogue } from '../build/fonts';

/**
 * Groups of system fonts of nearly equal metrics, by their names on different systems, and their average letter widths
 * (scripts/build/fontMetrics). Nearly every system has a font of the first; small Linux systems have only the second.
 */
const systemFonts = [
  {
    regular: {
      local: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica', 'Roboto'],
      lower: 0.4418,
      upper: 0.5961,
    },
    bold: {
      local: [
        'Arial Bold',
        'Arial-BoldMT',
        'Liberation Sans Bold',
        'Arimo Bold',
        'Helvetica Bold',
        'Roboto Bold',
      ],
      lower: 0.4777,
      upper: 0.6027,
    },
  },
  {
    regular: { local: ['DejaVu Sans'], lower: 0.5071, upper: 0.6027 },
    bold: { local: ['DejaVu Sans Bold'], lower: 0.5725, upper: 0.6718 },
  },
] as const;

const weights = { regular: '1 599', bold: '600 1000' } as const;

/** Other scripts use their system's own glyphs. */
const LATIN = 'U+0-24F,U+2000-206F';
/** The usual font weight of bold text. */
const BOLD = { body: 600, display: 700 } as const;
const BOLD_FROM = 600;

/** The rules for both families; none for a realm's own font files, nor for a family without metrics. */
export function fallbackFonts(
  { fonts, typography: { heading } }: CheckedRealm['theme'],
  catalogue: FontCatalogue,
): string {
  const isBold = heading.weight >= BOLD_FROM;
  const display = {
    font: fonts.display,
    style: heading.style,
    regular: isBold ? 400 : heading.weight,
    bold: isBold ? heading.weight : BOLD.display,
    letters: heading.case === 'upper' ? 'upper' : 'lower',
  } as const;
  const body = {
    font: fonts.body,
    style: 'normal',
    regular: 400,
    bold: BOLD.body,
    letters: 'lower',
  } as const;
  const both = fonts.body.family === fonts.display.family ? [body] : [display, body];
  return both.map((use) => rules(use, metricsOf(use.font, use.style, catalogue))).join('');
}

interface Use {
  readonly font: Font;
  readonly regular: number;
  readonly bold: number;
  readonly letters: 'lower' | 'upper';
}

function metricsOf(
  { family, files }: Font,
  style: 'normal' | 'italic',
  catalogue: FontCatalogue,
): FontMetrics | undefined {
  const faces = files === undefined && Object.hasOwn(catalogue, family) ? catalogue[family] : undefined;
  return (
    faces?.find((face) => face.style === style && face.metrics !== undefined) ??
    faces?.find(({ metrics }) => metrics !== undefined)
  )?.metrics;
}

function rules(use: Use, metrics: FontMetrics | undefined): string {
  if (metrics === undefined) return '';
  const families = fallbackFontsOf(use.font.family);
  return systemFonts
    .flatMap((faces, index) => (['regular', 'bold'] as const).map((kind) => ({ faces, kind, index })))
    .map(({ faces, kind, index }) => {
      const { local, ...system } = faces[kind];
      const size = widthAt(metrics.widths, use[kind], use.letters) / system[use.letters];
      const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
      const sources = local.map((name) => `local(${JSON.stringify(name)})`).join();
      return [
        `@font-face{font-family:${JSON.stringify(families[index])};font-weight:${weights[kind]};src:${sources};unicode-range:${LATIN}`,
        `size-adjust:${percent(size)};ascent-override:${percent(metrics.ascent / size)};descent-override:${percent(metrics.descent / size)};line-gap-override:${percent(metrics.lineGap / size)}}`,
      ].join(';');
    })
    .join('');
}

/** Interpolates linearly between two measured weights. */
function widthAt(widths: readonly LetterWidth[], weight: number, letters: Use['letters']): number {
  const above = widths.findIndex((known) => known.weight >= weight);
  const [lighter, heavier] = [widths.at(Math.max(0, above - 1)), widths.at(above)];
  if (lighter === undefined || heavier === undefined) return 1;
  if (above <= 0 || heavier.weight === lighter.weight) return heavier[letters];
  return (
    lighter[letters] +
    ((heavier[letters] - lighter[letters]) * (weight - lighter.weight)) / (heavier.weight - lighter.weight)
  );
}
