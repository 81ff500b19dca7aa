/** English ordinals: `Do` of a date pattern. */

const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

/** `1st`, `2nd`, `3rd`, `4th`, `11th` (LOC-015, LOC-016). */
export function ordinal(number: number): string {
  return `${number}${endings[rules.select(number)] ?? 'th'}`;
}
