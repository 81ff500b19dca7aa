/**
 * The session: whether the user is a guest or a viewer, as the platform reports; follows sign-in and sign-out
 * in other tabs.
 */
import { makeAutoObservable, observableRef } from 'mobx';
import type { SessionUser } from '../generated/platform';
import { browserActivity, type PageActivity } from '../platform/browser/PageActivity';
import type { TabChannel } from '../platform/browser/TabChannel';
import { CallError, type PlatformClient } from '../sdk/platform';
import { token } from '../sdk/token';
import type { Clock, KeyValueStore, SessionView, Viewer } from '../sdk/services';
import type { Log } from '../sdk/context';
import type { TokenAnswer } from '../sdk/signIn';
import { readSessionUser } from '../sdk/endpoints/session';
import type { GuestSessions } from './GuestSessions';
import { storageKeys } from './storedTokens';
import type { TokenRefresher } from './TokenRefresher';
import { impersonation, type AsksWho, type TokenVault } from './TokenVault';

export type SessionState =
  /** Not known yet. */
  | { readonly status: 'starting' }
  /** `user` is null until the platform has returned this guest's data, and while it cannot be reached. */
  | { readonly status: 'guest'; readonly user: SessionUser | null }
  | { readonly status: 'viewer'; readonly user: SessionUser };

export interface SessionDeps {
  readonly vault: TokenVault;
  readonly guests: GuestSessions;
  readonly refresher: Pick<TokenRefresher, 'onSessionEnded'>;
  readonly client: PlatformClient;
  readonly tabs: TabChannel;
  /** Session storage, and those of its keys that belong to one viewer. */
  readonly visit: KeyValueStore;
  readonly viewerKeys: () => readonly string[];
  /** Revokes a session of which only this token is left. */
  readonly revoke: (refreshToken: string) => void;
  /** Sends pending revocations of sessions that ended on an earlier page. */
  readonly revokeLeft: () => Promise<void>;
  readonly clock: Clock;
  /** A change to active triggers a retry; by default, the page is active while it is visible and online. */
  readonly activity?: PageActivity;
  readonly log: Log;
}

/**
 * Milliseconds before each retry of reading the user when the platform cannot be reached: three, then when the
 * page becomes visible or online, or at the next page load.
 */
export const RETRIES = [2_000, 10_000, 60_000] as const;

/** Storage key: id of the viewer that the tab's session storage belongs to. */
const VISIT_OF = 'viewer.visit';

/** The viewer before anything is known, and of a guest. */
const nobody: Viewer = { id: null, isGuest: true, role: 'GUEST', email: null, isChild: false };

export class SessionStore implements SessionView {
  state: SessionState = { status: 'starting' };
  unreached: { retry(): void } | null = null;
  /**
   * Counts changes in this visit of what the viewer may see, by another profile or a parent's PIN: content on
   * the page was fetched before.
   */
  profileChanges = 0;
  /** The account has several profiles and none is selected yet (FAV-037). */
  asksWho = false;
  readonly #endings: (() => void)[] = [];
  #cancelRetry: () => void = () => undefined;
  /** Sequence number of user requests; responses to older ones are ignored. */
  #asked = 0;
  /** The marks of the session whose user was requested last, and of the one whose user is known. */
  #requested: string | null = null;
  #identified: string | null = null;
  #disposed = false;

  readonly #deps: SessionDeps;

