/** Pays a basket: checks what was promised, takes the money's proof, grants the licence. */
import type { PayBasket, PaymentResult } from '../../../core/generated/platform';
import type { SqlRunner } from '../database/database';
import { sendMail } from '../mail';
import { PlatformError } from '../platformError';
import { textIn } from '../realms';
import { missingField, providersOf, putIntoBasket, readBasket, refuseChild, refuseHeld, type BasketContext, type FilledBasket } from './baskets';
import { grant, readEntitlements } from './entitlements';
import { licenceAnswer, skuOf } from './licenceAnswers';
import { readIntent, spendIntent, type PaymentIntent } from './paymentIntents';
import type { SeedLicence } from './types';

export interface PayRequest {
  /** Without it the basket as it stands (PAY-032). */
  readonly sku: string | undefined;
  readonly acknowledgeNoFreeTrial: boolean;
  readonly body: PayBasket;
}

/**
 * Run it in a transaction. Refuses with 402 when the payment did not go through, 404 when nothing is in the basket,
 * 424 with the missing fields when details are owed (PAY-061), 400 when the arrangement does not fit the basket.
 */
export async function payBasket(sql: SqlRunner, context: BasketContext, { sku, acknowledgeNoFreeTrial, body }: PayRequest): Promise<PaymentResult> {
  refuseChild(context);
  if (sku !== undefined) {
    const standing = await readBasket(sql, context);
    if (!standing.licence || skuOf(standing.licence) !== sku) await putIntoBasket(sql, context, sku, acknowledgeNoFreeTrial);
  }
  const basket = await readBasket(sql, context);
  const { licence } = basket;
  if (!licence) throw new PlatformError(404, 'basketEmpty', ['There is nothing in the basket.']);
  refuseHeld({ realm: context.realm, entitlements: basket.entitlements, now: context.now }, licence);
  if (basket.owes.length > 0) {
    throw new PlatformError(424, 'BASKET_REQUIREMENTS_FAILED', ['Some billing details are missing.'], { missingFields: basket.owes.map(missingField) });
  }
  const method = await takePayment(sql, context, basket, body);
  const purchaseId = await grantBasket(sql, context, basket, licence, method);
  const entitlements = await readEntitlements(sql, context.account.id);
  return {
    status: 'COMPLETED',
    purchaseId,
    licences: [licenceAnswer({ realm: context.realm, locale: context.locale, entitlements, now: context.now }, licence)],
    primaryPaymentDetails: { paymentMethodDetails: { ...method } },
  };
}

async function takePayment(sql: SqlRunner, { realm, locale, account }: BasketContext, basket: FilledBasket, body: PayBasket): Promise<PaymentIntent['method']> {
  const { primaryPaymentDetailsAttributes: attributes, consent = [] } = body.paymentArrangement;
  const provider = providersOf(realm, locale, basket).find(({ name }) => name === attributes.targetPaymentProvider);
  if (!provider) throw new PlatformError(400, 'BAD_REQUEST', [`${attributes.targetPaymentProvider} cannot pay this basket.`]);
  const unticked = (provider.consents ?? []).filter(({ fieldName, kind, required }) => kind === 'checkbox' && required && !consent.some((answer) => answer.fieldName === fieldName && answer.answer === true));
  if (unticked.length > 0) throw new PlatformError(400, 'BAD_REQUEST', [`Consent is missing: ${unticked.map(({ fieldName }) => fieldName).join(', ')}.`]);
  if (provider.name === 'zero-balance') return { type: 'zero-balance' };

  const intent = attributes.paymentDetailsExternalId ? await readIntent(sql, attributes.paymentDetailsExternalId) : undefined;
  if (!intent || intent.accountId !== account.id || intent.realm !== realm.id) throw new PlatformError(402, 'missing', ['There is no such payment.']);
  if (intent.lastError) throw new PlatformError(402, intent.lastError.code, [intent.lastError.message]);
  const kind = basket.trial ? 'setup' : 'payment';
  if (intent.kind !== kind || (kind === 'payment' && intent.amount !== basket.totals.discountedTotal)) throw new PlatformError(409, 'basketChanged', ['The basket has changed since the payment began.']);
  if (!(await spendIntent(sql, intent.id))) throw new PlatformError(402, 'paymentIncomplete', ['The payment has not gone through.']);
  return intent.method;
}

async function grantBasket(sql: SqlRunner, context: BasketContext, basket: FilledBasket, licence: SeedLicence, method: PaymentIntent['method']): Promise<string> {
  const { account, realm, locale, now } = context;
  const replaces = licence.family === undefined ? [] : realm.trade.licences.filter(({ family, id }) => family === licence.family && id !== licence.id).map(({ id }) => id);
  const purchaseId = await grant(sql, { accountId: account.id, licence, trial: basket.trial, replaces, method, now });
  await sql.query('update account set credit = credit - $2 where id = $1', [account.id, basket.totals.creditUsed]);
  await sql.query('delete from basket where account_id = $1', [account.id]);
  await sql.query('delete from basket_voucher where account_id = $1', [account.id]);
  const price = (basket.totals.discountedTotal / 10 ** realm.trade.scale).toFixed(realm.trade.scale);
  await sendMail(sql, realm, {
    recipient: account.email,
    subject: `${realm.trade.title}: ${textIn(locale, licence.name)}`,
    body: `Thank you. ${textIn(locale, licence.name)}: ${price} ${realm.trade.currency}. Purchase ${purchaseId}.`,
  });
  return purchaseId;
}
