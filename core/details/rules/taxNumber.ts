/** Tax numbers: a Brazilian one has a form of its own, every other is text (FRM-012). */

const BRAZIL = 'BR';
const DIGITS = 11;

/** How it is written in the country; null where it has no form of its own. */
export const taxNumberForm = (country: string | null): string | null => (country === BRAZIL ? '000.000.000-00' : null);

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

export const digitsIn = (text: string): number => text.replaceAll(/\D/g, '').length;

/** Where the caret stands in what is shown once so many digits are before it. */
export function caretAfter(shown: string, digits: number): number {
  let place = 0;
  for (let seen = 0; place < shown.length && seen < digits; place++) if (/\d/.test(shown.charAt(place))) seen += 1;
  return place;
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').slice(0, DIGITS);
