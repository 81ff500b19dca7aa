/** The ways to pay, when there is more than one. */
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useText } from '../../i18n';
import { Icon } from '../../ui';
import type { CheckoutStore } from '../CheckoutStore';
import type { ReadyMethod } from '../PaymentMethodStore';
import styles from './PaymentMethodChoice.module.css';

/** Radio cards, each with its mark; nothing at all for a single way. */
export const PaymentMethodChoice = observer(function PaymentMethodChoice({ checkout }: { readonly checkout: CheckoutStore }) {
  const t = useText();
  const name = useId();
  const { state } = checkout.methods;
  if (state.status !== 'ready' || state.methods.length < 2) return null;
  return (
    <fieldset className={styles['choice']} disabled={checkout.payment.binding}>
      <legend className={styles['legend']}>{t('paymentMethods')}</legend>
      <div className={styles['methods']}>
        {state.methods.map((ready) => {
          const { provider, facts } = ready;
          const selected = provider.id === checkout.choice.providerId;
          return (
            <label key={provider.id} className={styles['method']} data-selected={selected || undefined}>
              <input
                type="radio"
                name={name}
                value={provider.id}
                checked={selected}
                onChange={() => checkout.select(provider.id)}
                className={styles['radio']}
              />
              <Mark ready={ready} />
              <span className={styles['label']}>{t(facts.labelKey)}</span>
              {facts.kind === 'browser' && <Icon name="outbound" size={20} className={styles['leaves']} />}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
});

/** The method's own mark; a plain card for one without. */
function Mark({ ready: { method } }: { readonly ready: ReadyMethod }) {
  const { Mark: Own } = method;
  return (
    <span className={styles['mark']}>
      {Own === undefined ? (
        <svg viewBox="0 0 40 26" width="40" height="26" aria-hidden="true">
          <rect width="40" height="26" rx="4" fill="currentColor" opacity="0.16" />
          <path d="M0 6.5h40v4.5H0Z" fill="currentColor" opacity="0.7" />
          <path d="M5 17h10v2.5H5Z" fill="currentColor" opacity="0.7" />
        </svg>
      ) : (
        <Own />
      )}
    </span>
  );
}
