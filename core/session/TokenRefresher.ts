/** Refreshes tokens when the platform refuses the current ones: single-flight across all callers and tabs (API-021). */
import { CallError, type PlatformClient } from '../sdk/platform';
import type { Clock } from '../sdk/services';
import type { Locks } from '../platform/browser/tabLocks';
import type { Renewal, TokenSource } from '../platform/transport/TokenSource';
import type { GuestSessions } from './GuestSessions';
import type { TokenVault } from './TokenVault';
import type { RefreshedTokens } from '../generated/platform';
import { refreshTokens } from '../sdk/endpoints/session';

/** Number of attempts, and milliseconds between them. */
const MAX_ATTEMPTS = 3;
const RETRY_PAUSE_MS = 1_000;

/**
 * Timeout of one attempt in milliseconds: all of them fit into the 30 seconds in which the platform repeats
 * its response to a spent token (API-021).
 */
const ATTEMPT_TIMEOUT_MS = 8_000;

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
    const stop = clock.after(ATTEMPT_TIMEOUT_MS, () =>
      limit.abort(new CallError(refreshTokens.id, 0, undefined, [])),
    );
    try {
      return await client.call(refreshTokens, { body: { refreshToken }, signal: limit.signal });
    } catch (error) {
      const lost = error instanceof CallError && error.status === 0;
      if (!lost || attempt === MAX_ATTEMPTS) throw error;
    } finally {
      stop();
    }
    await new Promise<void>((resolve) => void clock.after(RETRY_PAUSE_MS, resolve));
  }
}

/** Held during a refresh, and until the stored tokens are visible in every tab. */
export const REFRESH_LOCK = 'proscenium/token-refresh';

/** Number of recently sent tokens that are remembered with their session. */
const MAX_REMEMBERED_TOKENS = 20;

/** Milliseconds until stored tokens are visible in another tab: storage is not synchronized with locks. */
export const STORAGE_SETTLE_MS = 250;

export class TokenRefresher implements TokenSource {
  #pending: Promise<void> | null = null;
  readonly #listeners = new Set<() => void>();
  /** Recently sent tokens and their owners: a refused call is repeated for the same session only. */
  readonly #sent = new Map<string, Owner>();

  readonly #vault: TokenVault;
  readonly #guests: GuestSessions;
  readonly #client: PlatformClient;
  readonly #locks: Locks;
  readonly #clock: Clock;
  readonly #revoke: (refreshToken: string) => void;

  constructor(
    vault: TokenVault,
    guests: GuestSessions,
    /** A client that sends no tokens: a refused refresh must not trigger a refresh. */
    client: PlatformClient,
    locks: Locks,
    clock: Clock,
    /** Revokes a session of which only this token is left. */
    revoke: (refreshToken: string) => void,
  ) {
    this.#vault = vault;
    this.#guests = guests;
    this.#client = client;
    this.#locks = locks;
    this.#clock = clock;
    this.#revoke = revoke;
  }

  current(): string | null {
    // Read before the token: see TokenVault.session.
    const { session, provider } = this.#vault;
    const held = this.#vault.read();
    if (held !== null && session !== null)
      this.#remember(held.authorisationToken, {
        session,
        isGuest: provider === null,
        refreshToken: held.refreshToken,
      });
    return held?.authorisationToken ?? null;
  }

  async renew(refused: string | null): Promise<Renewal> {
    const current = this.#vault.read()?.authorisationToken ?? null;
    if (current === null || current === refused) {
      this.#pending ??= this.#begin(refused).finally(() => (this.#pending = null));
      await this.#pending;
    }
    return this.#renewalOf(refused);
  }

  /** Compares the current session with that of the refused call. */
  #renewalOf(refused: string | null): Renewal {
    const token = this.#vault.read()?.authorisationToken ?? null;
    const { session, provider } = this.#vault;
    if (token === null || token === refused) return 'lost';
    const owner = refused === null ? undefined : this.#sent.get(refused);
    if (refused === null || (owner !== undefined && owner.session === session)) return 'renewed';
    return provider === null || owner?.isGuest === true ? 'guest' : 'lost';
  }

  #remember(token: string, owner: Owner): void {
    this.#sent.delete(token);
    this.#sent.set(token, owner);
    for (const oldest of this.#sent.keys()) {
      if (this.#sent.size <= MAX_REMEMBERED_TOKENS) return;
      this.#sent.delete(oldest);
    }
  }

  /**
   * Calls `listener` when the platform has ended the session, after a guest session has started. Returns the
   * unsubscribe function.
   */
  onSessionEnded(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Callers in this tab continue as soon as there are tokens; the lock is held a little longer, so that the
   * next tab sees them too.
   */
  #begin(refused: string | null): Promise<void> {
    return new Promise((resolve, reject) => {
      const turn = async (): Promise<void> => {
        await this.#turn(refused);
        resolve();
        await this.#settled();
      };
      this.#locks.exclusive(REFRESH_LOCK, turn).catch(reject);
    });
  }

  /** Runs with the lock held: another tab may have refreshed meanwhile, so everything is read again. */
  async #turn(refused: string | null): Promise<void> {
    if (this.#hasHalfAPair(refused)) await this.#settled();
    const { session } = this.#vault;
    const held = this.#vault.read();
    if (held === null) return this.#asGuest();
    if (held.authorisationToken !== refused) return;
    try {
      const next = await buyTokens(this.#client, this.#clock, held.refreshToken);
      // A sign-out or sign-in meanwhile could not revoke the tokens being fetched.
      const isOrphan =
        !this.#vault.renew(held.refreshToken, next) &&
        (this.#vault.read() === null || this.#vault.session !== session);
      if (isOrphan) this.#revoke(next.refreshToken || held.refreshToken);
    } catch (error) {
      // No response, or one such as 429 or 5xx, does not invalidate the session: the calls fail, the viewer
      // stays signed in.
      if (!isTokenRefusal(error)) throw error;
      // If another tab refreshed first and closed before it could hold the lock, its tokens become visible
      // here after a delay.
      await this.#settled();
      if (this.#vault.read()?.refreshToken === held.refreshToken) return this.#end();
    }
    if (this.#vault.read() === null) await this.#asGuest();
  }

  /** The tab that refreshed closed and released the lock early: only its refresh token is visible here so far. */
  #hasHalfAPair(refused: string | null): boolean {
    const held = this.#vault.read();
    const owner = held !== null && held.authorisationToken === refused ? this.#sent.get(refused) : undefined;
    return owner !== undefined && owner.refreshToken !== held?.refreshToken;
  }

  #settled(): Promise<void> {
    return new Promise((resolve) => void this.#clock.after(STORAGE_SETTLE_MS, resolve));
  }

  async #end(): Promise<void> {
    this.#vault.clear();
    await this.#asGuest();
    for (const listener of this.#listeners) listener();
  }

  async #asGuest(): Promise<void> {
    await this.#guests.begin();
  }
}

/** The session that a token belongs to. */
interface Owner {
  readonly session: string;
  readonly isGuest: boolean;
  /** The refresh token stored with it. */
  readonly refreshToken: string;
}

/** The platform refuses this refresh token permanently. */
export function isTokenRefusal(error: unknown): boolean {
  return (
    error instanceof CallError &&
    error.status >= 400 &&
    error.status < 500 &&
    error.status !== 408 &&
    error.status !== 429
  );
}
