/** Periods of subscriptions and trials, such as `P1M`. */
import type { Text } from './translate';

export interface Period {
  readonly count: number;
  readonly unit: 'D' | 'W' | 'M' | 'Y';
}

/**
 * Parses a number followed by D, W, M or Y, with or without a leading `P`; null for anything else (LOC-023,
 * LIC-046).
 */
export function parsePeriod(text: string | null | undefined): Period | null {
  const match = /^P?(\d+)([DWMY])$/.exec(text ?? '');
  return match === null ? null : { count: Number(match[1]), unit: match[2] as Period['unit'] };
}

const periodKeys = { D: 'periodDays', W: 'periodWeeks', M: 'periodMonths', Y: 'periodYears' } as const;
const lengthKeys = { D: 'lengthDays', W: 'lengthWeeks', M: 'lengthMonths', Y: 'lengthYears' } as const;

type TextOf<Keys extends Readonly<Record<string, string>>> = Extract<
  Text,
  { readonly key: Keys[keyof Keys] }
>;

/**
 * A recurring period, as used after "every" or a slash: `month`, `3 months`. Seven days are a week (LOC-024,
 * LIC-045); any other period is its number and unit (LOC-022, LIC-048). An invalid period has no text
 * (LIC-046).
 */
export function periodText(period: string | null | undefined): TextOf<typeof periodKeys> | null {
  const parsed = inWeeks(parsePeriod(period));
  return parsed === null ? null : { key: periodKeys[parsed.unit], values: { count: parsed.count } };
}

/** Duration of a trial, from days or a period, if it is valid and not zero (LOC-025, LIC-047); else null. */
export function trialPeriod(duration: number | string | null | undefined): string | null {
  const text = typeof duration === 'number' ? `P${duration}D` : (duration ?? null);
  return (parsePeriod(text)?.count ?? 0) > 0 ? text : null;
}

/** Text of a trial's duration: `1 week`, `14 days`; null if there is none to show (LOC-025). */
export function trialText(duration: number | string | null | undefined): TextOf<typeof lengthKeys> | null {
  const parsed = inWeeks(parsePeriod(trialPeriod(duration)));
  return parsed === null ? null : { key: lengthKeys[parsed.unit], values: { count: parsed.count } };
}

function inWeeks(period: Period | null): Period | null {
  return period?.count === 7 && period.unit === 'D' ? { count: 1, unit: 'W' } : period;
}
