/** Storage of watchlists: owner, entries and order. Independent of cards. */
import { randomUUID } from 'node:crypto';
import type { WatchlistEntry, WatchlistEntryType } from '../../../core/generated/platform';
import type { Database, SqlRunner } from '../database/database';
import type { ContentKind } from '../database/seedDatabase';
import { notFound, PlatformError } from '../platformError';
import type { Account } from '../session/viewer';

/** The owner of lists: each profile has its own. */
export type Keeper = Pick<Account, 'id' | 'keeper'>;

/** The owner's id in lists: the main profile's is its account's. */
export const ownerIdOf = ({ id, keeper }: Keeper): string => keeper || id;

export interface StoredWatchlist {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
}
export interface StoredEntry {
  readonly kind: ContentKind;
  readonly id: string;
}

/** Requirement WCH-030. */
const NAME_LENGTH = 60;
/** Maximum number of lists per viewer, saved ones included, and of entries per list. */
const LIMITS = { lists: 100, entries: 5000 } as const;

const kinds: Readonly<Record<WatchlistEntryType, ContentKind>> = {
  vod: 'video',
  'vod-season': 'season',
  series: 'series',
  playlist: 'playlist',
};
export const storedEntry = ({ id, contentType }: WatchlistEntry): StoredEntry => ({
  id,
  kind: kinds[contentType],
});

interface ListRow {
  readonly id: string;
  readonly account_id: string;
  readonly profile_id: string;
  readonly name: string;
}
const columns = 'watchlist.id, watchlist.account_id, watchlist.profile_id, watchlist.name';
const listOf = ({ id, account_id: account, profile_id: keeper, name }: ListRow): StoredWatchlist => ({
  id,
  ownerId: ownerIdOf({ id: account, keeper }),
  name,
});

export class WatchlistService {
  constructor(private readonly database: Database) {}

  /** Own lists, the newest first, then saved ones. */
  async listsOf(realm: string, { id, keeper }: Keeper): Promise<readonly StoredWatchlist[]> {
    const own = await this.database.query<ListRow>(
      `select ${columns} from watchlist where realm = $1 and account_id = $2 and profile_id = $3 order by created_at desc, id`,
      [realm, id, keeper],
    );
    const saved = await this.database.query<ListRow>(
      `select ${columns} from watchlist_saved join watchlist on watchlist.id = watchlist_saved.watchlist_id
       where watchlist.realm = $1 and watchlist_saved.account_id = $2 and watchlist_saved.profile_id = $3 order by saved_at desc, watchlist.id`,
      [realm, id, keeper],
    );
    return [...own, ...saved].map(listOf);
  }

  /** Throws 404 for an unknown list, or another owner's. */
  async named(realm: string, id: string, owner: string | null = null): Promise<StoredWatchlist> {
    const [row] = await this.database.query<ListRow>(
      `select ${columns} from watchlist where realm = $1 and id = $2`,
      [realm, id],
    );
    const list = row && listOf(row);
    if (!list || (owner !== null && owner !== list.ownerId)) throw notFound(`watchlist ${id}`);
    return list;
  }

  /** Throws 403 for another viewer's list. */
  async ownedBy(keeper: Keeper, realm: string, id: string): Promise<StoredWatchlist> {
    const list = await this.named(realm, id);
    if (list.ownerId !== ownerIdOf(keeper))
      throw new PlatformError(403, 'notYourWatchlist', ['This watchlist belongs to somebody else.']);
    return list;
  }

  async entriesOf(id: string): Promise<readonly StoredEntry[]> {
    return entries(this.database, id);
  }

  async isSaved({ id: account, keeper }: Keeper, id: string): Promise<boolean> {
    return (
      (
        await this.database.query(
          'select 1 from watchlist_saved where account_id = $1 and profile_id = $2 and watchlist_id = $3',
          [account, keeper, id],
        )
      ).length > 0
    );
  }

  async create(realm: string, owner: Keeper, name: string): Promise<string> {
    const checked = checkedName(name);
    await this.refuseAtLimit(realm, owner);
    const id = `wl-${randomUUID()}`;
    await this.database.query(
      'insert into watchlist (id, realm, account_id, profile_id, name) values ($1, $2, $3, $4, $5)',
      [id, realm, owner.id, owner.keeper, checked],
    );
    return id;
  }

  async rename(id: string, name: string): Promise<void> {
    await this.database.query('update watchlist set name = $2 where id = $1', [id, checkedName(name)]);
  }

