/** Sealed card data: the page only handles tokens, which the fake's server redeems once. */
import { randomToken } from '../session/secrets';

export class CardVault {
  private readonly saved = new Map<string, string>();

  seal(value: string): string {
    const token = randomToken('sealed');
    this.saved.set(token, value);
    return token;
  }

  /** Empty for an unknown or redeemed token. */
  open(token: unknown): string {
    if (typeof token !== 'string') return '';
    const value = this.saved.get(token) ?? '';
    this.saved.delete(token);
    return value;
  }
}
