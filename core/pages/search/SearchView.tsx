/** The search itself, on its page and in the overlay: field, facets and results (CAT-044 to CAT-059). */
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react';
import { useText } from '../../i18n/hooks';
import {
  readRefinement,
  readValue,
  type RefinementNames,
  writeRefinement,
  writeValue,
} from '../../search/refinementQuery';
import type { SearchStore } from '../../search/SearchStore';
import { Button } from '../../ui/Button';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { BrowseLink } from '../../pageKit/EmptyList';
import { ListNotice } from '../../pageKit/ListNotice';
import { RefinedResults } from '../../search/pages/RefinedResults';
import { ResultList } from '../lists/ResultList';
import { useDialogPlace } from '../../search/pages/useDialogPlace';
import { SearchField } from '../../search/pages/SearchField';
import styles from './SearchView.module.css';
import { reaction } from 'mobx';
import { useLocation, useNavigate } from 'react-router-dom';
import { useService } from '../../sdk/useService';
import { sectionPages } from '../../catalogue/SectionStore';

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
  // With the list, which is rendered in slices.
  const place = useDialogPlace<HTMLDivElement>(useDeferredValue(state.status === 'ready'));
  useEffect(() => {
    // A viewer who returns to results does not want the field focused.
    if (search.results.state.status !== 'ready') field.current?.focus({ preventScroll: true });
  }, [search]);

  const query = asked?.query ?? '';
  const none = state.status === 'ready' && state.items.length === 0;
  const announcement =
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
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <RefinedResults
        results={results}
        refinement={refinement}
        onRefine={(next) => search.refine(next)}
        keepsPlaces
        summary={none ? '' : announcement}
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

/** Opens the search, again for another viewer or language. Observes these, so call it inside an observer (CAT-058). */
function useSearchAddress(search: SearchStore, names: RefinementNames): void {
  const { audience } = useService(sectionPages);
  const location = useLocation();
  const navigate = useNavigate();
  const here = useRef(location);
  /** The query last written by the search itself, which needs no handling. */
  const written = useRef<string | null>(null);

  useLayoutEffect(() => {
    here.current = location;
    if (location.search === written.current) return;
    const query = new URLSearchParams(location.search);
    const value = readValue(query, names);
    if (value !== null) search.take(value, readRefinement(query, names));
  }, [search, names, location]);

  useEffect(() => search.open(audience), [search, audience]);

  useEffect(
    () =>
      reaction(
        () => search.asked,
        (asked) => {
          if (asked === null) return;
          const { pathname, search: before, hash } = here.current;
          const query = writeRefinement(
            writeValue(new URLSearchParams(before), asked.query, names),
            asked.refinement,
            names,
          ).toString();
          written.current = query === '' ? '' : `?${query}`;
          if (written.current !== before)
            void navigate({ pathname, search: written.current, hash }, { replace: true });
        },
        { fireImmediately: true },
      ),
    [search, names, navigate],
  );
}
