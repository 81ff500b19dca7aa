/** The point `payment-method`: a way to pay for a basket. */
import type { ComponentType } from 'react';
import type { components } from '../generated/platform';

export type Basket = components['schemas']['Basket'];
/** A payment as the platform knows it. */
export type Payment = components['schemas']['Payment'];

/** What the platform is told to charge (PAY-033). */
export interface PaymentDetails {
  readonly paymentDetailsExternalId?: string | undefined;
  readonly targetPaymentProvider: string;
  readonly paymentMethodType: string;
  /**
   * The viewer pays elsewhere, such as in the app of their bank: nothing is to be charged yet. The page of the payment (role PAYMENT)
   * takes over, by `paymentDetailsExternalId`, and asks the platform how it ends.
   */
  readonly waits?: boolean | undefined;
  /** They name a card that the platform keeps, which may be charged any number of times; without it a payment, which is made once. */
  readonly saved?: true;
}

/** A payment as the platform prepares it for a provider's script. */
export type PaymentMethodSetup = components['schemas']['PaymentMethodSetup'];

/** What the viewer has agreed to. A payment that ends on somebody else's page hands it to the platform when it begins, which completes it by itself. */
export interface PaymentTerms {
  readonly acknowledgeNoFreeTrial: boolean;
  /** Answers to the provider's consents (PAY-024). */
  readonly consent: readonly { readonly fieldName: string; readonly answer: boolean }[];
}
export interface Paying extends PaymentTerms {
  /** The page is about to be left for a payment of this id: whoever comes back by another way than the bank's learns how it stands. */
  readonly leaving: (paymentId: string) => void;
}

/** Why a payment stopped, in the provider's own words; the house maps it to a text (PAY-060 to PAY-077). */
export class PaymentRefusal extends Error {
  override readonly name = 'PaymentRefusal';
  constructor(
    /** The provider's code, such as `card_declined`; null when it gave none. */
    readonly code: string | null,
    message: string,
    /** Which field is to blame, so that focus can go there. */
    readonly field: 'number' | 'expiry' | 'cvc' | null = null,
  ) {
    super(message);
  }
}

/** Where a bank asks whether it is the viewer who pays, for providers that leave the place to the page. */
export interface ChallengePlace {
  /** Shows the bank's frame in a dialog; resolves once it is in the page. `onClosed` is the viewer, who does not want to answer. */
  show(frame: HTMLElement, onClosed: () => void): Promise<void>;
  /** The bank has its answer. */
  hide(): void;
}

/** What a kept card is charged for, and where its bank may ask. */
export interface Asking {
  readonly basket: Basket;
  readonly place: ChallengePlace;
}

export interface PaymentFormProps {
  readonly basket: Basket;
  /** The form may be paid with: fields complete, third party ready. */
  readonly onReady: (ready: boolean) => void;
  /** A field is wrong while typing; null clears it. */
  readonly onProblem: (problem: PaymentRefusal | null) => void;
  readonly disabled: boolean;
}

/** What the button of a wallet is given, and what it tells the page (PAY-023). */
export interface WalletProps {
  readonly basket: Basket;
  /** A payment is being processed. */
  readonly disabled: boolean;
  /** Whether this browser offers the wallet. Nothing of the button is visible before, and it is removed where the answer is no. */
  readonly onAvailable: (available: boolean) => void;
  /** The button was pressed; gives whether the sheet may open. Synchronous, since browsers open a sheet only during a user activation. */
  readonly onPress: () => boolean;
  /** The viewer closed the sheet without paying. */
  readonly onCancel: () => void;
  /** The viewer approved the payment in the sheet: the page pays with {@link PaymentMethod.collect}. Resolves at the end of the attempt; never rejects. */
  readonly onApprove: () => Promise<void>;
}

export interface PaymentWaitingProps {
  /** As the platform said last; it is asked again and again while this is shown. */
  readonly payment: Payment;
}

/** One method, active while the payment page is open. */
export interface PaymentMethod {
  readonly Form?: ComponentType<PaymentFormProps>;
  /** The provider's button, for methods of the kind `native`: it opens the sheet of the browser or the device (PAY-023). */
  readonly Wallet?: ComponentType<WalletProps>;
  /** Its mark, drawn in a box of 40 × 26; a plain card stands in for it. */
  readonly Mark?: ComponentType;
  /** What the page of a payment shows while the viewer has yet to pay it elsewhere, such as a code. */
  readonly Waiting?: ComponentType<PaymentWaitingProps>;
  /** Whether this method can pay this basket; the platform's own list has already been applied. */
  offers(basket: Basket): boolean;
  /**
   * Turns what was entered into details the platform can charge. Rejects with a {@link PaymentRefusal}.
   * `returnUrl` is where a challenge that leaves the page comes back to (PAY-050); `paying` is for payments that end elsewhere.
   */
  collect(basket: Basket, returnUrl: string, paying?: Paying): Promise<PaymentDetails>;
  /**
   * The house's card code for one of the provider's own, which the platform may pass on with a refusal (PAY-073 to PAY-077);
   * null for a code that is not the provider's.
   */
  translate?(code: string): string | null;
  /**
   * The bank of a card that the platform keeps wants the viewer's word: has the provider ask for it, in a window of its own or in the page's
   * place for it, and gives the details to charge. Rejects with a {@link PaymentRefusal}. A method without it has the card entered once more.
   */
  challenge?(setup: PaymentMethodSetup, asking: Asking): Promise<PaymentDetails>;
  /** The viewer is back from a redirect (PAY-051): the details to go on with, or a PaymentRefusal. */
  resume?(returned: URL): Promise<PaymentDetails>;
}
