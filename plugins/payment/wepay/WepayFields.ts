/** WePay's iframe with the card fields, and the token for them. */
import { PaymentRefusal, type PaymentDetails, type RealmView } from 'proscenium/sdk';
import { CARD, cardLook, cardRefusal, type CardFields, type FieldsListener } from 'proscenium/sdk/payment';
import { isFrame, type CreditCardFrame, type FieldFault, type FrameOptions, type WePay } from './wepayWeb';

/** WePay's field names. */
const fieldNames = { number: 'credit_card_number', expiry: 'expiration', cvc: 'cvv' } as const;

/** Code for a rejection with a field at fault; null for a problem of WePay or the site. */
export function faultOf(error: unknown): string | null {
  const faults: unknown = Array.isArray(error) ? error : null;
  if (faults === null) return null;
  const [first] = faults as readonly Partial<FieldFault>[];
  const name = first?.target?.[0] ?? '';
  const isMissing = /required|missing|empty|incomplete/i.test(`${first?.code ?? ''} ${first?.message ?? ''}`);
  const word = isMissing ? 'incomplete' : 'invalid';
  if (/cvv|cvc/.test(name)) return `${word}_cvc`;
  return /expir/.test(name) ? `${word}_expiry` : `${word}_number`;
}

/** The library takes an element id, so each iframe needs a unique one. */
let made = 0;

export class WepayFields implements CardFields {
  #frame: CreditCardFrame | null = null;
  #box: HTMLElement | null = null;

  readonly #method: string;
  readonly #wepay: WePay;
  readonly #realm: Pick<RealmView, 'color' | 'bodyFont' | 'radius'>;

  constructor(method: string, wepay: WePay, realm: Pick<RealmView, 'color' | 'bodyFont' | 'radius'>) {
    this.#method = method;
    this.#wepay = wepay;
    this.#realm = realm;
  }

  /** Ready as soon as the iframe has loaded; it reports nothing while it is filled in. */
  mount(place: HTMLElement, listener: FieldsListener): void {
    const box = document.createElement('div');
    made += 1;
    box.id = `wepay-card-${made}`;
    place.append(box);
    this.#box = box;
    const frame = this.#wepay.createCreditCardIframe(box.id, optionsOf(this.#realm));
    if (!isFrame(frame)) return listener.onFailed(frame);
    this.#frame = frame;
    const drawn = box.querySelector('iframe');
    if (drawn === null) return listener.onFailed(new Error('WePay made no frame.'));
    drawn.addEventListener('load', () => listener.onReady(), { once: true });
    // Focus moving into the iframe is the only sign of input visible from here.
    box.addEventListener('focusin', () => listener.onChange());
  }

  /** The iframe cannot be disabled, so its container becomes inert. */
  lock(locked: boolean): void {
    if (this.#box !== null) this.#box.inert = locked;
  }

  focus(field: PaymentRefusal['field']): void {
    this.#frame?.setFocus(fieldNames[field ?? 'number']);
  }

  async confirm(): Promise<PaymentDetails> {
    const frame = this.#frame;
    if (frame === null) throw new PaymentRefusal('setup_failed', '');
    try {
      const { id } = await frame.tokenize();
      return { paymentDetailsExternalId: id, targetPaymentProvider: this.#method, paymentMethodType: CARD };
    } catch (error) {
      const code = faultOf(error);
      if (code === null) throw error instanceof Error ? error : new Error(JSON.stringify(error));
      throw cardRefusal(code);
    }
  }

  destroy(): void {
    this.#box?.remove();
    this.#box = null;
    this.#frame = null;
  }
}

function optionsOf(realm: Pick<RealmView, 'color' | 'bodyFont' | 'radius'>): FrameOptions {
  const { text, muted, danger, line, accent, font, radius, fontSize } = cardLook(realm);
  const styles = {
    base: {
      color: text,
      'font-family': font,
      'font-size': fontSize,
      'border-color': line,
      'border-radius': radius,
      '::placeholder': { color: muted },
      ':focus': { 'border-color': accent },
    },
    invalid: { color: danger, 'border-color': danger },
    labels: { base: { color: text, 'font-family': font } },
    errors: { invalid: { color: danger } },
  };
  return {
    custom_style: { styles },
    show_labels: true,
    show_placeholders: true,
    show_error_messages: true,
    show_error_messages_when_unfocused: true,
  };
}
