/** PKCE (RFC 7636): a code is only valid in the browser or app that started the sign-in. */
import { base64Url } from '../base64Url';

/** Query parameters of the authorization call; empty without PKCE. */
export interface ChallengeQuery {
  readonly codeChallenge?: string;
  readonly codeChallengeMethod?: 'S256';
}

/** S256 challenge of a verifier. None without Web Crypto, i.e. on pages without https. */
export async function challengeOf(verifier: string): Promise<ChallengeQuery> {
  const { subtle } = crypto as Partial<Crypto>;
  if (subtle === undefined) return {};
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { codeChallenge: base64Url(new Uint8Array(digest)), codeChallengeMethod: 'S256' };
}

/** Challenge of an app that exchanges the code itself, from `code_challenge` in the address that opens the sign-in. */
export function challengeOfApp(query: URLSearchParams): ChallengeQuery {
  const codeChallenge = query.get('code_challenge') ?? '';
  return /^[A-Za-z0-9_-]{43}$/.test(codeChallenge) ? { codeChallenge, codeChallengeMethod: 'S256' } : {};
}
