/** Spends a refresh token. A lost response is requested again while the platform still repeats it. */
import type { RefreshedTokens } from '../generated/platform';
import { CallError, type PlatformClient } from '../sdk/platform';
import type { Clock } from '../sdk/services';
import { refreshTokens } from '../sdk/endpoints/session';

/** Number of attempts, and milliseconds between them. */
const ATTEMPTS = 3;
export const PAUSE = 1_000;

/**
 * Timeout of one attempt in milliseconds: all of them fit into the 30 seconds in which the platform repeats
 * its response to a spent token (API-021).
 */
export const ATTEMPT_LIMIT = 8_000;

/**
 * Exchanges `refreshToken` for new tokens. Rejects with a CallError: of status 0 when the platform did not
 * respond at all. Without retries a lost response would cost the session: the token is spent, and on the
 * viewer's next action the platform would treat it as stolen.
 */
export async function buyTokens(
  client: PlatformClient,
  clock: Clock,
  refreshToken: string,
): Promise<RefreshedTokens> {
  for (let attempt = 1; ; attempt += 1) {
    const limit = new AbortController();
    const stop = clock.after(ATTEMPT_LIMIT, () =>
      limit.abort(new CallError(refreshTokens.id, 0, undefined, [])),
    );
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
