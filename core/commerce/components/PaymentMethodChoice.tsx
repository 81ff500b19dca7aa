/** The ways to pay, when there is more than one. */
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useText } from '../../i18n';
import { Icon } from '../../ui';
import type { CheckoutStore } from '../CheckoutStore';
import styles from './PaymentMethodChoice.module.css';

/** Radio buttons; nothing at all for a single way. */
export const PaymentMethodChoice = observer(function PaymentMethodChoice({ checkout }: { readonly checkout: CheckoutStore }) {
  const t = useText();
  const name = useId();
  const { state } = checkout.methods;
  if (state.status !== 'ready' || state.methods.length < 2) return null;
  return (
    <fieldset className={styles['choice']} disabled={checkout.payment.binding}>
      <legend className={styles['legend']}>{t('paymentMethods')}</legend>
      {state.methods.map(({ provider, facts }) => {
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
            <span className={styles['label']}>{t(facts.labelKey)}</span>
            {facts.kind === 'browser' && <Icon name="outbound" size={20} />}
          </label>
        );
      })}
    </fieldset>
  );
});
