/**
 * Validates a payment after a provider's redirect: only the platform decides, whatever the URL claims
 * (PAY-039, PAY-051).
 */
import type { PaymentMethodReturn, PaymentMethodVerdict } from '../generated/platform';
import { CallError } from '../sdk/platform';
import { PaymentRefusal, type PaymentDetails } from '../sdk/payment';
import type { BasketApi } from './basketApi';
import type { CheckoutPersistence } from './CheckoutPersistence';
import { isUnanswered } from './rules/payCall';

/** Error codes are known for cards only. */
const isCard = (paymentMethodType: string): boolean => paymentMethodType === 'card';

/** Verdicts that decide how a return goes on; any other one is none. */
const known: ReadonlySet<unknown> = new Set<PaymentMethodVerdict['status']>([
  'succeeded',
  'pending',
  'failed',
]);

/** The platform could not be asked, or gave no verdict that is known here. */
export class Unjudged extends Error {}

export interface JudgedReturnDeps {
  readonly api: Pick<BasketApi, 'validate'>;
  readonly memory: Pick<CheckoutPersistence, 'paidBy'>;
}

export interface JudgedReturn {
  readonly details: PaymentDetails;
  /** The payment is complete, whatever it was for. */
  readonly completed: boolean;
  /** The basket that the payment was begun for; null where the platform does not say. */
  readonly basketId: string | null;
}

/**
 * The platform's answer, with the details to continue with. `brought` is what the method read from the URL; null if the URL denies the
 * payment: then a payment still pending at the platform is waited for. Rejects with a PaymentRefusal, with
 * {@link Unjudged}, or as the call does.
 */
export async function judgedReturn(
  { api, memory }: JudgedReturnDeps,
  returned: PaymentMethodReturn,
  brought: PaymentDetails | null,
): Promise<JudgedReturn> {
  const { targetPaymentProvider, paymentMethodType = targetPaymentProvider } = returned;
  const external = brought?.paymentDetailsExternalId;
  if (brought !== null && memory.paidBy(external) !== null)
    return { details: brought, completed: true, basketId: null };
  const verdict = await api
    .validate({ ...returned, ...(external === undefined ? {} : { paymentDetailsExternalId: external }) })
    .catch((error: unknown) => {
      if (isUnanswered(error)) throw new Unjudged();
      // There is no such payment, as the URL indicated.
      throw brought === null && error instanceof CallError ? new PaymentRefusal(null, '') : error;
    });
  const completed = verdict.completed === true;
  if (!completed && !known.has(verdict.status)) throw new Unjudged();
  if (!completed && verdict.status === 'failed')
    throw new PaymentRefusal(
      isCard(paymentMethodType) ? (verdict.code ?? null) : null,
      verdict.messages?.join(', ') ?? '',
    );
  const judged = verdict.paymentDetailsExternalId ?? external;
  const waits = !completed && brought === null && verdict.status === 'pending';
  return {
    details: {
      ...(brought ?? { targetPaymentProvider, paymentMethodType }),
      ...(judged == null ? {} : { paymentDetailsExternalId: judged }),
      ...(waits ? { waits } : {}),
    },
    completed,
    basketId: verdict.basketId ?? null,
  };
}
