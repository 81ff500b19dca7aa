/** Phone numbers: calling code and national number, sent in E.164 format (FRM-020 to FRM-024, FRM-038). */
import type { Country } from '../../generated/platform';

/** As entered. */
export interface PhoneParts {
  /** ISO 3166 alpha-2. */
  readonly regionCode: string;
  readonly number: string;
}

export interface PhoneNumber extends PhoneParts {
  /** Calling code with plus sign. */
  readonly prefix: string;
  /** E.164, as sent. */
  readonly complete: string;
  /** Plausible; whether the number exists is not checked. */
  readonly possible: boolean;
  /** For display. */
  readonly internationalNumber: string;
}

/** A country option of the phone field (SGN-083). */
export interface PhoneCountry {
  /** ISO 3166 alpha-2. */
  readonly value: string;
  readonly label: string;
  /** With plus sign. */
  readonly countryCallingCode: string;
  /** Sample number in national format; null when the platform has none (FRM-022). */
  readonly sample: string | null;
}

/** Isolates a number as left-to-right: the plus sign comes first in right-to-left languages too. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;

export const phoneCountries = (countries: readonly Country[]): readonly PhoneCountry[] =>
  countries.map(({ iso3166alpha2, name, callingCode, samplePhoneNumber }) => ({
    value: iso3166alpha2,
    label: name,
    countryCallingCode: callingCode,
    sample: samplePhoneNumber || null,
  }));

/** E.164 allows fifteen digits; no country has subscriber numbers shorter than four. */
const MAX_DIGITS = 15;
const MIN_DIGITS = 4;

/** Calling codes whose numbers keep a leading zero; elsewhere it is a trunk prefix (FRM-021). */
const zeroBelongs: ReadonlySet<string> = new Set(['39', '225', '229', '242', '378', '379']);

/**
 * Null if the country is unknown. A number entered with a calling code, after a plus or two zeros, keeps only
 * one code; with another country's code it is not possible in this country.
 */
export function phoneNumber(
  { regionCode, number }: PhoneParts,
  countries: readonly Country[],
): PhoneNumber | null {
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
  const possible =
    !isForeign &&
    subscriber.length >= MIN_DIGITS &&
    complete.length - 1 <= MAX_DIGITS &&
    !/[^\d\s()+./-]/.test(number);
  return { regionCode, number, prefix, complete, possible, internationalNumber: `${prefix} ${subscriber}` };
}

/** Splits an E.164 number for its field: the country with the longest matching code; null if none matches. */
export function phoneParts(sent: string, countries: readonly Country[], likely: string): PhoneParts | null {
  const fits = countries
    .filter(({ callingCode }) => sent.startsWith(`+${digitsOf(callingCode)}`))
    .sort((one, other) => other.callingCode.length - one.callingCode.length);
  const longest = fits[0];
  if (longest === undefined) return null;
  const region =
    fits.find(
      ({ iso3166alpha2, callingCode }) => iso3166alpha2 === likely && callingCode === longest.callingCode,
    ) ?? longest;
  return { regionCode: region.iso3166alpha2, number: sent.slice(digitsOf(region.callingCode).length + 1) };
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
