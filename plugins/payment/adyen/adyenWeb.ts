/**
 * The subset of Adyen Web 6 used here, as documented by Adyen: the global `AdyenWeb`, a session checkout, its
 * Card Component and its wallets.
 */

export interface AdyenWeb {
  readonly AdyenCheckout: (settings: CheckoutSettings | ActionSettings) => Promise<AdyenCheckout>;
  readonly Card: new (checkout: AdyenCheckout, settings: CardConfiguration) => AdyenCard;
  readonly ApplePay: new (checkout: AdyenCheckout, settings: ApplePaySettings) => AdyenWalletButton;
  readonly GooglePay: new (checkout: AdyenCheckout, settings: GooglePaySettings) => AdyenWalletButton;
}

interface Settings {
  readonly environment: string;
  readonly clientKey: string;
  readonly locale: string;
  readonly analytics: { readonly enabled: false };
}

/** A session opened by the merchant's server. */
export interface CheckoutSettings extends Settings {
  readonly session: { readonly id: string; readonly sessionData: string };
  /** Wallets draw their own button; for cards the page has one. */
  readonly showPayButton: boolean;
  readonly onPaymentCompleted: (result: AdyenResult) => void;
  /** Also called, with the error, after `onError`. */
  readonly onPaymentFailed: (result?: Partial<AdyenResult>) => void;
  readonly onError: (error: AdyenError) => void;
}

/** Without a session: the merchant's server pays, and the page handles the actions Adyen requires. */
export interface ActionSettings extends Settings {
  /** Two-letter code; required without a session. */
  readonly countryCode: string;
  /** The shopper completed the action: details to send to the server. */
  readonly onAdditionalDetails: (
    state: { readonly data: AdditionalDetails },
    component: unknown,
    actions: DetailsActions,
  ) => void;
  readonly onError: (error: AdyenError) => void;
}

export interface AdditionalDetails {
  /** Such as `threeDSResult`. */
  readonly details: Readonly<Record<string, string>>;
  readonly paymentData?: string;
}

export interface DetailsActions {
  /** The server's result. */
  resolve(result: { readonly resultCode: string }): void;
  reject(): void;
}

/** The SDK's checkout object. */
export interface AdyenCheckout {
  /** Draws an action, such as a 3-D Secure challenge. */
  createFromAction(
    action: Readonly<Record<string, unknown>>,
    settings: Pick<CardConfiguration, 'challengeWindowSize'>,
  ): ActionComponent;
}

export interface ActionComponent {
  mount(place: HTMLElement): unknown;
}

export interface AdyenResult {
  /** Authorised, Received, Pending, Refused, Cancelled or Error. */
  readonly resultCode: string;
  /** For the server, which queries Adyen for the session's outcome. */
  readonly sessionResult?: string;
}

export interface AdyenError extends Error {
  /** NETWORK_ERROR, CANCEL, IMPLEMENTATION_ERROR, API_ERROR, ERROR, SCRIPT_ERROR or SDK_ERROR. */
  readonly name: string;
}

export interface CardConfiguration {
  readonly styles: CardStyles;
  readonly challengeWindowSize: '01' | '02';
  /** All fields are drawn. */
  readonly onConfigSuccess: () => void;
  readonly onChange: (state: CardState) => void;
  /** An action, such as a challenge, has replaced the fields. */
  readonly onActionHandled: () => void;
}

/** CSS inside the iframes, by state. */
export type CardStyles = Readonly<Record<'base' | 'error' | 'placeholder', Readonly<Record<string, string>>>>;

/** By field name: encryptedCardNumber, encryptedExpiryDate, encryptedSecurityCode. */
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

/** Amount, currency and country come from the session. */
interface WalletSettings {
  /** The button was pressed: the sheet opens when `resolve` is called during user activation. */
  readonly onClick: (resolve: () => void, reject: () => void) => void;
  /** The shopper approved: `resolve` pays the session; `reject` makes the sheet show a failure. */
  readonly onAuthorized: (data: unknown, actions: AuthorizedActions) => void;
  /** An action, such as a challenge, has replaced the button. */
  readonly onActionHandled: () => void;
}

export interface AuthorizedActions {
  resolve(): void;
  reject(): void;
}

export interface ApplePaySettings extends WalletSettings {
  /** Label of the total. */
  readonly totalPriceLabel: string;
  readonly buttonColor: 'black' | 'white';
  readonly buttonType: 'plain';
}

export interface GooglePaySettings extends WalletSettings {
  readonly buttonColor: 'black' | 'white';
  readonly buttonType: 'plain';
  readonly buttonSizeMode: 'fill';
  readonly buttonRadius: number;
  /** Label of the total. */
  readonly transactionInfo: { readonly totalPriceLabel: string };
}

export interface AdyenWalletButton {
  /** Rejects where the browser or the account does not support it. */
  isAvailable(): Promise<void>;
  mount(place: HTMLElement): unknown;
  remove(): void;
}
