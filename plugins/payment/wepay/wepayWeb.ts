/** The subset of WePay's library used here: https://dev.wepay.com/clear/create-payment-methods. */

export interface CreditCardFrame {
  /** Tokenises the input. Rejects with the field errors, or with a WePay error. */
  tokenize(): Promise<{ readonly id: string }>;
  /** Focuses a field, by the name used in rejections. */
  setFocus(field: string): void;
}

/** An error of one field. */
export interface FieldFault {
  /** The first element is the field. */
  readonly target: readonly string[];
  readonly code?: string;
  readonly message?: string;
}

export interface WePayError {
  readonly error_code?: string;
  readonly error_message?: string;
}

export interface FrameOptions {
  readonly custom_style: { readonly styles: Readonly<Record<string, unknown>> };
  readonly show_labels: boolean;
  readonly show_placeholders: boolean;
  readonly show_error_messages: boolean;
  readonly show_error_messages_when_unfocused: boolean;
}

export interface WePay {
  /** Returns an error, or nothing. */
  configure(environment: string, appId: string, apiVersion: string): WePayError | undefined;
  /** Puts the iframe into the element with this id. */
  createCreditCardIframe(containerId: string, options: FrameOptions): CreditCardFrame | WePayError;
}

export const isFrame = (made: CreditCardFrame | WePayError): made is CreditCardFrame => 'tokenize' in made;
