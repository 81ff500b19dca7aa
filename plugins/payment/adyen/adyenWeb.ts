/** As much of Adyen Web 6 as this plugin calls, as Adyen documents it: the global `AdyenWeb`, a checkout of a session, and its Card Component. */

export interface AdyenWeb {
  readonly AdyenCheckout: (settings: CheckoutSettings) => Promise<AdyenCheckout>;
  readonly Card: new (checkout: AdyenCheckout, settings: CardSettings) => AdyenCard;
}

export interface CheckoutSettings {
  readonly session: { readonly id: string; readonly sessionData: string };
  readonly environment: string;
  readonly clientKey: string;
  readonly locale: string;
  readonly showPayButton: false;
  readonly analytics: { readonly enabled: false };
  readonly onPaymentCompleted: (result: AdyenResult) => void;
  /** Also called, with the error, after `onError`. */
  readonly onPaymentFailed: (result?: Partial<AdyenResult>) => void;
  readonly onError: (error: AdyenError) => void;
}

/** What the SDK keeps of a session; only ever handed back to it. */
export type AdyenCheckout = object;

export interface AdyenResult {
  /** Authorised, Received, Pending, Refused, Cancelled or Error. */
  readonly resultCode: string;
  /** For the server, which asks Adyen what became of the session. */
  readonly sessionResult?: string;
}

export interface AdyenError extends Error {
  /** NETWORK_ERROR, CANCEL, IMPLEMENTATION_ERROR, API_ERROR, ERROR, SCRIPT_ERROR or SDK_ERROR. */
  readonly name: string;
}

export interface CardSettings {
  readonly styles: CardStyles;
  /** 01 is 250 by 400 px, 02 is 390 by 400. */
  readonly challengeWindowSize: '01' | '02';
  /** Every field is drawn. */
  readonly onConfigSuccess: () => void;
  readonly onChange: (state: CardState) => void;
  /** An action, such as a challenge, stands in the fields' place. */
  readonly onActionHandled: () => void;
}

/** CSS of what stands inside the frames, by state. */
export type CardStyles = Readonly<Record<'base' | 'error' | 'placeholder', Readonly<Record<string, string>>>>;

/** By the names of the fields: encryptedCardNumber, encryptedExpiryDate, encryptedSecurityCode. */
export interface CardState {
  readonly isValid: boolean;
  readonly errors?: Readonly<Record<string, { readonly error: string } | null | undefined>>;
  readonly valid?: Readonly<Record<string, boolean>>;
}

export interface AdyenCard {
  readonly isValid: boolean;
  mount(place: HTMLElement): AdyenCard;
  submit(): void;
  showValidation(): AdyenCard;
  setStatus(status: 'ready' | 'loading'): AdyenCard;
  setFocusOn(field: string): AdyenCard;
  remove(): void;
}
