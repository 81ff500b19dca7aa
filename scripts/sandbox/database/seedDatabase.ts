/** Writes the demo catalogues, licences and accounts into empty tables. */
import { DEMO_PASSWORD } from '../commerce/demoAccounts';
import { memberHistory } from '../account/memberHistory';
import { keepRecord } from '../account/paymentRecords';
import type { RealmTrade, SeedAccount } from '../commerce/types';
import { seedHolding } from './seedHolding';
import { TRAILER_SECONDS } from '../seed/streams';
import type { Seed, SeedBucketType, SeedVideo } from '../seed/types';
import { ACTIVATION_CODES } from '../session/activation';
import { hashSecret } from '../session/secrets';
import type { Database, SqlRunner } from './database';
import { createScriptRecorder } from './scriptRecorder';

/** Kinds of content, as stored in the column of that name. */
export type ContentKind =
  'video' | 'series' | 'season' | 'playlist' | 'channel' | 'guide' | 'section' | 'person' | 'news' | 'feed';

/** The id of a video's trailer, which is a separate video. */
export const trailerIdOf = (videoId: string): string => `${videoId}-trailer`;

/** Trailers are only reachable from their video: lists and search exclude them. */
export const isTrailer = ({ id }: { readonly id: string }): boolean => id.endsWith('-trailer');

/** Atomic. Rejects when a row of a page names an item that is not in the catalogue. */
export async function seedDatabase(
  database: Database,
  seeds: readonly Seed[],
  trades: readonly RealmTrade[],
): Promise<void> {
  const secretHash = await hashSecret(DEMO_PASSWORD);
  await database.transaction(async (sql) => {
    for (const seed of seeds) await seedCatalogue(sql, seed);
    for (const trade of trades) await seedTrade(sql, trade);
    await seedAccounts(sql, trades, secretHash);
  });
}

/** Restores the seed accounts and deletes all viewer data; the catalogue remains. Atomic, as every script of one call is. */
export async function resetViewers(database: Database, trades: readonly RealmTrade[]): Promise<void> {
  const script = resetScripts.get(trades) ?? resetScript(trades);
  resetScripts.set(trades, script);
  await database.runScript(await script);
}

/** Recorded once: hashing the passwords and building the statements takes as long as running them. */
const resetScripts = new WeakMap<readonly RealmTrade[], Promise<string>>();

async function resetScript(trades: readonly RealmTrade[]): Promise<string> {
  const { sql, script } = createScriptRecorder();
  await sql.query(
    'truncate account, profile, parental_control, linked_account, session, access_token, refresh_token, openid_flow, watch_progress, mail, basket, basket_voucher, payment_request, payment_intent, open_payment, redeemed_voucher, card_token, entitlement, card, favourite, review, watchlist, watchlist_item, watchlist_saved, one_time_token, activation_code, tv_client, tv_sign_in, price_migration, seller_sale, consent_answer, payment_record, marketing_answer, gift_basket, gift, gift_price, changed_price',
  );
  await seedAccounts(sql, trades, await hashSecret(DEMO_PASSWORD));
  return script();
}

