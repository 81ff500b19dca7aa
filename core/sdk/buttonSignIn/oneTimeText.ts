/** State and nonce: what ties an answer to one attempt. */

/** 256 random bits as text that needs no escaping. */
export function oneTimeText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
