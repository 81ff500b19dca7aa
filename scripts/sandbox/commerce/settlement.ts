/**
 * Settles an open payment whose money has arrived: grants the purchase once, whether or not the viewer is
 * still there.
 */
import type { SqlRunner } from '../database/database';
import { sendMail } from '../mail';
import { PlatformError } from '../platformError';
import { siteOf, textIn } from '../realms';
import { toAccount, type AccountRow } from '../session/viewer';
import { lockAccount, readBasket, refuseHeld, type BasketContext } from './baskets';
import { readEntitlements } from './entitlements';
import { readGiftBasket, type GiftBasket } from './giftBaskets';
import { giveGift } from './gifts';
import { giftSku } from './giftShelf';
import { skuOf } from './licenceAnswers';
import { readOpenPayment, type OpenPayment } from './openPayments';
import { grantPurchase } from './payBasket';
import { moveIntent, noteBought, readIntent, spendIntent, type PaymentIntent } from './paymentIntents';

/** Run in a transaction. No-op for a payment that has not succeeded, was used already, or awaits its pay call. */
export async function settle(
  sql: SqlRunner,
  { realm, now, unkind }: Pick<BasketContext, 'realm' | 'now' | 'unkind'>,
  intentId: string,
): Promise<void> {
  const paid = await readIntent(sql, intentId);
  if (!paid) return;
  await lockAccount(sql, paid.accountId);
  const intent = await readIntent(sql, intentId);
  const open = await readOpenPayment(sql, intentId);
  if (!intent || !open || intent.purchaseId !== null) return;
  const [row] = await sql.query<AccountRow>(
    'select id, email, name, role, profile_id, profile_type from account where id = $1',
    [intent.accountId],
  );
  if (!row) return;
  const context: BasketContext = {
    realm,
    locale: realm.defaultLocale,
    account: toAccount(row),
    now,
    ...(unkind && { unkind }),
  };
  const gift = await readGiftBasket(sql, context);
  if (gift?.id === intent.basketId) return settleGift(sql, context, gift, intent, open);
  const licence = realm.trade.licences.find((candidate) => skuOf(candidate) === intent.sku);
  // The gift's basket has changed since, or was paid otherwise.
  if (!licence)
    return payBack(
      sql,
      context,
      intent,
      'This gift is no longer in the basket. Your money is on its way back.',
    );
  try {
    refuseHeld({ realm, now, entitlements: await readEntitlements(sql, intent.accountId) }, licence);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return payBack(sql, context, intent, 'You hold this already. Your money is on its way back.');
  }
  if (!(await spendIntent(sql, intent.id))) return;
  const basket = await readBasket(sql, context);
  const isSame = basket.licence !== undefined && skuOf(basket.licence) === intent.sku;
  await grantPurchase(sql, context, {
    intentId: intent.id,
    licence,
    trial: false,
    price: intent.amount,
    creditUsed: isSame ? basket.totals.creditUsed : 0,
    method: intent.method,
    emptiesBasket: isSame,
  });
}

/** A gift's money has arrived: it is sent as its buyer requested. */
async function settleGift(
  sql: SqlRunner,
  context: BasketContext,
  gift: GiftBasket,
  intent: PaymentIntent,
  { returnUrl }: OpenPayment,
): Promise<void> {
  if (!(await spendIntent(sql, intent.id))) return;
  const site = siteOf(context.realm, returnUrl === null ? null : new URL(returnUrl).origin);
  await noteBought(sql, intent.id, await giveGift(sql, context, gift, { giver: context.account.name, site }));
}

/** The viewer holds the licence by now or can no longer get it: refunds the payment. */
async function payBack(
  sql: SqlRunner,
  { realm, account }: BasketContext,
  intent: PaymentIntent,
  message: string,
): Promise<void> {
  const bought =
    realm.trade.licences.find((candidate) => skuOf(candidate) === intent.sku) ??
    realm.trade.gifts?.find((candidate) => giftSku(candidate) === intent.sku);
  const refusal = { type: 'card_error', code: 'paidBack', message } as const;
  await moveIntent(sql, intent.id, { status: 'canceled', lastError: refusal });
  await sendMail(sql, realm, {
    recipient: account.email,
    subject: `${realm.trade.title}: ${textIn(realm.defaultLocale, bought?.name ?? {})}`,
    body: refusal.message,
  });
}
