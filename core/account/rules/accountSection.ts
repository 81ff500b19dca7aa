/** Which part of the account an address opens (ACC-002, ADM-022). Pure. */

/** What opens when an address names nothing that is there. */
const USUAL = 'details';

/**
 * The part that `asked` names, of those that this viewer has; an unknown one opens the details (ACC-002), and where there are none, the
 * first part. Null when there is no part at all.
 */
export function accountSection(parts: readonly string[], asked: string | null): string | null {
  return [asked, USUAL, parts[0]].find((name): name is string => name != null && parts.includes(name)) ?? null;
}
