/** Tax numbers: Brazil has a format of its own, elsewhere they are free text (FRM-012). */

const BRAZIL = 'BR';
const DIGITS = 11;

/** The country's format; null where there is none. */
export const taxNumberForm = (country: string | null): string | null =>
  country === BRAZIL ? '000.000.000-00' : null;

/** Display format: 000.000.000-00 in Brazil, as far as it has been typed. */
export function taxNumberShown(typed: string, country: string | null): string {
  if (country !== BRAZIL) return typed;
  const digits = digitsOf(typed);
  const [first, second, third, check] = [
    digits.slice(0, 3),
    digits.slice(3, 6),
    digits.slice(6, 9),
    digits.slice(9),
  ];
  return [first, second, third].filter((part) => part !== '').join('.') + (check === '' ? '' : `-${check}`);
}

/** Sent format: digits only in Brazil. */
export function taxNumberSent(shown: string, country: string | null): string {
  return country === BRAZIL ? digitsOf(shown) : shown.trim();
}

/** Complete; check digits are validated by the platform only. */
export function isTaxNumber(shown: string, country: string | null): boolean {
  return country === BRAZIL ? digitsOf(shown).length === DIGITS : shown.trim() !== '';
}

export const digitsIn = (text: string): number => text.replaceAll(/\D/g, '').length;

/** Caret position in the formatted text after the given number of digits. */
export function caretAfter(shown: string, digits: number): number {
  let place = 0;
  for (let seen = 0; place < shown.length && seen < digits; place++)
    if (/\d/.test(shown.charAt(place))) seen += 1;
  return place;
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').slice(0, DIGITS);
