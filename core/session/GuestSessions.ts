/** Sessions of visitors who are not signed in: a guest session is started whenever there is no other (SGN-001). */
import type { Log } from '../sdk/context';
import type { PlatformClient } from '../sdk/platform';
import { createGuestSession } from '../sdk/endpoints/session';
import type { Locks } from '../platform/browser/tabLocks';
import type { TokenVault } from './TokenVault';

/** Lock name: all tabs together start one guest session at a time. */
const LOCK = 'proscenium/guest-session';

export class GuestSessions {
  #pending: Promise<boolean> | null = null;

  readonly #vault: TokenVault;
  readonly #client: PlatformClient;
  readonly #locks: Locks;
  readonly #log: Log;

  constructor(vault: TokenVault, client: PlatformClient, locks: Locks, log: Log) {
    this.#vault = vault;
    this.#client = client;
    this.#locks = locks;
    this.#log = log;
  }

  /**
   * Starts a guest session unless there is a session already. Returns whether there is one now: a failure is
   * only logged, and the site works as far as calls without a token allow (SGN-002, ERR-025).
   */
  begin(): Promise<boolean> {
    this.#pending ??= this.#locks
      .exclusive(LOCK, () => this.#attempt())
      .finally(() => (this.#pending = null));
    return this.#pending;
  }

  async #attempt(): Promise<boolean> {
    if (this.#vault.read() !== null) return true;
    try {
      const tokens = await this.#client.call(createGuestSession, {});
      // A viewer may have signed in during the call.
      if (this.#vault.read() === null) this.#vault.keep(tokens, null);
      return true;
    } catch (error) {
      this.#log.warn('No guest session could be begun.', { reason: String(error) });
      return false;
    }
  }
}
