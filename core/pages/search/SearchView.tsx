/** The search itself, on its page and in the overlay: field, facets and results (CAT-044 to CAT-059). */
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/hooks';
import type { RefinementNames } from '../../search/refinementQuery';
import type { SearchStore } from '../../search/SearchStore';
import { Button } from '../../ui/Button';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { BrowseLink } from '../../pageKit/BrowseLink';
import { ListNotice } from '../../pageKit/ListNotice';
import { RefinedResults } from '../../search/pages/RefinedResults';
import { ResultList } from '../lists/ResultList';
import { useDialogPlace } from '../../search/pages/useDialogPlace';
import { SearchField } from '../../search/pages/SearchField';
import styles from './SearchView.module.css';
import { useSearchAddress } from './useSearchAddress';

export interface SearchViewProps {
  readonly search: SearchStore;
  readonly names: RefinementNames;
}

export const SearchView = observer(function SearchView({ search, names }: SearchViewProps) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  useSearchAddress(search, names);
  const { results, refinement, asked } = search;
  const { state } = results;
  const place = useDialogPlace<HTMLDivElement>(state.status === 'ready');
  useEffect(() => {
    // A viewer who returns to results does not want the field focused.
    if (search.results.state.status !== 'ready') field.current?.focus({ preventScroll: true });
  }, [search]);

  const query = asked?.query ?? '';
  const none = state.status === 'ready' && state.items.length === 0;
  const said =
    state.status !== 'ready'
      ? ''
      : none
        ? t('searchNothing', { query })
        : t('searchFound', { count: state.total, query });
  const refined = refinement.facets !== null || refinement.tab !== null;

  return (
    <div ref={place} className={styles['view']}>
      <SearchField
        search={search}
        field={field}
        onDown={() => place.current?.querySelector<HTMLElement>('[data-list-state="ready"] a')?.focus()}
      />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <RefinedResults
        results={results}
        refinement={refinement}
        onRefine={(next) => search.refine(next)}
        keepsPlaces
        summary={none ? '' : said}
      >
        <ResultList
          results={results}
          onAbove={() => field.current?.focus()}
          failed={{ title: t('searchFailed'), text: t('genericError') }}
          idle={
            <div data-list-state="idle">
              <ListNotice state="empty" title={t('searchStart')}>
                <BrowseLink />
              </ListNotice>
            </div>
          }
          empty={
            <ListNotice
              state="empty"
              title={t('searchNothing', { query })}
              text={t(refined ? 'searchNothingRefined' : 'searchNothingText')}
            >
              {refined ? (
                <Button onClick={() => search.refine({ facets: null, sort: refinement.sort, tab: null })}>
                  {t('listClear')}
                </Button>
              ) : (
                <BrowseLink />
              )}
            </ListNotice>
          }
        />
      </RefinedResults>
    </div>
  );
});
