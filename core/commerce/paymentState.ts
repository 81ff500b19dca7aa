/** How far a payment has come; each state excludes the others. */
import type { MissingField } from '../generated/platform';
import type { PaymentRefusal } from '../sdk';
import { paymentProblem, type ProblemText, type Translate } from './rules/paymentProblem';

export type PaymentState =
  | { readonly status: 'idle' }
  | { readonly status: 'processing' }
  /** `kept`: the provider has secured the payment, and the next press goes on with it. */
  | { readonly status: 'failed'; readonly message: ProblemText; readonly field: PaymentRefusal['field']; readonly kept: boolean }
  /** A call has left and nobody knows whether it charged: the viewer looks again, or decides to pay again. `looking`: the platform is being asked. */
  | { readonly status: 'uncertain'; readonly looking: boolean }
  /** An address says that a provider has sent somebody back, and this browser knows of no payment: nothing is paid before the viewer says so. */
  | { readonly status: 'unconfirmed' }
  /** This viewer gets no trial: go on without, or not (PAY-060). */
  | { readonly status: 'freeTrialDenied' }
  | { readonly status: 'billingDetailsRequired'; readonly missingFields: readonly MissingField[] }
  /** The rest happens elsewhere: the page of this payment tells how it ends (role PAYMENT). */
  | { readonly status: 'waiting'; readonly paymentId: string }
  /** `pending`: the provider has yet to confirm. */
  | { readonly status: 'complete'; readonly pending: boolean };

/** What a failure makes of it: a question, a form to complete, or a text. `kept` as in the state. */
export function afterFailure(error: unknown, translate: Translate | undefined, kept: boolean): PaymentState {
  const problem = paymentProblem(error, translate);
  switch (problem.kind) {
    case 'freeTrialDenied':
      return { status: 'freeTrialDenied' };
    case 'missingFields':
      return { status: 'billingDetailsRequired', missingFields: problem.missingFields };
    case 'message':
      return { status: 'failed', message: problem.message, field: problem.field, kept };
  }
}

/** Stopped without a judgement: the next press goes on with it. */
export const interrupted = (key: 'paymentInterrupted' | 'paymentUncertain'): PaymentState => ({ status: 'failed', message: { key }, field: null, kept: true });
