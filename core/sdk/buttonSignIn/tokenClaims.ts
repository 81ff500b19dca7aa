/** What a provider's ID token says. Pure. */

/**
 * The claims of a token, unproven: they tell whether it answers this attempt, and whom to greet. Whether they are true, the platform
 * finds out by the signature. Empty for what is no token.
 */
export function tokenClaims(token: unknown): Readonly<Record<string, unknown>> {
  const [, body] = typeof token === 'string' ? token.split('.') : [];
  try {
    const bytes = Uint8Array.from(atob((body ?? '').replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? (claims as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}
