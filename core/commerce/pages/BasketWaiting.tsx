/**
 * A plugin's basket whose payment completes elsewhere, such as in a banking app: polls its status in place of
 * the payment form (PAY-051).
 */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Watched } from '../purchaseStores';
import { endingOf, isPaid } from '../rules/paymentStatus';
import { useText } from '../../i18n/hooks';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import look from './BasketWaiting.module.css';
import { PaymentEnd } from './PaymentEnd';
import { PaymentOpen } from './PaymentOpen';
import styles from './PurchasePage.module.css';
import { usePaymentWatch } from './usePaymentWatch';

export interface BasketWaitingProps {
  readonly id: string;
  readonly watched: Watched;
  readonly onDone: () => void;
  /** The viewer no longer waits for the outcome. */
  readonly onLeave: () => void;
  /** It ended without a charge: the basket can be paid again. */
  readonly onAgain: () => void;
}

export const BasketWaiting = observer(function BasketWaiting({
  id,
  watched,
  onDone,
  onLeave,
  onAgain,
}: BasketWaitingProps) {
  const t = useText();
  const watch = usePaymentWatch(id, watched);
  const { state, payment } = watch;
  const isDone = payment !== null && isPaid(payment);
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  if (state.status === 'loading' || isDone)
    return (
      <div className={styles['waiting']}>
        <Spinner label={t('paymentChecking')} />
      </div>
    );
  if (state.status !== 'known')
    return (
      <div className={styles['failed']}>
        <Alert>{t(state.status === 'unknown' ? 'paymentUnknownText' : 'paymentLookFailedText')}</Alert>
        {state.status === 'unknown' ? (
          <Button onClick={onAgain}>{t('paymentBack')}</Button>
        ) : (
          <Button onClick={() => void watch.look()}>{t('tryAgain')}</Button>
        )}
      </div>
    );
  const ending = endingOf(state.payment);
  return (
    <div className={look['here']}>
      {ending !== null ? (
        <PaymentEnd ending={ending} messages={state.payment.messages} onAgain={onAgain} />
      ) : (
        <PaymentOpen watch={watch} payment={state.payment} onAgain={onAgain} onLeave={onLeave} isOrder />
      )}
    </div>
  );
});
