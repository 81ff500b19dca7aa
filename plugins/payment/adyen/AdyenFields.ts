/**
 * The fields of one session: number, expiry and security code, each in an Adyen iframe; a 3-D Secure
 * challenge replaces them.
 */
import { PaymentRefusal, type PaymentDetails } from 'proscenium/sdk';
import { cardRefusal, type CardFields, type FieldsListener } from 'proscenium/sdk/payment';
import styles from './AdyenFields.module.css';
import { judged, type AdyenSession } from './adyenSession';
import type { AdyenCard, CardState, CardStyles } from './adyenWeb';
import { windowSize } from './savedCard';
import { fieldName, adyenFieldError } from './refusal';
import type { SessionEnd } from './SessionEnd';

export interface DrawnSession extends AdyenSession {
  readonly end: SessionEnd;
  readonly styles: CardStyles;
}

export class AdyenFields implements CardFields {
  /** Adyen closed the session: it accepts no further card. */
  spent = false;
  #card: AdyenCard | null = null;
  #box: { readonly place: HTMLElement; readonly listener: FieldsListener } | null = null;
  #state: CardState = { isValid: false };
  /** A challenge has replaced the fields. */
  #replaced = false;

  readonly #session: DrawnSession;

  constructor(session: DrawnSession) {
    this.#session = session;
  }

  mount(place: HTMLElement, listener: FieldsListener): void {
    this.#box = { place, listener };
    place.classList.add(styles['fields'] ?? '');
    this.#draw();
  }

  /** The iframes cannot be disabled, so their container becomes inert; the component is made ready again on unlock. */
  lock(locked: boolean): void {
    this.#box?.place.toggleAttribute('inert', locked && !this.#replaced);
    if (!locked) this.#card?.setStatus('ready');
  }

  focus(field: PaymentRefusal['field']): void {
    this.#card?.setFocusOn(fieldName(field));
  }

  destroy(): void {
    this.#card?.remove();
    this.#card = null;
    this.#box?.place.removeAttribute('inert');
  }

  async confirm(): Promise<PaymentDetails> {
    const session = this.#session;
    const card = this.#card;
    if (card === null) throw new PaymentRefusal('setup_failed', '');
    if (!card.isValid) {
      card.showValidation();
      throw cardRefusal(adyenFieldError(this.#state.errors ?? {}, this.#state.valid ?? {}));
    }
    const ended = await session.end.after(() => card.submit());
    try {
      const judgement = await judged(session, ended);
      if ('details' in judgement) return judgement.details;
      this.spent = judgement.spent;
      throw judgement.refusal;
    } finally {
      if (this.#replaced && !this.spent) this.#draw();
    }
  }

  #draw(): void {
    if (this.#box === null) return;
    const { place, listener } = this.#box;
    const { web, checkout, styles: inside } = this.#session;
    this.#card?.remove();
    this.#replaced = false;
    this.#state = { isValid: false };
    this.#card = new web.Card(checkout, {
      styles: inside,
      challengeWindowSize: windowSize(place),
      onConfigSuccess: () => listener.onReady(),
      onChange: (state) => {
        const touched = Object.keys({ ...state.valid, ...state.errors }).length > 0;
        const { valid: before = {} } = this.#state;
        this.#state = state;
        if (touched) listener.onChange();
        const valid = Object.entries(state.valid ?? {});
        if (valid.some(([field, isValid]) => isValid && before[field] !== true)) listener.onComplete();
      },
      onActionHandled: () => {
        this.#replaced = true;
        place.removeAttribute('inert');
      },
    });
    this.#card.mount(place);
  }
}