/** One statement for many rows; `columns` names each column with its type. */
async function insertRows(
  sql: SqlRunner,
  table: string,
  columns: Readonly<Record<string, string>>,
  rows: readonly object[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(columns).join(', ');
  const typed = Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ');
  await sql.query(
    `insert into ${table} (${names}) select ${names} from jsonb_to_recordset($1::text::jsonb) as row (${typed})`,
    [JSON.stringify(rows)],
  );
}

async function seedCatalogue(sql: SqlRunner, seed: Seed): Promise<void> {
  const { realm } = seed;
  const contents = (kind: ContentKind, documents: readonly { readonly id: string }[]): object[] =>
    documents.map((document, position) => ({ realm, kind, id: document.id, position, document }));

  await insertRows(
    sql,
    'content',
    { realm: 'text', kind: 'text', id: 'text', position: 'integer', document: 'jsonb' },
    [
      ...contents('video', [...seed.videos, ...seed.videos.flatMap(trailerOf)]),
      ...contents('series', seed.series),
      ...contents('season', seed.seasons),
      ...contents('playlist', seed.playlists),
      ...contents('channel', seed.channels),
      ...contents('guide', seed.guides ?? []),
      ...contents('person', seed.people),
      ...contents('news', seed.news),
      ...contents('feed', seed.newsFeeds),
      ...contents(
        'section',
        seed.sections.map(({ buckets: _, ...section }) => section),
      ),
    ],
  );

  const buckets = seed.sections.flatMap((section) =>
    section.buckets.map((bucket, position) => ({ section, bucket, position })),
  );
  await insertRows(
    sql,
    'bucket',
    { realm: 'text', section_id: 'text', bucket_id: 'text', position: 'integer', document: 'jsonb' },
    buckets.map(({ section, bucket: { items: _, ...document }, position }) => ({
      realm,
      section_id: section.id,
      bucket_id: document.bucketId,
      position,
      document,
    })),
  );
  await insertRows(
    sql,
    'bucket_item',
    {
      realm: 'text',
      section_id: 'text',
      bucket_id: 'text',
      position: 'integer',
      content_kind: 'text',
      content_id: 'text',
    },
    buckets.flatMap(({ section, bucket }) =>
      bucket.items.map((id, position) => ({
        realm,
        section_id: section.id,
        bucket_id: bucket.bucketId,
        position,
        content_kind: kindOfItem(seed, bucket.type, id),
        content_id: id,
      })),
    ),
  );
}

type ContentList = readonly [ContentKind, readonly { readonly id: string }[]];

/** The row's type determines the kind of its items; where it is ambiguous, the catalogue decides. */
function kindOfItem(seed: Seed, type: SeedBucketType, id: string): ContentKind {
  if (type === 'SECTION_LINK') return 'section';
  if (type === 'VOD_PLAYLIST') return 'playlist';
  const channels: ContentList = ['channel', seed.channels];
  const lists: readonly ContentList[] = [
    ...(type === 'EPG' || type === 'EPG_NOW_NEXT' ? [channels] : []),
    ['video', seed.videos],
    ['series', seed.series],
    ['season', seed.seasons],
    ['playlist', seed.playlists],
    channels,
    ['section', seed.sections],
  ];
  const kind = lists.find(([, documents]) => documents.some((document) => document.id === id))?.[0];
  if (!kind) throw new Error(`A row of ${seed.realm} names ${id}, which is not in the catalogue.`);
  return kind;
}

function trailerOf(video: SeedVideo): SeedVideo[] {
  if (!video.hasTrailer) return [];
  const {
    hasTrailer: _hasTrailer,
    stream: { encryption: _encryption, ...stream },
    live: _live,
    episode: _episode,
    skipMarkers: _markers,
    adUnits: _ads,
    premiere: _premiere,
    ...rest
  } = video;
  return [
    {
      ...rest,
      id: trailerIdOf(video.id),
      kind: 'vod',
      trailerOf: video.id,
      stream,
      access: { kind: 'free' },
      durationSeconds: TRAILER_SECONDS,
    },
  ];
}

async function seedTrade(sql: SqlRunner, trade: RealmTrade): Promise<void> {
  const { realm } = trade;
  await insertRows(
    sql,
    'licence',
    { realm: 'text', id: 'text', sku: 'text', position: 'integer', document: 'jsonb' },
    trade.licences.map((document, position) => ({
      realm,
      id: document.id,
      sku: document.id,
      position,
      document,
    })),
  );
  await insertRows(
    sql,
    'voucher',
    { realm: 'text', code: 'text', document: 'jsonb' },
    trade.vouchers.map((document) => ({ realm, code: document.code, document })),
  );
}

async function seedAccounts(
  sql: SqlRunner,
  trades: readonly RealmTrade[],
  secretHash: string,
): Promise<void> {
  const codes = trades.flatMap(({ realm }) => ACTIVATION_CODES.map((code) => ({ realm, code })));
  await insertRows(sql, 'activation_code', { realm: 'text', code: 'text' }, codes);
  const accounts = trades.flatMap((trade) =>
    trade.accounts.map((account) => ({
      trade,
      account,
      id: `${trade.realm}-${account.email.split('@')[0] ?? ''}`,
    })),
  );
  for (const { trade, account, id } of accounts) {
    const details = { address: { country: trade.callerCountry }, contactEmail: account.email };
    await sql.query(
      `insert into account (id, realm, email, name, secret_hash, role, profile_id, profile_type, credit, owes, details, missing)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::text::jsonb, $12)`,
      [
        id,
        trade.realm,
        account.email,
        account.name,
        secretHash,
        account.role ?? 'USER',
        `${id}-profile`,
        account.profile ?? 'ADULT',
        account.credit ?? 0,
        account.owes ?? [],
        JSON.stringify(details),
        account.missing ?? [],
      ],
    );
    await seedProfiles(sql, id, account);
    for (const provider of account.of ?? []) {
      await sql.query(
        'insert into linked_account (realm, provider, subject, account_id) values ($1, $2, $3, $3)',
        [trade.realm, provider, id],
      );
    }
    await seedHolding(sql, id, account);
    // One payment history per account, for its oldest licence.
    for (const { licence } of account.holds?.slice(0, 1) ?? [])
      for (const record of memberHistory(trade, id, licence)) await keepRecord(sql, record);
    for (const licenceId of account.spentTrials ?? []) {
      await sql.query(
        `insert into entitlement (id, account_id, licence_id, trial, renews, starts_at, ends_at)
         values ($1, $2, $3, true, false, now() - interval '90 days', now() - interval '83 days')`,
        [`${id}-${licenceId}`, id, licenceId],
      );
    }
    for (const [place, [videoId, minutes]] of Object.entries(account.watched ?? {}).entries()) {
      await sql.query(
        "insert into watch_progress (account_id, video_id, seconds, watched_at) values ($1, $2, $3, now() - $4 * interval '7 hours')",
        [id, videoId, minutes * 60, place],
      );
    }
    await seedLibrary(sql, trade.realm, id, account);
  }
}

async function seedProfiles(
  sql: SqlRunner,
  accountId: string,
  { avatar, pin, profiles = [] }: SeedAccount,
): Promise<void> {
  if (avatar !== undefined)
    await sql.query('update account set profile_avatar = $2, profile_pin = $3 where id = $1', [
      accountId,
      avatar,
      pin === undefined ? null : await hashSecret(pin),
    ]);
  for (const [place, profile] of profiles.entries()) {
    await sql.query(
      "insert into profile (id, account_id, name, type, avatar, created_at) values ($1, $2, $3, $4, $5, now() + $6 * interval '1 second')",
      [`${accountId}-${place + 1}`, accountId, profile.name, profile.type, profile.avatar, place],
    );
  }
}

/** An account's library; favourites and lists are in seed order, the newest favourite first. */
async function seedLibrary(
  sql: SqlRunner,
  realm: string,
  accountId: string,
  { favourites = [], watchlists = [] }: SeedAccount,
): Promise<void> {
  for (const [place, videoId] of favourites.entries()) {
    await sql.query(
      "insert into favourite (account_id, video_id, added_at) values ($1, $2, now() - $3 * interval '1 hour')",
      [accountId, videoId, place],
    );
  }
  for (const { id, name, items } of watchlists) {
    await sql.query('insert into watchlist (id, realm, account_id, name) values ($1, $2, $3, $4)', [
      id,
      realm,
      accountId,
      name,
    ]);
    for (const [position, item] of items.entries()) {
      await sql.query(
        'insert into watchlist_item (watchlist_id, position, content_kind, content_id) values ($1, $2, $3, $4)',
        [id, position, item.kind, item.id],
      );
    }
  }
}
