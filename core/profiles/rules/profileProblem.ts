/** Messages for rejected profile changes and PINs. Pure. */
import { CallError } from '../../sdk/platform';

/** Content age ratings and the offered age limits (FAV-040). Pure. */

/** Above 16 there is nothing left to restrict. */
const AGES = [0, 6, 12, 16] as const;

/** The default limit when the control has none: restricts everything not made for children. */
export const USUAL_AGE = 12;

/** The ages to choose from, including the current one when the platform uses another. */
export function offeredAges(chosen: number | null | undefined): readonly number[] {
  return [...new Set([...AGES, ...(typeof chosen === 'number' ? [chosen] : [])])].sort(
    (left, right) => left - right,
  );
}

/** When a PIN is required, and its format (FAV-036). Pure. */
export const PIN_LENGTH = 4;

/**
 * A profile's PIN is required while the site asks who is watching, and to leave a child's profile for an
 * adult's.
 */
export function asksPin(
  { isChild, asksWho }: { readonly isChild: boolean; readonly asksWho: boolean },
  wanted: { readonly isChild: boolean; readonly hasPin: boolean },
): boolean {
  return wanted.hasPin && (asksWho || (isChild && !wanted.isChild));
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

const messages: Readonly<Record<string, string>> = {
  profileLimitReached: 'profileLimitReached',
  profileNameTaken: 'profileNameTaken',
  mainProfile: 'profileMainStays',
  profileInUse: 'profileInUse',
  childProfile: 'profileNotForChildren',
  wrongPin: 'profilePinWrong',
  pinRequired: 'profilePinWanted',
  pinMissing: 'profilePinWanted',
  tooManyAttempts: 'profilePinTooOften',
};

/** The message key. Falls back to the HTTP status for platforms that send no error code. */
export function profileProblem(error: unknown): string {
  if (!(error instanceof CallError)) return 'genericError';
  if (error.status === 429) return 'profilePinTooOften';
  return messages[error.code ?? ''] ?? 'genericError';
}

/** Whether another PIN may help; the message then belongs to the PIN field. */
export const isAboutPin = (problem: string): boolean => problem.startsWith('profilePin');
