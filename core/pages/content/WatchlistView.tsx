/** A watchlist that somebody shared: what it is called, and what is in it (CAT-004, WCH-039). */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { cardSettings } from '../../catalogue';
import { openWatchlist, type ShownWatchlist, type WatchlistAddress } from '../../content';
import { useText } from '../../i18n';
import { useRemembered, useService } from '../../sdk';
import { NotFoundPage } from '../fallback/NotFoundPage';
import { ContentHead } from './ContentHead';
import { ContentItems } from './ContentItems';
import styles from './ContentPage.module.css';
import { ContentSkeleton } from './ContentSkeleton';
import { EmptyList } from './EmptyList';
import { FailedContent } from './FailedContent';
import { playableFirst } from './playableFirst';
import { StartAction } from './StartAction';
import { useContentTitle } from './useContentTitle';
import { useListParts } from './useListParts';
import { WithinWatchlist } from './WithinWatchlist';

/** From this many on a line of cards becomes two. */
const LONG = 12;

export const WatchlistView = observer(function WatchlistView({ watchlistId, owner }: WatchlistAddress) {
  const t = useText();
  const parts = useListParts();
  const page = useRemembered(`watchlist ${owner} ${watchlistId}`, () => openWatchlist({ watchlistId, owner }, parts), parts);
  useEffect(() => {
    void page.open();
    return () => page.leave();
  }, [page]);
  const { state } = page;
  if (state.status === 'loading') return <ContentSkeleton />;
  if (state.status === 'missing') return <NotFoundPage />;
  if (state.status === 'failed') return <FailedContent text={t('listFailedText')} onRetry={() => void page.load()} />;
  return (
    <WithinWatchlist watchlistId={watchlistId} owner={owner}>
      <Shown {...state.value} />
    </WithinWatchlist>
  );
});

const Shown = observer(function Shown({ watchlist, contents }: ShownWatchlist) {
  const t = useText();
  const settings = useService(cardSettings);
  useContentTitle(watchlist.name);
  const { items } = contents;
  const [first] = items;
  return (
    <article className={styles['page']} data-list-state={items.length === 0 ? 'empty' : 'ready'}>
      <ContentHead
        overline={t('watchlistPage')}
        title={watchlist.name}
        facts={items.length > 0 && !contents.more ? [t('titleCount', { count: items.length })] : []}
        picture={watchlist.thumbnails?.[0] ?? first?.thumbnailUrl}
        fallback={first === undefined ? undefined : settings.fallbackImage(first)}
      >
        <StartAction items={playableFirst(items)} />
      </ContentHead>
      {items.length === 0 ? <EmptyList title={t('noTitlesTitle')} text={t('noTitlesText')} /> : <ContentItems list={contents} title={null} lines={items.length > LONG ? 2 : 1} />}
    </article>
  );
});
