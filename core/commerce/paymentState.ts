/** States of a payment; mutually exclusive. */
import type { MissingField } from '../generated/platform';
import type { PaymentRefusal } from '../sdk/payment';
import { paymentProblem, type ProblemText, type TranslateCode } from './rules/paymentProblem';

export type PaymentState =
  | { readonly status: 'idle' }
  | { readonly status: 'processing' }
  /** `secured`: the provider has secured the payment, and the next press continues it. */
  | {
      readonly status: 'failed';
      readonly message: ProblemText;
      readonly field: PaymentRefusal['field'];
      readonly secured: boolean;
    }
  /**
   * A call was sent and may have charged: the viewer checks again, or decides to pay again. `looking`: the
   * platform is being asked.
   */
  | { readonly status: 'uncertain'; readonly looking: boolean }
  /**
   * A return URL from a provider, but this browser has no record of a payment: the viewer must confirm before
   * anything is paid.
   */
  | { readonly status: 'unconfirmed' }
  /** The viewer gets no trial and may continue without one (PAY-060). */
  | { readonly status: 'freeTrialDenied' }
  | { readonly status: 'billingDetailsRequired'; readonly missingFields: readonly MissingField[] }
  /** The payment continues elsewhere; its own page shows the outcome (role PAYMENT). */
  | { readonly status: 'waiting'; readonly paymentId: string }
  /** `pending`: the provider has not confirmed yet. */
  | { readonly status: 'complete'; readonly pending: boolean };

/** The state after a failure: a question, missing details, or an error message. `secured` as in the state. */
export function afterFailure(
  error: unknown,
  translate: TranslateCode | undefined,
  secured: boolean,
): PaymentState {
  const problem = paymentProblem(error, translate);
  switch (problem.kind) {
    case 'freeTrialDenied':
      return { status: 'freeTrialDenied' };
    case 'missingFields':
      return { status: 'billingDetailsRequired', missingFields: problem.missingFields };
    case 'message':
      return { status: 'failed', message: problem.message, field: problem.field, secured };
  }
}

/** A child's profile pays nothing, and leaves what was secured to a grown-up's (FAV-041). */
export const closedToChild: PaymentState = {
  status: 'failed',
  message: { key: 'kidPurchasePermissionDenied' },
  field: null,
  secured: false,
};

/** Stopped without a decision: the next press continues. */
export const interrupted = (key: 'paymentInterrupted' | 'paymentUncertain'): PaymentState => ({
  status: 'failed',
  message: { key },
  field: null,
  secured: true,
});
