/** The three fields, each in a Braintree iframe, and tokenising the card in them. */
import { PaymentRefusal, type Log, type PaymentDetails } from 'proscenium/sdk';
import {
  cardRefusal,
  type CardFields,
  type CardLook,
  type Confirming,
  type FieldsListener,
} from 'proscenium/sdk/payment';
import type { BankCheck } from './BankCheck';
import {
  isBraintreeError,
  type Braintree,
  type BraintreeClient,
  type FieldKey,
  type FieldSettings,
  type HostedFields,
} from './braintreeWeb';
import { fieldKey, fieldKeys, braintreeFieldError, braintreeRefusal } from './refusal';

export interface BraintreeAccount {
  readonly hostedFields: Braintree['hostedFields'];
  readonly account: BraintreeClient;
  /** Null where the realm never requires 3-D Secure. */
  readonly bank: BankCheck | null;
  readonly method: string;
  readonly methodType: string;
  readonly look: CardLook;
  readonly log: Log;
}

export class BraintreeFields implements CardFields {
  #hosted: HostedFields | null = null;
  #gone = false;

  readonly #parts: BraintreeAccount;

  constructor(parts: BraintreeAccount) {
    this.#parts = parts;
  }

  async mount(place: HTMLElement, listener: FieldsListener): Promise<void> {
    const { hostedFields, account, look } = this.#parts;
    const hosted = await hostedFields.create({
      client: account,
      styles: stylesOf(look),
      fields: fieldsIn(place),
    });
    // The page may have been left meanwhile.
    if (this.#gone) return this.#end(() => hosted.teardown());
    this.#hosted = hosted;
    hosted.on('notEmpty', () => listener.onChange());
    hosted.on('validityChange', ({ fields, emittedBy }) => {
      if (fieldKeys.some((key) => !fields[key].isEmpty)) listener.onChange();
      if (fields[emittedBy].isValid) listener.onComplete();
    });
    listener.onReady();
  }

  lock(locked: boolean): void {
    for (const field of fieldKeys) {
      if (locked) this.#hosted?.setAttribute({ field, attribute: 'disabled', value: true });
      else this.#hosted?.removeAttribute({ field, attribute: 'disabled' });
    }
  }

  focus(field: PaymentRefusal['field']): void {
    this.#hosted?.focus(fieldKey(field));
  }

  destroy(): void {
    this.#gone = true;
    const hosted = this.#hosted;
    this.#hosted = null;
    if (hosted !== null) this.#end(() => hosted.teardown());
    this.#parts.bank?.destroy();
  }

  async confirm({ basket, challenge }: Confirming): Promise<PaymentDetails> {
    const hosted = this.#hosted;
    if (hosted === null) throw new PaymentRefusal('setup_failed', '');
    const missing = braintreeFieldError(hosted.getState());
    if (missing !== null) throw cardRefusal(missing);
    try {
      const { nonce: first, details } = await hosted.tokenize();
      const { bank } = this.#parts;
      const nonce =
        bank === null ? first : await bank.vouch({ nonce: first, bin: details.bin }, basket, challenge);
      return {
        paymentDetailsExternalId: nonce,
        targetPaymentProvider: this.#parts.method,
        paymentMethodType: this.#parts.methodType,
      };
    } catch (error) {
      throw (isBraintreeError(error) ? braintreeRefusal(error) : null) ?? error;
    }
  }

  #end(teardown: () => Promise<unknown>): void {
    teardown().catch((error: unknown) =>
      this.#parts.log.warn('Braintree could not be put away.', { error: String(error) }),
    );
  }
}

/** The boxes drawn by `FieldBoxes` and their fields. */
function fieldsIn(place: HTMLElement): Readonly<Record<FieldKey, FieldSettings>> {
  const settings = (key: FieldKey, placeholder: string): FieldSettings => {
    const container = place.querySelector<HTMLElement>(`[data-field=${key}]`);
    if (container === null) throw new Error(`The page has no box for ${key}.`);
    return { container, placeholder, iframeTitle: container.getAttribute('aria-label') ?? key };
  };
  return {
    number: settings('number', '1234 1234 1234 1234'),
    expirationDate: settings('expirationDate', 'MM / YY'),
    cvv: settings('cvv', 'CVC'),
  };
}

const stylesOf = ({ text, muted, danger, font, fontSize }: CardLook) => ({
  input: { color: text, 'font-family': font, 'font-size': fontSize },
  '.invalid': { color: danger },
  '::placeholder': { color: muted },
});
