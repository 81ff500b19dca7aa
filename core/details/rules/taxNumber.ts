/** Tax numbers: a Brazilian one has a form of its own, every other is text (FRM-012). */

const BRAZIL = 'BR';
const DIGITS = 11;

/** As it stands in its field: 000.000.000-00 in Brazil, as far as it has been typed. */
export function taxNumberShown(typed: string, country: string | null): string {
  if (country !== BRAZIL) return typed;
  const digits = digitsOf(typed);
  const [first, second, third, check] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9), digits.slice(9)];
  return [first, second, third].filter((part) => part !== '').join('.') + (check === '' ? '' : `-${check}`);
}

/** As it is sent: bare digits in Brazil. */
export function taxNumberSent(shown: string, country: string | null): string {
  return country === BRAZIL ? digitsOf(shown) : shown.trim();
}

/** Complete, as far as that can be told; check digits are the platform's matter. */
export function isTaxNumber(shown: string, country: string | null): boolean {
  return country === BRAZIL ? digitsOf(shown).length === DIGITS : shown.trim() !== '';
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').slice(0, DIGITS);
