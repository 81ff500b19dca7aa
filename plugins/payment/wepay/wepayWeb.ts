/** As much of WePay's library as this method calls: https://dev.wepay.com/clear/create-payment-methods. */

export interface CreditCardFrame {
  /** Turns what was entered into a token. Rejects with what is wrong of the fields, or with an error of WePay's. */
  tokenize(): Promise<{ readonly id: string }>;
  /** Puts the focus on a field, by the name that a rejection gives. */
  setFocus(field: string): void;
}

/** What is wrong with one field. */
export interface FieldFault {
  /** The field, first of all. */
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
  /** Gives an error, or nothing. */
  configure(environment: string, appId: string, apiVersion: string): WePayError | undefined;
  /** Puts the frame into the element of this id. */
  createCreditCardIframe(containerId: string, options: FrameOptions): CreditCardFrame | WePayError;
}

export const isFrame = (made: CreditCardFrame | WePayError): made is CreditCardFrame => 'tokenize' in made;
