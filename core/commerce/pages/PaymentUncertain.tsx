/**
 * A payment with an unknown outcome: look it up again, or pay again after a warning about a double charge
 * (PAY-019).
 */
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import type { CheckoutStore } from '../CheckoutStore';
import { useText } from '../../i18n/hooks';
import { Button } from '../../ui/Button';
import styles from './PaymentStatusView.module.css';
import { Sign } from './PaymentStatusIcon';

export interface PaymentUncertainProps {
  readonly checkout: CheckoutStore;
  /** For pages without a payment form: navigates to one that has it. */
  readonly onPayAnyway?: () => void;
}

/** Takes the focus, so that screen readers announce it. */
export const PaymentUncertain = observer(function PaymentUncertain({
  checkout,
  onPayAnyway,
}: PaymentUncertainProps) {
  const t = useText();
  const warning = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { payment } = checkout;
  const looking = payment.state.status === 'uncertain' && payment.state.looking;
  return (
    <section className={styles['standing']}>
      <Sign kind="working" />
      <h1 ref={title} tabIndex={-1} className={styles['title']}>
        {t('paymentUncertainTitle')}
      </h1>
      <p className={styles['text']}>{t('paymentUncertainText')}</p>
      <div className={styles['actions']}>
        <Button busy={looking} onClick={() => void payment.findOut()}>
          {t('paymentLookAgain')}
        </Button>
        <Button
          variant="quiet"
          disabled={looking}
          aria-describedby={warning}
          onClick={() => void checkout.payAnyway().then(onPayAnyway)}
        >
          {t('paymentPayAnyway')}
        </Button>
      </div>
      <p id={warning} className={styles['text']}>
        {t('paymentPayAnywayText')}
      </p>
      <p role="status" className={styles['text']}>
        {looking ? t('paymentChecking') : ''}
      </p>
    </section>
  );
});
