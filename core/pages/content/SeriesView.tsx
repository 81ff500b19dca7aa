/** A loaded series: header, season switcher, and the episodes of one season. */
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { cardSettings } from '../../catalogue/cardSettings';
import { SeasonDropdown } from '../../content/components/SeasonDropdown';
import { SeasonTabs, type SeasonTabsProps } from '../../content/components/SeasonTabs';
import type { Series } from '../../content/listHeads';
import { dropdownWindows } from '../../content/seasonList';
import type { SeriesStore } from '../../content/SeriesStore';
import { useFormat, useText } from '../../i18n/hooks';
import { inPlace } from '../../routing/inPlace';
import { RoleLink, useRouteMatch } from '../../routing/RoutingProvider';
import { useRoleNavigate } from '../../routing/useRoleNavigate';
import { actions } from '../../sdk/cards';
import { contentFacts } from '../../sdk/contentFacts';
import { useService } from '../../sdk/useService';
import { shellSettings } from '../../pageKit/shellSettings';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { ContentHead } from '../../pageKit/ContentHead';
import styles from '../../pageKit/ContentPage.module.css';
import { EmptyList } from '../../pageKit/EmptyList';
import { Makers } from '../../content/pages/Makers';
import { SeasonPanel } from './SeasonPanel';
import { StartAction } from './StartAction';
import { usePageTitle } from '../../sdk/usePageTitle';
import { useMedia } from '../../pageKit/useMedia';
import { ByWindow, windows } from '../../pageKit/ByWindow';

export interface SeriesViewProps {
  readonly store: SeriesStore;
  readonly series: Series | null;
  readonly list: Extract<SeriesStore['state'], { status: 'ready' }>['list'];
}

export const SeriesView = observer(function SeriesView({ store, series, list }: SeriesViewProps) {
  const t = useText();
  const { layout } = useService(shellSettings);
  const go = useRoleNavigate();
  const { search } = useLocation();
  const panelId = useId();
  const dropdownIn = dropdownWindows(layout);
  const isDropdown = useMedia(windows[dropdownIn]);
  const { seasons } = list;
  const { chosen, shown, problem } = store;
  const switcher: SeasonTabsProps = {
    seasons,
    chosen,
    onChoose: ({ id, title }) =>
      go(
        'SEASON',
        { seasonId: id, seasonTitle: title },
        { replace: true, query: new URLSearchParams(search), state: inPlace },
      ),
    more: { earlier: store.moreBefore, later: store.moreAfter },
    busy: store.busy,
    onEarlier: () => void store.loadEarlier(),
    onLater: () => void store.loadLater(),
    panelId,
  };
  return (
    <article className={styles['page']} data-list-state={seasons.length === 0 ? 'empty' : 'ready'}>
      <SeriesHead
        store={store}
        series={series}
        seasonCount={
          store.moreBefore || store.moreAfter ? (series?.seasonCount ?? seasons.length) : seasons.length
        }
      />
      {seasons.length === 0 && <EmptyList title={t('noSeasonsTitle')} text={t('noSeasonsText')} />}
      {seasons.length > 0 && (
        <section className={styles['seasons']} aria-label={t('seasonTabs')}>
          {(seasons.length > 1 || store.moreBefore || store.moreAfter) && (
            <ByWindow
              when={dropdownIn}
              matching={<SeasonDropdown {...switcher} />}
              other={<SeasonTabs {...switcher} />}
            />
          )}
          {problem !== null && (
            <div className={styles['notice']}>
              <Alert>{t(problem)}</Alert>
              <Button variant="secondary" onClick={() => void store.retry()}>
                {t('tryAgain')}
              </Button>
            </div>
          )}
          {shown !== null && chosen !== null && (
            <SeasonPanel
              page={shown}
              announcement={series?.description ?? null}
              panelId={panelId}
              tabId={!isDropdown && seasons.length > 1 ? `${panelId}-${chosen}` : null}
              onRetry={() => void store.choose(chosen)}
            />
          )}
        </section>
      )}
      {series !== null && <Makers credits={series.credits} />}
    </article>
  );
});

interface SeriesHeadProps {
  readonly store: SeriesStore;
  readonly series: Series | null;
  readonly seasonCount: number;
}

/** Falls back to the season's data if there is no series. */
const SeriesHead = observer(function SeriesHead({ store, series, seasonCount }: SeriesHeadProps) {
  const t = useText();
  const format = useFormat();
  const Actions = useService(actions);
  const settings = useService(cardSettings);
  const match = useRouteMatch();
  const loaded = store.current;
  const season = loaded?.season ?? null;
  const head = series ?? season;
  const onSeason = match?.role === 'SEASON';
  const title = series?.title ?? season?.series?.title ?? season?.title ?? '';
  usePageTitle(onSeason && season !== null && season.title !== title ? `${season.title} · ${title}` : title);
  if (head === null) return null;
  const seasons = seasonCount > 0 ? t('seasonCount', { count: seasonCount }) : null;
  const facts = contentFacts(
    series?.facts ?? {},
    ['year', { text: seasons }, 'country', { genres: 3 }],
    format,
  );
  return (
    <ContentHead
      overline={
        onSeason && series !== null && season !== null && seasonCount > 1 ? (
          <SeriesLink series={series} seasonId={season.id} />
        ) : undefined
      }
      title={title}
      facts={facts}
      tagline={series?.tagline}
      description={head.description}
      picture={head.picture}
      fallback={settings.fallbackImage(head.card)}
    >
      {loaded !== null && <StartAction items={loaded.episodes.items} />}
      <Actions
        subject={{ content: head.card, sharing: head.sharing }}
        second={(loaded?.episodes.items.length ?? 0) > 0}
      />
    </ContentHead>
  );
});

/** Back to the series, with this season still selected (CAT-005). */
function SeriesLink({ series, seasonId }: { readonly series: Series; readonly seasonId: string }) {
  const t = useText();
  return (
    <RoleLink
      to="SERIES"
      params={{ seriesId: series.id, seriesTitle: series.title }}
      state={{ fromSeasonId: seasonId, ...inPlace }}
    >
      {t('allSeasons')}
    </RoleLink>
  );
}
