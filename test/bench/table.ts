/** Prints measurements against their budgets as a terminal table. */
import colours from 'picocolors';

export interface Row {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The maximum; a row without one is informative, unless it has `least`. */
  readonly budget?: number;
  /** The minimum. */
  readonly least?: number;
}

/** Whether a row is within its limit; null for one without limit. */
export function isMet({ value, budget, least }: Row): boolean | null {
  if (budget === undefined && least === undefined) return null;
  return value <= (budget ?? Infinity) && value >= (least ?? -Infinity);
}

export function printTable(rows: readonly Row[]): void {
  // Ratios need hundredths to differ visibly from their budget.
  const number = (value: number, unit: string) =>
    Number(value.toPrecision(value < 1 ? 2 : 6)).toLocaleString('en', {
      maximumFractionDigits: value < 1 ? 4 : unit === '×' ? 2 : 1,
    });
  const limit = ({ budget, least }: Row) =>
    budget !== undefined
      ? `≤ ${budget.toLocaleString('en')}`
      : least !== undefined
        ? `≥ ${least.toLocaleString('en')}`
        : '';
  const written = rows.map(
    (row) => [row.what, `${number(row.value, row.unit)} ${row.unit}`.trim(), limit(row), isMet(row)] as const,
  );
  const widths = [0, 1, 2].map((column) =>
    Math.max(...written.map((row) => String(row[column as 0 | 1 | 2]).length)),
  );
  for (const [what, value, budget, met] of written) {
    const mark = met === null ? ' ' : met ? colours.green('✓') : colours.red('✗');
    console.log(
      `${mark} ${what.padEnd(widths[0] ?? 0)}  ${value.padStart(widths[1] ?? 0)}  ${colours.dim(budget.padStart(widths[2] ?? 0))}`,
    );
  }
}
