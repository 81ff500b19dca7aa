/** Sanitises typed text (FRM-030). */

/** On input: removes control characters. */
export function cleaned(typed: string): string {
  return typed.replaceAll(/\p{Cc}/gu, '');
}

/** On blur. */
export function trimmed(typed: string): string {
  return cleaned(typed).trim();
}

/** local@domain.tld without whitespace (FRM-035). */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) && text.length <= 254;
}
