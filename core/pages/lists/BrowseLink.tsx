/** The way on from a list that has nothing: to everything there is. */
import { useText } from '../../i18n';
import { RoleLink } from '../../routing';
import { buttonClass } from '../../ui';

export function BrowseLink() {
  const t = useText();
  return (
    <RoleLink to="GRID" className={buttonClass('secondary')}>
      {t('searchBrowse')}
    </RoleLink>
  );
}
