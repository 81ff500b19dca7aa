/** A link from an empty list to the whole catalogue. */
import { useText } from '../i18n/hooks';
import { RoleLink } from '../routing/RoleLink';
import { buttonClass } from '../ui/Button';

export function BrowseLink() {
  const t = useText();
  return (
    <RoleLink to="GRID" className={buttonClass('secondary')}>
      {t('searchBrowse')}
    </RoleLink>
  );
}
