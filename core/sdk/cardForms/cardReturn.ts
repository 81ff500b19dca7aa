/** The way back from a bank's own page (PAY-050, PAY-051). */
import { PaymentRefusal, type PaymentDetails } from '../payment';
import type { Navigation } from '../services';
import { CARD } from './cardSetup';

export interface ReturnNames {
  /** The provider, as the platform calls it. */
  readonly provider: string;
  /** Parameters that may carry the payment's id; the first that is there counts. */
  readonly ids: readonly string[];
  /** Parameters that let their bearer act on the payment: they leave the address at once. */
  readonly secrets?: readonly string[];
}

/** Reads what a provider put into the address. It is a hint and no proof: the platform judges the payment by its id. Throws a PaymentRefusal. */
export function cardReturn(returned: URL, navigation: Pick<Navigation, 'rewriteQuery'>, { provider, ids, secrets = [] }: ReturnNames): PaymentDetails {
  const query = returned.searchParams;
  if (secrets.length > 0) navigation.rewriteQuery((current) => secrets.forEach((name) => current.delete(name)));
  const id = ids.map((name) => query.get(name)).find((value) => value !== null && value !== '') ?? null;
  const status = query.get('redirect_status');
  if (id === null || status === 'failed' || status === 'canceled') throw new PaymentRefusal(null, '');
  return { paymentDetailsExternalId: id, targetPaymentProvider: provider, paymentMethodType: query.get('paymentMethodType') ?? CARD };
}
