/** Where calls get their token from, and what happens when the platform refuses it. The session implements it; nobody else sees a token. */

/**
 * What became of a refused token. `renewed`: the same session has a token that was not refused, every call is made again. `guest`: there is
 * another session, and it or the one before is a guest's: only what is merely read is asked again. `lost`: there is no other token, or it is another viewer's.
 */
export type Renewal = 'renewed' | 'guest' | 'lost';

export interface TokenSource {
  /** The token to send, or null when there is none. */
  current(): string | null;
  /**
   * A call that carried `refused` (null: none) was answered with 401. All that wait share one refresh (API-021). Rejects with a
   * CallError when the platform could not be asked: the session stands, the waiting calls fail.
   */
  renew(refused: string | null): Promise<Renewal>;
}

/** For calls that never carry a token. */
export const noTokens: TokenSource = { current: () => null, renew: async () => 'lost' };
