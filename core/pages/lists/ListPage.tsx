/** A page with a single content list: grid, favourites, history (HOM-098, CAT-072, CAT-073). */
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/hooks';
import { useRemembered } from '../../sdk/useRemembered';
import { useService } from '../../sdk/useService';
import type { Content } from '../../sdk/services';
import type { PlatformClient } from '../../sdk/platform';
import type { Refinement } from '../../sdk/search';
import { readRefinement, writeRefinement } from '../../search/refinementQuery';
import { useSearchStores } from '../../search/useSearchStores';
import type { RefinedListSource } from '../../search/RefinedList';
import { Button } from '../../ui/Button';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { sectionPages } from '../../catalogue/SectionStore';
import styles from './ListPage.module.css';
import { ListNotice } from '../../pageKit/ListNotice';
import { RefinedResults } from '../../search/pages/RefinedResults';
import { ResultList } from './ResultList';

/** The name of the page's list in the memory of a history entry. */
export const LIST = 'list';

export interface ListPageProps {
  readonly source: (client: PlatformClient) => RefinedListSource;
  /** The page's name if the platform sends none. */
  readonly heading: string;
  /** Has facets and orders, as offered by the platform. */
  readonly refined?: boolean;
  readonly empty: { readonly title: string; readonly text: string; readonly action?: ReactNode };
  /** Awaited before the list is fetched. Never rejects. */
  readonly before?: () => Promise<void>;
  readonly corner?: (content: Content) => ReactNode;
  /** Whether a listed item is still part of the list. */
  readonly keeps?: (content: Content) => boolean;
  /** Shown above the results; its space is reserved while they load. */
  readonly above?: ReactNode;
  /** An error about individual items. */
  readonly notice?: ReactNode;
}

export const ListPage = observer(function ListPage({
  source,
  heading,
  refined: refines = false,
  empty,
  before,
  corner,
  keeps,
  above,
  notice,
}: ListPageProps) {
  const t = useText();
  const services = useSearchStores();
  const { audience } = useService(sectionPages);
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  // Another viewer or language gets other results. The address is read when the page opens; afterwards the
  // list writes it.
  const list = useRemembered(
    LIST,
    () => services.list(source, readRefinement(new URLSearchParams(search))),
    audience,
  );
  const waits = useRef(before);
  useEffect(() => {
    const { status } = list.results.state;
    if (status !== 'idle' && status !== 'failed') return undefined;
    let here = true;
    const load = (): void => void (here && list.load());
    if (waits.current === undefined) load();
    else void waits.current().then(load);
    return () => void (here = false);
  }, [list]);

  const { results, refinement } = list;
  const { state } = results;
  const refine = (next: Refinement) => {
    list.refine(next);
    const query = writeRefinement(new URLSearchParams(search), next).toString();
    void navigate({ pathname, search: query === '' ? '' : `?${query}` }, { replace: true });
  };
  const announcement = state.status === 'ready' ? t('listCount', { count: state.total }) : '';
  const hasItems = state.status === 'ready' && state.items.some((content) => keeps?.(content) ?? true);
  const awaited = state.status === 'idle' || state.status === 'loading';
  const refined = refinement.facets !== null || refinement.tab !== null;

  return (
    <div className={styles['page']}>
      <h1 className={styles['heading']}>{list.title ?? heading}</h1>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {notice}
      {above !== undefined && (hasItems || awaited) && (
        <div className={styles['above']} data-awaited={awaited || undefined} inert={awaited}>
          {above}
        </div>
      )}
      <RefinedResults
        results={results}
        refinement={refinement}
        onRefine={refine}
        keepsPlaces={refines}
        summary={announcement}
      >
        <ResultList
          results={results}
          failed={{ title: t('pageFailedTitle'), text: t('pageFailedText') }}
          corner={corner}
          keeps={keeps}
          empty={
            refined ? (
              <ListNotice state="empty" title={t('listNothingFits')} text={t('listNothingFitsText')}>
                <Button onClick={() => refine({ facets: null, sort: refinement.sort, tab: null })}>
                  {t('listClear')}
                </Button>
              </ListNotice>
            ) : (
              <ListNotice state="empty" title={empty.title} text={empty.text}>
                {empty.action}
              </ListNotice>
            )
          }
        />
      </RefinedResults>
    </div>
  );
});
