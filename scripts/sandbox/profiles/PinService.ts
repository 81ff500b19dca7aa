/** Compares pins and limits the number of attempts. */
import { PlatformError } from '../platformError';
import { matchesSecret } from '../session/secrets';

const ATTEMPTS = 5;
const ATTEMPT_WINDOW_MS = 5 * 60_000;

export class PinService {
  private readonly failures = new Map<string, readonly number[]>();

  constructor(private readonly now: () => number) {}

  /**
   * `lock` names what the pin opens. Throws 403 for a missing or wrong pin, 429 after five wrong ones in five
   * minutes.
   */
  async check(lock: string, hash: string, pin: string | null | undefined): Promise<void> {
    if (!pin) throw new PlatformError(403, 'pinRequired', ['This wants a pin.']);
    const recent = (this.failures.get(lock) ?? []).filter((time) => time > this.now() - ATTEMPT_WINDOW_MS);
    if (recent.length >= ATTEMPTS)
      throw new PlatformError(429, 'tooManyAttempts', ['Too many wrong pins. Wait some minutes.']);
    if (await matchesSecret(pin, hash)) {
      this.failures.delete(lock);
      return;
    }
    this.failures.set(lock, [...recent, this.now()]);
    throw new PlatformError(403, 'wrongPin', ['That is not the pin.']);
  }
}
