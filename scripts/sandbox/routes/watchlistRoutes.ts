/** Watchlists: the viewer's lists, a list's content, the neighbours of a content in it, and every change. */
import type { ContentCard, WatchlistSummary } from '../../../core/generated/platform';
import { cardOf, type CardContext } from '../catalogue/contentCards';
import { around, pageAfter } from '../catalogue/page';
import {
  storedEntry,
  ownerIdOf,
  WatchlistService,
  type StoredEntry,
  type StoredWatchlist,
} from '../library/watchlistService';
import { numberOf, type Call, type Handlers } from '../operation';
import { notFound } from '../platformError';
import type { SandboxServices } from '../services';
import { requireAccount } from '../session/viewer';
import { cardContextOf } from './cardContext';

type WatchlistOperation =
  | 'readWatchlists'
  | 'createWatchlist'
  | 'renameWatchlist'
  | 'deleteWatchlist'
  | 'saveWatchlist'
  | 'readWatchlist'
  | 'readAdjacentWatchlistVods'
  | 'addToWatchlist'
  | 'removeFromWatchlist'
  | 'reorderWatchlist';

/** Requirement WCH-018. */
const PAGE = 25;
/** Four for the cover, and one in reserve (WCH-003). */
const COVER = 5;

export function watchlistRoutes(services: SandboxServices): Handlers<WatchlistOperation> {
  const service = new WatchlistService(services.database);
  const idOf = ({ path }: Pick<Call, 'path'>) => path['id'] ?? '';
  const ownedList = ({ viewer, realm, path }: Pick<Call, 'viewer' | 'realm' | 'path'>) =>
    service.ownedBy(requireAccount(viewer), realm.id, path['id'] ?? '');

  const summaryOf = async (
    context: CardContext,
    { id, ownerId, name }: StoredWatchlist,
    cards: readonly ContentCard[],
  ): Promise<WatchlistSummary> => {
    const account = context.viewer.kind === 'account' ? context.viewer.account : null;
    const owned = account !== null && ownerIdOf(account) === ownerId;
    return {
      watchlistExternalId: id,
      ownerExternalId: ownerId,
      name,
      ownership: owned ? 'owned' : 'shared',
      thumbnails: cards.flatMap(({ thumbnailUrl }) => thumbnailUrl ?? []).slice(0, COVER),
      shareablePath: `/watchlists/${encodeURIComponent(id)}?owner=${encodeURIComponent(ownerId)}`,
      saved: owned || (account !== null && (await service.isSaved(account, id))),
    };
  };
  const cardsOf = (context: CardContext, entries: readonly StoredEntry[]): ContentCard[] =>
    entries
      .flatMap(({ kind, id }) => cardOf(context, kind, id) ?? [])
      .map((card) => ({ ...card, smallCoverUrl: card.thumbnailUrl ?? null }));

  return {
    async readWatchlists(call) {
      const context = await cardContextOf(services, call);
      const lists = await service.listsOf(call.realm.id, requireAccount(call.viewer));
      const { items, paging } = pageAfter(
        lists,
        ({ id }) => id,
        call.query.get('lastSeen'),
        numberOf(call.query, 'rpp', PAGE),
      );
      const watchlists = await Promise.all(
        items.map(async (list) =>
          summaryOf(context, list, cardsOf(context, (await service.entriesOf(list.id)).slice(0, COVER))),
        ),
      );
      return { watchlists, pagingInfo: paging };
    },

    async createWatchlist(call) {
      return { id: await service.create(call.realm.id, requireAccount(call.viewer), call.body.name) };
    },

    async renameWatchlist(call) {
      await service.rename((await ownedList(call)).id, call.body.name);
      return undefined;
    },

    /** Another viewer's list is only removed from the viewer's saved lists (WCH-024). */
    async deleteWatchlist(call) {
      const keeper = requireAccount(call.viewer);
      const list = await service.named(call.realm.id, idOf(call), call.path['ownerId'] ?? '');
      await (list.ownerId === ownerIdOf(keeper) ? service.delete(list.id) : service.unsave(keeper, list.id));
      return undefined;
    },

    async saveWatchlist(call) {
      const keeper = requireAccount(call.viewer);
      const list = await service.named(call.realm.id, idOf(call), call.path['ownerId'] ?? '');
      if (list.ownerId !== ownerIdOf(keeper)) await service.save(call.realm.id, keeper, list.id);
      return undefined;
    },

    async readWatchlist(call) {
      const context = await cardContextOf(services, call);
      const list = await service.named(call.realm.id, idOf(call), call.query.get('owner'));
      const cards = cardsOf(context, await service.entriesOf(list.id));
      const { items, paging } = pageAfter(
        cards,
        ({ id }) => id,
        call.query.get('lastSeen'),
        numberOf(call.query, 'rpp', PAGE),
      );
      return { ...(await summaryOf(context, list, cards)), content: [...items], pagingInfo: paging };
    },

    async readAdjacentWatchlistVods(call) {
      const context = await cardContextOf(services, call);
      const list = await service.named(call.realm.id, idOf(call), call.path['ownerId'] ?? '');
      const cards = cardsOf(context, await service.entriesOf(list.id));
      const found = around(
        cards,
        ({ id }) => id,
        call.path['contentId'] ?? '',
        numberOf(call.query, 'size', 5),
      );
      if (!found) throw notFound(`content ${call.path['contentId'] ?? ''} in the watchlist`);
      return { precedingVods: [...found.before], followingVods: [...found.after] };
    },

    async addToWatchlist(call) {
      const { id } = await ownedList(call);
      const context = await cardContextOf(services, call);
      const entries = call.body.content.map(storedEntry);
      for (const { kind, id: contentId } of entries)
        if (!cardOf(context, kind, contentId)) throw notFound(`${kind} ${contentId}`);
      await service.add(id, entries);
      return undefined;
    },

    async removeFromWatchlist(call) {
      const { id } = await ownedList(call);
      const { type, contentId } = call.path as {
        readonly type: Parameters<typeof storedEntry>[0]['contentType'];
        readonly contentId: string;
      };
      await service.remove(id, storedEntry({ id: contentId, contentType: type }));
      return undefined;
    },

    async reorderWatchlist(call) {
      const { id } = await ownedList(call);
      await service.reorder(id, call.query.get('lastSeen'), call.body.content.map(storedEntry));
      return undefined;
    },
  };
}
