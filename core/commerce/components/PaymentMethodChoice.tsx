/** Selection of a payment method, except wallets. */
import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { useText } from '../../i18n/hooks';
import { Icon } from '../../ui/Icon';
import { CheckMark } from '../../ui/CheckMark';
import type { CheckoutStore } from '../CheckoutStore';
import styles from './PaymentMethodChoice.module.css';

/** Radio cards, saved card first; renders nothing for a single method. */
export const PaymentMethodChoice = observer(function PaymentMethodChoice({
  checkout,
}: {
  readonly checkout: CheckoutStore;
}) {
  const t = useText();
  const name = useId();
  const { savedCard, chosenCard } = checkout.selection;
  const { state } = checkout.methods;
  if (state.status !== 'ready') return null;
  const methods = state.methods.filter(({ facts }) => facts.kind !== 'native');
  if (methods.length < 2 && savedCard === null) return null;
  return (
    <fieldset className={styles['choice']} disabled={checkout.payment.binding}>
      <legend className={styles['legend']}>{t('paymentMethods')}</legend>
      <div className={styles['methods']}>
        {savedCard !== null && (
          <MethodOption
            name={name}
            value="saved"
            mark={<CardMark />}
            selected={chosenCard !== null}
            onSelect={() => checkout.select(savedCard.providerId, true)}
          >
            {savedCard.brand === null
              ? t('savedCardPlain', { end: savedCard.last4 })
              : t('savedCard', { brand: savedCard.brand, end: savedCard.last4 })}
          </MethodOption>
        )}
        {methods.map(({ provider, facts, method: { Mark = CardMark, Waiting } }) => (
          <MethodOption
            key={provider.id}
            name={name}
            value={provider.id}
            mark={<Mark />}
            leaves={facts.kind === 'browser' && Waiting === undefined}
            selected={provider.id === checkout.choice.listedId && chosenCard === null}
            onSelect={() => checkout.select(provider.id)}
          >
            {provider.id === savedCard?.providerId ? t('savedCardAnother') : t(facts.labelKey)}
          </MethodOption>
        ))}
      </div>
    </fieldset>
  );
});

interface MethodOptionProps {
  readonly name: string;
  readonly value: string;
  readonly mark: ReactNode;
  /** Continues on another site. */
  readonly leaves?: boolean;
  readonly selected: boolean;
  readonly onSelect: () => void;
  readonly children: string;
}

function MethodOption({
  name,
  value,
  mark,
  leaves = false,
  selected,
  onSelect,
  children,
}: MethodOptionProps) {
  return (
    <label className={styles['method']} data-selected={selected || undefined}>
      <CheckMark type="radio" name={name} value={value} checked={selected} onChange={onSelect} />
      <span className={styles['mark']}>{mark}</span>
      <span className={styles['label']}>{children}</span>
      {leaves && <Icon name="outbound" size={20} className={styles['leaves']} />}
    </label>
  );
}

/** Default mark for methods without their own. */
function CardMark() {
  return (
    <svg viewBox="0 0 40 26" width="40" height="26" aria-hidden="true">
      <rect width="40" height="26" rx="4" fill="currentColor" opacity="0.16" />
      <path d="M0 6.5h40v4.5H0Z" fill="currentColor" opacity="0.7" />
      <path d="M5 17h10v2.5H5Z" fill="currentColor" opacity="0.7" />
    </svg>
  );
}
