/** Spends a refresh token. An answer that was lost is asked for again while the platform still gives it. */
import type { RefreshedTokens } from '../generated/platform';
import { CallError, type Clock, type PlatformClient } from '../sdk';
import { refreshTokens } from '../sdk/endpoints/session';

/** How often it is asked, and how many milliseconds lie between two askings. */
const ATTEMPTS = 3;
export const PAUSE = 1_000;

/** Milliseconds one asking may take: all of them fit into the 30 seconds in which a spent token still answers what it bought (API-021). */
export const ATTEMPT_LIMIT = 8_000;

/**
 * Gives what `refreshToken` buys. Rejects with a CallError: of status 0 when the platform did not answer at all.
 *
 * Without the repetition a lost answer would cost the session: the token is spent, and by the time the viewer does the next
 * thing the platform takes it for a stolen one.
 */
export async function buyTokens(client: PlatformClient, clock: Clock, refreshToken: string): Promise<RefreshedTokens> {
  for (let attempt = 1; ; attempt += 1) {
    const limit = new AbortController();
    const stop = clock.after(ATTEMPT_LIMIT, () => limit.abort(new CallError(refreshTokens.id, 0, undefined, [])));
    try {
      return await client.call(refreshTokens, { body: { refreshToken }, signal: limit.signal });
    } catch (error) {
      const lost = error instanceof CallError && error.status === 0;
      if (!lost || attempt === ATTEMPTS) throw error;
    } finally {
      stop();
    }
    await new Promise<void>((resolve) => void clock.after(PAUSE, resolve));
  }
}
