/** Error message of a payment. */
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Alert } from '../../ui/Alert';
import type { CheckoutStore } from '../CheckoutStore';
import styles from './PaymentForm.module.css';
import { useProblemText } from './useProblemText';

/** Announced at once. Takes the focus unless the method has focused the invalid field. */
export const PaymentProblem = observer(function PaymentProblem({
  checkout,
}: {
  readonly checkout: CheckoutStore;
}) {
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
