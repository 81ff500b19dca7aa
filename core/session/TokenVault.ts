/** The tokens of the session: the only module that keeps, gives and drops them. They go nowhere but into calls to the platform (SGN-099). */
import type { KeyValueStore } from '../sdk';
import { ON_BEHALF, storageKeys } from './storedTokens';

export interface Tokens {
  readonly authorisationToken: string;
  readonly refreshToken: string;
}

/** In the place of a provider's key: the session came from no sign-in but from a token that staff were given (ADM-012). */
export const impersonation = 'impersonation';

/** Stands in the place of a session's mark while its tokens are written: it equals none. */
const CHANGING = '-';

/**
 * Nothing is remembered beside the storage, so that what another tab wrote is what the next call sends. Where storage is blocked
 * the values live for the visit (RLM-039): signing in works, only not beyond this page.
 *
 * An impersonated session lies in the storage of one tab and hides the member of staff's own, which is there again when it ends (ADM-013).
 */
export class TokenVault {
  constructor(
    private readonly values: KeyValueStore,
    /** Values of this tab. */
    private readonly visit: KeyValueStore,
  ) {}

  /** The pair of the session, or null. Half a pair is none. */
  read(): Tokens | null {
    const authorisationToken = this.value('authToken');
    const refreshToken = this.value('refreshToken');
    return authorisationToken && refreshToken ? { authorisationToken, refreshToken } : null;
  }

  /** The key of the provider that the session began with; null for a guest's. */
  get provider(): string | null {
    return this.isOnBehalf ? impersonation : this.value('provider') || null;
  }

  /**
   * Tells the session from others; null while another one is being written. A token belongs to it when this is read before the token
   * and is the same after it. Empty for a session that began before there were marks.
   */
  get session(): string | null {
    const mark = this.value('session') ?? '';
    return mark === CHANGING ? null : mark;
  }

  /** Nobody has said yet who of the account's profiles is watching (FAV-037). */
  get asksWho(): boolean {
    return this.value('asksWho') === 'true';
  }
  set asksWho(asks: boolean) {
    if (asks) this.write('asksWho', 'true');
    else this.remove('asksWho');
  }

  /** Begins a session with its tokens: a viewer's with the provider they signed in with, a guest's with null (SGN-006). */
  keep(tokens: Tokens, provider: string | null): void {
    if (this.isOnBehalf && provider !== impersonation) this.clear();
    if (provider === impersonation) this.visit.write(ON_BEHALF + storageKeys.provider, impersonation);
    else if (provider === null) this.remove('provider');
    else this.write('provider', provider);
    this.write('session', CHANGING);
    this.asksWho = false;
    this.put(tokens);
    this.write('session', [...crypto.getRandomValues(new Uint32Array(2))].join('.'));
  }

  /**
   * Puts the pair that `spent` has bought in its place; an answer without a refresh token leaves `spent` good (API-021). Gives false
   * and changes nothing when the session has meanwhile become another one, or ended.
   */
  renew(spent: string, next: { readonly authorisationToken: string; readonly refreshToken?: string | null | undefined }): boolean {
    if (this.read()?.refreshToken !== spent) return false;
    this.put({ authorisationToken: next.authorisationToken, refreshToken: next.refreshToken || spent });
    return true;
  }

  /** Ends the session here. After an impersonated one the tab goes on with what the other tabs have. */
  clear(): void {
    const { values, prefix } = this.place;
    for (const name of ['provider', 'session', 'asksWho', 'refreshToken', 'authToken'] as const) values.remove(prefix + storageKeys[name]);
  }

  /** Whether the next page of this tab finds the session, by what says so of a lasting value. */
  outlivesPage(lasts: (key: string, value: string) => boolean): boolean {
    const tokens = this.read();
    return tokens === null || this.isOnBehalf || lasts(storageKeys.authToken, tokens.authorisationToken);
  }

  private get isOnBehalf(): boolean {
    return this.visit.read(ON_BEHALF + storageKeys.provider) !== null;
  }

  private get place(): { readonly values: KeyValueStore; readonly prefix: string } {
    return this.isOnBehalf ? { values: this.visit, prefix: ON_BEHALF } : { values: this.values, prefix: '' };
  }

  /** Other tabs look up when the auth token changes: by then the rest is there. */
  private put({ authorisationToken, refreshToken }: Tokens): void {
    this.write('refreshToken', refreshToken);
    this.write('authToken', authorisationToken);
  }

  private value(name: keyof typeof storageKeys): string | null {
    const { values, prefix } = this.place;
    return values.read(prefix + storageKeys[name]);
  }
  private write(name: keyof typeof storageKeys, value: string): void {
    const { values, prefix } = this.place;
    values.write(prefix + storageKeys[name], value);
  }
  private remove(name: keyof typeof storageKeys): void {
    const { values, prefix } = this.place;
    values.remove(prefix + storageKeys[name]);
  }
}
