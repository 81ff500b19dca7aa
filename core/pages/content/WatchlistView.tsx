/** A watchlist: name, items, and the actions available to the viewer (CAT-004, WCH-038, WCH-039). */
import { observer } from 'mobx-react-lite';
import { type ReactNode, useContext, useEffect, useMemo } from 'react';
import { cardSettings } from '../../catalogue/cardSettings';
import { openWatchlist, type ShownWatchlist, type WatchlistAddress } from '../../content/openLists';
import { useText } from '../../i18n/hooks';
import { watchlistsService } from '../../library/watchlistsService';
import { openWatchlists } from '../../library/openWatchlists';
import type { ArrangedList, WatchlistArrangement } from '../../library/WatchlistArrangement';
import { useActiveRoutes, useRouteMatch } from '../../routing/RoutingProvider';
import { useRemembered } from '../../sdk/useRemembered';
import { type ServiceLocator, ServicesContext, useService } from '../../sdk/useService';
import { NotFoundPage } from '../../pageKit/NotFoundPage';
import { WatchlistActions } from '../../library/pages/WatchlistActions';
import { ArrangedWatchlist } from '../watchlists/ArrangedWatchlist';
import { ContentHead } from '../../pageKit/ContentHead';
import { ContentItems } from './ContentItems';
import styles from '../../pageKit/ContentPage.module.css';
import { ContentSkeleton } from '../../pageKit/ContentSkeleton';
import { EmptyList } from '../../pageKit/EmptyList';
import { FailedContent } from '../../pageKit/FailedContent';
import { playableFirst } from '../../content/pages/playableFirst';
import { StartAction } from './StartAction';
import { usePageTitle } from '../../sdk/usePageTitle';
import { useListParts } from '../../content/pages/useListParts';
import { matchPath } from '../../routing/matchPath';
import { contentLinks, type ContentLinks } from '../../sdk/services';
import type { LoadedPage } from '../../content/LoadedPage';

/** Number of items from which the shelf has two lines. */
const TWO_LINES_FROM = 12;

export const WatchlistView = observer(function WatchlistView({ watchlistId, owner }: WatchlistAddress) {
  const t = useText();
  const parts = useListParts();
  const page = useRemembered(
    `watchlist ${owner ?? ''} ${watchlistId}`,
    () => openWatchlist({ watchlistId, owner }, parts),
    parts,
  );
  const arrangement = useArrangement(watchlistId, page);
  const { state } = page;
  const framed = useRouteMatch()?.role === 'WATCHLISTS';
  if (state.status === 'loading') return <ContentSkeleton framed={framed} lines={owner === null} />;
  if (state.status === 'missing') return <NotFoundPage />;
  if (state.status === 'failed')
    return <FailedContent text={t('listFailedText')} onRetry={() => void page.load()} />;
  return (
    <WithinWatchlist watchlistId={watchlistId} owner={state.value.watchlist.ownerId}>
      <Shown
        watchlist={state.value.watchlist}
        contents={state.value.contents}
        arrangement={arrangement}
        framed={framed}
      />
    </WithinWatchlist>
  );
});

interface ShownProps extends ShownWatchlist {
  readonly arrangement: WatchlistArrangement;
  readonly framed: boolean;
}

const Shown = observer(function Shown({ watchlist: loaded, contents, arrangement, framed }: ShownProps) {
  const t = useText();
  const settings = useService(cardSettings);
  const lists = openWatchlists(useService(watchlistsService));
  useEffect(() => {
    lists.select(loaded);
    return () => lists.clearSelection();
  }, [lists, loaded]);
  const watchlist = lists.selected ?? lists.current(loaded);
  usePageTitle(watchlist.name);
  const { items } = contents;
  const [first] = items;
  return (
    <article className={styles['page']} data-list-state={items.length === 0 ? 'empty' : 'ready'}>
      <ContentHead
        framed={framed}
        overline={t('watchlistPage')}
        title={watchlist.name}
        facts={items.length > 0 && !contents.more ? [t('titleCount', { count: items.length })] : []}
        picture={watchlist.thumbnails[0] ?? first?.thumbnailUrl}
        fallback={first === undefined ? undefined : settings.fallbackImage(first)}
      >
        <StartAction items={playableFirst(items)} />
        <WatchlistActions store={lists} watchlist={watchlist} />
      </ContentHead>
      {watchlist.owned ? (
        <ArrangedWatchlist contents={contents} arrangement={arrangement} />
      ) : items.length === 0 ? (
        <EmptyList title={t('noTitlesTitle')} text={t('noTitlesText')} />
      ) : (
        <ContentItems list={contents} title={null} lines={items.length > TWO_LINES_FROM ? 2 : 1} />
      )}
    </article>
  );
});

interface WithinWatchlistProps {
  readonly watchlistId: string;
  readonly owner: string;
  readonly children: ReactNode;
}

/**
 * Adds the watchlist to content links within it, so that a video opened from a list is played as part of it
 * (CAT-009, WCH-047).
 */
function WithinWatchlist({ watchlistId, owner, children }: WithinWatchlistProps) {
  const locator = useContext(ServicesContext);
  const routes = useActiveRoutes();
  const services = useMemo<ServiceLocator | null>(() => {
    if (locator === null) return null;
    const own = locator(contentLinks);
    const links: ContentLinks = {
      callToAction: (cta) => own.callToAction(cta),
      actionKey: (content) => own.actionKey(content),
      // Shared links lead to the video alone, since recipients may not have access to the list.
      sharedPath: (content) => own.sharedPath(content),
      target: (content) => {
        const target = own.target(content);
        if (target === null) return null;
        const [path = '', query = ''] = target.split('?');
        if (matchPath(routes, path)?.role !== 'VOD') return target;
        const extended = new URLSearchParams(query);
        extended.set('watchlistId', watchlistId);
        extended.set('owner', owner);
        return `${path}?${extended.toString()}`;
      },
    };
    return (token) => (token.key === contentLinks.key ? (links as never) : locator(token));
  }, [locator, routes, watchlistId, owner]);
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/**
 * The order and entries of the watchlist on the page. Replays the mutation outbox of earlier pages before the
 * list is fetched; history navigation also restores the errors.
 */
function useArrangement(watchlistId: string, page: LoadedPage<ShownWatchlist>): WatchlistArrangement {
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
    const replayed = arrangement.takeUp();
    if (replayed === null) open();
    else void replayed.then(open);
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
