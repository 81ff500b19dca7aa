/** Which payment method stays selected when the offered ones change (PAY-012). */

/** The selected one if still offered, else the only one, else none. */
export function keptProvider(chosen: string | null, offered: readonly string[]): string | null {
  if (chosen !== null && offered.includes(chosen)) return chosen;
  return offered.length === 1 ? (offered[0] ?? null) : null;
}
