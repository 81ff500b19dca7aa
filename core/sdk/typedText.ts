/** What is kept of a text that is typed (FRM-030). */

/** While it is typed: everything but control characters. */
export function cleaned(typed: string): string {
  return typed.replaceAll(/\p{Cc}/gu, '');
}

/** When its field is left. */
export function trimmed(typed: string): string {
  return cleaned(typed).trim();
}

/** local@domain.tld without blanks (FRM-035). */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) && text.length <= 254;
}