  async delete(id: string): Promise<void> {
    await this.database.query('delete from watchlist where id = $1', [id]);
  }

  /** Idempotent. */
  async save(realm: string, keeper: Keeper, id: string): Promise<void> {
    await this.refuseAtLimit(realm, keeper);
    await this.database.query(
      'insert into watchlist_saved (account_id, profile_id, watchlist_id) values ($1, $2, $3) on conflict do nothing',
      [keeper.id, keeper.keeper, id],
    );
  }

  async unsave({ id: account, keeper }: Keeper, id: string): Promise<void> {
    await this.database.query(
      'delete from watchlist_saved where account_id = $1 and profile_id = $2 and watchlist_id = $3',
      [account, keeper, id],
    );
  }

  /** Appends; throws 409 for an entry that is already in the list (WCH-033). */
  async add(id: string, added: readonly StoredEntry[]): Promise<void> {
    await this.database.transaction(async (sql) => {
      const present = await entries(sql, id);
      const twice = added.filter((entry) => present.some((other) => isSame(entry, other)));
      if (twice.length > 0)
        throw new PlatformError(409, 'alreadyInWatchlist', [
          `${twice.map((entry) => entry.id).join(', ')}: already in the watchlist.`,
        ]);
      if (present.length + added.length > LIMITS.entries)
        throw new PlatformError(422, 'watchlistFull', [
          `A watchlist holds at most ${LIMITS.entries} titles.`,
        ]);
      const [found] = await sql.query<{ last: number | null }>(
        'select max(position) as last from watchlist_item where watchlist_id = $1',
        [id],
      );
      for (const [place, entry] of added.entries())
        await sql.query(
          'insert into watchlist_item (watchlist_id, position, content_kind, content_id) values ($1, $2, $3, $4)',
          [id, (found?.last ?? -1) + 1 + place, entry.kind, entry.id],
        );
    });
  }

  async remove(id: string, { kind, id: contentId }: StoredEntry): Promise<void> {
    await this.database.query(
      'delete from watchlist_item where watchlist_id = $1 and content_kind = $2 and content_id = $3',
      [id, kind, contentId],
    );
  }

  /** Reorders the entries after `lastSeen`; throws 409 unless exactly these entries are there. */
  async reorder(id: string, lastSeen: string | null, ordered: readonly StoredEntry[]): Promise<void> {
    await this.database.transaction(async (sql) => {
      const present = await entries(sql, id);
      const start = lastSeen === null ? 0 : present.findIndex((entry) => entry.id === lastSeen) + 1;
      const stretch = present.slice(start, start + ordered.length);
      const fits =
        (lastSeen === null || start > 0) &&
        stretch.length === ordered.length &&
        stretch.every((entry) => ordered.some((other) => isSame(entry, other)));
      if (!fits) throw new PlatformError(409, 'watchlistChanged', ['The watchlist is not what it was.']);
      const positions = (
        await sql.query<{ position: number }>(
          'select position from watchlist_item where watchlist_id = $1 order by position',
          [id],
        )
      ).slice(start);
      for (const [place, { kind, id: contentId }] of ordered.entries())
        await sql.query(
          'update watchlist_item set position = $4 where watchlist_id = $1 and content_kind = $2 and content_id = $3',
          [id, kind, contentId, positions[place]?.position ?? start + place],
        );
    });
  }

  private async refuseAtLimit(realm: string, keeper: Keeper): Promise<void> {
    const { length } = await this.listsOf(realm, keeper);
    if (length >= LIMITS.lists)
      throw new PlatformError(422, 'watchlistLimitReached', [
        `A viewer has at most ${LIMITS.lists} watchlists.`,
      ]);
  }
}

const isSame = (one: StoredEntry, other: StoredEntry): boolean =>
  one.id === other.id && one.kind === other.kind;

/** In order, without gaps: removing an entry leaves its position empty. */
async function entries(sql: SqlRunner, id: string): Promise<readonly StoredEntry[]> {
  const rows = await sql.query<{ content_kind: ContentKind; content_id: string }>(
    'select content_kind, content_id from watchlist_item where watchlist_id = $1 order by position',
    [id],
  );
  return rows.map((row) => ({ kind: row.content_kind, id: row.content_id }));
}

function checkedName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') throw new PlatformError(400, 'watchlistNameMissing', ['A watchlist needs a name.']);
  if ([...trimmed].length > NAME_LENGTH)
    throw new PlatformError(400, 'watchlistNameTooLong', [`A name has at most ${NAME_LENGTH} characters.`]);
  return trimmed;
}
