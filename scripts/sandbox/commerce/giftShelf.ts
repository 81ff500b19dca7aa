/** The gifts on sale, at current prices. */
import type { GiftProduct } from '../../../core/generated/platform';
import { mediaUrl } from '../catalogue/contentCards';
import type { SqlRunner } from '../database/database';
import { notFound } from '../platformError';
import { textIn, type SandboxRealm } from '../realms';
import type { SeedGift, SeedLicence } from './types';

/** A gift with its current price; null when it is no longer sold. */
export interface ShelvedGift extends SeedGift {
  readonly price: number | null;
}

export const giftSku = ({ id }: Pick<SeedGift, 'id'>): string => `gift-${id}`;

export async function shelfOf(sql: SqlRunner, realm: SandboxRealm): Promise<readonly ShelvedGift[]> {
  const changed = await sql.query<{ sku: string; amount: number | null }>(
    'select sku, amount from gift_price where realm = $1',
    [realm.id],
  );
  return (realm.trade.gifts ?? []).map((gift) => {
    const now = changed.find(({ sku }) => sku === giftSku(gift));
    return { ...gift, price: now === undefined ? gift.amount : now.amount };
  });
}

/** Throws 404 for an unknown sku. */
export async function giftOf(sql: SqlRunner, realm: SandboxRealm, sku: string): Promise<ShelvedGift> {
  const gift = (await shelfOf(sql, realm)).find((candidate) => giftSku(candidate) === sku);
  if (!gift) throw notFound(`gift ${sku}`);
  return gift;
}

export function licenceOfGift(realm: SandboxRealm, gift: Pick<SeedGift, 'licence'>): SeedLicence {
  const licence = realm.trade.licences.find(({ id }) => id === gift.licence);
  if (!licence) throw new Error(`A gift of ${realm.id} names ${gift.licence}, which is no licence.`);
  return licence;
}

export async function giftProducts(
  sql: SqlRunner,
  call: { readonly realm: SandboxRealm; readonly locale: string; readonly origin: string },
): Promise<GiftProduct[]> {
  const { realm, locale } = call;
  const { currency, scale } = realm.trade;
  return (await shelfOf(sql, realm)).flatMap((gift) =>
    gift.price === null
      ? []
      : [
          {
            id: gift.id,
            sku: giftSku(gift),
            name: textIn(locale, gift.name),
            description: textIn(locale, gift.description),
            amount: gift.price,
            currency,
            scale,
            period: gift.period,
            imageUrl: mediaUrl(call, gift.image),
          },
        ],
  );
}

/** Changes a price, for a test or a demonstration; null stops the sale of the gift. */
export async function reprice(
  sql: SqlRunner,
  realm: string,
  sku: string,
  amount: number | null,
): Promise<void> {
  await sql.query(
    'insert into gift_price (realm, sku, amount) values ($1, $2, $3) on conflict (realm, sku) do update set amount = excluded.amount',
    [realm, sku, amount],
  );
}
