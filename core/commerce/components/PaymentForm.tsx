/** Payment form: methods, fields, consents, and the pay button with the amount. */
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useFormat, useText } from '../../i18n/hooks';
import type { Basket } from '../../sdk/payment';
import { ChallengeDialog } from '../../sdk/cardForms/ChallengeDialog';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Spinner } from '../../ui/Spinner';
import type { CheckoutStore } from '../CheckoutStore';
import { basketTrial } from '../rules/basketItem';
import { MethodFields } from './MethodFields';
import { PaymentConsents } from './PaymentConsents';
import styles from './PaymentForm.module.css';
import { PaymentMethodChoice } from './PaymentMethodChoice';
import { PaymentProblem } from './PaymentProblem';
import { Wallets } from './Wallets';

export interface CheckoutFormProps {
  readonly checkout: CheckoutStore;
  readonly basket: Basket;
  /** Return URL of a redirect challenge, for the selected provider. */
  readonly returnUrl: () => string;
}

/**
 * Wallets, then a form that Enter submits. While a payment is processing nothing can be changed or submitted
 * again (PAY-019).
 */
export const PaymentForm = observer(function PaymentForm({ checkout, basket, returnUrl }: CheckoutFormProps) {
  const t = useText();
  const titleId = useId();
  const place = useRef<HTMLDivElement>(null);
  const { methods, wallets } = checkout;
  const { listed } = checkout.selection;
  const { secured } = checkout.payment;
  const { consentRequests } = wallets;
  useEffect(() => {
    // A wallet was pressed before its consent was ticked.
    if (consentRequests > 0)
      place.current?.querySelector<HTMLInputElement>('input[type=checkbox][required]:not(:checked)')?.focus();
  }, [consentRequests]);

  const waits = methods.state.status === 'loading' || (!secured && !wallets.settled);
  // A secured payment continues without its method, which may fail to load.
  const payable = listed !== null || secured;
  if ((methods.state.status === 'failed' && !secured) || (!waits && !payable && wallets.offered.length === 0))
    return (
      <div className={styles['form']}>
        <Alert>{t('couldntLoadPaymentProviders')}</Alert>
        <Button variant="secondary" onClick={() => void checkout.retry()}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  return (
    <div ref={place} className={styles['payment']} aria-busy={waits || checkout.payment.processing}>
      {waits ? (
        <div className={styles['waiting']}>
          <Spinner label={t('paymentLoading')} />
        </div>
      ) : (
        <h2 id={titleId} className={styles['title']}>
          {t(listed?.facts.kind === 'none' ? 'paymentTitleFree' : 'paymentTitle')}
        </h2>
      )}
      {/* Same tree position while loading, to avoid a remount. Outside the form, which a provider's button could submit. */}
      {!secured && <Wallets checkout={checkout} basket={basket} returnUrl={returnUrl} />}
      {!waits && payable && (
        <form
          className={styles['form']}
          aria-labelledby={titleId}
          aria-busy={checkout.payment.processing}
          noValidate
          onSubmit={(submit) => {
            submit.preventDefault();
            void checkout.pay(returnUrl());
          }}
        >
          <Payment checkout={checkout} basket={basket} />
        </form>
      )}
    </div>
  );
});

/** Payment methods other than wallets, and the pay button. */
const Payment = observer(function Payment({
  checkout,
  basket,
}: Pick<CheckoutFormProps, 'checkout' | 'basket'>) {
  const t = useText();
  const hintId = useId();
  const { choice, payment, wallets, selection } = checkout;
  const { listed, challenge } = selection;
  const { consented, byWallet } = choice;
  const processing = payment.processing && !byWallet;
  return (
    <>
      <PaymentMethodChoice checkout={checkout} />
      <WhatToEnter key={`${listed?.entry.key} ${payment.round}`} checkout={checkout} basket={basket} />
      {challenge !== null && <ChallengeDialog challenge={challenge} />}
      <PaymentConsents checkout={checkout} consents={choice.asked} />
      {(payment.secured || !(byWallet || wallets.problem !== null)) && <PaymentProblem checkout={checkout} />}
      <div className={styles['act']}>
        <Button
          type="submit"
          wide
          busy={processing}
          disabled={!checkout.payable}
          aria-describedby={consented ? undefined : hintId}
          icon={<Icon name="lock" />}
        >
          <PayLabel basket={basket} />
        </Button>
        {!consented && (
          <p id={hintId} className={styles['hint']}>
            {t('paymentConsentsMissing')}
          </p>
        )}
        <p className={styles['hint']} role="status">
          {processing ? t('paymentProcessing') : ''}
        </p>
      </div>
    </>
  );
});

/** The method's fields, or a note why there are none. */
const WhatToEnter = observer(function WhatToEnter({
  checkout,
  basket,
}: {
  readonly checkout: CheckoutStore;
  readonly basket: Basket;
}) {
  const t = useText();
  const { listed, chosenCard } = checkout.selection;
  const { processing, secured } = checkout.payment;
  if (secured) return <p className={styles['note']}>{t('paymentKept')}</p>;
  if (chosenCard !== null) return <p className={styles['note']}>{t('savedCardNote')}</p>;
  if (listed === null) return null;
  if (listed.method.Form === undefined)
    return listed.facts.kind === 'none' ? <p className={styles['note']}>{t('paymentNothingDue')}</p> : null;
  return (
    <MethodFields
      entry={listed.entry}
      failedText={t('couldntLoadPaymentProviders')}
      basket={basket}
      disabled={processing}
      onReady={(ready) => checkout.selection.setFormReady(ready)}
      onProblem={(problem) => checkout.setFieldProblem(problem)}
    />
  );
});

function PayLabel({ basket }: { readonly basket: Basket }) {
  const t = useText();
  const format = useFormat();
  const { discountedTotal: amount, currency, scale } = basket;
  if (amount > 0) return t('payAmount', { amount: format.money({ amount, currency, scale }) });
  return t(basketTrial(basket) === null ? 'payNothing' : 'payTrial');
}
