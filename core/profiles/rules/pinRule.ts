/** When a PIN is required, and its format (FAV-036). Pure. */
import type { Profile } from '../../generated/platform';

export const PIN_LENGTH = 4;

/** Only switching from a child's profile to an adult profile with a PIN requires that PIN. */
export function asksPin(isChild: boolean, wanted: Pick<Profile, 'type' | 'hasPin'>): boolean {
  return isChild && wanted.type !== 'CHILD' && wanted.hasPin === true;
}

export const isPin = (text: string): boolean => /^[0-9]{4}$/.test(text);

/** Normalises typed text to PIN digits: converts Arabic digits, drops other characters. */
export function pinDigits(typed: string): string {
  const digits = [...typed].map((sign) => {
    const point = sign.codePointAt(0) ?? 0;
    const zero = [0x30, 0x660, 0x6f0].find((first) => point >= first && point <= first + 9);
    return zero === undefined ? '' : String(point - zero);
  });
  return digits.join('').slice(0, PIN_LENGTH);
}