  constructor(deps: SessionDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { state: observableRef, unreached: observableRef });
  }

  /** The user, as plugins may know it. */
  get viewer(): Viewer {
    if (this.state.status === 'starting' || this.state.user === null) return nobody;
    const { id, role, isGuest, email, profile } = this.state.user;
    return { id, role, isGuest, email: email ?? null, isChild: profile?.type === 'CHILD' };
  }

  /** The viewer for modules that store data: each profile has its own. */
  get keeping(): Viewer {
    const { viewer } = this;
    const profile = this.user?.profile?.id;
    return viewer.id === null || viewer.isGuest || !profile
      ? viewer
      : { ...viewer, id: `${viewer.id} ${profile}` };
  }

  /** For analytics: `guest`, or the role (SGN-065). */
  get userType(): string {
    return this.viewer.isGuest ? 'guest' : this.viewer.role;
  }

  /** False while the user is unknown. */
  get known(): boolean {
    return this.state.status !== 'starting';
  }

  /**
   * The mark of the session whose user this page shows; null while the browser's tokens belong to another one,
   * whose user is still being requested. A call that charges is sent only if the mark has not changed since
   * the viewer confirmed it.
   */
  get identified(): string | null {
    const { session } = this.#deps.vault;
    return session === this.#identified ? session : null;
  }

  /** A member of staff impersonates the viewer (ADM-013). */
  get impersonated(): boolean {
    if (this.state.status !== 'viewer') return false;
    return Boolean(this.state.user.impersonatedBy) || this.#deps.vault.provider === impersonation;
  }

  /** The platform's user object with location, profile and more (SGN-003); null until it is loaded. */
  get user(): SessionUser | null {
    return this.state.status === 'starting' ? null : this.state.user;
  }

  /**
   * Restores the session of an earlier visit, or starts a guest's (SGN-001). Resolves when the user is known,
   * or when the platform cannot be reached: then the viewer counts as a guest (see `unreached`), and the request is
   * retried later. Never rejects.
   */
  async start(): Promise<void> {
    this.#endings.push(
      this.#deps.tabs.listen((key) => {
        // An impersonated session belongs to this tab alone.
        if (this.#deps.vault.provider === impersonation) return;
        if (key === storageKeys.asksWho) return this.readAsksWho();
        const { session } = this.#deps.vault;
        const isNew = key === storageKeys.session && session !== this.#requested;
        // While another tab writes a session, its mark follows the tokens.
        if (session !== null && (key === null || key === storageKeys.authToken || isNew)) this.follow();
      }),
      this.#deps.refresher.onSessionEnded(() => this.follow()),
    );
    await this.takeUp();
    this.#deps
      .revokeLeft()
      .catch((error: unknown) =>
        this.#deps.log.warn('Sessions of an earlier page were not ended.', { reason: String(error) }),
      );
  }

  /**
   * Completes a sign-in: these tokens replace the session's, and the user is loaded without a page load
   * (SGN-005). Rejects with a CallError when the platform does not return the user: the previous session
   * remains unchanged, and the new one is revoked, unless a viewer was signed in, whose session it may be.
   */
  async signIn(tokens: TokenAnswer, provider: string): Promise<void> {
    const { vault, revoke } = this.#deps;
    const before = { provider: vault.provider, refreshToken: vault.read()?.refreshToken };
    try {
      await this.goOnWith(tokens, provider);
    } catch (error) {
      if (before.provider === null || provider === impersonation) revoke(tokens.refreshToken);
      throw error;
    }
    // The impersonated session that this tab has left exists nowhere else.
    if (before.provider === impersonation && before.refreshToken !== undefined) revoke(before.refreshToken);
  }

  /** Switches to another profile of the account (FAV-037); the sign-in method stays. Rejects as `signIn` does. */
  changeProfile(tokens: Pick<TokenAnswer, 'authorisationToken' | 'refreshToken'>): Promise<void> {
    return this.goOnWith(tokens, this.#deps.vault.provider);
  }

  /** Sets in all tabs whether a profile must be selected; `pin` if the present one has a PIN. */
  askWho(asks: AsksWho): void {
    this.#deps.vault.asksWho = asks;
    this.readAsksWho();
  }

  /** Whether the viewer may continue with the present profile without being asked, such as where none can be read (FAV-036). */
  get mayStay(): boolean {
    return !this.asksWho || this.#deps.vault.asksWho !== 'pin';
  }

  /** Applies a token with wider access for the same profile (FAV-040). */
  seeMore(next: {
    readonly authorisationToken: string;
    readonly refreshToken?: string | null | undefined;
  }): void {
    const { vault } = this.#deps;
    const held = vault.read();
    if (held !== null) vault.renew(held.refreshToken, next);
    this.profileChanges += 1;
  }

  /** Reloads the user from the platform after a change. Never rejects. */
  readAgain(): Promise<void> {
    return this.takeUp();
  }

  /** Stores the tokens only once their user is known, so that a failure has nothing to undo. */
  private async goOnWith(
    { authorisationToken, refreshToken }: Pick<TokenAnswer, 'authorisationToken' | 'refreshToken'>,
    provider: string | null,
  ): Promise<void> {
    const { vault, client } = this.#deps;
    const user = await client.call(
      { ...readSessionUser, auth: false },
      { headers: { authorization: `Bearer ${authorisationToken}` } },
    );
    if (user.isGuest) throw new CallError(readSessionUser.id, 401, undefined, []);
    vault.keep({ authorisationToken, refreshToken }, provider);
    this.#cancelRetry();
    this.#asked++;
    this.#requested = vault.session;
    this.know(user);
  }

  /**
   * Drops tokens and user, then starts a guest session (SGN-061). After an impersonated session, the member
   * of staff is back in their own (ADM-013). Never rejects.
   */
  async signOut(): Promise<void> {
    const { vault, guests } = this.#deps;
    vault.clear();
    this.#asked++;
    this.become({ status: 'guest', user: null });
    if (vault.read() !== null) return this.takeUp();
    await guests.begin();
    void this.takeUp();
  }

  /** Stops listening; pending responses no longer change the state. */
  dispose(): void {
    this.#disposed = true;
    this.#cancelRetry();
    for (const end of this.#endings.splice(0)) end();
  }

  /** The session changed in another tab or at the platform. */
  private follow(): void {
    if (this.#deps.vault.read() === null) this.become({ status: 'guest', user: null });
    void this.takeUp();
  }

  private async takeUp(retry = 0): Promise<void> {
    this.#cancelRetry();
    const turn = ++this.#asked;
    const { vault, guests, client, log } = this.#deps;
    try {
      if (vault.read() === null) {
        const begun = await guests.begin();
        if (turn !== this.#asked) return;
        // A new guest is known to be one before the user is loaded.
        this.become({ status: 'guest', user: null });
        if (!begun) return;
      }
      this.#requested = vault.session;
      const user = await client.call(readSessionUser, {});
      if (turn === this.#asked) this.know(user);
    } catch (error) {
      if (turn !== this.#asked || this.#disposed) return;
      log.warn('The platform does not say who is here.', { reason: String(error) });
      if (this.state.status === 'starting') this.become({ status: 'guest', user: null });
      this.setUnreached(this.state.status === 'guest' && vault.provider !== null && isUnanswered(error));
      this.#retryLater(retry);
    }
  }

  private setUnreached(isUnreached: boolean): void {
    this.unreached = isUnreached ? { retry: () => void this.takeUp() } : null;
  }

  #retryLater(retry: number): void {
    const { clock, activity = browserActivity() } = this.#deps;
    const pause = RETRIES[retry];
    const stops = [
      activity.listen(() => {
        if (activity.active()) void this.takeUp(retry);
      }),
      ...(pause === undefined ? [] : [clock.after(pause, () => void this.takeUp(retry + 1))]),
    ];
    this.#cancelRetry = () => {
      for (const stop of stops) stop();
    };
  }

  private know(user: SessionUser): void {
    const before = this.state.status === 'viewer' ? this.state.user : null;
    if (before?.id === user.id && before.profile?.id !== user.profile?.id) this.profileChanges += 1;
    this.#identified = this.#requested;
    this.#deps.vault.noteGuest(user.isGuest);
    this.become({ status: user.isGuest ? 'guest' : 'viewer', user });
  }

  private become(state: SessionState): void {
    if (this.#disposed) return;
    this.state = state;
    this.unreached = null;
    this.readAsksWho();
    if (state.status === 'viewer') this.keepVisitOf(state.user.id);
    else if (state.status === 'guest' && (state.user !== null || this.#deps.vault.read() === null))
      this.keepVisitOf(null);
  }

  private readAsksWho(): void {
    this.asksWho = this.state.status === 'viewer' && this.#deps.vault.asksWho !== false;
  }

  /**
   * Clears a viewer's data in session storage when the session becomes another viewer's, here or in another
   * tab; a guest's data is passed on to the viewer who signs in.
   */
  private keepVisitOf(viewer: string | null): void {
    const { visit, viewerKeys } = this.#deps;
    const before = visit.read(VISIT_OF);
    if (before === viewer) return;
    if (before !== null) for (const key of viewerKeys()) visit.remove(key);
    if (viewer === null) visit.remove(VISIT_OF);
    else visit.write(VISIT_OF, viewer);
  }
}

/** Whether the platform could not be reached: no response, rate limiting, or a server error. */
const isUnanswered = (error: unknown): boolean =>
  !(error instanceof CallError) || error.status === 0 || error.status === 429 || error.status >= 500;

export const sessionStore = token<SessionStore>('session-store@1');
