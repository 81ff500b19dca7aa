/** Stored payment cards of accounts: only the last digits of the number. */
import { randomUUID } from 'node:crypto';
import type { Card, CardSetup, PrimaryPaymentDetails } from '../../../core/generated/platform';
import type { SqlRunner } from '../database/database';
import { notFound, PlatformError } from '../platformError';
import type { SandboxRealm } from '../realms';
import { publishableKeyOf } from './cardProviders';
import type { PaymentIntent } from './paymentIntents';

/** Maximum number of cards of an account. */
const MOST_CARDS = 5;

/** Terms of the providers that have some for viewers. */
const TERMS: Readonly<Record<string, string>> = {
  amex: 'https://www.americanexpress.com/en-us/legal-disclosures/',
};

interface Row {
  readonly id: string;
  readonly card_type: string;
  readonly last4: string;
  readonly holder: string | null;
  readonly is_default: boolean;
  readonly expired: boolean;
  readonly licences: string[];
}

/** Where cards are added without a purchase: the id distinguishes the set-up from a payment's. */
export const cardMethodId = ({ id, trade }: SandboxRealm): string => `${id}-${trade.cards}-card`;

export const cardMethods = (realm: SandboxRealm): CardSetup => ({
  providers: [
    {
      id: cardMethodId(realm),
      name: realm.trade.cards,
      kind: 'form',
      paymentMethodTypes: ['card'],
      hasVouchers: false,
      consents: [],
      ...(realm.trade.cards === 'stripe' && { publishableKey: publishableKeyOf(realm) }),
    },
  ],
  currency: realm.trade.currency,
});

/** The default card first, then the newest. */
export async function readCards(sql: SqlRunner, realm: SandboxRealm, accountId: string): Promise<Card[]> {
  const rows = await sql.query<Row>(
    `select card.*, array(select licence_id from entitlement_now held
       where held.card_id = card.id and held.replaced_at is null and held.renews and (held.ends_at is null or held.ends_at > now()) order by licence_id) as licences
     from card where account_id = $1 order by is_default desc, added_at desc, id`,
    [accountId],
  );
  return rows.map((row) => ({
    cardId: row.id,
    cardType: row.card_type,
    last4Digits: row.last4,
    cardHolder: row.holder,
    showEula: TERMS[row.card_type] !== undefined,
    eulaUrl: TERMS[row.card_type] ?? null,
    paymentProviderId: `${realm.id}-${realm.trade.cards}`,
    licences: row.licences,
    paymentMethodType: 'card',
    default: row.is_default,
    expired: row.expired,
  }));
}

/** One of the account's cards. Throws 404 when it is another account's, 409 when it can no longer be charged. */
export async function chargeableCard(
  sql: SqlRunner,
  realm: SandboxRealm,
  accountId: string,
  cardId: string,
): Promise<Card> {
  const card = await cardOf(sql, realm, accountId, cardId);
  if (card.expired === true) throw new PlatformError(409, 'cardExpired', ['This card has expired.']);
  return card;
}

export async function makeDefault(
  sql: SqlRunner,
  realm: SandboxRealm,
  accountId: string,
  cardId: string,
): Promise<void> {
  await chargeableCard(sql, realm, accountId, cardId);
  await sql.query('update card set is_default = (id = $2) where account_id = $1', [accountId, cardId]);
}

/** Throws 409 for the default card and for one that pays for a licence (ACC-021). */
export async function removeCard(
  sql: SqlRunner,
  realm: SandboxRealm,
  accountId: string,
  cardId: string,
): Promise<void> {
  const card = await cardOf(sql, realm, accountId, cardId);
  if (card.default || (card.licences ?? []).length > 0)
    throw new PlatformError(409, 'cardInUse', ['This card is in use.']);
  await sql.query('update entitlement set card_id = null where card_id = $1', [cardId]);
  await sql.query('delete from card where id = $1', [cardId]);
}

/**
 * Stores the card of a payment or a set-up and returns its id; null when it is no card or belongs to a
 * wallet. Cards are stored once; the first becomes the default. Throws 409 when the account has the maximum.
 */
export async function keepCard(
  sql: SqlRunner,
  accountId: string,
  method: PaymentIntent['method'],
): Promise<string | null> {
  const { type, brand, last4, wallet } = method;
  if (type !== 'card' || wallet !== undefined || typeof brand !== 'string' || typeof last4 !== 'string')
    return null;
  const known = await sql.query<{ id: string; card_type: string; last4: string }>(
    'select id, card_type, last4 from card where account_id = $1',
    [accountId],
  );
  const same = known.find((card) => card.card_type === brand && card.last4 === last4);
  if (same) {
    await sql.query('update card set expired = false where id = $1', [same.id]);
    return same.id;
  }
  if (known.length >= MOST_CARDS)
    throw new PlatformError(409, 'MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED', [
      'There are as many cards as there may be.',
    ]);
  const id = `card-${randomUUID()}`;
  await sql.query(
    `insert into card (id, account_id, card_type, last4, holder, is_default) select $1, id, $3, $4, name, $5 from account where id = $2`,
    [id, accountId, brand, last4, known.length === 0],
  );
  return id;
}

async function cardOf(sql: SqlRunner, realm: SandboxRealm, accountId: string, cardId: string): Promise<Card> {
  const card = (await readCards(sql, realm, accountId)).find((candidate) => candidate.cardId === cardId);
  if (!card) throw notFound(`card ${cardId}`);
  return card;
}

/** The card charged for a basket. Undefined when the account has no card or the default one has expired. */
export async function savedCard(
  sql: SqlRunner,
  realm: SandboxRealm,
  accountId: string,
): Promise<Card | undefined> {
  return (await readCards(sql, realm, accountId)).find((card) => card.default && card.expired !== true);
}

export const methodOf = ({ cardType, last4Digits }: Card): PaymentIntent['method'] => ({
  type: 'card',
  brand: cardType,
  last4: last4Digits,
});

export const savedCardAnswer = (card: Card, { trade }: SandboxRealm): PrimaryPaymentDetails => ({
  paymentDetailsExternalId: card.cardId,
  targetPaymentProvider: trade.cards,
  paymentMethodType: 'card',
  paymentMethodDetails: { ...methodOf(card) },
});
