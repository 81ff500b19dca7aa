/** Ends a session: at the provider that began it, here, and at the platform. */
import { outboxKeys } from '../platform/outbox/outboxKeys';
import { LINKED_ACCOUNTS } from '../sdk';
import { Revocations } from './Revocations';
import type { SignInEntry } from './signInEntries';
import type { SignInDeps } from './signInDeps';
import { recordStorage } from './signInRecord';
import { REFRESH_LOCK } from './TokenRefresher';
import { impersonation } from './TokenVault';

/** Milliseconds that a provider's or the platform's own sign-out may hold up ours. */
export const SIGN_OUT_TIMEOUT = 3_000;

export type SignOutDeps = Pick<SignInDeps, 'session' | 'vault' | 'client' | 'registry' | 'values' | 'sessionStorageToken' | 'viewerKeys' | 'locks' | 'clock' | 'log'>;

export class SignOut {
  private pending: Promise<string | null> | null = null;
  private readonly revocations: Revocations;

  constructor(
    private readonly deps: SignOutDeps,
    private readonly entries: readonly SignInEntry[],
  ) {
    this.revocations = new Revocations(deps);
  }

  /**
   * Ends the session and begins a guest's (SGN-061). Gives the address at which the provider ends its own session, if it has
   * one: the browser goes there next (SGP-014). Never rejects: what fails elsewhere is logged, and the viewer is signed out here
   * all the same (SGN-062). A second call while one is on its way shares it.
   */
  run(): Promise<string | null> {
    this.pending ??= this.attempt().finally(() => (this.pending = null));
    return this.pending;
  }

  private async attempt(): Promise<string | null> {
    const { session, vault, locks } = this.deps;
    const { state } = session;
    const isGuest = state.status === 'guest' && (state.user !== null || vault.provider === null);
    if (isGuest) return null;
    const entry = this.entries.find(({ key }) => key === vault.provider);
    // Asked while the token is still there: the platform must know whose provider session it is.
    const url = await this.withinPatience(this.endAtProvider(entry));
    let ended: Promise<void> | null = null;
    const end = (): Promise<void> => (ended ??= this.endHere(entry));
    // A refresh that is on its way in any tab comes first, so that the token to be ended is the one that the session has.
    await this.withinPatience(
      locks.exclusive(REFRESH_LOCK, async () => {
        void end();
        return null;
      }),
    );
    await Promise.all([end(), this.withinPatience(this.revocations.send().then(() => null))]);
    return url;
  }

  /** What is left to be told of the platform is kept first: the page may be gone at any moment (SGN-063). */
  private endHere(entry: SignInEntry | undefined): Promise<void> {
    const { session, vault } = this.deps;
    const tokens = vault.read();
    if (tokens !== null) this.revocations.keep(tokens.refreshToken, entry?.platformRoute ?? null);
    // What the browser keeps beside an impersonated session is the member of staff's own.
    if (vault.provider !== impersonation) this.forget();
    return session.signOut();
  }

  /** What is kept in the browser for one viewer: by the site, by pages that were left, and by providers, whichever of them began the session (SGP-137). */
  private forget(): void {
    const { values, sessionStorageToken, viewerKeys } = this.deps;
    for (const key of [LINKED_ACCOUNTS, ...outboxKeys, ...recordStorage, ...viewerKeys, ...this.entries.flatMap(({ forgets }) => forgets)]) {
      values.remove(key);
      sessionStorageToken.remove(key);
    }
  }

  private async endAtProvider(entry: SignInEntry | undefined): Promise<string | null> {
    if (entry === undefined) return null;
    const provider = await this.deps.registry.resolve(entry.request);
    return (await provider.end?.())?.url ?? null;
  }

  private withinPatience(work: Promise<string | null>): Promise<string | null> {
    const { clock, log } = this.deps;
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
