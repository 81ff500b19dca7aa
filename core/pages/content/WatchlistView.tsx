/** A watchlist: name, items, and the actions available to the viewer (CAT-004, WCH-038, WCH-039). */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { cardSettings } from '../../catalogue/cardSettings';
import { openWatchlist, type Watchlist, type WatchlistAddress } from '../../content/openLists';
import type { ContentList } from '../../content/ContentList';
import { useText } from '../../i18n/hooks';
import { watchlistsService } from '../../library/watchlistsService';
import { openWatchlists } from '../../library/openWatchlists';
import type { WatchlistArrangement } from '../../library/WatchlistArrangement';
import { useRouteMatch } from '../../routing/useRouteMatch';
import { useRemembered } from '../../sdk/useRemembered';
import { useService } from '../../sdk/useService';
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
import { useArrangement } from './useArrangement';
import { useContentTitle } from '../../pageKit/useContentTitle';
import { useListParts } from '../../content/pages/useListParts';
import { WithinWatchlist } from './WithinWatchlist';

/** Number of items from which the shelf has two lines. */
const LONG = 12;

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
    <WithinWatchlist watchlistId={watchlistId} owner={state.value.watchlist.ownerExternalId}>
      <Shown
        watchlist={state.value.watchlist}
        contents={state.value.contents}
        arrangement={arrangement}
        framed={framed}
      />
    </WithinWatchlist>
  );
});

interface ShownProps {
  readonly watchlist: Watchlist;
  readonly contents: ContentList;
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
  useContentTitle(watchlist.name);
  const { items } = contents;
  const [first] = items;
  const owned = watchlist.ownership === 'owned';
  return (
    <article className={styles['page']} data-list-state={items.length === 0 ? 'empty' : 'ready'}>
      <ContentHead
        framed={framed}
        overline={t('watchlistPage')}
        title={watchlist.name}
        facts={items.length > 0 && !contents.more ? [t('titleCount', { count: items.length })] : []}
        picture={watchlist.thumbnails?.[0] ?? first?.thumbnailUrl}
        fallback={first === undefined ? undefined : settings.fallbackImage(first)}
      >
        <StartAction items={playableFirst(items)} />
        <WatchlistActions store={lists} watchlist={watchlist} />
      </ContentHead>
      {owned ? (
        <ArrangedWatchlist contents={contents} arrangement={arrangement} />
      ) : items.length === 0 ? (
        <EmptyList title={t('noTitlesTitle')} text={t('noTitlesText')} />
      ) : (
        <ContentItems list={contents} title={null} lines={items.length > LONG ? 2 : 1} />
      )}
    </article>
  );
});
