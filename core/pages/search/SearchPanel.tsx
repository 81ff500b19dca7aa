/** The search as an overlay: open while the address ends in #search (NAV-028). */
import { useEffect } from 'react';
import { useText } from '../../i18n/hooks';
import { overlayQueryNames } from '../../routing/queryNames';
import { searchMarker } from '../../routing/routeChangeEffects';
import { useSearchStores } from '../../search/useSearchStores';
import { navigation } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { checkedRealm } from '../../pageKit/pageServices';
import { SearchView } from './SearchView';
import styles from './SearchPanel.module.css';

export default function SearchPanel() {
  const t = useText();
  const { search } = useSearchStores();
  const address = useService(navigation);
  const { title } = useService(checkedRealm);
  useEffect(() => {
    const place = (): URL => address.current();
    const { pathname } = place();
    return () => {
      const { pathname: now, hash } = place();
      // Closing it in place clears the results (CAT-049); following a result retains them for going back.
      if (now === pathname && hash !== searchMarker) search?.close();
      else search?.leave();
    };
  }, [search, address]);
  if (search === null) return <p>{t('notInRealmText', { realm: title })}</p>;
  return (
    <div className={styles['panel']}>
      <SearchView search={search} names={overlayQueryNames} />
    </div>
  );
}
