/** Tokens of the fake captcha and their verification: each is valid once, for two minutes. */
import { PlatformError } from '../platformError';
import { randomToken } from './secrets';

const GOOD_FOR = 2 * 60_000;

/** Tokens issued for this key count as a bot's: the platform refuses them. */
export const DOUBTFUL_KEY = 'sandbox-doubtful';

export interface CaptchaService {
  issue(siteKey: string): string;
  /**
   * Consumes a token. Throws when it is unknown, used, expired, or issued for the bot key. A call without a
   * token passes: the demo realms require none.
   */
  check(token: string | null): void;
}

export function createCaptchaService(now: () => number): CaptchaService {
  const given = new Map<string, { readonly until: number; readonly isPerson: boolean }>();
  return {
    issue(siteKey) {
      for (const [token, { until }] of given) if (until <= now()) given.delete(token);
      const token = randomToken('captcha');
      given.set(token, { until: now() + GOOD_FOR, isPerson: siteKey !== DOUBTFUL_KEY });
      return token;
    },
    check(token) {
      if (token === null) return;
      const known = given.get(token);
      given.delete(token);
      if (known === undefined || known.until <= now() || !known.isPerson)
        throw new PlatformError(403, 'CAPTCHA_FAIL_ERROR', [
          'The captcha does not take this visitor for a person.',
        ]);
    },
  };
}
