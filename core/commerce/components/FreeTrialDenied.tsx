/** Confirmation dialog after a denied free trial (PAY-060). */
import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n/hooks';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import type { CheckoutStore } from '../CheckoutStore';
import styles from './FreeTrialDenied.module.css';

export interface FreeTrialDeniedProps {
  readonly checkout: CheckoutStore;
  /** Called after declining, in addition to emptying the basket; leads to licence selection where there is one. */
  readonly onStop?: () => void;
}

/** Confirming repeats the denied call with the acknowledgement. */
export const FreeTrialDenied = observer(function FreeTrialDenied({ checkout, onStop }: FreeTrialDeniedProps) {
  const t = useText();
  const stop = () => {
    checkout.change();
    onStop?.();
  };
  return (
    <Dialog
      open={checkout.trialDenied}
      onClose={stop}
      title={t('freeTrialDeniedTitle')}
      closeLabel={t('purchaseRestrictedClose')}
    >
      <p>{t('freeTrialDeniedText')}</p>
      <div className={styles['actions']}>
        <Button onClick={() => void checkout.waiveTrial()}>{t('freeTrialDeniedGoOn')}</Button>
        <Button variant="quiet" onClick={stop}>
          {t('freeTrialDeniedStop')}
        </Button>
      </div>
    </Dialog>
  );
});
