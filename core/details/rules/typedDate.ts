/** A date entered in parts (FRM-009, FRM-010). */

export interface TypedDate {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

export const noDate: TypedDate = { year: '', month: '', day: '' };

export const isUntouched = ({ year, month, day }: TypedDate): boolean =>
  year === '' && month === '' && day === '';

/** YYYY-MM-DD once all three parts are entered; null before, and for an impossible date. */
export function dateOf({ year, month, day }: TypedDate): string | null {
  if (year === '' || month === '' || day === '') return null;
  const date = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : null;
}

/** Splits a date for its field. */
export function typedDate(date: string): TypedDate {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? [];
  return { year, month, day };
}
