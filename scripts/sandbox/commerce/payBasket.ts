/** Pays a basket: checks the viewer's consents, takes the proof of payment, grants the licence. */
import type { Card, PayBasket, PaymentConsent, PaymentResult } from '../../../core/generated/platform';
import { keepRecord } from '../account/paymentRecords';
import type { SqlRunner } from '../database/database';
import { sendMail } from '../mail';
import { PlatformError } from '../platformError';
import { textIn } from '../realms';
import {
  lockAccount,
  basketAnswer,
  missingField,
  providersOf,
  putIntoBasket,
  readBasket,
  refuseChild,
  refuseHeld,
  type BasketContext,
  type FilledBasket,
} from './baskets';
import { keepCard, methodOf } from './cards';
import { challengeSetup } from './cardProviders';
import { grant, readEntitlements } from './entitlements';
import { refuseUnexpected } from './basketTotals';
import { licenceAnswer, skuOf } from './licenceAnswers';
import { closeOpenPayments } from './openPayments';
import { takeCard } from './cardTokens';
import {
  createIntent,
  moveIntent,
  noteBought,
  openIntent,
  readIntent,
  spendIntent,
  type PaymentIntent,
} from './paymentIntents';
import type { SeedLicence } from './types';
import { otherMethodOf } from './otherMethods';

export interface PayRequest {
  /** Default: the basket's current content (PAY-032). */
  readonly sku: string | undefined;
  readonly acknowledgeNoFreeTrial: boolean;
  readonly body: PayBasket;
  /** Called between reading and writing. */
  readonly interleave: () => Promise<void>;
}

/**
 * Run in a transaction. A payment that was used before returns what it bought. Throws 402 when the payment
 * failed, 404 for an empty basket, 424 with the missing fields when details are missing (PAY-061), 400 when
 * the arrangement does not fit the basket.
 */
export async function payBasket(
  sql: SqlRunner,
  context: BasketContext,
  { sku, acknowledgeNoFreeTrial, body, interleave }: PayRequest,
): Promise<PaymentResult> {
  refuseChild(context);
  await lockAccount(sql, context.account.id);
  const before = await boughtBefore(sql, context, body);
  if (before) return before;
  const current = await readBasket(sql, context);
  if (sku !== undefined) {
    if (!current.licence || skuOf(current.licence) !== sku)
      await putIntoBasket(sql, context, sku, acknowledgeNoFreeTrial);
  }
  refuseUnexpected(basketAnswer(context, current), body.expected);
  const basket = await readBasket(sql, context);
  const { licence } = basket;
  if (!licence) throw new PlatformError(404, 'basketEmpty', ['There is nothing in the basket.']);
  refuseHeld({ realm: context.realm, entitlements: basket.entitlements, now: context.now }, licence);
  if (basket.owes.length > 0) {
    throw new PlatformError(424, 'BASKET_REQUIREMENTS_FAILED', ['Some billing details are missing.'], {
      missingFields: basket.owes.map(missingField),
    });
  }
  await interleave();
  const intent = await takePayment(sql, context, basket, body);
  if (intent?.status === 'requires_action')
    return {
      status: 'CHALLENGE',
      purchaseId: intent.id,
      licences: [],
      challenge: await challengeSetup(sql, context.realm, intent),
    };
  if (intent?.status === 'processing') {
    await emptyBasket(sql, context.account.id);
    return pendingResult(intent);
  }
  const method = intent?.method ?? { type: 'zero-balance' };
  const { creditUsed, discountedTotal: price } = basket.totals;
  const purchaseId = await grantPurchase(sql, context, {
    intentId: intent?.id ?? null,
    licence,
    trial: basket.trial,
    price,
    creditUsed,
    method,
    emptiesBasket: true,
  });
  return completedResult(sql, context, licence, { purchaseId, method });
}

const pendingResult = ({ id }: PaymentIntent): PaymentResult => ({
  status: 'PENDING',
  purchaseId: id,
  licences: [],
});

async function completedResult(
  sql: SqlRunner,
  { realm, locale, account, now }: BasketContext,
  licence: SeedLicence,
  { purchaseId, method }: { readonly purchaseId: string; readonly method: PaymentIntent['method'] },
): Promise<PaymentResult> {
  const entitlements = await readEntitlements(sql, account.id);
  return {
    status: 'COMPLETED',
    purchaseId,
    licences: [licenceAnswer({ realm, locale, entitlements, now }, licence)],
    primaryPaymentDetails: { paymentMethodDetails: { ...method } },
  };
}

