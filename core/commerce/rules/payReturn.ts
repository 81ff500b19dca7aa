/** Parses the URL of a return from a payment provider (PAY-050, PAY-051). */
import type { PaymentMethodReturn } from '../../generated/platform';
import { payReturnOf } from '../../routing/payReturnQuery';
import { isSecretName, queryNames } from '../../routing/queryNames';

export type PayReturnStep =
  /** Not a return: one of its three parameters is missing. */
  | { readonly kind: 'none' }
  /**
   * The URL is a hint, not proof: the platform validates the payment (PAY-039). `denied`: the URL reports
   * that there was no payment.
   */
  | {
      readonly kind: 'judge';
      readonly body: PaymentMethodReturn;
      readonly denied: boolean;
      readonly from: string | null;
    };

/** A return to validate, with its URL for the provider's plugin. */
export interface PayReturned extends Omit<
  Extract<PayReturnStep, { readonly kind: 'judge' }>,
  'kind' | 'from'
> {
  readonly returned: URL;
}

/** The return in a URL; null if there is none. */
export function payReturned(returned: URL): PayReturned | null {
  const step = payReturnStep(returned.searchParams);
  return step.kind === 'none' ? null : { body: step.body, denied: step.denied, returned };
}

/**
 * Only failed and canceled deny the payment; succeeded, pending, unknown or no status do not. Secrets are
 * never sent.
 */
export function payReturnStep(query: URLSearchParams): PayReturnStep {
  const returned = payReturnOf(query);
  if (returned === null) return { kind: 'none' };
  const { targetPaymentProvider, paymentProviderId, paymentMethodType, redirectStatus } = returned;
  const from = returned.from ?? null;
  const denied = redirectStatus === 'failed' || redirectStatus === 'canceled';
  const parameters = Object.fromEntries(
    [...query].filter(([name]) => !coreParameterNames.has(name) && !isSecretName(name)),
  );
  return {
    kind: 'judge',
    from,
    denied,
    body: { targetPaymentProvider, paymentProviderId, paymentMethodType, parameters },
  };
}

/** Core's own parameters; all others belong to the provider. */
const coreParameterNames: ReadonlySet<string> = new Set([
  queryNames.targetPaymentProvider,
  queryNames.paymentProviderId,
  queryNames.paymentMethodType,
  queryNames.from,
]);

/** Removes a return and its secrets from a URL, so that a reload does not process it again. */
export function withoutReturn(query: URLSearchParams): void {
  for (const name of [...query.keys()]) if (returnNames.has(name) || isSecretName(name)) query.delete(name);
}

const returnNames: ReadonlySet<string> = new Set([
  queryNames.targetPaymentProvider,
  queryNames.paymentProviderId,
  queryNames.paymentMethodType,
  queryNames.redirectStatus,
]);
