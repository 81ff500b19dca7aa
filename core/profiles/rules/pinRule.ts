/** When a pin is asked for, and what one is (FAV-036). Pure. */
import type { Profile } from '../../generated/platform';

export const PIN_LENGTH = 4;

/** A child's profile is left for a profile with a pin by that pin; everybody else goes as they like. */
export function asksPin(isChild: boolean, wanted: Pick<Profile, 'type' | 'hasPin'>): boolean {
  return isChild && wanted.type !== 'CHILD' && wanted.hasPin === true;
}

export const isPin = (text: string): boolean => /^[0-9]{4}$/.test(text);

/** What somebody types as a pin, in the digits that are sent: Arabic ones count as well, anything else is left out. */
export function pinDigits(typed: string): string {
  const digits = [...typed].map((sign) => {
    const point = sign.codePointAt(0) ?? 0;
    const zero = [0x30, 0x660, 0x6f0].find((first) => point >= first && point <= first + 9);
    return zero === undefined ? '' : String(point - zero);
  });
  return digits.join('').slice(0, PIN_LENGTH);
}
