/** What a card field has sealed: the page passes tokens on, and only a stand-in's server can open them, once. */
import { randomToken } from '../session/secrets';

export class CardVault {
  private readonly kept = new Map<string, string>();

  seal(value: string): string {
    const token = randomToken('sealed');
    this.kept.set(token, value);
    return token;
  }

  /** Empty for a token that is unknown or was opened before. */
  open(token: unknown): string {
    if (typeof token !== 'string') return '';
    const value = this.kept.get(token) ?? '';
    this.kept.delete(token);
    return value;
  }
}
