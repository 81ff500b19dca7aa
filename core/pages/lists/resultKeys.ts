/** Where the arrow keys lead among results that stand in lines. Pure. */

export interface ResultPlace {
  readonly index: number;
  readonly count: number;
  readonly columns: number;
  /** The line runs from right to left. */
  readonly rtl: boolean;
}

/** The index of the next result; `above` when it leads out of the first line; null when the key leads nowhere. */
export function nextResult(key: string, { index, count, columns, rtl }: ResultPlace): number | 'above' | null {
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const back = rtl ? 'ArrowRight' : 'ArrowLeft';
  const steps: Readonly<Record<string, number>> = { [forward]: 1, [back]: -1, ArrowDown: columns, ArrowUp: -columns };
  const step = steps[key];
  if (step === undefined) return null;
  if (key === 'ArrowUp' && index < columns) return 'above';
  const target = index + step;
  // The last line may be short: from above its gap the way down leads to its end.
  if (key === 'ArrowDown' && target >= count) return Math.floor(index / columns) < Math.floor((count - 1) / columns) ? count - 1 : null;
  return target < 0 || target >= count ? null : target;
}
