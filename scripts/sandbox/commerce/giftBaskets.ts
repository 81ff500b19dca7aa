/** The gift basket, separate from the licence basket (GFT-017): one per buyer, viewer or guest. */
import type { Basket, BasketChange, GiftRecipient } from '../../../core/generated/platform';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { priceOf } from '../control/unkindModes';
import type { SqlRunner } from '../database/database';
import { PlatformError } from '../platformError';
import { textIn } from '../realms';
import { basketAnswer, refuseChild, type BasketContext, type FilledBasket } from './baskets';
import { basketTotals, versionOf } from './basketTotals';
import { giftOf, giftSku, licenceOfGift, type ShelvedGift } from './giftShelf';
import { closeOpenPayments } from './openPayments';
import { releaseIntents } from './paymentIntents';

export interface GiftBasket {
  readonly id: string;
  readonly gift: ShelvedGift;
  /** The price shown to the buyer. */
  readonly quoted: number;
  readonly recipient: GiftRecipient;
}

/**
 * Replaces the basket's gift, at the current price. Throws 403 for a child, 404 for an unknown gift, 409 for
 * one no longer sold.
 */
export async function putGift(
  sql: SqlRunner,
  context: BasketContext,
  sku: string,
  recipient: GiftRecipient,
): Promise<void> {
  refuseChild(context);
  const { account } = context;
  const gift = await giftFor(sql, context, sku);
  if (gift.price === null) throw new PlatformError(409, 'giftSoldOut', ['This gift is sold no more.']);
  const before = await readGiftBasket(sql, context);
  // A started payment is bound to gift, price and recipient; when one of them changes, the basket gets a new
  // id and the payment is cancelled.
  const isSame =
    before !== undefined &&
    giftSku(before.gift) === sku &&
    before.quoted === gift.price &&
    isDeepStrictEqual(before.recipient, recipient);
  const id = isSame ? before.id : `gift-${randomUUID()}`;
  if (before !== undefined && before.id !== id) {
    await releaseIntents(sql, before.id);
    await closeOpenPayments(sql, account.id);
  }
  await sql.query(
    `insert into gift_basket (account_id, id, sku, quoted, recipient) values ($1, $2, $3, $4, $5::text::jsonb)
     on conflict (account_id) do update set id = excluded.id, sku = excluded.sku, quoted = excluded.quoted, recipient = excluded.recipient`,
    [account.id, id, sku, gift.price, JSON.stringify(recipient)],
  );
}

export async function readGiftBasket(
  sql: SqlRunner,
  { account, realm }: BasketContext,
): Promise<GiftBasket | undefined> {
  const [row] = await sql.query<{ id: string; sku: string; quoted: number; recipient: GiftRecipient }>(
    'select id, sku, quoted, recipient from gift_basket where account_id = $1',
    [account.id],
  );
  return (
    row && {
      id: row.id,
      gift: await giftFor(sql, { account, realm }, row.sku),
      quoted: row.quoted,
      recipient: row.recipient,
    }
  );
}

/** A gift at this account's price. */
async function giftFor(
  sql: SqlRunner,
  { account, realm }: Pick<BasketContext, 'account' | 'realm'>,
  sku: string,
): Promise<ShelvedGift> {
  const gift = await giftOf(sql, realm, sku);
  return gift.price === null ? gift : { ...gift, price: await priceOf(sql, account.id, sku, gift.price) };
}

export function changesOf({ locale }: BasketContext, basket: GiftBasket | undefined): BasketChange[] {
  if (basket === undefined || basket.gift.price === basket.quoted) return [];
  const { gift, quoted } = basket;
  return [
    {
      kind: gift.price === null ? 'REMOVED' : 'PRICE',
      sku: giftSku(gift),
      name: textIn(locale, gift.name),
      before: quoted,
      after: gift.price,
    },
  ];
}

/** As a basket that the payment methods accept: the quoted price, no trial, no credit, no vouchers. */
export function filledOf(
  { realm }: BasketContext,
  { id, gift, quoted, recipient }: GiftBasket,
): FilledBasket {
  return {
    id,
    licence: { ...licenceOfGift(realm, gift), id: giftSku(gift), amount: quoted, name: gift.name },
    trial: false,
    vouchers: [],
    totals: basketTotals({
      amount: quoted,
      trial: false,
      discounts: [],
      credit: 0,
      taxPercent: realm.trade.taxPercent,
    }),
    owes: [],
    entitlements: [],
    version: versionOf(id, giftSku(gift), quoted, gift.price, realm.trade.currency, recipient),
    secured: undefined,
    savedCard: undefined,
  };
}

/** An empty basket when there is none. A gift needs neither vouchers nor a licence's consent. */
export function giftBasketAnswer(
  context: BasketContext,
  basket: GiftBasket | undefined,
  secured: FilledBasket['secured'],
): Basket {
  const empty: FilledBasket = {
    id: `gift-of-${context.account.id}`,
    licence: undefined,
    trial: false,
    vouchers: [],
    totals: basketTotals({ amount: 0, trial: false, discounts: [], credit: 0, taxPercent: 0 }),
    owes: [],
    entitlements: [],
    version: versionOf(context.account.id),
    secured: undefined,
    savedCard: undefined,
  };
  const answer = basketAnswer(
    context,
    basket === undefined ? empty : { ...filledOf(context, basket), secured },
  );
  return {
    ...answer,
    basketItems: answer.basketItems.map((item) => ({
      ...item,
      licenceId: basket?.gift.licence ?? item.licenceId,
      subscriptionSetting: null,
    })),
    providers: answer.providers.map((provider) => ({ ...provider, hasVouchers: false, consents: [] })),
    recipient: basket?.recipient ?? null,
  };
}
