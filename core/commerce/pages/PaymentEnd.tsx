/** A payment that ended without a charge: the reason, and a button to pay again. */
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/hooks';
import type { Payment } from '../../sdk/payment';
import type { PaymentEnding } from '../rules/paymentStatus';
import { Button } from '../../ui/Button';
import styles from './PaymentStatusView.module.css';
import { Sign } from './PaymentStatusIcon';

const titles = {
  failed: 'paymentFailedTitle',
  canceled: 'paymentCanceledTitle',
  expired: 'paymentExpiredTitle',
} as const;
const texts = {
  failed: 'failedPayment',
  canceled: 'paymentCanceledText',
  expired: 'paymentExpiredText',
} as const;

export interface PaymentEndProps {
  readonly ending: PaymentEnding;
  /** The provider's, which replace the default text. */
  readonly messages: Payment['messages'];
  readonly onAgain: () => void;
}

/** Takes the focus, so that screen readers announce it. */
export function PaymentEnd({ ending, messages, onAgain }: PaymentEndProps) {
  const t = useText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const said = messages?.filter((message) => message !== '').join(' ') ?? '';
  return (
    <section className={styles['standing']}>
      <Sign kind={ending === 'expired' ? 'late' : 'ended'} />
      <h1 ref={title} tabIndex={-1} className={styles['title']}>
        {t(titles[ending])}
      </h1>
      <p className={styles['text']}>{said === '' ? t(texts[ending]) : said}</p>
      <div className={styles['actions']}>
        <Button onClick={onAgain}>{t('paymentBack')}</Button>
      </div>
    </section>
  );
}
