/** What the viewer agrees to, or is told, before paying (PAY-024). */
import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n';
import type { BasketStore } from '../BasketStore';
import styles from './PaymentConsents.module.css';

/** A checkbox that must be ticked, or may be; a text only informs. */
export const PaymentConsents = observer(function PaymentConsents({ basket }: { readonly basket: BasketStore }) {
  const t = useText();
  const consents = basket.provider?.consents ?? [];
  if (consents.length === 0) return null;
  return (
    <fieldset className={styles['consents']} disabled={basket.processing} aria-label={t('paymentConsents')}>
      {consents.map(({ fieldName, kind, text, required }) =>
        kind === 'text' ? (
          <p key={fieldName} className={styles['text']}>
            {text}
          </p>
        ) : (
          <label key={fieldName} className={styles['consent']}>
            <input
              type="checkbox"
              className={styles['box']}
              checked={basket.consents.get(fieldName) === true}
              required={required !== false}
              onChange={(change) => basket.consent(fieldName, change.target.checked)}
            />
            <span>{text}</span>
          </label>
        ),
      )}
    </fieldset>
  );
});
