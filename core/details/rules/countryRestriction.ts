/** What a realm's country restrictions make mandatory (FRM-016 to FRM-019). */

export interface CountryRestriction {
  readonly type: 'BLACKLIST' | 'WHITELIST';
  readonly context: 'PURCHASE' | 'REGISTRATION';
  /** ISO 3166 alpha-2. */
  readonly countries: readonly string[];
}

/** A restriction of this context hits the country: a blacklist that does not list it, or a whitelist that does (FRM-018). */
export function isMandatoryIn(country: string, restrictions: readonly CountryRestriction[], context: CountryRestriction['context']): boolean {
  return restrictions
    .filter((restriction) => restriction.context === context)
    .some(({ type, countries }) => (type === 'WHITELIST') === countries.includes(country));
}
