/** Proof keys (RFC 7636): a code is good only in the browser, or the app, that began the sign-in. */
import { base64Url } from '../base64Url';

/** The query parameters of the call that makes the address to sign in at; none where there is no proof key. */
export interface ChallengeQuery {
  readonly codeChallenge?: string;
  readonly codeChallengeMethod?: 'S256';
}

/** The S256 challenge of a verifier. None where the browser has no Web Crypto, which is on pages without https only. */
export async function challengeOf(verifier: string): Promise<ChallengeQuery> {
  const { subtle } = crypto as Partial<Crypto>;
  if (subtle === undefined) return {};
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { codeChallenge: base64Url(new Uint8Array(digest)), codeChallengeMethod: 'S256' };
}

/** The challenge of an app that exchanges the code itself: it gives `code_challenge` in the address that opens the sign-in. */
export function challengeOfApp(query: URLSearchParams): ChallengeQuery {
  const codeChallenge = query.get('code_challenge') ?? '';
  return /^[A-Za-z0-9_-]{43}$/.test(codeChallenge) ? { codeChallenge, codeChallengeMethod: 'S256' } : {};
}
