/** State and nonce: bind an answer to one sign-in attempt. */

/** 256 random bits, URL-safe; long enough for a PKCE code verifier too (RFC 7636, 4.1). */
export const oneTimeText = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)));

/** Base64 for addresses and tokens (RFC 4648, 5), without padding. */
export const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
