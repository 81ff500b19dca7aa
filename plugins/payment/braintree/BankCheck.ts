/**
 * 3-D Secure by Braintree: authenticates the cardholder, with the challenge in the page's dialog when the
 * bank requires one.
 */
import { PaymentRefusal, type Basket, type ChallengePlace, type Log } from 'proscenium/sdk';
import type { ThreeDSecure, VerifiedCard } from './braintreeWeb';
import { isVouchedFor } from './refusal';

export class BankCheck {
  /** Shows the iframe of the current challenge. */
  #ask: (frame: HTMLElement, next: () => void) => void = () => undefined;

  readonly #log: Log;

  readonly #secure: ThreeDSecure;
  readonly #wanted: 'required' | 'ifOffered';

  constructor(secure: ThreeDSecure, wanted: 'required' | 'ifOffered', log: Log) {
    this.#secure = secure;
    this.#wanted = wanted;
    this.#log = log;
    secure.on('authentication-iframe-available', ({ element }, next) => this.#ask(element, next));
  }

  /**
   * Returns the chargeable nonce. Rejects with a PaymentRefusal when authentication fails or the viewer
   * closes the challenge, else like the SDK.
   */
  async vouch(
    { nonce, bin }: Pick<VerifiedCard, 'nonce' | 'bin'>,
    { discountedTotal, scale }: Basket,
    place: ChallengePlace,
  ): Promise<string> {
    const secure = this.#secure;
    const wanted = this.#wanted;
    const closed = new Promise<never>((_, reject) => {
      this.#ask = (frame, next) => {
        const close = () => {
          this.#end(() => secure.cancelVerifyCard());
          reject(new PaymentRefusal(null, ''));
        };
        void place.show(frame, close).then(next);
      };
    });
    const verifying = secure.verifyCard({
      amount: decimalAmount(discountedTotal, scale),
      nonce,
      bin,
      onLookupComplete: (_, next) => next(),
    });
    // The loser of the race below has no listener: avoid an unhandled rejection.
    verifying.catch(() => undefined);
    const verified = await Promise.race([verifying, closed]);
    if (!isVouchedFor(verified, wanted)) throw new PaymentRefusal(null, '');
    return verified.nonce;
  }

  destroy(): void {
    this.#end(() => this.#secure.teardown());
  }

  #end(teardown: () => Promise<unknown>): void {
    teardown().catch((error: unknown) =>
      this.#log.warn('Braintree could not be put away.', { error: String(error) }),
    );
  }
}

/** The decimal string that Braintree expects. Moves digits only, so that no float rounds: 1299 at scale 2 is `12.99`, 5 is `0.05`. */
export function decimalAmount(minor: number, scale: number): string {
  const digits = String(minor).padStart(scale + 1, '0');
  return scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
