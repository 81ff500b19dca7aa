/** Results with tabs, order, and facets next to them or in a panel (CAT-055). */
import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { useText } from '../../i18n/hooks';
import type { Refinement } from '../../sdk/search';
import { FacetPanel } from '../components/FacetPanel';
import { ListTabs } from '../components/ListTabs';
import { RefineBar } from '../components/RefineBar';
import { sameRefinement, unrefined } from '../refinement';
import type { PagedResults } from '../PagedResults';
import styles from './RefinedResults.module.css';

export interface RefinedResultsProps {
  readonly results: PagedResults;
  readonly refinement: Refinement;
  readonly onRefine: (refinement: Refinement) => void;
  /** Reserves the space of the controls during the first request. */
  readonly keepsPlaces?: boolean | undefined;
  /** The number of results, as text. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

export const RefinedResults = observer(function RefinedResults({
  results,
  refinement,
  onRefine,
  keepsPlaces = false,
  summary,
  children,
}: RefinedResultsProps) {
  const t = useText();
  const listId = useId();
  const { offered, state } = results;
  const { facets, sortOptions, tabs } = offered;
  // An empty list without a refinement needs no controls.
  const barren =
    state.status === 'ready' &&
    state.items.length === 0 &&
    sameRefinement(refinement, { ...unrefined, sort: refinement.sort });
  const hasBar = facets.length > 0 || sortOptions.length > 1;
  // If the first request failed, drop the reserved space, so that the error does not shift.
  const failed = state.status === 'failed' && !hasBar && tabs.length === 0;
  if (state.status === 'idle' || barren || failed) return children;
  const keeps = keepsPlaces && state.status === 'loading' && !hasBar && tabs.length === 0;
  return (
    <div className={styles['refined']}>
      {keeps && (
        <>
          <span className={styles['tabsPlace']} aria-hidden="true" />
          <span className={styles['barPlace']} aria-hidden="true" />
        </>
      )}
      <ListTabs tabs={tabs} refinement={refinement} onRefine={onRefine} controls={listId} />
      {hasBar && (
        <RefineBar
          offered={offered}
          refinement={refinement}
          onRefine={onRefine}
          total={state.status === 'ready' ? state.total : null}
        >
          {summary}
        </RefineBar>
      )}
      <div className={styles['columns']} data-faceted={facets.length > 0 || keeps || undefined}>
        {keeps && <span className={styles['facets']} aria-hidden="true" />}
        {facets.length > 0 && (
          <aside className={styles['facets']} aria-label={t('listFilters')}>
            <FacetPanel facets={facets} refinement={refinement} onRefine={onRefine} />
          </aside>
        )}
        <div id={listId} className={styles['list']} aria-busy={state.status === 'loading' || undefined}>
          {children}
        </div>
      </div>
    </div>
  );
});
