/** Buys new tokens when the platform refuses the present ones: once for all who wait, in all tabs together (API-021). */
import { CallError, type Clock, type PlatformClient } from '../sdk';
import type { Locks, Renewal, TokenSource } from '../platform';
import { buyTokens } from './buyTokens';
import type { GuestSessions } from './GuestSessions';
import type { TokenVault } from './TokenVault';

/** Held while a refresh is on its way, and until what it stored is seen in every tab. */
const LOCK = 'proscenium/token-refresh';

/** Milliseconds that new tokens may take to be seen in another tab: storage is not written in step with locks. */
export const SETTLING_TIME = 250;

export class TokenRefresher implements TokenSource {
  private pending: Promise<Renewal> | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly vault: TokenVault,
    private readonly guests: GuestSessions,
    /** A client that sends no tokens: a refused refresh must not lead to a refresh. */
    private readonly client: PlatformClient,
    private readonly locks: Locks,
    private readonly clock: Clock,
  ) {}

  current(): string | null {
    return this.vault.read()?.authorisationToken ?? null;
  }

  renew(refused: string | null): Promise<Renewal> {
    const current = this.current();
    if (current !== null && current !== refused) return Promise.resolve('renewed');
    this.pending ??= this.begin(refused).finally(() => (this.pending = null));
    return this.pending;
  }

  /** Calls `listener` when the platform has ended the session, after a guest's has begun. Gives the function that stops it. */
  onSessionEnded(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Those who wait here go on as soon as there are tokens; the lock is kept a little longer, so that the next tab finds them too. */
  private begin(refused: string | null): Promise<Renewal> {
    return new Promise((resolve, reject) => {
      const turn = async (): Promise<void> => {
        resolve(await this.turn(refused));
        await this.settled();
      };
      this.locks.exclusive(LOCK, turn).catch(reject);
    });
  }

  /** With the lock held: another tab may have been here in the meantime, so everything is read anew. */
  private async turn(refused: string | null): Promise<Renewal> {
    const held = this.vault.read();
    if (held === null) return this.asGuest();
    if (held.authorisationToken !== refused) return 'renewed';
    try {
      const next = await buyTokens(this.client, this.clock, held.refreshToken);
      if (this.vault.renew(held.refreshToken, next)) return 'renewed';
    } catch (error) {
      // No answer, or one that says "not now", is no verdict on the session: the calls fail, the viewer stays signed in.
      if (!isRefusal(error)) throw error;
      // Where another tab was quicker after all, as one that closed too early to keep the lock, its tokens are on their way here.
      await this.settled();
      if (this.vault.read()?.refreshToken === held.refreshToken) return this.end();
    }
    return this.vault.read() === null ? this.asGuest() : 'renewed';
  }

  private settled(): Promise<void> {
    return new Promise((resolve) => void this.clock.after(SETTLING_TIME, resolve));
  }

  private async end(): Promise<Renewal> {
    this.vault.clear();
    const renewal = await this.asGuest();
    for (const listener of this.listeners) listener();
    return renewal;
  }

  private async asGuest(): Promise<Renewal> {
    return (await this.guests.begin()) ? 'guest' : 'lost';
  }
}

/** The platform will not have this refresh token, now or later. */
function isRefusal(error: unknown): boolean {
  return error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;
}
