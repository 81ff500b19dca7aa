/** Who is here: a guest or a viewer, as the platform tells it; follows what happens in the site's other tabs. */
import { makeAutoObservable, observableRef } from 'mobx';
import type { SessionUser } from '../generated/platform';
import type { TabChannel } from '../platform';
import { CallError, token, type Clock, type KeyValueStore, type Log, type PlatformClient, type SessionView, type TokenAnswer, type Viewer } from '../sdk';
import { readSessionUser } from '../sdk/endpoints/session';
import type { GuestSessions } from './GuestSessions';
import { storageKeys } from './storedTokens';
import type { TokenRefresher } from './TokenRefresher';
import { impersonation, type TokenVault } from './TokenVault';

export type SessionState =
  /** It is not known yet who is here. */
  | { readonly status: 'starting' }
  /** `user` is null until the platform has told what it knows of this guest, and while it cannot be reached. */
  | { readonly status: 'guest'; readonly user: SessionUser | null }
  | { readonly status: 'viewer'; readonly user: SessionUser };

export interface SessionDeps {
  readonly vault: TokenVault;
  readonly guests: GuestSessions;
  readonly refresher: Pick<TokenRefresher, 'onSessionEnded'>;
  readonly client: PlatformClient;
  readonly tabs: TabChannel;
  /** Values of this tab, and those of their keys that are one viewer's. */
  readonly visit: KeyValueStore;
  readonly viewerKeys: readonly string[];
  /** Ends a session of which only this token is left. */
  readonly revoke: (refreshToken: string) => void;
  /** Tells the platform of sessions that ended on an earlier page and that it was not told of. */
  readonly revokeLeft: () => Promise<void>;
  readonly clock: Clock;
  readonly log: Log;
}

/** Milliseconds until the platform is asked again who is here, when it could not be reached: three times, then the next page load. */
export const RETRIES = [2_000, 10_000, 60_000] as const;

/** The id of the viewer that the tab's own values belong to. */
const VISIT_OF = 'viewer.visit';

/** What plugins and pages see before anything is known, and of a guest. */
const nobody: Viewer = { id: null, isGuest: true, role: 'GUEST', email: null, isChild: false };

export class SessionStore implements SessionView {
  state: SessionState = { status: 'starting' };
  /** How often what a viewer may see has become another in this visit, by another profile or a parent's pin: what is shown was read before. */
  profileChanges = 0;
  /** Several people watch with this account, and nobody has said yet who is watching (FAV-037). */
  asksWho = false;
  private readonly endings: (() => void)[] = [];
  private cancelRetry: () => void = () => undefined;
  /** Counts the answers to "who is here" that were asked for; an older one is no news. */
  private asked = 0;
  private disposed = false;

  constructor(private readonly deps: SessionDeps) {
    makeAutoObservable<this, 'deps' | 'endings' | 'cancelRetry' | 'asked' | 'disposed'>(this, {
      state: observableRef,
      deps: false,
      endings: false,
      cancelRetry: false,
      asked: false,
      disposed: false,
    });
  }

  /** Who is here, as plugins may know it. */
  get viewer(): Viewer {
    if (this.state.status === 'starting' || this.state.user === null) return nobody;
    const { id, role, isGuest, email, profile } = this.state.user;
    return { id, role, isGuest, email: email ?? null, isChild: profile?.type === 'CHILD' };
  }

  /** The viewer as those rooms see them that keep something: each profile keeps its own. */
  get keeping(): Viewer {
    const { viewer } = this;
    const profile = this.user?.profile?.id;
    return viewer.id === null || viewer.isGuest || !profile ? viewer : { ...viewer, id: `${viewer.id} ${profile}` };
  }

  /** For analytics: `guest`, or the role (SGN-065). */
  get userType(): string {
    return this.viewer.isGuest ? 'guest' : this.viewer.role;
  }

  /** False while it is not known yet who is here. */
  get known(): boolean {
    return this.state.status !== 'starting';
  }

  /** A member of staff is here in the viewer's name (ADM-013). */
  get impersonated(): boolean {
    if (this.state.status !== 'viewer') return false;
    return Boolean(this.state.user.impersonatedBy) || this.deps.vault.provider === impersonation;
  }

  /** The platform's own words on who is here: location, profile and all (SGN-003); null while it has not said. */
  get user(): SessionUser | null {
    return this.state.status === 'starting' ? null : this.state.user;
  }

  /**
   * Takes up the session of an earlier visit, or begins a guest's (SGN-001). Resolves when it is known who is here, or that
   * the platform cannot say: then the viewer counts as a guest, and the platform is asked again later. Never rejects.
   */
  async start(): Promise<void> {
    this.endings.push(
      this.deps.tabs.listen((key) => {
        // An impersonated session is this tab's alone.
        if (this.deps.vault.provider === impersonation) return;
        if (key === null || key === storageKeys.authToken) this.follow();
        else if (key === storageKeys.asksWho) this.readAsksWho();
      }),
      this.deps.refresher.onSessionEnded(() => this.follow()),
    );
    await this.takeUp();
    this.deps.revokeLeft().catch((error: unknown) => this.deps.log.warn('Sessions of an earlier page were not ended.', { reason: String(error) }));
  }

