/** Color functions for the theme checks: the intended color of a malformed one, and the nearest readable color. */
import { converter, formatHex, parse, wcagContrast } from 'culori';

const toOklch = converter('oklch');

/** The color that a text other than `#rrggbb` most likely means: a CSS name, rgb(…), or digits without #. */
export function nearestColor(written: string): string | null {
  const digits = written.replace(/[^0-9a-f]/gi, '');
  const color =
    parse(written) ??
    parse(written.trim().toLowerCase()) ??
    (digits.length >= 3 ? parse(`#${digits.padEnd(6, '0').slice(0, 6)}`) : undefined);
  return color === undefined ? null : formatHex({ ...color, alpha: 1 });
}

/** The WCAG contrast ratio of two colors, 1 to 21; undefined when one of them is not a color. */
export function contrastRatio(a: string, b: string): number | undefined {
  if (parse(a) === undefined || parse(b) === undefined) return undefined;
  return wcagContrast(a, b);
}

/**
 * The color nearest to `color` (same hue and, as far as the gamut allows, chroma) that reaches `ratio`
 * against every one of `grounds`; null when none does, not even black or white.
 */
export function nearestReadable(color: string, grounds: readonly string[], ratio: number): string | null {
  const start = toOklch(parse(color));
  if (start === undefined) return null;
  const passes = (candidate: string): boolean =>
    grounds.every((ground) => (contrastRatio(candidate, ground) ?? 0) >= ratio);
  for (let step = 0; step <= 200; step += 1) {
    for (const lightness of [start.l + step / 200, start.l - step / 200]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = formatHex({ ...start, l: lightness });
      if (passes(candidate)) return candidate;
    }
  }
  return null;
}