/** Payment details buy once: repeated, they return the purchase, or that the bank is still processing it. */
async function boughtBefore(
  sql: SqlRunner,
  context: BasketContext,
  { paymentArrangement }: PayBasket,
): Promise<PaymentResult | undefined> {
  const { paymentDetailsExternalId: id } = paymentArrangement.primaryPaymentDetailsAttributes;
  const intent = id ? await readIntent(sql, id) : undefined;
  if (!intent || intent.accountId !== context.account.id || intent.realm !== context.realm.id)
    return undefined;
  const licence = context.realm.trade.licences.find((candidate) => skuOf(candidate) === intent.sku);
  if (intent.purchaseId !== null && licence)
    return completedResult(sql, context, licence, { purchaseId: intent.purchaseId, method: intent.method });
  const ordered = intent.status === 'processing' && (await readBasket(sql, context)).licence === undefined;
  return ordered ? pendingResult(intent) : undefined;
}

/** The completed or pending payment; null when nothing is due. `consents` replace those of the named provider. */
export async function takePayment(
  sql: SqlRunner,
  { realm, locale, account }: BasketContext,
  basket: FilledBasket,
  body: PayBasket,
  consents?: readonly PaymentConsent[],
): Promise<PaymentIntent | null> {
  const { primaryPaymentDetailsAttributes: attributes, consent = [] } = body.paymentArrangement;
  const provider = providersOf(realm, locale, basket).find(
    ({ name }) => name === attributes.targetPaymentProvider,
  );
  if (!provider)
    throw new PlatformError(400, 'BAD_REQUEST', [
      `${attributes.targetPaymentProvider} cannot pay this basket.`,
    ]);
  const unticked = (consents ?? provider.consents ?? []).filter(
    ({ fieldName, kind, required }) =>
      kind === 'checkbox' &&
      required &&
      !consent.some((answer) => answer.fieldName === fieldName && answer.answer === true),
  );
  if (unticked.length > 0)
    throw new PlatformError(400, 'BAD_REQUEST', [
      `Consent is missing: ${unticked.map(({ fieldName }) => fieldName).join(', ')}.`,
    ]);
  if (provider.name === 'zero-balance') return null;

  const { savedCard } = basket;
  if (
    savedCard !== undefined &&
    savedCard.cardId === attributes.paymentDetailsExternalId &&
    provider.name === realm.trade.cards
  )
    return chargeKept(sql, { realm, account }, basket, savedCard);
  const entered = attributes.paymentDetailsExternalId ?? '';
  const charged =
    otherMethodOf(provider.name)?.ends === 'token'
      ? await chargedToken(sql, { realm, account }, basket, entered)
      : provider.name === realm.trade.numberMethod
        ? await chargedNumber(sql, { realm, account }, basket, entered)
        : undefined;
  const named = charged ?? attributes.paymentDetailsExternalId;
  const intent = named ? await readIntent(sql, named) : undefined;
  if (!intent || intent.accountId !== account.id || intent.realm !== realm.id)
    throw new PlatformError(402, 'missing', ['There is no such payment.']);
  if (intent.status === 'canceled' && !intent.lastError)
    throw new PlatformError(409, 'basketChanged', [
      'What this payment was for has changed; it was given back.',
    ]);
  if (intent.lastError) throw new PlatformError(402, intent.lastError.code, [intent.lastError.message]);
  const kind = basket.trial ? 'setup' : 'payment';
  if (
    intent.basketId !== basket.id ||
    intent.kind !== kind ||
    (kind === 'payment' && intent.amount !== basket.totals.discountedTotal)
  )
    throw new PlatformError(409, 'basketChanged', ['The basket has changed since the payment began.']);
  if (intent.status === 'processing') return intent;
  if (!(await spendIntent(sql, intent.id)))
    throw new PlatformError(402, 'paymentIncomplete', ['The payment has not gone through.']);
  return intent;
}

/** Last digits of the test card whose bank requires 3-D Secure. */
const CHALLENGED = '3220';

/** A stored card needs no form: the provider charges it, or reserves it for the end of a trial. */
async function chargeKept(
  sql: SqlRunner,
  { realm, account }: Pick<BasketContext, 'realm' | 'account'>,
  basket: FilledBasket,
  card: Card,
): Promise<PaymentIntent> {
  const method = methodOf(card);
  const intent = await openIntent(sql, {
    realm: realm.id,
    accountId: account.id,
    basketId: basket.id,
    kind: basket.trial ? 'setup' : 'payment',
    amount: basket.totals.discountedTotal,
    currency: realm.trade.currency,
    ...(basket.licence && { sku: skuOf(basket.licence) }),
  });
  // This card's bank requires a challenge for every payment.
  const status =
    card.last4Digits === CHALLENGED && intent.status !== 'succeeded' ? 'requires_action' : 'succeeded';
  await moveIntent(sql, intent.id, { status, method, lastError: null });
  if (status === 'succeeded') await spendIntent(sql, intent.id);
  return { ...intent, status, method, spent: status === 'succeeded' };
}

