/** Effect of a realm's country restrictions on required fields (FRM-016 to FRM-019). */

export interface CountryRestriction {
  readonly type: 'BLACKLIST' | 'WHITELIST';
  readonly context: 'PURCHASE' | 'REGISTRATION';
  /** ISO 3166 alpha-2. */
  readonly countries: readonly string[];
}

/**
 * Whether a restriction of this context applies: a blacklist that does not list the country, or a whitelist
 * that does (FRM-018).
 */
export function isMandatoryIn(
  country: string,
  restrictions: readonly CountryRestriction[],
  context: CountryRestriction['context'],
): boolean {
  return restrictions
    .filter((restriction) => restriction.context === context)
    .some(({ type, countries }) => (type === 'WHITELIST') === countries.includes(country));
}
