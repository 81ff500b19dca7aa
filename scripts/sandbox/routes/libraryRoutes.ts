/** A viewer's library: favourites, history, reviews. Per account and profile. */
import { randomUUID } from 'node:crypto';
import type { VodPage } from '../../../core/generated/platform';
import { vodPage } from '../catalogue/page';
import { numberOf, type Call, type Handlers } from '../operation';
import { notFound } from '../platformError';
import type { SeedVideo } from '../seed/types';
import type { SandboxServices } from '../services';
import { requireAccount } from '../session/viewer';
import { cardContextOf } from './cardContext';

type LibraryOperation =
  | 'readFavourites'
  | 'addFavourite'
  | 'removeFavourite'
  | 'readHistory'
  | 'removeFromHistory'
  | 'clearHistory'
  | 'writeReview';

const FAVOURITES_PAGE = 9;
const HISTORY_PAGE = 25;

export function libraryRoutes(services: SandboxServices): Handlers<LibraryOperation> {
  const { database, catalogueOf } = services;
  const vodNamed = ({ realm, path }: Call): SeedVideo => {
    const video = catalogueOf(realm.id).videos.get(path['id'] ?? '');
    if (!video || video.live) throw notFound(`video ${path['id'] ?? ''}`);
    return video;
  };
  const pageOf = async (
    call: Call,
    ids: readonly { readonly video_id: string }[],
    size: number,
  ): Promise<VodPage> => {
    const context = await cardContextOf(services, call);
    const videos = ids.flatMap(({ video_id: id }) => context.catalogue.videos.get(id) ?? []);
    return vodPage(
      context,
      videos,
      numberOf(call.query, 'p', 1),
      numberOf(call.query, 'rpp', size),
      (video) => {
        const seconds = context.watched.get(video.id);
        return seconds === undefined
          ? {}
          : { progress: Math.min(100, Math.round((100 * seconds) / video.durationSeconds)) };
      },
    );
  };

  return {
    async readFavourites(call) {
      const { id, keeper } = requireAccount(call.viewer);
      return pageOf(
        call,
        await database.query(
          'select video_id from favourite where account_id = $1 and profile_id = $2 order by added_at desc',
          [id, keeper],
        ),
        FAVOURITES_PAGE,
      );
    },

    /** Idempotent. */
    async addFavourite(call) {
      const { id, keeper } = requireAccount(call.viewer);
      await database.query(
        'insert into favourite (account_id, profile_id, video_id) values ($1, $2, $3) on conflict do nothing',
        [id, keeper, vodNamed(call).id],
      );
      return undefined;
    },

    async removeFavourite(call) {
      const { id, keeper } = requireAccount(call.viewer);
      await database.query(
        'delete from favourite where account_id = $1 and profile_id = $2 and video_id = $3',
        [id, keeper, vodNamed(call).id],
      );
      return undefined;
    },

    async readHistory(call) {
      const { id, keeper } = requireAccount(call.viewer);
      return pageOf(
        call,
        await database.query(
          'select video_id from watch_progress where account_id = $1 and profile_id = $2 order by watched_at desc',
          [id, keeper],
        ),
        HISTORY_PAGE,
      );
    },

    async removeFromHistory({ viewer, path }) {
      const { id, keeper } = requireAccount(viewer);
      await database.query(
        'delete from watch_progress where account_id = $1 and profile_id = $2 and video_id = $3',
        [id, keeper, path['id'] ?? ''],
      );
      return undefined;
    },

    async clearHistory({ viewer }) {
      const { id, keeper } = requireAccount(viewer);
      await database.query('delete from watch_progress where account_id = $1 and profile_id = $2', [
        id,
        keeper,
      ]);
      return undefined;
    },

    async writeReview(call) {
      const account = requireAccount(call.viewer);
      const { rating, text } = call.body;
      const [row] = await database.query<{ id: string; written_at: Date | string }>(
        `insert into review (id, account_id, video_id, rating, body) values ($1, $2, $3, $4, $5)
         on conflict (account_id, video_id) do update set rating = excluded.rating, body = excluded.body, written_at = now()
         returning id, written_at`,
        [randomUUID(), account.id, vodNamed(call).id, rating, text],
      );
      if (!row) throw new Error('The review was not kept.');
      return {
        id: row.id,
        rating,
        text,
        author: account.name,
        createdAt: new Date(row.written_at).getTime(),
      };
    },
  };
}
