/** The answer of a provider that stands in the address. What it takes to read one is fetched only when there is one. */
import type { BrowserAddress } from '../platform';
import type { KeyValues, Log } from '../sdk';
import { bringsAnswer, type SignInPlace, type SignInReturn } from './providerAnswer';

export interface ProviderReturnParts {
  readonly address: BrowserAddress;
  readonly values: KeyValues;
  readonly match: (pathname: string) => SignInPlace | null;
  readonly log: Log;
}

export class ProviderReturn implements SignInReturn {
  private found: SignInReturn | null = null;

  constructor(private readonly parts: ProviderReturnParts) {}

  /**
   * Takes the answer out of the address (SGN-099): to be awaited before anything else reads that. Never rejects: when the code for
   * it cannot be fetched the address loses its whole query, and the page that it names offers to sign in again.
   */
  async find(): Promise<void> {
    const { address, values, match, log } = this.parts;
    const current = address.current();
    if (!bringsAnswer(current, match(current.pathname))) return;
    try {
      const { takeSignInReturn } = await import('./signInReturn');
      this.found = takeSignInReturn(address, values, match);
    } catch (error) {
      log.error('The answer of a provider could not be read.', error);
      address.rewrite(new URL(current.pathname, current));
    }
  }

  take(): URL | null {
    return this.found?.take() ?? null;
  }

  waits(): boolean {
    return this.found?.waits() ?? false;
  }
}
