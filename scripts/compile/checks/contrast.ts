/** Checks the contrast of theme colors: WCAG 2.2 AA, 4.5 for text (1.4.3) and 3 for everything else (1.4.11). */
import type { ColorName } from '../../../core/sdk';
import { contrastRatio, nearestReadable } from '../colors';
import type { Finding } from '../schemaFindings';
import { atValue, type CheckContext } from './checkContext';

interface Pair {
  readonly color: ColorName;
  readonly on: readonly ColorName[];
  readonly least: number;
}

const pairs: readonly Pair[] = [
  { color: 'text', on: ['ground', 'surface'], least: 4.5 },
  { color: 'muted', on: ['ground', 'surface'], least: 4.5 },
  { color: 'live', on: ['ground', 'surface'], least: 4.5 },
  { color: 'danger', on: ['ground', 'surface'], least: 4.5 },
  { color: 'accent', on: ['ground', 'surface'], least: 3 },
  { color: 'inkOnAccent', on: ['accent'], least: 4.5 },
  { color: 'line', on: ['ground'], least: 3 },
];

export function* checkContrast({ realm, origins }: CheckContext): Generator<Finding> {
  const colors = realm.theme?.colors ?? {};
  for (const { color, on, least } of pairs) {
    const pointer = `/theme/colors/${color}`;
    const value = colors[color];
    if (value === undefined || origins.kindOf(pointer) === 'derived') continue;
    const grounds = on.flatMap((name) => (colors[name] === undefined ? [] : [{ name, value: colors[name] }]));
    const measured = grounds.map((ground) => ({
      ...ground,
      ratio: contrastRatio(value, ground.value) ?? 21,
    }));
    const failing = measured.filter(({ ratio }) => ratio < least);
    if (failing.length === 0) continue;
    const ratios = failing.map(({ name, ratio }) => `${rounded(ratio)} on "${name}"`).join(' and ');
    yield atValue(
      pointer,
      'low-contrast',
      `The contrast of "${color}" is ${ratios}; WCAG AA asks for ${least}.`,
      nearestReadable(
        value,
        grounds.map((ground) => ground.value),
        least,
      ),
    );
  }
}

/** Two decimals, rounded down, so that a failing ratio never reads as a passing one. */
function rounded(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
