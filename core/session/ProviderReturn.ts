/** The answer of a provider, or a one-time token, that stands in the address. What it takes to read one is fetched only when there is one. */
import type { BrowserAddress } from '../platform';
import type { KeyValueStore, Log } from '../sdk';
import type { RouteMatch } from '../routing/matchPath';
import { tokenRoles } from '../routing/tokenRoles';
import { bringsAnswer, type SignInReturn } from './providerAnswer';

export interface ProviderReturnDeps {
  readonly address: BrowserAddress;
  readonly values: KeyValueStore;
  /** Values of this tab. */
  readonly visit: KeyValueStore;
  readonly match: (pathname: string) => RouteMatch | null;
  readonly log: Log;
}

export class ProviderReturn implements SignInReturn {
  private found: SignInReturn | null = null;

  constructor(private readonly deps: ProviderReturnDeps) {}

  /**
   * Takes the answer, or the one-time token of a mail or of staff, out of the address (SGN-099): to be awaited before anything else reads
   * that. Never rejects: when the code for it cannot be fetched the address loses its whole query, and the page that it names offers to
   * sign in again; an address with a token becomes that of the first page.
   */
  async find(): Promise<void> {
    const { address, values, visit, match, log } = this.deps;
    const current = address.current();
    const page = match(current.pathname);
    const hasToken = page !== null && page.role in tokenRoles;
    if (!hasToken && !bringsAnswer(current, page)) return;
    try {
      if (hasToken) return (await import('./addressTokens')).takeAddressToken(address, visit, page);
      const { takeSignInReturn } = await import('./signInReturn');
      this.found = takeSignInReturn(address, values, match);
    } catch (error) {
      log.error('The answer of a provider could not be read.', error);
      address.rewrite(new URL(hasToken ? '/' : current.pathname, current));
    }
  }

  take(): URL | null {
    return this.found?.take() ?? null;
  }

  waits(): boolean {
    return this.found?.waits() ?? false;
  }
}
