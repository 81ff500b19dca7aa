/** Starts a payment that completes at a bank or in its app, and reports its status. */
import type { Payment, PaymentMethodInit, PaymentMethodSetup } from '../../../core/generated/platform';
import type { SqlRunner } from '../database/database';
import { PlatformError } from '../platformError';
import { textIn, type SandboxRealm } from '../realms';
import { refuseHeld, type BasketContext, type FilledBasket } from './baskets';
import { publishableKeyOf } from './cardProviders';
import { giftSku } from './giftShelf';
import { skuOf } from './licenceAnswers';
import { keepReturnUrl, openPayment, paymentStatus, readOpenPayment } from './openPayments';
import { createIntent, moveIntent, readIntent, type PaymentIntent } from './paymentIntents';
import { pixCode } from './pixCode';
import { otherMethodOf } from './otherMethods';

/** Brazilian banks usually make a Pix code valid for a quarter of an hour. */
const CODE_LIFE_MS = 900_000;

/** Run in a transaction. Cancels an earlier attempt that has not been paid yet. */
export async function beginOpenPayment(
  sql: SqlRunner,
  context: BasketContext,
  basket: FilledBasket,
  body: PaymentMethodInit,
): Promise<PaymentMethodSetup> {
  const { realm, account, now } = context;
  const { licence, totals, entitlements } = basket;
  if (!licence) throw new PlatformError(404, 'basketEmpty', ['There is nothing in the basket.']);
  refuseHeld({ realm, entitlements, now }, licence);
  const provider = body.targetPaymentProvider;
  const isCode = otherMethodOf(provider)?.ends === 'app';
  const intent = await createIntent(sql, {
    realm: realm.id,
    accountId: account.id,
    basketId: basket.id,
    kind: 'payment',
    amount: totals.discountedTotal,
    currency: realm.trade.currency,
    sku: skuOf(licence),
  });
  await openPayment(sql, account.id, {
    intentId: intent.id,
    provider,
    methodType: body.paymentMethodType ?? provider,
    terms: body.terms ?? {},
    expiresAt: isCode ? now + CODE_LIFE_MS : null,
  });
  if (isCode && body.returnUrl !== undefined) await keepReturnUrl(sql, intent.id, body.returnUrl);
  if (isCode) await moveIntent(sql, intent.id, { status: 'requires_action', method: { type: provider } });
  return {
    targetPaymentProvider: provider,
    paymentDetailsExternalId: intent.id,
    intentKind: 'payment',
    ...(isCode ? {} : { publishableKey: publishableKeyOf(realm), clientSecret: intent.clientSecret }),
  };
}

export interface Asked {
  readonly realm: SandboxRealm;
  readonly locale: string;
  readonly accountId: string;
  readonly now: number;
  /** Base URL at which the caller reached the sandbox. */
  readonly origin: string;
}

/** The status of a payment; undefined when it is not this account's. */
export async function paymentAnswer(
  sql: SqlRunner,
  { realm, locale, accountId, now, origin }: Asked,
  id: string,
): Promise<Payment | undefined> {
  const intent = await readIntent(sql, id);
  if (!intent || intent.accountId !== accountId || intent.realm !== realm.id) return undefined;
  const open = await readOpenPayment(sql, id);
  const status = paymentStatus(intent, open?.expiresAt ?? null, now);
  const waits = status === 'requires_action';
  const isCode = open !== undefined && otherMethodOf(open.provider)?.ends === 'app';
  const bought =
    realm.trade.licences.find((candidate) => skuOf(candidate) === intent.sku) ??
    realm.trade.gifts?.find((candidate) => giftSku(candidate) === intent.sku);
  return {
    id,
    targetPaymentProvider: open?.provider ?? realm.trade.cards,
    paymentMethodType: open?.methodType ?? 'card',
    status,
    completed: intent.purchaseId !== null,
    name: bought ? textIn(locale, bought.name) : null,
    amount: intent.amount,
    currency: intent.currency,
    scale: realm.trade.scale,
    code:
      waits && isCode
        ? pixCode({ location: locationOf(origin, intent), title: realm.trade.title, city: 'SANDBOX' })
        : null,
    secondsLeft: waits && open?.expiresAt != null ? Math.ceil((open.expiresAt - now) / 1000) : null,
    authorisationUrl: waits && !isCode && open?.returnUrl != null ? `${origin}/__fake/bank/${id}` : null,
    messages: intent.lastError ? [intent.lastError.message] : null,
  };
}

/** Where a bank's app reads the payload of a code; without the scheme, as Pix codes require. */
const locationOf = (origin: string, { id }: PaymentIntent): string =>
  `${new URL(origin).host}/__fake/pix/${id}`;
