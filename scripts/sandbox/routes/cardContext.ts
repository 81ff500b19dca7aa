/** Gathers what cards depend on for one call. */
import type { CardContext } from '../catalogue/contentCards';
import type { Call } from '../operation';
import type { SandboxServices } from '../services';

export async function cardContextOf({ database, catalogueOf, startedAt, now }: SandboxServices, { realm, viewer, locale, origin }: Call): Promise<CardContext> {
  const rows =
    viewer.kind === 'account'
      ? await database.query<{ video_id: string; seconds: number }>('select video_id, seconds from watch_progress where account_id = $1', [viewer.account.id])
      : [];
  return {
    realm,
    viewer,
    locale,
    origin,
    now: now(),
    sandboxStartedAt: startedAt,
    catalogue: catalogueOf(realm.id),
    watched: new Map(rows.map(({ video_id: id, seconds }) => [id, seconds])),
  };
}
