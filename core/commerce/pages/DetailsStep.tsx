/** The step between choosing and paying, if billing details are missing (PAY-013, PAY-061, FRM-039). */
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { purchaseLog } from '../purchaseMemory';
import type { CheckoutStore } from '../CheckoutStore';
import { DetailsForm } from '../../details/components/DetailsForm';
import { useText } from '../../i18n/hooks';
import { useService } from '../../sdk/useService';
import { Button } from '../../ui/Button';
import { checkedRealm } from '../../pageKit/pageServices';
import { OrderAside } from './OrderAside';
import styles from './PurchasePage.module.css';

export interface DetailsStepProps {
  readonly checkout: CheckoutStore;
  /** Called when the viewer declines, on pages that show no order to change. */
  readonly onLeave?: () => void;
}

/** The basket is retained; once nothing is missing, the payment continues. */
export const DetailsStep = observer(function DetailsStep({ checkout, onLeave }: DetailsStepProps) {
  const t = useText();
  const titleId = useId();
  const log = useService(purchaseLog);
  const { settings } = useService(checkedRealm);
  const { basket } = checkout.basket;
  return (
    <div className={styles['pay']}>
      <header className={styles['words']}>
        <h1 id={titleId} className={styles['title']}>
          {t('billingTitle')}
        </h1>
        <p className={styles['text']}>{t('billingText')}</p>
      </header>
      {basket !== null && onLeave === undefined && <OrderAside checkout={checkout} basket={basket} />}
      <div className={styles['method']}>
        <DetailsForm
          wanted={checkout.payment.missingFields}
          restrictions={settings.addressCountryRestriction}
          context="PURCHASE"
          submitLabel={t('billingGoOn')}
          labelledBy={titleId}
          onSaved={async () => {
            await checkout.detailsGiven();
            return !checkout.payment.billingDetailsRequired;
          }}
          report={(error) => log.error('Billing details could not be read or saved.', error)}
        >
          {onLeave !== undefined && (
            <Button variant="quiet" onClick={onLeave}>
              {t('paymentBack')}
            </Button>
          )}
        </DetailsForm>
      </div>
    </div>
  );
});
