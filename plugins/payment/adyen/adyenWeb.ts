/** As much of Adyen Web 6 as this plugin calls, as Adyen documents it: the global `AdyenWeb`, a checkout of a session, its Card Component and its wallets. */

export interface AdyenWeb {
  readonly AdyenCheckout: (settings: CheckoutSettings | ActionSettings) => Promise<AdyenCheckout>;
  readonly Card: new (checkout: AdyenCheckout, settings: CardSettings) => AdyenCard;
  readonly ApplePay: new (checkout: AdyenCheckout, settings: ApplePaySettings) => AdyenWalletButton;
  readonly GooglePay: new (checkout: AdyenCheckout, settings: GooglePaySettings) => AdyenWalletButton;
}

interface Settings {
  readonly environment: string;
  readonly clientKey: string;
  readonly locale: string;
  readonly analytics: { readonly enabled: false };
}

/** A session that the shop's server has opened. */
export interface CheckoutSettings extends Settings {
  readonly session: { readonly id: string; readonly sessionData: string };
  /** Wallets bring their button; of a card the page has its own. */
  readonly showPayButton: boolean;
  readonly onPaymentCompleted: (result: AdyenResult) => void;
  /** Also called, with the error, after `onError`. */
  readonly onPaymentFailed: (result?: Partial<AdyenResult>) => void;
  readonly onError: (error: AdyenError) => void;
}

/** No session: the shop's server pays, and the page handles what Adyen wants of the shopper. */
export interface ActionSettings extends Settings {
  /** In two letters; without a session the SDK wants to be told. */
  readonly countryCode: string;
  /** The shopper has done what was wanted: what there is to tell the server of it. */
  readonly onAdditionalDetails: (state: { readonly data: AdditionalDetails }, component: unknown, actions: DetailsActions) => void;
  readonly onError: (error: AdyenError) => void;
}

export interface AdditionalDetails {
  /** Such as `threeDSResult`. */
  readonly details: Readonly<Record<string, string>>;
  readonly paymentData?: string;
}

export interface DetailsActions {
  /** What the server has learnt of them. */
  resolve(result: { readonly resultCode: string }): void;
  reject(): void;
}

/** What the SDK keeps of a checkout. */
export interface AdyenCheckout {
  /** Draws what an action wants of the shopper, such as a challenge. */
  createFromAction(action: Readonly<Record<string, unknown>>, settings: Pick<CardSettings, 'challengeWindowSize'>): ActionComponent;
}

export interface ActionComponent {
  mount(place: HTMLElement): unknown;
}

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

/** Amount, currency and country are the session's. */
interface WalletSettings {
  /** The button was pressed: the sheet opens when `resolve` is called within the press. */
  readonly onClick: (resolve: () => void, reject: () => void) => void;
  /** The shopper has approved: the session is paid when `resolve` is called; `reject` has the sheet say that it failed. */
  readonly onAuthorized: (data: unknown, actions: AuthorizedActions) => void;
  /** An action, such as a challenge, stands in the button's place. */
  readonly onActionHandled: () => void;
}

export interface AuthorizedActions {
  resolve(): void;
  reject(): void;
}

export interface ApplePaySettings extends WalletSettings {
  /** What the total is for. */
  readonly totalPriceLabel: string;
  readonly buttonColor: 'black' | 'white';
  readonly buttonType: 'plain';
}

export interface GooglePaySettings extends WalletSettings {
  readonly buttonColor: 'black' | 'white';
  readonly buttonType: 'plain';
  readonly buttonSizeMode: 'fill';
  readonly buttonRadius: number;
  /** What the total is for. */
  readonly transactionInfo: { readonly totalPriceLabel: string };
}

export interface AdyenWalletButton {
  /** Rejects where the browser does not offer it, or the account has it not. */
  isAvailable(): Promise<void>;
  mount(place: HTMLElement): unknown;
  remove(): void;
}
