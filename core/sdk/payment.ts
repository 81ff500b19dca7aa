/** The contribution point `payment-method`. */
import type { ComponentType } from 'react';
import type { Basket, Payment, PaymentMethodSetup } from '../generated/platform';
import { SharedError } from './SharedError';

/** As the platform represents them; a setup is a payment prepared for a provider's script. */
export type { Basket, Payment, PaymentMethodSetup } from '../generated/platform';

/** What the platform is asked to charge (PAY-033). */
export interface PaymentDetails {
  readonly paymentDetailsExternalId?: string | undefined;
  readonly targetPaymentProvider: string;
  readonly paymentMethodType: string;
  /**
   * The viewer pays elsewhere, such as in their bank's app: nothing is to be charged yet. The payment page
   * (role PAYMENT) takes over by
   * `paymentDetailsExternalId` and polls the platform for the outcome.
   */
  readonly waits?: boolean | undefined;
  /** They name a card saved at the platform, which may be charged repeatedly; otherwise a one-off payment. */
  readonly saved?: true;
}

/**
 * The viewer's consents. A payment that completes on another site passes them to the platform at the start,
 * which then completes it without the page.
 */
export interface PaymentTerms {
  readonly acknowledgeNoFreeTrial: boolean;
  /** Answers to the provider's consents (PAY-024). */
  readonly consent: readonly { readonly fieldName: string; readonly answer: boolean }[];
}
/** What core tells a method when the viewer pays. */
export interface Paying extends PaymentTerms {
  /**
   * Called before redirecting for this payment id, so that a viewer who returns by other means than the
   * bank's redirect still sees its status.
   */
  readonly leaving: (paymentId: string) => void;
}

/** Why a payment failed, in the provider's terms; core maps it to a text (PAY-060 to PAY-077). */
export class PaymentRefusal extends SharedError {
  static override readonly brand = Symbol.for('proscenium/PaymentRefusal@1');
  override readonly name = 'PaymentRefusal';
  constructor(
    /** The provider's code, such as `card_declined`; null when there is none. */
    readonly code: string | null,
    message: string,
    /** The field at fault, for focus. */
    readonly field: 'number' | 'expiry' | 'cvc' | null = null,
  ) {
    super(message);
  }
}

/** Shows 3-D Secure challenges, for providers that leave their presentation to the page. */
export interface ChallengePlace {
  /** Shows the bank's iframe in a dialog; resolves once it is in the document. `onClosed`: the viewer dismissed it. */
  show(frame: HTMLElement, onClosed: () => void): Promise<void>;
  /** The challenge is answered. */
  hide(): void;
}

/** The charge on a saved card, and where its bank may show a challenge. */
export interface Asking {
  readonly basket: Basket;
  readonly place: ChallengePlace;
}

/** Props of a method's form. */
export interface PaymentFormProps {
  readonly basket: Basket;
  /** The form can be submitted: fields complete, third party ready. */
  readonly onReady: (ready: boolean) => void;
  /** A field is invalid while typing; null clears it. */
  readonly onProblem: (problem: PaymentRefusal | null) => void;
  readonly disabled: boolean;
}

/** Props of a wallet button (PAY-023). */
export interface WalletProps {
  readonly basket: Basket;
  /** A payment is in progress. */
  readonly disabled: boolean;
  /** Whether this browser supports the wallet. The button is hidden until then, and removed if not. */
  readonly onAvailable: (available: boolean) => void;
  /**
   * The button was pressed; returns whether the sheet may open. Synchronous, since browsers open a sheet only
   * during user activation.
   */
  readonly onPress: () => boolean;
  /** The viewer closed the sheet without paying. */
  readonly onCancel: () => void;
  /**
   * The viewer approved the payment in the sheet: the page calls {@link PaymentMethod.collect}. Resolves at
   * the end of the attempt; never rejects.
   */
  readonly onApprove: () => Promise<void>;
}

/** Props of what a method shows while the viewer pays elsewhere. */
export interface PaymentWaitingProps {
  /** The latest answer of the platform, which is polled while this is shown. */
  readonly payment: Payment;
}

/** One payment method, active while the payment page is open. */
export interface PaymentMethod {
  readonly Form?: ComponentType<PaymentFormProps>;
  /**
   * The provider's button, for methods of kind `native`: opens the payment sheet of the browser or device
   * (PAY-023).
   */
  readonly Wallet?: ComponentType<WalletProps>;
  /** Its logo, drawn at 40 × 26; defaults to a plain card. */
  readonly Mark?: ComponentType;
  /** Shown on the payment page while the viewer still has to pay elsewhere, such as a code. */
  readonly Waiting?: ComponentType<PaymentWaitingProps>;
  /** Whether this method can pay this basket; the platform's list has already been applied. */
  offers(basket: Basket): boolean;
  /**
   * Turns the input into details the platform can charge. Rejects with a {@link PaymentRefusal}. `returnUrl`
   * is the return URL of a challenge that leaves the page (PAY-050); `paying` is for payments that complete
   * elsewhere.
   */
  collect(basket: Basket, returnUrl: string, paying?: Paying): Promise<PaymentDetails>;
  /**
   * Core's card code for a code of the provider, which the platform may pass through with a refusal (PAY-073
   * to PAY-077); null when unknown.
   */
  translate?(code: string): string | null;
  /**
   * The bank of a saved card requires 3-D Secure: has the provider run the challenge, in its own window or in
   * the page's dialog, and returns the details to charge. Rejects with a {@link PaymentRefusal}. Without it,
   * the card has to be entered again.
   */
  challenge?(setup: PaymentMethodSetup, asking: Asking): Promise<PaymentDetails>;
  /** Return from a redirect (PAY-051): the details to continue with, or a PaymentRefusal. */
  resume?(returned: URL): Promise<PaymentDetails>;
}
