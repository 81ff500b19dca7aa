/** Phone numbers: a country's calling code and a number, sent as one (FRM-020 to FRM-024, FRM-038). */
import type { Country } from '../../generated/platform';

/** As it is typed. */
export interface PhoneParts {
  /** ISO 3166 alpha-2. */
  readonly regionCode: string;
  readonly number: string;
}

export interface PhoneNumber extends PhoneParts {
  /** The calling code, with its plus sign. */
  readonly prefix: string;
  /** E.164: what is sent. */
  readonly complete: string;
  /** The number can be one; whether it is in use nobody knows. */
  readonly possible: boolean;
  /** For reading. */
  readonly internationalNumber: string;
}

/** A country as a phone field offers it (SGN-083). */
export interface PhoneCountry {
  /** ISO 3166 alpha-2. */
  readonly value: string;
  /** Its name. */
  readonly label: string;
  /** With its plus sign. */
  readonly countryCallingCode: string;
  /** A number as people there write it; null when the platform knows none (FRM-022). */
  readonly sample: string | null;
}

/** What starts with a plus sign keeps its own direction, since the sign stands before it in every language. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;

export const phoneCountries = (countries: readonly Country[]): readonly PhoneCountry[] =>
  countries.map(({ iso3166alpha2, name, callingCode, samplePhoneNumber }) => ({
    value: iso3166alpha2,
    label: name,
    countryCallingCode: callingCode,
    sample: samplePhoneNumber || null,
  }));

/** E.164 allows fifteen digits in all; no country has subscribers with fewer than four. */
const LONGEST = 15;
const SHORTEST = 4;

/** Calling codes whose numbers keep a zero at their beginning; elsewhere it only leads out of a town (FRM-021). */
const zeroBelongs: ReadonlySet<string> = new Set(['39', '225', '229', '242', '378', '379']);

/**
 * Null while the country is not one that has a calling code. A number that was typed with its code, after a plus or two zeros, keeps only
 * one; with the code of another country it cannot be a number of this one.
 */
export function phoneNumber({ regionCode, number }: PhoneParts, countries: readonly Country[]): PhoneNumber | null {
  const callingCode = countries.find(({ iso3166alpha2 }) => iso3166alpha2 === regionCode)?.callingCode;
  if (callingCode === undefined) return null;
  const code = digitsOf(callingCode);
  const typed = digitsOf(number).replace(/^00/, '');
  const isWhole = number.trim().startsWith('+') || typed.length < digitsOf(number).length;
  const isForeign = isWhole && !typed.startsWith(code);
  const own = isWhole && !isForeign ? typed.slice(code.length) : typed;
  const subscriber = zeroBelongs.has(code) ? own : own.replace(/^0/, '');
  const prefix = `+${code}`;
  const complete = `${prefix}${subscriber}`;
  const possible = !isForeign && subscriber.length >= SHORTEST && complete.length - 1 <= LONGEST && !/[^\d\s()+./-]/.test(number);
  return { regionCode, number, prefix, complete, possible, internationalNumber: `${prefix} ${subscriber}` };
}

/** Takes a number that was sent apart again, for its field: the country with the longest code that fits; null when none does. */
export function phoneParts(sent: string, countries: readonly Country[], likely: string): PhoneParts | null {
  const fits = countries
    .filter(({ callingCode }) => sent.startsWith(`+${digitsOf(callingCode)}`))
    .sort((one, other) => other.callingCode.length - one.callingCode.length);
  const longest = fits[0];
  if (longest === undefined) return null;
  const region = fits.find(({ iso3166alpha2, callingCode }) => iso3166alpha2 === likely && callingCode === longest.callingCode) ?? longest;
  return { regionCode: region.iso3166alpha2, number: sent.slice(digitsOf(region.callingCode).length + 1) };
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
