/** Buys new tokens when the platform refuses the present ones: once for all who wait, in all tabs together (API-021). */
import { CallError, type Clock, type PlatformClient } from '../sdk';
import type { Locks, Renewal, TokenSource } from '../platform';
import { buyTokens } from './buyTokens';
import type { GuestSessions } from './GuestSessions';
import type { TokenVault } from './TokenVault';

/** Held while a refresh is on its way, and until what it stored is seen in every tab. */
export const REFRESH_LOCK = 'proscenium/token-refresh';

/** How many of the tokens that were sent last are remembered with the session that each belongs to. */
const REMEMBERED = 20;

/** Milliseconds that new tokens may take to be seen in another tab: storage is not written in step with locks. */
export const SETTLING_TIME = 250;

export class TokenRefresher implements TokenSource {
  private pending: Promise<void> | null = null;
  private readonly listeners = new Set<() => void>();
  /** Tokens that calls were made with, and whose they are: a refused call is made again for the same session alone. */
  private readonly sent = new Map<string, Owner>();

  constructor(
    private readonly vault: TokenVault,
    private readonly guests: GuestSessions,
    /** A client that sends no tokens: a refused refresh must not lead to a refresh. */
    private readonly client: PlatformClient,
    private readonly locks: Locks,
    private readonly clock: Clock,
    /** Ends a session of which only this token is left. */
    private readonly revoke: (refreshToken: string) => void,
  ) {}

  current(): string | null {
    // Read before the token: see TokenVault.session.
    const { session, provider } = this.vault;
    const held = this.vault.read();
    if (held !== null && session !== null) this.remember(held.authorisationToken, { session, isGuest: provider === null, refreshToken: held.refreshToken });
    return held?.authorisationToken ?? null;
  }

  async renew(refused: string | null): Promise<Renewal> {
    const current = this.vault.read()?.authorisationToken ?? null;
    if (current === null || current === refused) {
      this.pending ??= this.begin(refused).finally(() => (this.pending = null));
      await this.pending;
    }
    return this.renewalOf(refused);
  }

  /** What the session that is there now means for a call that was refused. */
  private renewalOf(refused: string | null): Renewal {
    const token = this.vault.read()?.authorisationToken ?? null;
    const { session, provider } = this.vault;
    if (token === null || token === refused) return 'lost';
    const owner = refused === null ? undefined : this.sent.get(refused);
    if (refused === null || (owner !== undefined && owner.session === session)) return 'renewed';
    return provider === null || owner?.isGuest === true ? 'guest' : 'lost';
  }

  private remember(token: string, owner: Owner): void {
    this.sent.delete(token);
    this.sent.set(token, owner);
    for (const oldest of this.sent.keys()) {
      if (this.sent.size <= REMEMBERED) return;
      this.sent.delete(oldest);
    }
  }

  /** Calls `listener` when the platform has ended the session, after a guest's has begun. Gives the function that stops it. */
  onSessionEnded(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Those who wait here go on as soon as there are tokens; the lock is kept a little longer, so that the next tab finds them too. */
  private begin(refused: string | null): Promise<void> {
    return new Promise((resolve, reject) => {
      const turn = async (): Promise<void> => {
        await this.turn(refused);
        resolve();
        await this.settled();
      };
      this.locks.exclusive(REFRESH_LOCK, turn).catch(reject);
    });
  }

  /** With the lock held: another tab may have been here in the meantime, so everything is read anew. */
  private async turn(refused: string | null): Promise<void> {
    if (this.hasHalfAPair(refused)) await this.settled();
    const { session } = this.vault;
    const held = this.vault.read();
    if (held === null) return this.asGuest();
    if (held.authorisationToken !== refused) return;
    try {
      const next = await buyTokens(this.client, this.clock, held.refreshToken);
      // Whoever signed out or in meanwhile could not end what was being bought.
      const isOrphan = !this.vault.renew(held.refreshToken, next) && (this.vault.read() === null || this.vault.session !== session);
      if (isOrphan) this.revoke(next.refreshToken || held.refreshToken);
    } catch (error) {
      // No answer, or one that says "not now", is no verdict on the session: the calls fail, the viewer stays signed in.
      if (!isRefusal(error)) throw error;
      // Where another tab was quicker after all, as one that closed too early to keep the lock, its tokens are on their way here.
      await this.settled();
      if (this.vault.read()?.refreshToken === held.refreshToken) return this.end();
    }
    if (this.vault.read() === null) await this.asGuest();
  }

  /** The tab that bought a new pair is gone and kept the lock no longer: of what it stored only the refresh token has come here. */
  private hasHalfAPair(refused: string | null): boolean {
    const held = this.vault.read();
    const owner = held !== null && held.authorisationToken === refused ? this.sent.get(refused) : undefined;
    return owner !== undefined && owner.refreshToken !== held?.refreshToken;
  }

  private settled(): Promise<void> {
    return new Promise((resolve) => void this.clock.after(SETTLING_TIME, resolve));
  }

  private async end(): Promise<void> {
    this.vault.clear();
    await this.asGuest();
    for (const listener of this.listeners) listener();
  }

  private async asGuest(): Promise<void> {
    await this.guests.begin();
  }
}

/** Whose a token is. */
interface Owner {
  readonly session: string;
  readonly isGuest: boolean;
  /** What it was kept with. */
  readonly refreshToken: string;
}

/** The platform will not have this refresh token, now or later. */
export function isRefusal(error: unknown): boolean {
  return error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;
}
