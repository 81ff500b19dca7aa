/** Reads the claims of a provider's ID token. Pure. */

/**
 * Unverified claims of a token: used to match it to this attempt and to greet the viewer. The platform
 * verifies the signature. Empty when it is no token.
 */
export function tokenClaims(token: unknown): Readonly<Record<string, unknown>> {
  const [, body] = typeof token === 'string' ? token.split('.') : [];
  try {
    const bytes = Uint8Array.from(atob((body ?? '').replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? (claims as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}
