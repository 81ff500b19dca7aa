/** A link from an empty list to the whole catalogue. */
import { useText } from '../../i18n';
import { RoleLink } from '../../routing/RoleLink';
import { buttonClass } from '../../ui';

export function BrowseLink() {
  const t = useText();
  return (
    <RoleLink to="GRID" className={buttonClass('secondary')}>
      {t('searchBrowse')}
    </RoleLink>
  );
}
