/** State and nonce: what ties an answer to one attempt. */
import { base64Url } from '../base64Url';

/** 256 random bits as text that needs no escaping; long enough for a code verifier too (RFC 7636, 4.1). */
export const oneTimeText = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)));
