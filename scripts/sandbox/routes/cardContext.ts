/** Collects the inputs of cards for one call. */
import type { CardContext } from '../catalogue/contentCards';
import type { Call } from '../operation';
import type { SandboxServices } from '../services';

export async function cardContextOf(
  { database, catalogueOf, startedAt, now }: SandboxServices,
  { realm, viewer, locale, origin }: Call,
): Promise<CardContext> {
  const rowsOf = async <Row>(sql: string): Promise<Row[]> =>
    viewer.kind === 'account' ? database.query<Row>(sql, [viewer.account.id, viewer.account.keeper]) : [];
  const watched = await rowsOf<{ video_id: string; seconds: number }>(
    'select video_id, seconds from watch_progress where account_id = $1 and profile_id = $2',
  );
  const favourites = await rowsOf<{ video_id: string }>(
    'select video_id from favourite where account_id = $1 and profile_id = $2',
  );
  return {
    realm,
    viewer,
    locale,
    origin,
    now: now(),
    sandboxStartedAt: startedAt,
    catalogue: catalogueOf(realm.id),
    watched: new Map(watched.map(({ video_id: id, seconds }) => [id, seconds])),
    favourites: new Set(favourites.map(({ video_id: id }) => id)),
  };
}
