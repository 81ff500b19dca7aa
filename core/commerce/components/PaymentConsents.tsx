/** Consents and notices before paying (PAY-024). */
import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n/hooks';
import { CheckMark } from '../../ui/CheckMark';
import type { CheckoutStore } from '../CheckoutStore';
import type { PaymentConsent } from '../rules/providerSelection';
import styles from './PaymentConsents.module.css';

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
        const { fieldName, kind, text } = consent;
        return kind === 'notice' ? (
          <p key={fieldName} className={styles['text']}>
            {text}
          </p>
        ) : (
          <label key={fieldName} className={styles['consent']}>
            <CheckMark
              type="checkbox"
              checked={choice.isTicked(consent)}
              required={kind === 'required'}
              onChange={(change) => choice.tick(consent, change.target.checked)}
            />
            <span>{text}</span>
          </label>
        );
      })}
    </fieldset>
  );
});
