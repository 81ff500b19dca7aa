/** The tokens of the session: the only module that keeps, gives and drops them. They go nowhere but into calls to the platform (SGN-099). */
import type { KeyValues } from '../sdk';
import { storageKeys } from './storedTokens';

export interface Tokens {
  readonly authorisationToken: string;
  readonly refreshToken: string;
}

/**
 * Nothing is remembered beside the storage, so that what another tab wrote is what the next call sends. Where storage is blocked
 * the values live for the visit (RLM-039): signing in works, only not beyond this page.
 */
export class TokenVault {
  constructor(private readonly values: KeyValues) {}

  /** The pair of the session, or null. Half a pair is none. */
  read(): Tokens | null {
    const authorisationToken = this.values.read(storageKeys.authToken);
    const refreshToken = this.values.read(storageKeys.refreshToken);
    return authorisationToken && refreshToken ? { authorisationToken, refreshToken } : null;
  }

  /** The key of the provider that the session began with; null for a guest's. */
  get provider(): string | null {
    return this.values.read(storageKeys.provider) || null;
  }

  /** Begins a session with its tokens: a viewer's with the provider they signed in with, a guest's with null (SGN-006). */
  keep({ authorisationToken, refreshToken }: Tokens, provider: string | null): void {
    if (provider === null) this.values.remove(storageKeys.provider);
    else this.values.write(storageKeys.provider, provider);
    // Other tabs look up when the auth token changes: by then the rest is there.
    this.values.write(storageKeys.refreshToken, refreshToken);
    this.values.write(storageKeys.authToken, authorisationToken);
  }

  /**
   * Puts the pair that `spent` has bought in its place; an answer without a refresh token leaves `spent` good (API-021). Gives false
   * and changes nothing when the session has meanwhile become another one, or ended.
   */
  renew(spent: string, next: { readonly authorisationToken: string; readonly refreshToken?: string | null | undefined }): boolean {
    if (this.read()?.refreshToken !== spent) return false;
    this.keep({ authorisationToken: next.authorisationToken, refreshToken: next.refreshToken || spent }, this.provider);
    return true;
  }

  /** Ends the session here. */
  clear(): void {
    for (const key of [storageKeys.provider, storageKeys.refreshToken, storageKeys.authToken]) this.values.remove(key);
  }
}
