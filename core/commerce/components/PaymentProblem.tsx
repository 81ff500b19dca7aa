/** What is wrong with a payment. */
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Alert } from '../../ui';
import type { CheckoutStore } from '../CheckoutStore';
import styles from './PaymentForm.module.css';
import { useProblemText } from './useProblemText';

/** Said at once. Focus comes here unless the method has put it on the field that is to blame. */
export const PaymentProblem = observer(function PaymentProblem({ checkout }: { readonly checkout: CheckoutStore }) {
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
