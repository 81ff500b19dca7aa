/** Paid gifts: stored until their delivery date, mailed, and redeemed once. */
import type { GiftPaymentResult, PayBasket, RedeemedGift } from '../../../core/generated/platform';
import { randomInt } from 'node:crypto';
import type { SqlRunner } from '../database/database';
import { giftMail, sendMail } from '../mail';
import { PlatformError } from '../platformError';
import { sandboxRealms, textIn } from '../realms';
import { lockAccount, refuseChild, type BasketContext } from './baskets';
import { addPeriod, grantFor } from './entitlements';
import { refuseUnexpected } from './basketTotals';
import { changesOf, filledOf, giftBasketAnswer, readGiftBasket, type GiftBasket } from './giftBaskets';
import { giftOf, licenceOfGift } from './giftShelf';
import { takePayment } from './payBasket';
import { noteBought } from './paymentIntents';

/** Letters and digits that are not easily confused. */
const ALPHABET = 'ACDEFGHJKLMNPQRTUVWXY34679';
const newCode = (): string =>
  Array.from({ length: 3 }, () =>
    Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

export interface GiftPayment {
  readonly body: PayBasket;
  /** The giver's name in the mail. */
  readonly giver: string;
  readonly site: string;
  /** Called between reading and writing. */
  readonly interleave: () => Promise<void>;
}

/** Run in a transaction. Throws as `payBasket` does, and 409 when price or gift has changed (GFT-013). */
export async function payGift(
  sql: SqlRunner,
  context: BasketContext,
  { body, giver, site, interleave }: GiftPayment,
): Promise<GiftPaymentResult> {
  refuseChild(context);
  await lockAccount(sql, context.account.id);
  const basket = await readGiftBasket(sql, context);
  if (!basket) throw new PlatformError(404, 'basketEmpty', ['There is no gift in the basket.']);
  const current = giftBasketAnswer(context, basket, undefined);
  if (changesOf(context, basket).length > 0)
    throw new PlatformError(409, 'basketChanged', ['The gift has changed since it was chosen.'], {
      basket: current,
    });
  refuseUnexpected(current, body.expected);
  await interleave();
  const intent = await takePayment(sql, context, filledOf(context, basket), body, []);
  // The bank's result is pending: the gift is sent when the money arrives.
  if (intent?.status === 'processing') return { status: 'PENDING', purchaseId: intent.id };
  const code = await giveGift(sql, context, basket, { giver, site });
  if (intent) await noteBought(sql, intent.id, code);
  return { status: 'COMPLETED', purchaseId: code };
}

/** Completes a paid gift: stores it until its delivery date and empties the basket. Returns its code. */
export async function giveGift(
  sql: SqlRunner,
  context: BasketContext,
  { recipient }: GiftBasket,
  { giver, site }: Pick<GiftPayment, 'giver' | 'site'>,
): Promise<string> {
  const code = newCode();
  await sql.query(
    `insert into gift (code, realm, sku, buyer_id, recipient, giver, site, deliver_at, waits)
     select $1, $2, sku, account_id, recipient, $3, $4, $5, $7 from gift_basket where account_id = $6`,
    [
      code,
      context.realm.id,
      giver,
      site,
      new Date(recipient.deliverAt ?? context.now),
      context.account.id,
      context.unkind?.delaysActivation() ?? false,
    ],
  );
  await sql.query('delete from gift_basket where account_id = $1', [context.account.id]);
  await deliverGifts(sql, context.now);
  return code;
}

/** Mails the gifts that are due. Runs whenever the mailbox is read, so that a gift for tomorrow arrives tomorrow. */
export async function deliverGifts(sql: SqlRunner, now: number): Promise<void> {
  const due = await sql.query<{
    code: string;
    realm: string;
    sku: string;
    recipient: { name: string; email: string; message?: string | null };
    giver: string;
    site: string;
  }>(
    'update gift set sent_at = $1 where sent_at is null and not waits and deliver_at <= $1 returning code, realm, sku, recipient, giver, site',
    [new Date(now)],
  );
  for (const { code, realm: id, sku, recipient, giver, site } of due) {
    const realm = sandboxRealms.find((candidate) => candidate.id === id);
    if (!realm) continue;
    const gift = await giftOf(sql, realm, sku);
    await sendMail(
      sql,
      realm,
      giftMail(realm, {
        recipient: recipient.email,
        name: recipient.name,
        giver,
        gift: textIn(realm.defaultLocale, gift.name),
        message: recipient.message ?? null,
        site,
        code,
      }),
    );
  }
}

/** Redeems a gift for an account, once. Throws 404 for an unknown code, 409 for a used one. */
export async function redeemGift(
  sql: SqlRunner,
  { account, realm, locale, now }: BasketContext,
  typed: string,
): Promise<RedeemedGift> {
  const code = typed.trim().toUpperCase();
  const [gift] = await sql.query<{ sku: string; redeemed_by: string | null }>(
    'select sku, redeemed_by from gift where realm = $1 and code = $2 and not waits',
    [realm.id, code],
  );
  if (!gift) throw new PlatformError(404, 'giftRedeemFailed', ['There is no gift with this code.']);
  const taken = await sql.query(
    'update gift set redeemed_by = $2 where code = $1 and redeemed_by is null returning code',
    [code, account.id],
  );
  if (taken.length === 0) throw new PlatformError(409, 'giftRedeemFailed', ['This gift has been redeemed.']);
  const shelved = await giftOf(sql, realm, gift.sku);
  const licence = licenceOfGift(realm, shelved);
  const expiryTimestamp = addPeriod(now, shelved.period);
  await grantFor(sql, {
    accountId: account.id,
    licence,
    until: expiryTimestamp,
    method: { type: 'gift' },
    now,
  });
  return { name: textIn(locale, licence.name), expiryTimestamp };
}
