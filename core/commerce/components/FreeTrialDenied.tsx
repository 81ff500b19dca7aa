/** The question that a denied free trial asks (PAY-060). */
import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n';
import { Button, Dialog } from '../../ui';
import type { CheckoutStore } from '../CheckoutStore';
import styles from './FreeTrialDenied.module.css';

export interface FreeTrialDeniedProps {
  readonly checkout: CheckoutStore;
  /** What not going on leads to, beyond an empty basket: the choice of a licence, where there is one. */
  readonly onStop?: () => void;
}

/** Going on repeats what was denied, saying that the viewer knows. */
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