/** Charging a token creates a payment; returns its id. */
async function chargedToken(
  sql: SqlRunner,
  { realm, account }: Pick<BasketContext, 'realm' | 'account'>,
  { id: basketId, licence, totals }: FilledBasket,
  token: string,
): Promise<string | undefined> {
  const card = await takeCard(sql, token);
  if (!card) return undefined;
  if (card.problem) throw new PlatformError(402, card.problem.code, [card.problem.message]);
  return charge(sql, { realm, account }, { id: basketId, licence, totals }, card.method);
}

/** The number that pays, whatever it is the number of. */
const GOOD_NUMBER = '70000001';

/** A number pays at once; returns the payment's id. */
function chargedNumber(
  sql: SqlRunner,
  context: Pick<BasketContext, 'realm' | 'account'>,
  basket: FilledBasket,
  number: string,
): Promise<string> {
  if (number !== GOOD_NUMBER) throw new PlatformError(402, 'invalid_number', ['This number pays nothing.']);
  return charge(sql, context, basket, { type: 'number', last4: number.slice(-4) });
}

/** A payment that has succeeded; returns its id. */
async function charge(
  sql: SqlRunner,
  { realm, account }: Pick<BasketContext, 'realm' | 'account'>,
  { id: basketId, licence, totals }: Pick<FilledBasket, 'id' | 'licence' | 'totals'>,
  method: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { id } = await createIntent(sql, {
    realm: realm.id,
    accountId: account.id,
    basketId,
    kind: 'payment',
    amount: totals.discountedTotal,
    currency: realm.trade.currency,
    sku: licence ? skuOf(licence) : null,
  });
  await moveIntent(sql, id, { status: 'succeeded', method, lastError: null });
  return id;
}

export interface Purchase {
  /** The payment intent used; null when nothing was due. */
  readonly intentId: string | null;
  readonly licence: SeedLicence;
  readonly trial: boolean;
  /** Minor units. */
  readonly price: number;
  readonly creditUsed: number;
  readonly method: PaymentIntent['method'];
  readonly emptiesBasket: boolean;
}

/** Grants the paid content with a receipt, and invalidates other payments for it. Returns the purchase id. */
export async function grantPurchase(
  sql: SqlRunner,
  { account, realm, locale, now, unkind }: BasketContext,
  { intentId, licence, trial, price, creditUsed, method, emptiesBasket }: Purchase,
): Promise<string> {
  const replaces =
    licence.family === undefined
      ? []
      : realm.trade.licences
          .filter(({ family, id }) => family === licence.family && id !== licence.id)
          .map(({ id }) => id);
  const purchaseId = await grant(sql, {
    accountId: account.id,
    licence,
    trial,
    replaces,
    method,
    cardId: await keepCard(sql, account.id, method),
    waits: unkind?.delaysActivation() ?? false,
    now,
  });
  const { brand, last4 } = method;
  const card =
    typeof brand === 'string' && typeof last4 === 'string' ? { cardType: brand, last4Digits: last4 } : null;
  await keepRecord(sql, {
    accountId: account.id,
    licenceId: licence.id,
    itemType: trial ? 'TRIAL_INVOICE' : 'PAID_ORDER',
    status: 'PAID',
    amount: price,
    card,
    hasDocument: true,
  });
  await sql.query('update account set credit = credit - $2 where id = $1', [account.id, creditUsed]);
  if (emptiesBasket) await emptyBasket(sql, account.id);
  if (intentId !== null) await noteBought(sql, intentId, purchaseId);
  await closeOpenPayments(sql, account.id);
  const paid = (price / 10 ** realm.trade.scale).toFixed(realm.trade.scale);
  await sendMail(sql, realm, {
    recipient: account.email,
    subject: `${realm.trade.title}: ${textIn(locale, licence.name)}`,
    body: `Thank you. ${textIn(locale, licence.name)}: ${paid} ${realm.trade.currency}. Purchase ${purchaseId}.`,
  });
  return purchaseId;
}

async function emptyBasket(sql: SqlRunner, accountId: string): Promise<void> {
  await sql.query('delete from basket where account_id = $1', [accountId]);
  await sql.query('delete from basket_voucher where account_id = $1', [accountId]);
}
