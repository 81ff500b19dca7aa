/** The place of Stripe's fields on the payment page. */
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../core/i18n';
import { PaymentRefusal, type PaymentFormProps } from '../../../core/sdk';
import { Alert, Button } from '../../../core/ui';
import type { StripeCheckout } from './StripeCheckout';
import styles from './StripeForm.module.css';

export interface StripeFormProps extends PaymentFormProps {
  readonly checkout: StripeCheckout;
}

type Drawing = 'loading' | 'ready' | 'failed';

/**
 * A frame of Stripe's; its box is kept open while it loads. It may be paid with as soon as it is drawn: fields that are
 * missing then say so themselves, which a button that cannot be pressed would not.
 */
export function StripeForm({ checkout, basket, onReady, onProblem, disabled }: StripeFormProps) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<Drawing>('loading');
  const [attempt, setAttempt] = useState(0);
  // What Stripe is asked to charge; another amount or another thing needs fields of its own.
  const charge = [basket.id, basket.currency, basket.discountedTotal, ...basket.basketItems.map(({ sku }) => sku)].join(' ');
  const latest = useRef({ basket, onReady, onProblem });
  useEffect(() => {
    latest.current = { basket, onReady, onProblem };
  });

  useEffect(() => {
    const box = place.current;
    if (box === null) return;
    const unmount = checkout.mount(box, latest.current.basket, {
      onReady: () => {
        setDrawing('ready');
        latest.current.onReady(true);
      },
      onFailed: () => {
        setDrawing('failed');
        latest.current.onReady(false);
        latest.current.onProblem(new PaymentRefusal('setup_failed', ''));
      },
      onChange: () => latest.current.onProblem(null),
    });
    return () => {
      unmount();
      latest.current.onReady(false);
      setDrawing('loading');
    };
  }, [checkout, charge, attempt]);

  useEffect(() => {
    if (drawing === 'ready') checkout.lock(disabled);
  }, [checkout, disabled, drawing]);

  if (drawing === 'failed')
    return (
      <div className={styles['failed']}>
        <Alert>{t('stripeFieldsFailed')}</Alert>
        <Button
          variant="secondary"
          onClick={() => {
            onProblem(null);
            setDrawing('loading');
            setAttempt((count) => count + 1);
          }}
        >
          {t('stripeTryAgain')}
        </Button>
      </div>
    );
  return (
    <div className={styles['form']} aria-busy={drawing === 'loading'} data-drawing={drawing}>
      {drawing === 'loading' && (
        <div className={styles['skeleton']} role="status" aria-label={t('stripeFieldsLoading')}>
          <span />
          <span />
          <span />
        </div>
      )}
      <div ref={place} className={styles['fields']} role="group" aria-label={t('stripeFields')} />
      <p className={styles['note']}>{t('stripeNote')}</p>
    </div>
  );
}
