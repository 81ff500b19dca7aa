/** What the address of a pay return asks for (PAY-050, PAY-051). */
import type { PaymentMethodReturn } from '../../generated/platform';
import { payReturnOf, queryNames } from '../../routing';

export type PayReturnStep =
  /** Not a return at all: one of its three parts is missing. */
  | { readonly kind: 'none' }
  /** What the address says is a hint and no proof: the platform judges the payment (PAY-039). `denied`: the address speaks of no payment. */
  | { readonly kind: 'judge'; readonly body: PaymentMethodReturn; readonly denied: boolean; readonly from: string | null };

/** A return that is to be judged, with the address that tells of it: its provider's plugin reads that. */
export interface PayReturned extends Omit<Extract<PayReturnStep, { readonly kind: 'judge' }>, 'kind' | 'from'> {
  readonly returned: URL;
}

/** The return that an address tells of; null for none. */
export function payReturned(returned: URL): PayReturned | null {
  const step = payReturnStep(returned.searchParams);
  return step.kind === 'none' ? null : { body: step.body, denied: step.denied, returned };
}

/** Failed and canceled deny it; succeeded, pending, another word or none does not. Secrets never leave the address. */
export function payReturnStep(query: URLSearchParams): PayReturnStep {
  const returned = payReturnOf(query);
  if (returned === null) return { kind: 'none' };
  const { targetPaymentProvider, paymentProviderId, paymentMethodType, redirectStatus } = returned;
  const from = returned.from ?? null;
  const denied = redirectStatus === 'failed' || redirectStatus === 'canceled';
  const parameters = Object.fromEntries([...query].filter(([name]) => !coreParameterNames.has(name) && !isSecret(name)));
  return { kind: 'judge', from, denied, body: { targetPaymentProvider, paymentProviderId, paymentMethodType, parameters } };
}

/** Names that belong to the house; everything else in the query is the provider's. */
const coreParameterNames: ReadonlySet<string> = new Set([
  queryNames.targetPaymentProvider,
  queryNames.paymentProviderId,
  queryNames.paymentMethodType,
  queryNames.from,
]);

/** Takes a return, and what is secret of it, out of an address: the page that is loaded again has nothing to judge. */
export function withoutReturn(query: URLSearchParams): void {
  for (const name of [...query.keys()]) if (returnNames.has(name) || isSecret(name)) query.delete(name);
}

const returnNames: ReadonlySet<string> = new Set([queryNames.targetPaymentProvider, queryNames.paymentProviderId, queryNames.paymentMethodType, queryNames.redirectStatus]);

/** A parameter that lets its bearer act on the payment, such as `payment_intent_client_secret`. */
export function isSecret(name: string): boolean {
  return /secret/i.test(name);
}
