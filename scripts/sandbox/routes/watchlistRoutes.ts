/** What lists read of watchlists: one list's content, and the neighbours of a content in it. */
import type { ContentCard } from '../../../core/generated/platform';
import { cardOf, type CardContext } from '../catalogue/contentCards';
import { pageAfter } from '../catalogue/page';
import { around } from '../catalogue/vodPage';
import type { ContentKind } from '../database/seedDatabase';
import { numberOf, type Call, type Handlers } from '../operation';
import { notFound } from '../platformError';
import type { SandboxServices } from '../services';
import { cardContextOf } from './cardContext';

type WatchlistOperation = 'readWatchlist' | 'readAdjacentWatchlistVods';

interface Watchlist {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly cards: readonly ContentCard[];
}

const WATCHLIST_PAGE = 25;
/** Four for the cover, and one in reserve (WCH-003). */
const COVER = 5;

export function watchlistRoutes(services: SandboxServices): Handlers<WatchlistOperation> {
  /** Refuses with 404 a list that is not there, or is not this owner's. */
  const watchlistOf = async (call: Call, context: CardContext, owner: string | null): Promise<Watchlist> => {
    const id = call.path['id'] ?? '';
    const [row] = await services.database.query<{ account_id: string; name: string }>('select account_id, name from watchlist where realm = $1 and id = $2', [call.realm.id, id]);
    if (!row || (owner !== null && owner !== row.account_id)) throw notFound(`watchlist ${id}`);
    const items = await services.database.query<{ content_kind: ContentKind; content_id: string }>(
      'select content_kind, content_id from watchlist_item where watchlist_id = $1 order by position',
      [id],
    );
    const cards = items.flatMap((item) => cardOf(context, item.content_kind, item.content_id) ?? []);
    return { id, ownerId: row.account_id, name: row.name, cards: cards.map((card) => ({ ...card, smallCoverUrl: card.thumbnailUrl ?? null })) };
  };

  return {
    async readWatchlist(call) {
      const context = await cardContextOf(services, call);
      const { id, ownerId, name, cards } = await watchlistOf(call, context, call.query.get('owner'));
      const { items, paging } = pageAfter(cards, (card) => card.id, call.query.get('lastSeen'), numberOf(call.query, 'rpp', WATCHLIST_PAGE));
      const owned = call.viewer.kind === 'account' && call.viewer.account.id === ownerId;
      return {
        watchlistExternalId: id,
        ownerExternalId: ownerId,
        name,
        ownership: owned ? 'owned' : 'shared',
        thumbnails: cards.flatMap(({ thumbnailUrl }) => thumbnailUrl ?? []).slice(0, COVER),
        shareablePath: `/watchlists/${id}?owner=${ownerId}`,
        saved: owned,
        content: [...items],
        pagingInfo: paging,
      };
    },

    async readAdjacentWatchlistVods(call) {
      const context = await cardContextOf(services, call);
      const { cards } = await watchlistOf(call, context, call.path['ownerId'] ?? '');
      const found = around(cards, (card) => card.id, call.path['contentId'] ?? '', numberOf(call.query, 'size', 5));
      if (!found) throw notFound(`content ${call.path['contentId'] ?? ''} in the watchlist`);
      return { precedingVods: [...found.before], followingVods: [...found.after] };
    },
  };
}
