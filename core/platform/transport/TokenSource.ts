/**
 * Supplies access tokens to calls, and renews refused ones. Implemented by the session; no other module sees
 * a token.
 */

/**
 * Outcome of a renewal. `renewed`: the same session has a new token, every call is repeated. `guest`: the
 * session changed, and it or the previous one is a guest's: only reads are repeated. `lost`: there is no
 * other token, or it is another viewer's.
 */
export type Renewal = 'renewed' | 'guest' | 'lost';

export interface TokenSource {
  /** The token to send, or null when there is none. */
  current(): string | null;
  /**
   * A call that carried `refused` (null: none) got a 401. Concurrent callers share one refresh
   * (single-flight, API-021). Rejects with a CallError when the platform could not be reached: the session
   * remains, the waiting calls fail.
   */
  renew(refused: string | null): Promise<Renewal>;
}

/** For calls that never carry a token. */
export const noTokens: TokenSource = { current: () => null, renew: async () => 'lost' };
