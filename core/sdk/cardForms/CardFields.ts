/** What a card provider implements: hosted fields for one basket, and securing the card entered in them. */
import type { Basket, ChallengePlace, PaymentDetails, PaymentRefusal } from '../payment';

/** Makes a provider's card fields. */
export interface CardProvider {
  /** Name in the log. */
  readonly name: string;
  /** Prepares the fields of one basket without drawing them. Rejects when they are unavailable. */
  open(basket: Basket): Promise<CardFields>;
}

/** Events of mounted fields. */
export interface FieldsListener {
  /** Drawn and accepting input. */
  onReady(): void;
  /** Drawing failed. */
  onFailed(error: unknown): void;
  /** Input changed: an earlier problem may be outdated. Not called while the fields are still empty. */
  onChange(): void;
  /** The input of one frame has become complete and valid. Arrow keys do not work inside a frame, so the focus then leaves it. */
  onComplete(): void;
}

/** Iframes of the provider's origin, so that card data never reaches our code. */
export interface CardFields {
  /** Mounts the fields into an element of the page. */
  mount(place: HTMLElement, listener: FieldsListener): void | Promise<void>;
  /** Disables them while a payment is in progress. */
  lock(locked: boolean): void;
  /** Focuses a field; the first one when none is at fault. */
  focus(field: PaymentRefusal['field']): void;
  /**
   * Validates the input and has the provider secure it, 3-D Secure challenges included. Rejects with a
   * PaymentRefusal.
   */
  confirm(how: Confirming): Promise<PaymentDetails>;
  /** The provider accepts no second card in these fields: another attempt needs new ones. */
  readonly spent?: boolean;
  destroy(): void;
}

/** What a provider needs to secure the card in its fields. */
export interface Confirming {
  readonly basket: Basket;
  /** Return URL of a challenge that leaves the page (PAY-050). */
  readonly returnUrl: string;
  readonly challenge: ChallengePlace;
}
