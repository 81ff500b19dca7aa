/** Payment history of a viewer, stored per account and listed newest first (ACC-010). */
import { randomUUID } from 'node:crypto';
import type { PaymentHistory, PaymentRecord } from '../../../core/generated/platform';
import type { SqlRunner } from '../database/database';
import { textIn, type SandboxRealm } from '../realms';
import type { Localised } from '../seed/types';

export interface NewRecord {
  readonly accountId: string;
  readonly licenceId: string;
  readonly itemType: string;
  readonly status?: string | null;
  /** In the realm's smallest currency unit; null when no money moved. */
  readonly amount?: number | null;
  readonly card?: { readonly cardType: string; readonly last4Digits: string } | null;
  readonly note?: Localised | null;
  readonly hasDocument?: boolean;
  /** Age in days; default: now. */
  readonly daysAgo?: number;
  readonly id?: string;
}

/** Stores one record. */
export async function keepRecord(sql: SqlRunner, record: NewRecord): Promise<void> {
  const {
    accountId,
    licenceId,
    itemType,
    status = null,
    amount = null,
    card = null,
    note = null,
    hasDocument = false,
    daysAgo = 0,
    id = randomUUID(),
  } = record;
  await sql.query(
    `insert into payment_record (id, account_id, licence_id, item_type, status, amount, card, note, has_document, at)
     values ($1, $2, $3, $4, $5, $6, $7::text::jsonb, $8::text::jsonb, $9, now() - $10 * interval '1 day')`,
    [
      id,
      accountId,
      licenceId,
      itemType,
      status,
      amount,
      card && JSON.stringify(card),
      note && JSON.stringify(note),
      hasDocument,
      daysAgo,
    ],
  );
}

interface Row {
  readonly id: string;
  readonly licence_id: string;
  readonly item_type: string;
  readonly status: string | null;
  readonly amount: number | null;
  readonly card: { readonly cardType: string; readonly last4Digits: string } | null;
  readonly note: Localised | null;
  readonly has_document: boolean;
  readonly at: Date | string;
}

export interface HistoryPlace {
  readonly realm: SandboxRealm;
  readonly locale: string;
  readonly accountId: string;
  /** Base URL of the sandbox; invoice URLs are below it. */
  readonly origin: string;
}

/** Returns one page; empty past the last one. */
export async function readHistoryPage(
  sql: SqlRunner,
  place: HistoryPlace,
  page: number,
  size: number,
): Promise<PaymentHistory> {
  const [count] = await sql.query<{ total: number }>(
    'select count(*)::int as total from payment_record where account_id = $1',
    [place.accountId],
  );
  const rows = await sql.query<Row>(
    'select * from payment_record where account_id = $1 order by at desc, id limit $2 offset $3',
    [place.accountId, size, (page - 1) * size],
  );
  return {
    items: rows.map((row) => recordOf(row, place)),
    page,
    totalPages: Math.ceil((count?.total ?? 0) / size),
  };
}

function recordOf(
  {
    id,
    licence_id: licenceId,
    item_type: itemType,
    status,
    amount,
    card,
    note,
    has_document: hasDocument,
    at,
  }: Row,
  { realm, locale, origin }: HistoryPlace,
): PaymentRecord {
  const licence = realm.trade.licences.find((each) => each.id === licenceId);
  return {
    id,
    name: licence === undefined ? licenceId : textIn(locale, licence.name),
    date: new Date(at).getTime(),
    description: note === null ? null : textIn(locale, note),
    transactionDetails:
      amount === null
        ? null
        : {
            amount,
            currency: realm.trade.currency,
            scale: realm.trade.scale,
            cardType: card?.cardType ?? null,
            last4Digits: card?.last4Digits ?? null,
          },
    status,
    pdf: hasDocument ? `${origin}/documents/${id}.pdf` : '',
    itemType,
    skus: [licenceId],
  };
}
