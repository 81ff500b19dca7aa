/**
 * The return page of payment providers' redirects (roles PAY and PAY_CONFIRMATION): reconciles and completes
 * the payment, then continues to
 * `from`.
 */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { FreeTrialDenied } from '../components/FreeTrialDenied';
import { payReturned } from '../rules/payReturn';
import { PurchaseComplete } from '../components/PurchaseComplete';
import { useProblemText } from '../components/useProblemText';
import type { CheckoutStore } from '../CheckoutStore';
import { useText } from '../../i18n/hooks';
import { CONFIRMATION_CLOSE } from '../../sdk/constants';
import { queryNames } from '../../routing/queryNames';
import { clock, navigation, session } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import { BeforeViewer } from './BeforeViewer';
import { CheckoutFrame } from './CheckoutFrame';
import { DetailsStep } from './DetailsStep';
import { PaymentUncertain } from './PaymentUncertain';
import look from './PaymentStatusView.module.css';
import styles from './PurchasePage.module.css';
import { ReturnUnconfirmed } from './ReturnUnconfirmed';
import { Sign } from './PaymentStatusIcon';
import { useLoginFirst } from './useLoginFirst';
import { usePurchase } from './usePurchase';
import { useWaitingPage } from './useWaitingPage';
import { useWayBack, type WayBack } from '../../pageKit/useWayBack';

const PayPage = observer(function PayPage() {
  const t = useText();
  const going = useService(navigation);
  // The address as the provider sent it: the page removes secrets from the visible one.
  const [returned] = useState(() => going.current());
  const back = useWayBack(returned.searchParams.get(queryNames.from));
  const { viewer } = useService(session);
  // Keyed by viewer, so that one viewer's payment is never shown to another.
  if (useLoginFirst()) return <Returned key={viewer.id} returned={returned} back={back} />;
  return <BeforeViewer step="pay" back={back.path} label={t('paymentChecking')} />;
});
export default PayPage;

/** Returns in progress, by checkout: guards against effects running twice, which must not pay twice. */
const begun = new WeakSet<CheckoutStore>();

const Returned = observer(function Returned({
  returned,
  back,
}: {
  readonly returned: URL;
  readonly back: WayBack;
}) {
  const t = useText();
  const text = useProblemText();
  const going = useService(navigation);
  const time = useService(clock);
  const { checkout } = usePurchase();
  const { state: payment, billingDetailsRequired, secured } = checkout.payment;
  const from = returned.searchParams.get(queryNames.from);

  useEffect(() => {
    if (begun.has(checkout)) return;
    begun.add(checkout);
    const judged = payReturned(returned);
    if (judged !== null) void checkout.resume(judged);
    else
      going.go(going.hrefOf('PURCHASE', {}, from === null ? {} : { [queryNames.from]: from }), {
        replace: true,
      });
  }, [checkout, returned, going, from]);

  useWaitingPage(payment, from);
  const isDone = payment.status === 'complete' && !payment.pending;
  useEffect(() => (isDone ? time.after(CONFIRMATION_CLOSE, back.go) : undefined), [time, isDone, back]);

  if (payment.status === 'complete')
    return (
      <CheckoutFrame step={null} back={back.path}>
        <PurchaseComplete name={checkout.payment.bought} pending={payment.pending} onGoOn={back.go} />
      </CheckoutFrame>
    );
  const isUncertain =
    payment.status === 'failed' && 'key' in payment.message && payment.message.key === 'paymentUncertain';
  const isClosed =
    payment.status === 'failed' &&
    'key' in payment.message &&
    payment.message.key === 'kidPurchasePermissionDenied';
  const again = () =>
    going.go(going.hrefOf('PURCHASE', {}, from === null ? {} : { [queryNames.from]: from }), {
      replace: true,
    });
  if (billingDetailsRequired && payment.status !== 'idle')
    return (
      <CheckoutFrame step="details" withDetails back={back.path}>
        <DetailsStep checkout={checkout} onLeave={again} />
      </CheckoutFrame>
    );
  if (payment.status === 'uncertain' || payment.status === 'unconfirmed')
    return (
      <CheckoutFrame step="pay" back={back.path}>
        {payment.status === 'uncertain' ? (
          <PaymentUncertain checkout={checkout} onPayAnyway={again} />
        ) : (
          <ReturnUnconfirmed checkout={checkout} onLeave={again} />
        )}
      </CheckoutFrame>
    );
  return (
    <CheckoutFrame step="pay" withDetails={checkout.detailsAsked} back={back.path}>
      {payment.status === 'idle' || payment.status === 'processing' || payment.status === 'waiting' ? (
        <div className={styles['waiting']}>
          <Spinner label={t('paymentChecking')} />
        </div>
      ) : (
        <section className={look['standing']}>
          <Sign kind="ended" />
          <h1 className={look['title']}>
            {t(
              isClosed
                ? 'purchaseRestrictedTitle'
                : isUncertain
                  ? 'paymentLookFailedTitle'
                  : 'paymentFailedTitle',
            )}
          </h1>
          {payment.status === 'failed' && <Alert>{text(payment.message)}</Alert>}
          {secured && !isUncertain && <p className={look['text']}>{t('paymentKept')}</p>}
          <div className={look['actions']}>
            {secured ? (
              <Button onClick={() => void checkout.payment.retry()}>{t('tryAgain')}</Button>
            ) : isClosed ? (
              <Button onClick={back.go}>{t('purchaseLeave')}</Button>
            ) : (
              <Button onClick={again}>{t('paymentBack')}</Button>
            )}
          </div>
        </section>
      )}
      <FreeTrialDenied checkout={checkout} onStop={again} />
    </CheckoutFrame>
  );
});
