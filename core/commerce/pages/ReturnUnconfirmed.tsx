/**
 * The address claims a return from a provider, but this browser knows of no payment: pays only after the
 * viewer confirms.
 */
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { CheckoutStore } from '../CheckoutStore';
import { useFormat, useText } from '../../i18n/hooks';
import { Button } from '../../ui/Button';
import styles from './PaymentStatusView.module.css';
import { Sign } from './PaymentStatusIcon';

export interface ReturnUnconfirmedProps {
  readonly checkout: CheckoutStore;
  readonly onLeave: () => void;
}

/** Takes the focus, so that screen readers announce it. */
export const ReturnUnconfirmed = observer(function ReturnUnconfirmed({
  checkout,
  onLeave,
}: ReturnUnconfirmedProps) {
  const t = useText();
  const format = useFormat();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { basket } = checkout.basket;
  const item = basket?.basketItems[0];
  return (
    <section className={styles['standing']}>
      <Sign kind="open" />
      <h1 ref={title} tabIndex={-1} className={styles['title']}>
        {t('paymentConfirmTitle')}
      </h1>
      <p className={styles['text']}>{t('paymentConfirmText')}</p>
      {basket && item && (
        <p className={styles['text']}>
          {t('paymentConfirmOrder', {
            name: item.name,
            amount: format.money({
              amount: basket.discountedTotal,
              currency: basket.currency,
              scale: basket.scale,
            }),
          })}
        </p>
      )}
      <div className={styles['actions']}>
        <Button onClick={() => void checkout.payment.confirm()}>{t('paymentConfirm')}</Button>
        <Button variant="quiet" onClick={onLeave}>
          {t('paymentBack')}
        </Button>
      </div>
    </section>
  );
});
