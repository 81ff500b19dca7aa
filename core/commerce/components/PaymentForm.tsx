/** Paying: the way to pay, its fields, what must be agreed to, and the button that says how much. */
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useFormat, useText } from '../../i18n';
import type { Basket } from '../../sdk';
import { ChallengeDialog } from '../../sdk/cardForms/ChallengeDialog';
import { Alert, Button, Icon, Spinner } from '../../ui';
import type { CheckoutStore } from '../CheckoutStore';
import { basketTrial } from '../rules/basketItem';
import { MethodFields } from './MethodFields';
import { PaymentConsents } from './PaymentConsents';
import styles from './PaymentForm.module.css';
import { PaymentMethodChoice } from './PaymentMethodChoice';
import { useProblemText } from './useProblemText';

export interface PaymentFormProps {
  readonly checkout: CheckoutStore;
  readonly basket: Basket;
  /** Where a challenge that leaves the page comes back to, for the chosen provider. */
  readonly returnUrl: () => string;
}

/** A form: Enter pays. While a payment is on its way nothing can be changed and a second press does nothing (PAY-019). */
export const PaymentForm = observer(function PaymentForm({ checkout, basket, returnUrl }: PaymentFormProps) {
  const t = useText();
  const titleId = useId();
  const hintId = useId();
  const { chosen, methods } = checkout;
  const { processing } = checkout.payment;
  const { consented } = checkout.choice;
  const pay = () => void checkout.pay(returnUrl());

  if (methods.state.status === 'loading')
    return (
      <div className={styles['waiting']}>
        <Spinner label={t('paymentLoading')} />
      </div>
    );
  if (methods.state.status === 'failed' || chosen === null)
    return (
      <div className={styles['form']}>
        <Alert>{t('couldntLoadPaymentProviders')}</Alert>
        <Button variant="secondary" onClick={() => void checkout.retry()}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  return (
    <form
      className={styles['form']}
      aria-labelledby={titleId}
      aria-busy={processing}
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault();
        pay();
      }}
    >
      <h2 id={titleId} className={styles['title']}>
        {t(chosen.facts.kind === 'none' ? 'paymentTitleFree' : 'paymentTitle')}
      </h2>
      <PaymentMethodChoice checkout={checkout} />
      <WhatToEnter key={`${chosen.entry.key} ${checkout.payment.round}`} checkout={checkout} basket={basket} />
      {checkout.challenge !== null && <ChallengeDialog challenge={checkout.challenge} />}
      <PaymentConsents checkout={checkout} />
      <PaymentProblem checkout={checkout} />
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
    </form>
  );
});

/** The fields of the method, or why there are none. */
const WhatToEnter = observer(function WhatToEnter({ checkout, basket }: { readonly checkout: CheckoutStore; readonly basket: Basket }) {
  const t = useText();
  const { chosen } = checkout;
  const { processing, kept } = checkout.payment;
  if (chosen === null) return null;
  if (kept) return <p className={styles['note']}>{t('paymentKept')}</p>;
  if (checkout.chosenCard !== null) return <p className={styles['note']}>{t('savedCardNote')}</p>;
  if (chosen.method.Form === undefined)
    return chosen.facts.kind === 'none' ? <p className={styles['note']}>{t('paymentNothingDue')}</p> : null;
  return (
    <MethodFields
      entry={chosen.entry}
      failedText={t('couldntLoadPaymentProviders')}
      basket={basket}
      disabled={processing}
      onReady={(ready) => checkout.setFormReady(ready)}
      onProblem={(problem) => checkout.setFieldProblem(problem)}
    />
  );
});

/** Said at once. Focus comes here unless the method has put it on the field that is to blame. */
const PaymentProblem = observer(function PaymentProblem({ checkout }: { readonly checkout: CheckoutStore }) {
  const text = useProblemText();
  const place = useRef<HTMLDivElement>(null);
  const { problem } = checkout;
  const { state } = checkout.payment;
  useEffect(() => {
    if (state.status !== 'failed') return;
    const { activeElement } = document;
    const onField = activeElement instanceof HTMLIFrameElement || activeElement instanceof HTMLInputElement;
    if (!onField) place.current?.focus();
  }, [state]);
  return (
    <div ref={place} tabIndex={-1} className={styles['problem']}>
      {problem !== null && <Alert>{text(problem)}</Alert>}
    </div>
  );
});

function PayLabel({ basket }: { readonly basket: Basket }) {
  const t = useText();
  const format = useFormat();
  const { discountedTotal: amount, currency, scale } = basket;
  if (amount > 0) return t('payAmount', { amount: format.money({ amount, currency, scale }) });
  return t(basketTrial(basket) === null ? 'payNothing' : 'payTrial');
}
