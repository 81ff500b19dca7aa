/** Role SEARCH: the search as a page (NAV-027). */
import { useEffect } from 'react';
import { useText } from '../../i18n/hooks';
import { pageNames } from '../../search/refinementQuery';
import { useSearchStores } from '../../search/useSearchStores';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { NotInRealmPage } from '../../pageKit/NotInRealmPage';
import styles from './SearchPage.module.css';
import { SearchView } from './SearchView';

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
