/** What the stand-in of a captcha hands out, and what the platform makes of it: a token is good once, and for two minutes. */
import { PlatformError } from '../platformError';
import { randomToken } from './secrets';

const GOOD_FOR = 2 * 60_000;

/** Whoever asks with this key looks like a program: the platform refuses what it is given. */
export const DOUBTFUL_KEY = 'sandbox-doubtful';

export interface CaptchaService {
  issue(siteKey: string): string;
  /** Spends a token. Refuses one that is unknown, spent or too old, or was given to a doubtful visitor. A call without one passes: the demo realms ask for none. */
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
      if (known === undefined || known.until <= now() || !known.isPerson) throw new PlatformError(403, 'CAPTCHA_FAIL_ERROR', ['The captcha does not take this visitor for a person.']);
    },
  };
}
