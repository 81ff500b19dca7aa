/** Sealed card data: the page only handles tokens, which the fake's server redeems once. */
import { randomToken } from '../session/secrets';

export class CardVault {
  private readonly kept = new Map<string, string>();

  seal(value: string): string {
    const token = randomToken('sealed');
    this.kept.set(token, value);
    return token;
  }

  /** Empty for an unknown or redeemed token. */
  open(token: unknown): string {
    if (typeof token !== 'string') return '';
    const value = this.kept.get(token) ?? '';
    this.kept.delete(token);
    return value;
  }
}
