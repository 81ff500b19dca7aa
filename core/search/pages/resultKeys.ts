/** Arrow-key navigation in a grid of results. Pure. */

export interface ResultPlace {
  readonly index: number;
  readonly count: number;
  readonly columns: number;
  /** Right-to-left layout. */
  readonly rtl: boolean;
}

/** The index of the next result; `above` when leaving the first row; null if the key does nothing. */
export function nextResult(
  key: string,
  { index, count, columns, rtl }: ResultPlace,
): number | 'above' | null {
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const back = rtl ? 'ArrowRight' : 'ArrowLeft';
  const steps: Readonly<Record<string, number>> = {
    [forward]: 1,
    [back]: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  };
  const step = steps[key];
  if (step === undefined) return null;
  if (key === 'ArrowUp' && index < columns) return 'above';
  const target = index + step;
  // The last row may be incomplete: from above a gap, arrow down goes to its end.
  if (key === 'ArrowDown' && target >= count)
    return Math.floor(index / columns) < Math.floor((count - 1) / columns) ? count - 1 : null;
  return target < 0 || target >= count ? null : target;
}
