/** Which way to pay is chosen when the ways change (PAY-012). */

/** The one that was chosen, if it is still offered; else the only one there is; else none. */
export function keptProvider(chosen: string | null, offered: readonly string[]): string | null {
  if (chosen !== null && offered.includes(chosen)) return chosen;
  return offered.length === 1 ? (offered[0] ?? null) : null;
}
