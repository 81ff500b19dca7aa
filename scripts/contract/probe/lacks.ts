/** Reports optional parts of the contract that a platform does not implement. Pure. */
import type { ProbeGap } from './report';
import type { SeenAnswer } from './targets';

/** The challenge of RFC 7636, appendix B: sign-in addresses should bind their code to it. */
export const PROBE_CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

const authorisationCalls: ReadonlySet<string> = new Set([
  'readOpenIdAuthorisationUri',
  'readSsoAuthorisationUri',
  'readOAuthAuthorisationUri',
]);

/** Optional features that are missing from the received answers. */
export function lacksOf(seen: readonly SeenAnswer[]): readonly ProbeGap[] {
  return seen.flatMap(({ operation, body }) =>
    authorisationCalls.has(operation) &&
    (body as { readonly codeChallengeMethod?: unknown } | null)?.codeChallengeMethod !== 'S256'
      ? [
          {
            operation,
            reason:
              'its codes are not bound to the codeChallenge of the call (RFC 7636): anybody who reads one can use it',
          },
        ]
      : [],
  );
}
