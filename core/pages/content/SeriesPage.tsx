/**
 * A series with its seasons; the season page is the same page with that season selected (CAT-001, CAT-021 to
 * CAT-023).
 */
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { SeriesStore, type SeriesAddress } from '../../content/SeriesStore';
import { useText } from '../../i18n/hooks';
import { useRouteMatch } from '../../routing/RoutingProvider';
import { useRemembered } from '../../sdk/useRemembered';
import { NotFoundPage } from '../../pageKit/NotFoundPage';
import { ContentSkeleton } from '../../pageKit/ContentSkeleton';
import { FailedContent } from '../../pageKit/FailedContent';
import { orSharedList } from './orSharedList';
import { SeriesView } from './SeriesView';
import { listParts, useListParts } from '../../content/pages/useListParts';
import type { PreparePage } from '../../pageKit/preparation';

const REMEMBERED = 'series';

export const prepare: PreparePage = async ({ get, match, keep }) => {
  const store = new SeriesStore(listParts(get));
  await store.show(addressOf(match.params, null));
  keep(REMEMBERED, store);
  return store.isWhole;
};

/** One component for both roles, so that switching seasons preserves its state. */
const SeriesPage = observer(function SeriesPage() {
  const t = useText();
  const parts = useListParts();
  const store = useRemembered(REMEMBERED, () => new SeriesStore(parts), parts);
  const address = useSeriesAddress();
  useEffect(() => {
    void store.show(address);
  }, [store, address]);
  useEffect(() => () => store.leave(), [store]);
  switch (store.state.status) {
    case 'loading':
      return <ContentSkeleton />;
    case 'missing':
      return <NotFoundPage />;
    case 'failed':
      return <FailedContent text={t('failedToLoadSeasons')} onRetry={() => void store.load()} />;
    case 'ready':
      return <SeriesView store={store} series={store.state.series} list={store.state.list} />;
  }
});

export default orSharedList(SeriesPage);

/** The address, referentially stable while it does not change. */
function useSeriesAddress(): SeriesAddress {
  const match = useRouteMatch();
  const state: unknown = useLocation().state;
  const { seasonId, seriesId } = match?.params ?? {};
  const from = fromSeason(state);
  return useMemo(() => addressOf({ seasonId, seriesId }, from), [seasonId, seriesId, from]);
}

function addressOf(
  {
    seasonId,
    seriesId = '',
  }: { readonly seasonId?: string | undefined; readonly seriesId?: string | undefined },
  fromSeasonId: string | null,
): SeriesAddress {
  return seasonId === undefined ? { kind: 'series', seriesId, fromSeasonId } : { kind: 'season', seasonId };
}

/** The season from which the viewer navigated, from the history state (CAT-005). */
function fromSeason(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('fromSeasonId' in state)) return null;
  return typeof state.fromSeasonId === 'string' ? state.fromSeasonId : null;
}
