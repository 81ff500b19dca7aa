/** The episodes of the selected season (CAT-088). */
import { observer } from 'mobx-react-lite';
import type { LoadedPage } from '../../content/LoadedPage';
import type { ShownSeason } from '../../content/openLists';
import { useText } from '../../i18n/hooks';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { RowSkeleton } from '../../pageKit/PageSkeleton';
import { ContentItems } from './ContentItems';
import styles from '../../pageKit/ContentPage.module.css';
import { EmptyList } from '../../pageKit/EmptyList';

export interface SeasonPanelProps {
  readonly page: LoadedPage<ShownSeason>;
  /** The description already shown in the page's header. */
  readonly announcement: string | null;
  readonly panelId: string;
  /** The id of its tab; null without tabs. */
  readonly tabId: string | null;
  readonly onRetry: () => void;
}

export const SeasonPanel = observer(function SeasonPanel({
  page,
  announcement,
  panelId,
  tabId,
  onRetry,
}: SeasonPanelProps) {
  const { state } = page;
  return (
    <div
      id={panelId}
      className={styles['panel']}
      {...(tabId === null ? {} : { role: 'tabpanel', 'aria-labelledby': tabId })}
      data-list-state={
        state.status === 'ready' && state.value.episodes.items.length === 0 ? 'empty' : state.status
      }
    >
      <Episodes page={page} announcement={announcement} onRetry={onRetry} />
    </div>
  );
});

const Episodes = observer(function Episodes({
  page: { state },
  announcement,
  onRetry,
}: Pick<SeasonPanelProps, 'page' | 'announcement' | 'onRetry'>) {
  const t = useText();
  if (state.status === 'loading')
    return (
      <div role="status">
        <VisuallyHidden>{t('contentLoading')}</VisuallyHidden>
        <RowSkeleton shape="cards" />
      </div>
    );
  if (state.status !== 'ready')
    return (
      <div className={styles['notice']}>
        <Alert>{t('listFailedText')}</Alert>
        <Button variant="secondary" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  const { season, episodes } = state.value;
  return (
    <>
      <header className={styles['seasonHead']}>
        <h2 className={styles['seasonTitle']}>{season.title}</h2>
        {season.episodeCount !== null && season.episodeCount > 0 && (
          <p className={styles['muted']}>{t('episodeCount', { count: season.episodeCount })}</p>
        )}
        {season.description && season.description !== announcement && (
          <p className={styles['muted']}>
            <bdi>{season.description}</bdi>
          </p>
        )}
      </header>
      {episodes.items.length === 0 ? (
        <EmptyList title={t('noEpisodesTitle')} text={t('noEpisodesText')} />
      ) : (
        <ContentItems key={season.id} list={episodes} title={null} numbered />
      )}
    </>
  );
});
