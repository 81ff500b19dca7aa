/** Ends a session: at its provider, in the browser, and at the platform. */
import { outboxKeys } from '../platform/outbox/outboxKeys';
import { LINKED_ACCOUNTS } from '../sdk/linkedAccounts';
import { Revocations } from './Revocations';
import type { SignInEntry } from './signInEntries';
import type { SignInDeps } from './signInDeps';
import { recordStorage } from './signInRecord';
import { REFRESH_LOCK } from './TokenRefresher';
import { impersonation } from './TokenVault';

/** Milliseconds to wait for a sign-out at the provider or the platform. */
export const SIGN_OUT_TIMEOUT = 3_000;

export type SignOutDeps = Pick<
  SignInDeps,
  | 'session'
  | 'vault'
  | 'client'
  | 'registry'
  | 'values'
  | 'tabValues'
  | 'viewerKeys'
  | 'locks'
  | 'clock'
  | 'log'
>;

export class SignOut {
  #pending: Promise<string | null> | null = null;
  readonly #revocations: Revocations;

  readonly #deps: SignOutDeps;
  readonly #entries: readonly SignInEntry[];

  constructor(deps: SignOutDeps, entries: readonly SignInEntry[]) {
    this.#deps = deps;
    this.#entries = entries;
    this.#revocations = new Revocations(deps);
  }

  /**
   * Ends the session and starts a guest's (SGN-061). Returns the address of the provider's own sign-out, if
   * any: the browser goes there next (SGP-014). Never rejects: remote failures are logged, and the viewer is
   * signed out here anyway (SGN-062). Single-flight: a concurrent call shares the result.
   */
  run(): Promise<string | null> {
    this.#pending ??= this.#attempt().finally(() => (this.#pending = null));
    return this.#pending;
  }

  async #attempt(): Promise<string | null> {
    const { session, vault, locks } = this.#deps;
    const { state } = session;
    const isGuest = state.status === 'guest' && (state.user !== null || vault.provider === null);
    if (isGuest) return null;
    const entry = this.#entries.find(({ key }) => key === vault.provider);
    // Requested while the token is still there: the platform must know whose provider session it is.
    const url = await this.#withinPatience(this.#endAtProvider(entry));
    let ended: Promise<void> | null = null;
    const end = (): Promise<void> => (ended ??= this.#endHere(entry));
    // Waits for a refresh in progress in any tab, so that the session's current token is revoked.
    await this.#withinPatience(
      locks.exclusive(REFRESH_LOCK, async () => {
        void end();
        return null;
      }),
    );
    await Promise.all([end(), this.#withinPatience(this.#revocations.send().then(() => null))]);
    return url;
  }

  /** Stores the revocation first: the page may be closed at any moment (SGN-063). */
  #endHere(entry: SignInEntry | undefined): Promise<void> {
    const { session, vault } = this.#deps;
    const tokens = vault.read();
    if (tokens !== null) this.#revocations.keep(tokens.refreshToken, entry?.platformRoute ?? null);
    // During impersonation, the browser's stored data is the member of staff's own.
    if (vault.provider !== impersonation) this.#forget();
    return session.signOut();
  }

  /**
   * Removes one viewer's data from the browser: the site's, the outbox, and all providers', whichever started
   * the session (SGP-137).
   */
  #forget(): void {
    const { values, tabValues, viewerKeys } = this.#deps;
    for (const key of [
      LINKED_ACCOUNTS,
      ...outboxKeys,
      ...recordStorage,
      ...viewerKeys,
      ...this.#entries.flatMap(({ forgets }) => forgets),
    ]) {
      values.remove(key);
      tabValues.remove(key);
    }
  }

  async #endAtProvider(entry: SignInEntry | undefined): Promise<string | null> {
    if (entry === undefined) return null;
    const provider = await this.#deps.registry.resolve(entry.request);
    return (await provider.end?.())?.url ?? null;
  }

  #withinPatience(work: Promise<string | null>): Promise<string | null> {
    const { clock, log } = this.#deps;
    return new Promise((resolve) => {
      const cancel = clock.after(SIGN_OUT_TIMEOUT, () => {
        log.warn('A sign-out elsewhere takes too long and is left to itself.');
        resolve(null);
      });
      void work
        .catch((error: unknown) => {
          log.warn('A sign-out elsewhere failed.', { reason: String(error) });
          return null;
        })
        .then((answer) => {
          cancel();
          resolve(answer);
        });
    });
  }
}
