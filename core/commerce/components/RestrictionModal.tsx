/** What stands in the place of a purchase for those who may not make one (FAV-041). */
import { useText } from '../../i18n';
import { Button, Dialog } from '../../ui';
import type { RestrictionKey } from '../rules/purchaseRestriction';
import styles from './FreeTrialDenied.module.css';

/** Closing it leads away (FAV-043). */
export function RestrictionModal({ restriction, onClose }: { readonly restriction: RestrictionKey; readonly onClose: () => void }) {
  const t = useText();
  return (
    <Dialog open onClose={onClose} title={t('purchaseRestrictedTitle')} closeLabel={t('purchaseRestrictedClose')}>
      <p>{t(restriction)}</p>
      <div className={styles['actions']}>
        <Button onClick={onClose}>{t('purchaseLeave')}</Button>
      </div>
    </Dialog>
  );
}
