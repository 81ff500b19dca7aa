/** Dialog that replaces purchase or sign-up for viewers who may not use them (FAV-041). */
import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n/hooks';
import { useOverlay } from '../../sdk/overlays';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import type { RestrictionKey } from '../rules/purchaseRestriction';
import styles from './FreeTrialDenied.module.css';

const words = {
  purchase: { title: 'purchaseRestrictedTitle', leave: 'purchaseLeave' },
  signUp: { title: 'signUpRestrictedTitle', leave: 'signUpLeave' },
} as const;

export interface RestrictionModalProps {
  readonly restriction: RestrictionKey;
  /** The blocked action. */
  readonly occasion?: keyof typeof words;
  /** Navigates away (FAV-043). */
  readonly onClose: () => void;
}

/** One of the overlays that are never stacked (NAV-086). */
export const RestrictionModal = observer(function RestrictionModal({
  restriction,
  occasion = 'purchase',
  onClose,
}: RestrictionModalProps) {
  const t = useText();
  const { title, leave } = words[occasion];
  const open = useOverlay('restriction');
  return (
    <Dialog open={open} onClose={onClose} title={t(title)} closeLabel={t('purchaseRestrictedClose')}>
      <p>{t(restriction)}</p>
      <div className={styles['actions']}>
        <Button onClick={onClose}>{t(leave)}</Button>
      </div>
    </Dialog>
  );
});
