/** Consents and notices before paying (PAY-024). */
import { observer } from 'mobx-react-lite';
import type { PaymentConsent } from '../../generated/platform';
import { useText } from '../../i18n/hooks';
import { CheckMark } from '../../ui/CheckMark';
import type { CheckoutStore } from '../CheckoutStore';
import styles from './PaymentConsents.module.css';

/** A `text` consent is informational only; a checkbox may be required or optional. */
export const PaymentConsents = observer(function PaymentConsents({
  checkout,
  consents,
}: {
  readonly checkout: CheckoutStore;
  readonly consents: readonly PaymentConsent[];
}) {
  const t = useText();
  const { choice, payment } = checkout;
  if (consents.length === 0) return null;
  return (
    <fieldset className={styles['consents']} disabled={payment.processing} aria-label={t('paymentConsents')}>
      {consents.map((consent) => {
        const { fieldName, kind, text, required } = consent;
        return kind === 'text' ? (
          <p key={fieldName} className={styles['text']}>
            {text}
          </p>
        ) : (
          <label key={fieldName} className={styles['consent']}>
            <CheckMark
              type="checkbox"
              checked={choice.isTicked(consent)}
              required={required !== false}
              onChange={(change) => choice.tick(consent, change.target.checked)}
            />
            <span>{text}</span>
          </label>
        );
      })}
    </fieldset>
  );
});
