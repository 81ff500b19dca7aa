/** Return from a bank's redirect (PAY-050, PAY-051). */
import type { PluginContext } from '../context';
import { PaymentRefusal, type PaymentDetails } from '../payment';
import { navigation } from '../services';
import { CARD } from './cardSetup';

/** The query parameters with which a provider answers. */
export interface ReturnNames {
  /** Query parameters that may carry the payment id; the first present one wins. */
  readonly ids: readonly string[];
  /** Bearer parameters of the payment: removed from the address at once. */
  readonly secrets?: readonly string[];
}

/**
 * Reads the provider's parameters from the return URL. They are a hint, not proof: the platform verifies the
 * payment by id. Throws a PaymentRefusal.
 */
export function cardReturn(
  returned: URL,
  context: Pick<PluginContext, 'facts' | 'use'>,
  { ids, secrets = [] }: ReturnNames,
): PaymentDetails {
  const query = returned.searchParams;
  if (secrets.length > 0)
    context.use(navigation).rewriteQuery((current) => secrets.forEach((name) => current.delete(name)));
  const id = ids.map((name) => query.get(name)).find((value) => value !== null && value !== '') ?? null;
  const status = query.get('redirect_status');
  if (id === null || status === 'failed' || status === 'canceled') throw new PaymentRefusal(null, '');
  return {
    paymentDetailsExternalId: id,
    targetPaymentProvider: context.facts.name,
    paymentMethodType: query.get('paymentMethodType') ?? CARD,
  };
}
