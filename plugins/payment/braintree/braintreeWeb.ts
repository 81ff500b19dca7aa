/**
 * The subset of Braintree's web SDK (version 3) used here, as documented by Braintree: the global `braintree`
 * and its three modules.
 */

export interface Braintree {
  readonly client: { create(settings: { readonly authorization: string }): Promise<BraintreeClient> };
  readonly hostedFields: { create(settings: HostedFieldsSettings): Promise<HostedFields> };
  readonly threeDSecure: {
    create(settings: {
      readonly client: BraintreeClient;
      readonly version: '2-inline-iframe';
    }): Promise<ThreeDSecure>;
  };
}

/** Opaque; only passed back to the SDK. */
export interface BraintreeClient {
  teardown?(): Promise<void>;
}

export type FieldKey = 'number' | 'expirationDate' | 'cvv';

export interface HostedFieldsSettings {
  readonly client: BraintreeClient;
  /** CSS inside the iframes, by selector. */
  readonly styles: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly fields: Readonly<Record<FieldKey, FieldSettings>>;
}

export interface FieldSettings {
  readonly container: HTMLElement;
  readonly placeholder?: string;
  /** Accessible name of the field inside its iframe. */
  readonly iframeTitle?: string;
}

export interface HostedFields {
  on(event: 'validityChange' | 'notEmpty' | 'empty', listener: (state: FieldsEvent) => void): void;
  getState(): FieldsState;
  focus(field: FieldKey): void;
  setAttribute(attribute: {
    readonly field: FieldKey;
    readonly attribute: 'disabled';
    readonly value: true;
  }): void;
  removeAttribute(attribute: { readonly field: FieldKey; readonly attribute: 'disabled' }): void;
  tokenize(): Promise<Tokenized>;
  teardown(): Promise<void>;
}

export interface FieldsState {
  readonly fields: Readonly<
    Record<
      FieldKey,
      { readonly isEmpty: boolean; readonly isValid: boolean; readonly isPotentiallyValid: boolean }
    >
  >;
}

export interface FieldsEvent extends FieldsState {
  /** The field that has changed. */
  readonly emittedBy: FieldKey;
}

export interface Tokenized {
  /** One-time token for the card. */
  readonly nonce: string;
  readonly details: { readonly bin: string };
}

export interface ThreeDSecure {
  on(
    event: 'authentication-iframe-available',
    listener: (event: { readonly element: HTMLElement }, next: () => void) => void,
  ): void;
  verifyCard(card: VerifiedCard): Promise<Verified>;
  cancelVerifyCard(): Promise<unknown>;
  teardown(): Promise<void>;
}

export interface VerifiedCard {
  /** Decimal, such as `12.99`. */
  readonly amount: string;
  readonly nonce: string;
  readonly bin: string;
  /** Older form of the lookup-complete event: continues at once. */
  readonly onLookupComplete: (data: unknown, next: () => void) => void;
}

export interface Verified {
  readonly nonce: string;
  readonly threeDSecureInfo?: {
    readonly liabilityShifted: boolean;
    readonly liabilityShiftPossible: boolean;
    /** Such as authenticate_successful. */
    readonly status?: string;
  };
}

/** Rejection of the SDK. */
export interface BraintreeError {
  readonly code: string;
  /** CUSTOMER, MERCHANT, NETWORK, INTERNAL or UNKNOWN: the responsible party. */
  readonly type: string;
  readonly details?: { readonly invalidFieldKeys?: readonly string[] };
}

export const isBraintreeError = (error: unknown): error is BraintreeError =>
  typeof (error as Partial<BraintreeError> | null)?.code === 'string';
