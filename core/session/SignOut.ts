/** Ends a session: at the provider that began it, here, and at the platform. */
import { untoldPlaces } from '../platform/changes/untoldPlaces';
import { LINKED_ACCOUNTS } from '../sdk';
import { logout } from '../sdk/endpoints/session';
import type { SignInEntry } from './signInEntries';
import type { SignInParts } from './signInParts';

/** Milliseconds that a provider's or the platform's own sign-out may hold up ours. */
export const SIGN_OUT_PATIENCE = 3_000;

export type SignOutParts = Pick<SignInParts, 'session' | 'vault' | 'client' | 'registry' | 'values' | 'visitValues' | 'clock' | 'log'>;

export class SignOut {
  private pending: Promise<string | null> | null = null;

  constructor(
    private readonly parts: SignOutParts,
    private readonly entries: readonly SignInEntry[],
  ) {}

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
    const { session, vault } = this.parts;
    if (session.state.status === 'guest') return null;
    const entry = this.entries.find(({ key }) => key === vault.provider);
    const tokens = vault.read();
    // Asked while the token is still there: the platform must know whose provider session it is.
    const url = await this.withinPatience(this.endAtProvider(entry));
    this.forget();
    await Promise.all([session.signOut(), this.withinPatience(this.endAtPlatform(entry, tokens?.refreshToken))]);
    return url;
  }

  /** What providers keep in the browser for one viewer, whichever of them began the session (SGP-137), and what pages that were left had to tell. */
  private forget(): void {
    const { values, visitValues } = this.parts;
    for (const key of [LINKED_ACCOUNTS, ...untoldPlaces, ...this.entries.flatMap(({ forgets }) => forgets)]) {
      values.remove(key);
      visitValues.remove(key);
    }
  }

  private async endAtProvider(entry: SignInEntry | undefined): Promise<string | null> {
    if (entry === undefined) return null;
    const provider = await this.parts.registry.resolve(entry.request);
    return (await provider.end?.())?.url ?? null;
  }

  /** The provider's own route, when it has one, else the platform's (SGN-063). */
  private async endAtPlatform(entry: SignInEntry | undefined, refreshToken: string | undefined): Promise<null> {
    if (refreshToken === undefined) return null;
    const route = entry?.platformRoute ?? null;
    const path = route === null ? logout.path : logout.path.replace(/\/logout$/, `${route}/logout`);
    // A refused token must not be renewed only to be ended.
    await this.parts.client.call({ ...logout, path, auth: false }, { body: { refreshToken } });
    return null;
  }

  private withinPatience(work: Promise<string | null>): Promise<string | null> {
    const { clock, log } = this.parts;
    return new Promise((resolve) => {
      const cancel = clock.after(SIGN_OUT_PATIENCE, () => {
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
