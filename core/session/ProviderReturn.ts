/**
 * A provider's response and a one-time token in the address. The code that parses them is loaded only when
 * there is one.
 */
import type { BrowserAddress } from '../platform/browser/BrowserAddress';
import type { KeyValueStore } from '../sdk/services';
import type { Log } from '../sdk/context';
import type { RouteMatch } from '../routing/matchPath';
import { tokenRoles } from '../routing/tokenRoles';
import { bringsAnswer, type SignInReturn } from './providerAnswer';

export interface ProviderReturnDeps {
  readonly address: BrowserAddress;
  readonly values: KeyValueStore;
  /** Session storage. */
  readonly visit: KeyValueStore;
  readonly match: (pathname: string) => RouteMatch | null;
  readonly log: Log;
}

export class ProviderReturn implements SignInReturn {
  #found: SignInReturn | null = null;
  /** Storage key of the token in this page's address; null if there was none. */
  takenToken: string | null = null;

  readonly #deps: ProviderReturnDeps;

  constructor(deps: ProviderReturnDeps) {
    this.#deps = deps;
  }

  /**
   * Removes the response and the one-time token of a mail or of staff from the address (SGN-099); await it
   * before anything else reads the address. Never rejects: when the code cannot be loaded, the address loses
   * its whole query and the page offers to sign in again; an address with a token becomes the home page's.
   */
  async find(): Promise<void> {
    const { address, values, visit, match, log } = this.#deps;
    const current = address.current();
    const page = match(current.pathname);
    const hasToken = page !== null && page.role in tokenRoles;
    const hasAnswer = bringsAnswer(current, page);
    if (!hasToken && !hasAnswer) return;
    try {
      // The token first: the page that is stored for a provider's answer must not contain it.
      if (hasToken)
        this.takenToken = (await import('./addressTokens')).takeAddressToken(address, visit, match);
      if (!hasAnswer) return;
      const { takeSignInReturn } = await import('./signInReturn');
      this.#found = takeSignInReturn(address, values, visit, match);
    } catch (error) {
      log.error('The answer of a provider could not be read.', error);
      address.rewrite(new URL(hasToken ? '/' : current.pathname, current));
    }
  }

  take(): URL | null {
    return this.#found?.take() ?? null;
  }

  waits(): boolean {
    return this.#found?.waits() ?? false;
  }
}
