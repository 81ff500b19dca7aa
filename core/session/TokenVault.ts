/**
 * The tokens of the session: the only module that stores, reads and deletes them. They are sent only in calls
 * to the platform (SGN-099).
 */
import type { KeyValueStore } from '../sdk/services';
import { ON_BEHALF, storageKeys } from './storedTokens';

export interface Tokens {
  readonly authorisationToken: string;
  readonly refreshToken: string;
}

export type AsksWho = boolean | 'pin';

/** In place of a provider's key: the session comes from a token given to staff, not from a sign-in (ADM-012). */
export const impersonation = 'impersonation';

/** Session mark while tokens are being written: equals no session's. */
const CHANGING = '-';

/**
 * Nothing is cached in memory, so that the next call sends what another tab wrote. Where storage is blocked,
 * the values live for the visit (RLM-039): sign-in works, but not beyond this page. An impersonated session
 * is in session storage and hides the member of staff's own, which is used again when it ends (ADM-013).
 */
export class TokenVault {
  readonly #localValues: KeyValueStore;
  readonly #sessionValues: KeyValueStore;

  constructor(
    values: KeyValueStore,
    /** Session storage. */
    visit: KeyValueStore,
  ) {
    this.#localValues = values;
    this.#sessionValues = visit;
  }

  /** The token pair of the session, or null. An incomplete pair is none. */
  read(): Tokens | null {
    const authorisationToken = this.#value('authToken');
    const refreshToken = this.#value('refreshToken');
    return authorisationToken && refreshToken ? { authorisationToken, refreshToken } : null;
  }

  /** The key of the provider that the session started with; null for a guest's. */
  get provider(): string | null {
    return this.#isOnBehalf ? impersonation : this.#value('provider') || null;
  }

  /**
   * Identifies the session; null while another one is being written. A token belongs to it if the mark is the
   * same before and after reading the token. Empty for a session older than the marks.
   */
  get session(): string | null {
    const mark = this.#value('session') ?? '';
    return mark === CHANGING ? null : mark;
  }

  /**
   * Whether there is no viewer: no session, or one that an earlier page has learnt to be a guest's. The host's content is
   * for them.
   */
  get isGuest(): boolean {
    const { session } = this;
    return this.read() === null || (Boolean(session) && this.#value('guest') === session);
  }

  /** Notes what the platform has said of the session. */
  noteGuest(isGuest: boolean): void {
    const { session } = this;
    if (isGuest && session) this.#write('guest', session);
    else this.#remove('guest');
  }

  /**
   * None of the account's profiles is selected yet (FAV-037). `pin`: the one that the session started with has a PIN
   * (FAV-036).
   */
  get asksWho(): AsksWho {
    const value = this.#value('asksWho');
    return value === 'pin' ? value : value === 'true';
  }
  set asksWho(asks: AsksWho) {
    if (asks === false) this.#remove('asksWho');
    else this.#write('asksWho', String(asks));
  }

  /** Starts a session: a viewer's with the provider they signed in with, a guest's with null (SGN-006). */
  keep(tokens: Tokens, provider: string | null): void {
    if (this.#isOnBehalf && provider !== impersonation) this.clear();
    if (provider === impersonation)
      this.#sessionValues.write(ON_BEHALF + storageKeys.provider, impersonation);
    else if (provider === null) this.#remove('provider');
    else this.#write('provider', provider);
    this.#write('session', CHANGING);
    this.asksWho = false;
    this.#put(tokens);
    this.#write('session', [...crypto.getRandomValues(new Uint32Array(2))].join('.'));
  }

  /**
   * Replaces the pair of the refresh token `spent` by the new one; a response without a refresh token leaves
   * `spent` valid (API-021). Returns false and changes nothing when the session has changed or ended
   * meanwhile.
   */
  renew(
    spent: string,
    next: { readonly authorisationToken: string; readonly refreshToken?: string | null | undefined },
  ): boolean {
    if (this.read()?.refreshToken !== spent) return false;
    this.#put({ authorisationToken: next.authorisationToken, refreshToken: next.refreshToken || spent });
    return true;
  }

  /** Ends the session here. After impersonation, the tab uses the session of the other tabs. */
  clear(): void {
    const { values, prefix } = this.#place;
    for (const name of ['provider', 'session', 'guest', 'asksWho', 'refreshToken', 'authToken'] as const)
      values.remove(prefix + storageKeys[name]);
  }

  /** Whether the next page of this tab will find the session, given the same test for a value in local storage. */
  outlivesPage(store: (key: string, value: string) => boolean): boolean {
    const tokens = this.read();
    return tokens === null || this.#isOnBehalf || store(storageKeys.authToken, tokens.authorisationToken);
  }

  get #isOnBehalf(): boolean {
    return this.#sessionValues.read(ON_BEHALF + storageKeys.provider) !== null;
  }

  get #place(): { readonly values: KeyValueStore; readonly prefix: string } {
    return this.#isOnBehalf
      ? { values: this.#sessionValues, prefix: ON_BEHALF }
      : { values: this.#localValues, prefix: '' };
  }

  /** Other tabs react to a change of the auth token, so it is written last. */
  #put({ authorisationToken, refreshToken }: Tokens): void {
    this.#write('refreshToken', refreshToken);
    this.#write('authToken', authorisationToken);
  }

  #value(name: keyof typeof storageKeys): string | null {
    const { values, prefix } = this.#place;
    return values.read(prefix + storageKeys[name]);
  }
  #write(name: keyof typeof storageKeys, value: string): void {
    const { values, prefix } = this.#place;
    values.write(prefix + storageKeys[name], value);
  }
  #remove(name: keyof typeof storageKeys): void {
    const { values, prefix } = this.#place;
    values.remove(prefix + storageKeys[name]);
  }
}
