/** Measured values against their budgets, as a table for the terminal. */
import colours from 'picocolors';

export interface Row {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly budget: number;
}

export function printTable(rows: readonly Row[]): void {
  const number = (value: number) => Math.round(value * 10) / 10;
  const written = rows.map(({ what, value, unit, budget }) => [what, `${number(value).toLocaleString('en')} ${unit}`.trim(), `≤ ${budget.toLocaleString('en')}`, value <= budget] as const);
  const widths = [0, 1, 2].map((column) => Math.max(...written.map((row) => String(row[column as 0 | 1 | 2]).length)));
  for (const [what, value, budget, met] of written) {
    const mark = met ? colours.green('✓') : colours.red('✗');
    console.log(`${mark} ${what.padEnd(widths[0] ?? 0)}  ${value.padStart(widths[1] ?? 0)}  ${colours.dim(budget.padStart(widths[2] ?? 0))}`);
  }
}
