/** Role SEARCH: the search as a page (NAV-027). */
import { useEffect } from 'react';
import { useText } from '../../i18n/hooks';
import { pageNames } from '../../search/refinementQuery';
import { searchStores, useSearchStores } from '../../search/useSearchStores';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { PreparePage } from '../../pageKit/preparation';
import { NotInRealmPage } from '../../pageKit/NotInRealmPage';
import styles from './SearchPage.module.css';
import { SearchView } from './SearchView';

/** Without a query, the page has no results. */
export const prepare: PreparePage = ({ get }) => {
  const { search } = searchStores(get);
  search?.takeOver();
  return Promise.resolve(search !== null);
};

export default function SearchPage() {
  const t = useText();
  const { search } = useSearchStores();
  // Retains the results while the viewer looks at one of them (ROU-115).
  useEffect(() => () => search?.leave(), [search]);
  if (search === null) return <NotInRealmPage />;
  return (
    <div className={styles['page']}>
      <VisuallyHidden>
        <h1>{t('searchPage')}</h1>
      </VisuallyHidden>
      <SearchView search={search} names={pageNames} />
    </div>
  );
}
