/** Writes the cards and held licences of a seed account. */
import type { SeedAccount } from '../commerce/types';
import type { SqlRunner } from './database';

export async function seedHolding(
  sql: SqlRunner,
  accountId: string,
  { name, cards = [], holds = [] }: SeedAccount,
): Promise<void> {
  const cardId = (last4: string): string => `${accountId}-card-${last4}`;
  for (const [place, { type, last4, expired = false }] of cards.entries()) {
    await sql.query(
      `insert into card (id, account_id, card_type, last4, holder, is_default, expired, added_at) values ($1, $2, $3, $4, $5, $6, $7, now() - $8 * interval '1 day')`,
      [cardId(last4), accountId, type, last4, name, place === 0, expired, place],
    );
  }
  for (const { licence, days, ends = false, pausedForDays, card, priceRises = false } of holds) {
    const paying = cards.find(({ last4 }) => last4 === card);
    const method = paying ? { type: 'card', brand: paying.type, last4: paying.last4 } : {};
    await sql.query(
      `insert into entitlement (id, account_id, licence_id, renews, starts_at, ends_at, method, card_id, paused_at, resume_after)
       values ($1, $2, $3, $4, now() - interval '2 days', now() + $5 * interval '1 day', $6::text::jsonb, $7,
         case when $8::integer is null then null else now() - interval '1 day' end, now() + $8::integer * interval '1 day')`,
      [
        `${accountId}-${licence}`,
        accountId,
        licence,
        !ends,
        days,
        JSON.stringify(method),
        paying ? cardId(paying.last4) : null,
        pausedForDays ?? null,
      ],
    );
    if (priceRises)
      await sql.query('insert into price_migration (id, account_id, licence_id) values ($1, $2, $3)', [
        `${licence}-rise`,
        accountId,
        licence,
      ]);
  }
}