  /**
   * A sign-in has ended with these tokens: they take the place of the session's, and the user is read anew, without a page load
   * (SGN-005). Rejects with a CallError when the platform does not say who that is: the session before it stands untouched, and the new one
   * is ended, unless somebody was signed in, whose session it may be.
   */
  async signIn(tokens: TokenAnswer, provider: string): Promise<void> {
    const { vault, revoke } = this.deps;
    const before = { provider: vault.provider, refreshToken: vault.read()?.refreshToken };
    try {
      await this.goOnWith(tokens, provider);
    } catch (error) {
      if (before.provider === null || provider === impersonation) revoke(tokens.refreshToken);
      throw error;
    }
    // Nothing else holds the tokens of the impersonated session that this tab has left.
    if (before.provider === impersonation && before.refreshToken !== undefined) revoke(before.refreshToken);
  }

  /** The viewer is another one of their profiles from now on (FAV-037); the way in stays. Rejects as signing in does. */
  changeProfile(tokens: Pick<TokenAnswer, 'authorisationToken' | 'refreshToken'>): Promise<void> {
    return this.goOnWith(tokens, this.deps.vault.provider);
  }

  /** Whether somebody still has to say who is watching; in every tab. */
  askWho(asks: boolean): void {
    this.deps.vault.asksWho = asks;
    this.readAsksWho();
  }

  /** The same profile sees more than before, by the token that says so (FAV-040). */
  seeMore(next: { readonly authorisationToken: string; readonly refreshToken?: string | null | undefined }): void {
    const { vault } = this.deps;
    const held = vault.read();
    if (held !== null) vault.renew(held.refreshToken, next);
    this.profileChanges += 1;
  }

  /** Asks the platform again who is here: something of it was changed. Never rejects. */
  readAgain(): Promise<void> {
    return this.takeUp();
  }

  /** The tokens are kept once it is known whose they are, so that a failure has nothing to undo. */
  private async goOnWith({ authorisationToken, refreshToken }: Pick<TokenAnswer, 'authorisationToken' | 'refreshToken'>, provider: string | null): Promise<void> {
    const { vault, client } = this.deps;
    const user = await client.call({ ...readSessionUser, auth: false }, { headers: { authorization: `Bearer ${authorisationToken}` } });
    if (user.isGuest) throw new CallError(readSessionUser.id, 401, undefined, []);
    vault.keep({ authorisationToken, refreshToken }, provider);
    this.cancelRetry();
    this.asked++;
    this.know(user);
  }

  /**
   * Drops the tokens and the user, then begins a guest session (SGN-061). After an impersonated session the member of staff is back in their
   * own (ADM-013). Never rejects.
   */
  async signOut(): Promise<void> {
    const { vault, guests } = this.deps;
    vault.clear();
    this.asked++;
    this.become({ status: 'guest', user: null });
    if (vault.read() !== null) return this.takeUp();
    await guests.begin();
    void this.takeUp();
  }

  /** Stops following; nothing that is still on its way changes the state. */
  dispose(): void {
    this.disposed = true;
    this.cancelRetry();
    for (const end of this.endings.splice(0)) end();
  }

  /** The session has become another one, in another tab or at the platform. */
  private follow(): void {
    if (this.deps.vault.read() === null) this.become({ status: 'guest', user: null });
    void this.takeUp();
  }

  private async takeUp(retry = 0): Promise<void> {
    this.cancelRetry();
    const turn = ++this.asked;
    const { vault, guests, client, clock, log } = this.deps;
    try {
      if (vault.read() === null) {
        const begun = await guests.begin();
        if (turn !== this.asked) return;
        // A new guest need not wait to hear that they are one.
        this.become({ status: 'guest', user: null });
        if (!begun) return;
      }
      const user = await client.call(readSessionUser, {});
      if (turn === this.asked) this.know(user);
    } catch (error) {
      if (turn !== this.asked || this.disposed) return;
      log.warn('The platform does not say who is here.', { reason: String(error) });
      if (this.state.status === 'starting') this.become({ status: 'guest', user: null });
      const pause = RETRIES[retry];
      if (pause !== undefined) this.cancelRetry = clock.after(pause, () => void this.takeUp(retry + 1));
    }
  }

  private know(user: SessionUser): void {
    const before = this.state.status === 'viewer' ? this.state.user : null;
    if (before?.id === user.id && before.profile?.id !== user.profile?.id) this.profileChanges += 1;
    this.become({ status: user.isGuest ? 'guest' : 'viewer', user });
  }

  private become(state: SessionState): void {
    if (this.disposed) return;
    this.state = state;
    this.readAsksWho();
    if (state.status === 'viewer') this.keepVisitOf(state.user.id);
    else if (state.status === 'guest' && (state.user !== null || this.deps.vault.read() === null)) this.keepVisitOf(null);
  }

  private readAsksWho(): void {
    this.asksWho = this.state.status === 'viewer' && this.deps.vault.asksWho;
  }

  /** What a viewer has left in this tab goes when it becomes another's, here or in another tab; what a guest has begun goes on as the viewer's who signs in. */
  private keepVisitOf(viewer: string | null): void {
    const { visit, viewerKeys } = this.deps;
    const before = visit.read(VISIT_OF);
    if (before === viewer) return;
    if (before !== null) for (const key of viewerKeys) visit.remove(key);
    if (viewer === null) visit.remove(VISIT_OF);
    else visit.write(VISIT_OF, viewer);
  }
}

export const sessionStore = token<SessionStore>('session-store@1');
