/** State and nonce: bind an answer to one sign-in attempt. */
import { base64Url } from '../base64Url';

/** 256 random bits, URL-safe; long enough for a PKCE code verifier too (RFC 7636, 4.1). */
export const oneTimeText = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)));
