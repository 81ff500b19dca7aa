/**
 * The order and entries of the watchlist on the page. Replays the mutation outbox of earlier pages before the
 * list is fetched; history navigation also restores the errors.
 */
import { useEffect, useMemo } from 'react';
import type { LoadedPage } from '../../content/LoadedPage';
import type { ShownWatchlist } from '../../content/openLists';
import { watchlistsService } from '../../library/watchlistsService';
import { openWatchlists } from '../../library/openWatchlists';
import type { ArrangedList, WatchlistArrangement } from '../../library/WatchlistArrangement';
import { useRemembered } from '../../sdk/useRemembered';
import { useService } from '../../sdk/useService';

export function useArrangement(watchlistId: string, page: LoadedPage<ShownWatchlist>): WatchlistArrangement {
  const lists = openWatchlists(useService(watchlistsService));
  const arranged = useMemo(
    () => ({
      list: listOf(page),
      reload: () => page.refresh(),
      name: () => (page.state.status === 'ready' ? lists.current(page.state.value.watchlist).name : ''),
    }),
    [page, lists],
  );
  const arrangement = useRemembered(
    `arrangement ${watchlistId}`,
    () => lists.arrange(watchlistId, arranged),
    page,
  );
  useEffect(() => {
    let here = true;
    const open = (): void => void (here && page.open());
    const leave = arrangement.attend(arranged);
    const stop = lists.onChangedElsewhere(watchlistId, () => void arrangement.changedElsewhere());
    const told = arrangement.takeUp();
    if (told === null) open();
    else void told.then(open);
    return () => {
      here = false;
      leave();
      page.leave();
      stop();
    };
  }, [arrangement, arranged, lists, page, watchlistId]);
  return arrangement;
}

/** The current content of the page; during a refetch, the previous content. */
function listOf(page: LoadedPage<ShownWatchlist>): ArrangedList {
  let last: ArrangedList = { items: [], replace: () => undefined };
  const now = (): ArrangedList => (page.state.status === 'ready' ? (last = page.state.value.contents) : last);
  return {
    get items() {
      return now().items;
    },
    replace: (items) => now().replace(items),
  };
}
