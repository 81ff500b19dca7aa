/**
 * Shown under a payment method that redirects: where the viewer is sent, and a name field where the bank
 * requires it.
 */
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/hooks';
import { Icon } from '../../ui/Icon';
import { TextField } from '../../ui/TextField';
import type { PaymentFormProps } from '../payment';
import styles from './RedirectForm.module.css';

/** Details of the payer as typed, passed from the form to the payment. */
export class PayerDetails {
  /** Trimmed. */
  name = '';

  type(name: string): void {
    this.name = name.trim();
  }
}

export interface RedirectFormProps extends PaymentFormProps {
  readonly labelKey: string;
  /** Null when no payer details are required. */
  readonly payer: PayerDetails | null;
}

export function RedirectForm({ labelKey, payer, disabled, onReady, onProblem }: RedirectFormProps) {
  const t = useText();
  const [name, setName] = useState(payer?.name ?? '');
  const isReady = payer === null || name.trim() !== '';
  const latest = useRef(onReady);
  useEffect(() => {
    latest.current = onReady;
  });
  useEffect(() => latest.current(isReady), [isReady]);
  return (
    <div className={styles['form']}>
      {payer !== null && (
        <TextField
          label={t('payerName')}
          value={name}
          name="name"
          autoComplete="name"
          maxLength={120}
          required
          readOnly={disabled}
          onChange={(typed) => {
            setName(typed);
            payer.type(typed);
            onProblem(null);
          }}
        />
      )}
      <p className={styles['note']}>
        <Icon name="outbound" size={23} />
        <span>
          <strong>{t('payElsewhere', { method: t(labelKey) })}</strong> {t('payElsewhereSafe')}
        </span>
      </p>
    </div>
  );
}
