/** The fields of one session: number, expiry and security code, each in a frame of Adyen's; a bank's challenge takes their place. */
import { PaymentRefusal, type Log, type PaymentDetails, type PlatformClient } from '../../../core/sdk';
import { cardRefusal, type CardFields, type FieldsListener } from '../../../core/sdk/cardForms';
import { validatePaymentMethod } from '../../../core/sdk/endpoints/commerce';
import styles from './AdyenFields.module.css';
import type { AdyenCard, AdyenCheckout, AdyenWeb, CardState, CardStyles } from './adyenWeb';
import { NAME } from './name';
import { fieldName, incompleteCode, refusalOf } from './refusal';
import type { SessionEnd } from './SessionEnd';
import { windowSize } from './windowSize';

export interface AdyenSession {
  readonly web: AdyenWeb;
  readonly checkout: AdyenCheckout;
  readonly end: SessionEnd;
  readonly client: PlatformClient;
  readonly log: Log;
  readonly methodType: string;
  /** How the platform names the payment. */
  readonly externalId: string;
  readonly styles: CardStyles;
}

/** Adyen has the money, or is about to; what remains is the platform's. */
const secured: ReadonlySet<string> = new Set(['Authorised', 'Received', 'Pending']);

export class AdyenFields implements CardFields {
  /** A session that Adyen gave up takes no further card. */
  spent = false;
  private card: AdyenCard | null = null;
  private box: { readonly place: HTMLElement; readonly listener: FieldsListener } | null = null;
  private state: CardState = { isValid: false };
  /** A challenge has taken the place of the fields. */
  private replaced = false;

  constructor(private readonly session: AdyenSession) {}

  mount(place: HTMLElement, listener: FieldsListener): void {
    this.box = { place, listener };
    place.classList.add(styles['fields'] ?? '');
    this.draw();
  }

  /** The frames take no command of that kind; a cover over them does, and the component itself goes on once it is told to. */
  lock(locked: boolean): void {
    this.box?.place.toggleAttribute('inert', locked && !this.replaced);
    if (!locked) this.card?.setStatus('ready');
  }

  focus(field: PaymentRefusal['field']): void {
    this.card?.setFocusOn(fieldName(field));
  }

  destroy(): void {
    this.card?.remove();
    this.card = null;
    this.box?.place.removeAttribute('inert');
  }

  async confirm(): Promise<PaymentDetails> {
    const { card, session } = this;
    if (card === null) throw new PaymentRefusal('setup_failed', '');
    if (!card.isValid) {
      card.showValidation();
      throw cardRefusal(incompleteCode(this.state.errors ?? {}, this.state.valid ?? {}));
    }
    const ended = await session.end.after(() => card.submit());
    const { resultCode, sessionResult } = ended.kind === 'result' ? ended.result : {};
    if (resultCode !== undefined && secured.has(resultCode)) return this.details;
    try {
      return await this.judged(resultCode, sessionResult, ended.kind === 'error' ? ended.error : null);
    } finally {
      if (this.replaced && !this.spent) this.draw();
    }
  }

  private get details(): PaymentDetails {
    const { externalId, methodType } = this.session;
    return { paymentDetailsExternalId: externalId, targetPaymentProvider: NAME, paymentMethodType: methodType };
  }

  /**
   * The browser knows that it did not go through, not why; after a lost call it does not even know that. The platform does
   * (PAY-039), so that a payment which did arrive is not made again.
   */
  private async judged(resultCode: string | undefined, sessionResult: string | undefined, error: Error | null): Promise<PaymentDetails> {
    const { client, log, externalId, methodType } = this.session;
    if (error !== null) log.error('Adyen could not confirm the payment.', error);
    const verdict = await client.call(validatePaymentMethod, {
      body: {
        targetPaymentProvider: NAME,
        paymentMethodType: methodType,
        paymentDetailsExternalId: externalId,
        ...(sessionResult === undefined ? {} : { parameters: { sessionResult } }),
      },
    });
    if (verdict.status === 'succeeded') return this.details;
    this.spent = error !== null && verdict.status === 'failed';
    throw refusalOf(resultCode ?? (verdict.status === 'failed' ? 'Refused' : undefined), verdict.code ?? null);
  }

  private draw(): void {
    if (this.box === null) return;
    const { place, listener } = this.box;
    const { web, checkout, styles: inside } = this.session;
    this.card?.remove();
    this.replaced = false;
    this.state = { isValid: false };
    this.card = new web.Card(checkout, {
      styles: inside,
      challengeWindowSize: windowSize(place),
      onConfigSuccess: () => listener.onReady(),
      onChange: (state) => {
        const touched = Object.keys({ ...state.valid, ...state.errors }).length > 0;
        this.state = state;
        if (touched) listener.onChange();
      },
      onActionHandled: () => {
        this.replaced = true;
        place.removeAttribute('inert');
      },
    });
    this.card.mount(place);
  }
}
