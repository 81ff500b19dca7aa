/** What a provider of cards does for the house: fields of its own for one basket, and what becomes of the card in them. */
import type { Basket, ChallengePlace, PaymentDetails, PaymentRefusal } from '../payment';

export interface CardProvider {
  /** How it is called in the log. */
  readonly name: string;
  /** Prepares the fields of one basket, without drawing them. Rejects when they cannot be had. */
  open(basket: Basket): Promise<CardFields>;
}

/** What the fields report while they stand on the page. */
export interface FieldsListener {
  /** They are drawn and take input. */
  onReady(): void;
  /** They cannot be drawn. */
  onFailed(error: unknown): void;
  /** Something was entered: an earlier problem may be out of date. Not called for fields that are empty still. */
  onChange(): void;
}

/** Frames of the provider's own origin, so that what is typed into them never reaches our code. */
export interface CardFields {
  /** Draws them into an element of the page. */
  mount(place: HTMLElement, listener: FieldsListener): void | Promise<void>;
  /** Greys them out while a payment is on its way. */
  lock(locked: boolean): void;
  /** Puts the focus on a field; on the first when none is to blame. */
  focus(field: PaymentRefusal['field']): void;
  /** Checks what was entered and has the provider secure it, challenges included. Rejects with a PaymentRefusal. */
  confirm(how: Confirming): Promise<PaymentDetails>;
  /** Another attempt needs new fields: the provider takes no second card into these. */
  readonly spent?: boolean;
  /** Takes them away. */
  destroy(): void;
}

export interface Confirming {
  readonly basket: Basket;
  /** Where a challenge that leaves the page comes back to (PAY-050). */
  readonly returnUrl: string;
  readonly challenge: ChallengePlace;
}
