/** Checkout of a plugin's basket, with the same state machine and payment methods as a licence (GFT-014, GFT-018). */
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { basketCheckoutStores, type Watched } from '../purchaseStores';
import { PaymentForm } from '../components/PaymentForm';
import { payReturned, withoutReturn } from '../rules/payReturn';
import { tellPayments } from '../paymentEvents';
import type { CheckoutStore } from '../CheckoutStore';
import { useText } from '../../i18n/hooks';
import { paymentScope } from '../../platform/PaymentScope';
import { payReturnQuery } from '../../routing/payReturnQuery';
import { analytics, navigation } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import type { BasketCheckoutProps } from '../../sdk/checkout';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import { BasketWaiting } from './BasketWaiting';
import { PaymentUncertain } from './PaymentUncertain';
import { namedInReturn } from '../rules/providerSelection';
import styles from './PurchasePage.module.css';
import { ReturnUnconfirmed } from './ReturnUnconfirmed';
import { usePurchaseServices } from './usePurchase';

export const BasketCheckout = observer(function BasketCheckout(props: BasketCheckoutProps) {
  const t = useText();
  const { aside, returnUrl, onComplete, onChanged } = props;
  const going = useService(navigation);
  const { checkout, watched, looked } = useBasketCheckout(props);
  const { basket, payment } = checkout;
  const { state } = payment;

  useEffect(() => {
    if (state.status === 'complete') onComplete(state.pending);
  }, [state, onComplete]);
  // A missing basket only counts as gone after the lookup.
  const isGone =
    looked &&
    !['waiting', 'uncertain', 'unconfirmed'].includes(state.status) &&
    (basket.state.status === 'empty' || (basket.state.status === 'ready' && basket.basketItems.length === 0));
  useEffect(() => {
    if (isGone && !['complete', 'processing', 'waiting', 'uncertain', 'unconfirmed'].includes(state.status))
      onChanged();
  }, [isGone, state, onChanged]);

  const done = useCallback(() => onComplete(false), [onComplete]);
  const leave = useCallback(() => onComplete(true), [onComplete]);

  if (state.status === 'complete' || isGone) return null;
  if (basket.state.status === 'failed')
    return (
      <div className={styles['failed']}>
        <Alert>{t('couldntLoadPaymentProviders')}</Alert>
        <Button onClick={() => void checkout.retry()}>{t('tryAgain')}</Button>
      </div>
    );
  if (state.status === 'waiting')
    return (
      <BasketWaiting
        id={state.paymentId}
        watched={watched}
        onDone={done}
        onLeave={leave}
        onAgain={() => void checkout.takeUp()}
      />
    );
  if (state.status === 'uncertain') return <PaymentUncertain checkout={checkout} />;
  if (state.status === 'unconfirmed') return <ReturnUnconfirmed checkout={checkout} onLeave={onChanged} />;
  if (basket.basket === null || (state.status === 'processing' && checkout.selection.chosen === null))
    return (
      <div className={styles['waiting']}>
        <Spinner label={t('paymentLoading')} />
      </div>
    );
  const back = (): string => {
    const query = payReturnQuery(namedInReturn(checkout.selection.chosen?.provider));
    return new URL(returnUrl(query), going.current()).href;
  };
  return (
    <div className={styles['pay']}>
      <aside className={styles['order']}>{aside}</aside>
      <div className={styles['method']}>
        <PaymentForm checkout={checkout} basket={basket.basket} returnUrl={back} />
        <Changed checkout={checkout} onChanged={onChanged} />
      </div>
    </div>
  );
});

/** Notifies the selling plugin when the order has changed during payment. */
const Changed = observer(function Changed({
  checkout,
  onChanged,
}: {
  readonly checkout: CheckoutStore;
  readonly onChanged: () => void;
}) {
  const { error } = checkout.payment;
  // Detected before paying, or reported by the platform.
  const changed = error !== null && ('key' in error ? error.key : error.text) === 'basketChanged';
  useEffect(() => {
    if (changed) onChanged();
  }, [changed, onChanged]);
  return null;
});

/** Guards against effects running twice, which must not pay twice. */
const begun = new WeakSet<CheckoutStore>();

function useBasketCheckout({ purpose, calls, client, buyer }: BasketCheckoutProps): {
  readonly checkout: CheckoutStore;
  readonly watched: Watched;
  readonly looked: boolean;
} {
  const [lookedFor, setLookedFor] = useState<CheckoutStore | null>(null);
  const services = usePurchaseServices(buyer);
  const scope = useService(paymentScope);
  const events = useService(analytics);
  const going = useService(navigation);
  const { checkout, watched } = useMemo(
    () => basketCheckoutStores(services, { purpose, calls, client }),
    [services, client, calls, purpose],
  );
  useEffect(
    () => scope.enter({ client, basketId: () => checkout.basket.basket?.id }),
    [scope, client, checkout],
  );
  useEffect(() => tellPayments(checkout, events), [checkout, events]);
  useEffect(() => checkout.payment.show(), [checkout]);
  useEffect(() => {
    if (begun.has(checkout)) return;
    begun.add(checkout);
    const back = payReturned(going.current());
    // Without a return: recover or resume a payment begun here. After a provider's redirect: reconcile the
    // payment, although the basket may be empty by now.
    const looked =
      back === null
        ? checkout.recover().then((recovered) => recovered || checkout.takeUp())
        : checkout.takeUp().then(() => checkout.resume(back));
    void looked.then(() => setLookedFor(checkout));
    // After a reload, the page resumes the payment instead of reconciling the return.
    if (back !== null) going.rewriteQuery(withoutReturn);
  }, [checkout, going]);
  return { checkout, watched, looked: lookedFor === checkout };
}
