/** 3-D Secure by Braintree: has a card's bank vouch for the viewer, asking in the page's place for it where it wants to. */
import { PaymentRefusal, type Basket, type ChallengePlace, type Log } from '../../../core/sdk';
import { decimalAmount } from './amount';
import type { ThreeDSecure, VerifiedCard } from './braintreeWeb';
import { isVouchedFor } from './refusal';

export class BankCheck {
  /** Where the bank's frame of the payment that is on its way goes. */
  private ask: (frame: HTMLElement, next: () => void) => void = () => undefined;

  constructor(
    private readonly secure: ThreeDSecure,
    private readonly wanted: 'required' | 'ifOffered',
    private readonly log: Log,
  ) {
    secure.on('authentication-iframe-available', ({ element }, next) => this.ask(element, next));
  }

  /** Gives the nonce that may be charged. Rejects with a PaymentRefusal where the bank does not vouch or the viewer closes its question, else as the SDK does. */
  async vouch({ nonce, bin }: Pick<VerifiedCard, 'nonce' | 'bin'>, { discountedTotal, scale }: Basket, place: ChallengePlace): Promise<string> {
    const { secure, wanted } = this;
    const closed = new Promise<never>((_, reject) => {
      this.ask = (frame, next) => {
        const close = () => {
          this.end(() => secure.cancelVerifyCard());
          reject(new PaymentRefusal(null, ''));
        };
        void place.show(frame, close).then(next);
      };
    });
    const verifying = secure.verifyCard({ amount: decimalAmount(discountedTotal, scale), nonce, bin, onLookupComplete: (_, next) => next() });
    // Whichever loses the race below has nobody left to tell.
    verifying.catch(() => undefined);
    const verified = await Promise.race([verifying, closed]);
    if (!isVouchedFor(verified, wanted)) throw new PaymentRefusal(null, '');
    return verified.nonce;
  }

  destroy(): void {
    this.end(() => this.secure.teardown());
  }

  private end(teardown: () => Promise<unknown>): void {
    teardown().catch((error: unknown) => this.log.warn('Braintree could not be put away.', { error: String(error) }));
  }
}
