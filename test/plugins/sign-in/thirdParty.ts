/** Shared by the social sign-in tests: tokens as a provider signs them, and a viewer who decides at its window. */

/** A token whose claims can be read; its signature is not verified here. */
export const signedToken = (claims: object): string =>
  ['{}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

/** One decision at a third party's window, given before the button is pressed. */
export class Decision {
  private next: 'allow' | 'close' = 'allow';

  /** Gives the next decision, and allows from then on. */
  take(): 'allow' | 'close' {
    const decided = this.next;
    this.next = 'allow';
    return decided;
  }
  toClose(): void {
    this.next = 'close';
  }
}
