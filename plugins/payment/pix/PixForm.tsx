/** Shown under Pix on the payment page: the next steps. */
import { useEffect, useRef } from 'react';
import { useText } from '../../../core/i18n';
import type { PaymentFormProps } from '../../../core/sdk';
import styles from './PixWaiting.module.css';

export function PixForm({ onReady }: PaymentFormProps) {
  const t = useText();
  const latest = useRef(onReady);
  useEffect(() => latest.current(true), []);
  return <p className={styles['note']}>{t('pixNote')}</p>;
}
