/** The three fields, each in a frame of Braintree's, and what becomes of the card in them. */
import { PaymentRefusal, type Basket, type Log, type PaymentDetails } from '../../../core/sdk';
import { cardRefusal, type CardFields, type CardLook, type Confirming, type FieldsListener } from '../../../core/sdk/cardForms';
import { decimalAmount } from './amount';
import { isBraintreeError, type Braintree, type BraintreeClient, type FieldKey, type FieldSettings, type HostedFields, type ThreeDSecure, type Tokenized } from './braintreeWeb';
import { NAME } from './name';
import { fieldKey, fieldKeys, incompleteCode, isVouchedFor, refusalOf } from './refusal';

export interface BraintreeAccount {
  readonly hostedFields: Braintree['hostedFields'];
  readonly account: BraintreeClient;
  /** Null where the realm never asks a bank. */
  readonly secure: ThreeDSecure | null;
  readonly wanted: 'required' | 'ifOffered';
  readonly methodType: string;
  readonly look: CardLook;
  readonly log: Log;
}

export class BraintreeFields implements CardFields {
  private hosted: HostedFields | null = null;
  private gone = false;
  /** Where the bank's frame of the payment that is on its way goes. */
  private ask: (frame: HTMLElement, next: () => void) => void = () => undefined;

  constructor(private readonly parts: BraintreeAccount) {
    parts.secure?.on('authentication-iframe-available', ({ element }, next) => this.ask(element, next));
  }

  async mount(place: HTMLElement, listener: FieldsListener): Promise<void> {
    const { hostedFields, account, look } = this.parts;
    const hosted = await hostedFields.create({ client: account, styles: stylesOf(look), fields: fieldsIn(place) });
    // The page may have gone meanwhile.
    if (this.gone) return this.end(() => hosted.teardown());
    this.hosted = hosted;
    hosted.on('notEmpty', () => listener.onChange());
    hosted.on('validityChange', ({ fields }) => fieldKeys.some((key) => !fields[key].isEmpty) && listener.onChange());
    listener.onReady();
  }

  lock(locked: boolean): void {
    for (const field of fieldKeys) {
      if (locked) this.hosted?.setAttribute({ field, attribute: 'disabled', value: true });
      else this.hosted?.removeAttribute({ field, attribute: 'disabled' });
    }
  }

  focus(field: PaymentRefusal['field']): void {
    this.hosted?.focus(fieldKey(field));
  }

  destroy(): void {
    this.gone = true;
    const { hosted } = this;
    const { secure } = this.parts;
    this.hosted = null;
    if (hosted !== null) this.end(() => hosted.teardown());
    if (secure !== null) this.end(() => secure.teardown());
  }

  async confirm({ basket, challenge }: Confirming): Promise<PaymentDetails> {
    const { hosted } = this;
    if (hosted === null) throw new PaymentRefusal('setup_failed', '');
    const missing = incompleteCode(hosted.getState());
    if (missing !== null) throw cardRefusal(missing);
    try {
      const card = await hosted.tokenize();
      const nonce = await this.vouched(card, basket, challenge);
      return { paymentDetailsExternalId: nonce, targetPaymentProvider: NAME, paymentMethodType: this.parts.methodType };
    } catch (error) {
      throw (isBraintreeError(error) ? refusalOf(error) : null) ?? error;
    }
  }

  /** Has the card's bank vouch for the viewer, asking in a dialog where it wants to; the nonce it gives is the one that may be charged. */
  private async vouched({ nonce, details: { bin } }: Tokenized, { discountedTotal, scale }: Basket, challenge: Confirming['challenge']): Promise<string> {
    const { secure, wanted } = this.parts;
    if (secure === null) return nonce;
    const closed = new Promise<never>((_, reject) => {
      this.ask = (frame, next) => {
        const close = () => {
          this.end(() => secure.cancelVerifyCard());
          reject(new PaymentRefusal(null, ''));
        };
        void challenge.show(frame, close).then(next);
      };
    });
    const verifying = secure.verifyCard({ amount: decimalAmount(discountedTotal, scale), nonce, bin, onLookupComplete: (_, next) => next() });
    // Whichever loses the race below has nobody left to tell.
    verifying.catch(() => undefined);
    const verified = await Promise.race([verifying, closed]);
    if (!isVouchedFor(verified, wanted)) throw new PaymentRefusal(null, '');
    return verified.nonce;
  }

  private end(teardown: () => Promise<unknown>): void {
    teardown().catch((error: unknown) => this.parts.log.warn('Braintree could not be put away.', { error: String(error) }));
  }
}

/** The boxes that `FieldBoxes` has drawn, and what stands in them. */
function fieldsIn(place: HTMLElement): Readonly<Record<FieldKey, FieldSettings>> {
  const settings = (key: FieldKey, placeholder: string): FieldSettings => {
    const container = place.querySelector<HTMLElement>(`[data-field=${key}]`);
    if (container === null) throw new Error(`The page has no box for ${key}.`);
    return { container, placeholder, iframeTitle: container.getAttribute('aria-label') ?? key };
  };
  return { number: settings('number', '1234 1234 1234 1234'), expirationDate: settings('expirationDate', 'MM / YY'), cvv: settings('cvv', 'CVC') };
}

const stylesOf = ({ text, muted, danger, font, fontSize }: CardLook) => ({
  input: { color: text, 'font-family': font, 'font-size': fontSize },
  '.invalid': { color: danger },
  '::placeholder': { color: muted },
});
