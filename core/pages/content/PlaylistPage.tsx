/** A playlist and its videos (CAT-001, CAT-024). */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { cardSettings } from '../../catalogue/cardSettings';
import { openPlaylist, type ShownPlaylist } from '../../content/openLists';
import { useText } from '../../i18n/hooks';
import { useRouteMatch } from '../../routing/RoutingProvider';
import { actions } from '../../sdk/cards';
import { useRemembered } from '../../sdk/useRemembered';
import { useService } from '../../sdk/useService';
import { NotFoundPage } from '../../pageKit/NotFoundPage';
import { ContentHead } from '../../pageKit/ContentHead';
import { ContentItems } from './ContentItems';
import styles from '../../pageKit/ContentPage.module.css';
import { ContentSkeleton } from '../../pageKit/ContentSkeleton';
import { EmptyList } from '../../pageKit/EmptyList';
import { FailedContent } from '../../pageKit/FailedContent';
import { orSharedList } from './orSharedList';
import { playableFirst } from '../../content/pages/playableFirst';
import { StartAction } from './StartAction';
import { usePageTitle } from '../../sdk/usePageTitle';
import { listParts, useListParts } from '../../content/pages/useListParts';
import type { PreparePage } from '../../pageKit/preparation';

/** Number of videos from which the shelf has two lines. */
const TWO_LINES_FROM = 12;

const named = (id: string) => `playlist ${id}`;

export const prepare: PreparePage = async ({ get, match, keep }) => {
  const id = match.params['playlistId'] ?? '';
  const page = openPlaylist(id, listParts(get));
  await page.open();
  keep(named(id), page);
  return page.state.status === 'ready';
};

const PlaylistPage = observer(function PlaylistPage() {
  const t = useText();
  const parts = useListParts();
  const id = useRouteMatch()?.params['playlistId'] ?? '';
  const page = useRemembered(named(id), () => openPlaylist(id, parts), parts);
  useEffect(() => {
    void page.open();
    return () => page.leave();
  }, [page]);
  const { state } = page;
  if (state.status === 'loading') return <ContentSkeleton />;
  if (state.status === 'missing') return <NotFoundPage />;
  if (state.status === 'failed')
    return <FailedContent text={t('listFailedText')} onRetry={() => void page.load()} />;
  return <PlaylistView {...state.value} />;
});

export default orSharedList(PlaylistPage);

const PlaylistView = observer(function PlaylistView({ playlist, videos }: ShownPlaylist) {
  const t = useText();
  const Actions = useService(actions);
  const settings = useService(cardSettings);
  const { title, description, picture, sharing, card } = playlist;
  usePageTitle(title);
  const total = playlist.videoCount ?? videos.items.length;
  const isEmpty = videos.items.length === 0;
  return (
    <article className={styles['page']} data-list-state={isEmpty ? 'empty' : 'ready'}>
      <ContentHead
        overline={t('playlistPage')}
        title={title}
        facts={total > 0 ? [t('videoCount', { count: total })] : []}
        description={description}
        picture={picture}
        fallback={settings.fallbackImage(card)}
      >
        <StartAction items={playableFirst(videos.items)} />
        <Actions subject={{ content: card, sharing }} second={!isEmpty} />
      </ContentHead>
      {isEmpty ? (
        <EmptyList title={t('noVideosTitle')} text={t('noVideosText')} />
      ) : (
        <ContentItems list={videos} title={null} lines={total > TWO_LINES_FROM ? 2 : 1} />
      )}
    </article>
  );
});
