/** The status of a payment in words, with a link to the purchased content or back to paying. */
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { PurchaseComplete } from '../components/PurchaseComplete';
import type { PaymentWatch } from '../PaymentWatch';
import { endingOf, isPaid } from '../rules/paymentStatus';
import { useText } from '../../i18n/hooks';
import { CONFIRMATION_CLOSE } from '../../sdk/constants';
import { queryNames } from '../../routing/queryNames';
import { analytics, clock, navigation, session } from '../../sdk/services';
import { PAYMENT_COMPLETED, PAYMENT_ERROR } from '../../sdk/eventNames';
import { useService } from '../../sdk/useService';
import { Spinner } from '../../ui/Spinner';
import { Message } from '../../pageKit/Message';
import { BeforeViewer } from './BeforeViewer';
import { CheckoutFrame } from './CheckoutFrame';
import { PaymentEnd } from './PaymentEnd';
import { PaymentOpen } from './PaymentOpen';
import styles from './PurchasePage.module.css';
import { useLoginFirst } from './useLoginFirst';
import { usePaymentWatch } from './usePaymentWatch';
import { useWayBack } from '../../pageKit/useWayBack';

export const PaymentStatusView = observer(function PaymentStatusView({ id }: { readonly id: string }) {
  const t = useText();
  const going = useService(navigation);
  const [from] = useState(() => going.current().searchParams.get(queryNames.from));
  const back = useWayBack(from);
  const isHere = useLoginFirst();
  const { viewer } = useService(session);
  const [again] = useState(() =>
    going.hrefOf('PURCHASE', {}, from === null ? {} : { [queryNames.from]: from }),
  );
  if (!isHere) return <BeforeViewer step="pay" back={back.path} label={t('paymentChecking')} />;
  if (id === '')
    return (
      <CheckoutFrame step={null} back={back.path}>
        <Message
          picture="empty"
          title={t('paymentUnknownTitle')}
          text={t('paymentUnknownText')}
          action={{ label: t('paymentBack'), to: again }}
        />
      </CheckoutFrame>
    );
  // Keyed by viewer, so that one viewer's payment is never shown to another.
  return <Watched key={viewer.id} id={id} again={again} back={back} />;
});

interface WatchedProps {
  readonly id: string;
  /** The path of the purchase page. */
  readonly again: string;
  readonly back: ReturnType<typeof useWayBack>;
}

const Watched = observer(function Watched({ id, again, back }: WatchedProps) {
  const t = useText();
  const time = useService(clock);
  const going = useService(navigation);
  const watch = usePaymentWatch(id);
  const { state, payment } = watch;
  const isDone = payment !== null && isPaid(payment);
  useEffect(() => (isDone ? time.after(CONFIRMATION_CLOSE, back.go) : undefined), [time, isDone, back]);
  useTelling(watch);

  if (payment !== null && isDone)
    return (
      <CheckoutFrame step={null} back={back.path}>
        <PurchaseComplete name={payment.name ?? null} pending={false} onGoOn={back.go} />
      </CheckoutFrame>
    );
  const ending = payment && endingOf(payment);
  const payAgain = () => going.go(again, { replace: true });
  return (
    <CheckoutFrame step="pay" back={back.path}>
      {state.status === 'loading' ? (
        <Looking />
      ) : state.status === 'unknown' ? (
        <Message
          picture="empty"
          title={t('paymentUnknownTitle')}
          text={t('paymentUnknownText')}
          action={{ label: t('paymentBack'), to: again }}
        />
      ) : state.status === 'failed' ? (
        <Message
          picture="error"
          title={t('paymentLookFailedTitle')}
          text={t('paymentLookFailedText')}
          action={{ label: t('tryAgain'), run: () => void watch.look() }}
        />
      ) : ending !== null ? (
        <PaymentEnd ending={ending} messages={state.payment.messages} onAgain={payAgain} />
      ) : (
        <PaymentOpen watch={watch} payment={state.payment} onAgain={payAgain} onLeave={payAgain} />
      )}
    </CheckoutFrame>
  );
});

/** Tracks the success or failure of a payment only if this page saw it pending before (ANA-012). */
function useTelling(watch: PaymentWatch): void {
  const events = useService(analytics);
  const wasOpen = useRef(false);
  const { payment, licenceId } = watch;
  const isDone = payment !== null && isPaid(payment);
  const ending = payment && endingOf(payment);
  const hasFailed = ending === 'failed' || ending === 'expired';
  const isOpen = payment !== null && !isDone && !hasFailed;
  useEffect(() => {
    if (isOpen) {
      wasOpen.current = true;
      return;
    }
    if (!wasOpen.current) return;
    if (isDone) events.track(PAYMENT_COMPLETED, { licenceId, pending: false });
    if (hasFailed) events.track(PAYMENT_ERROR, { licenceId });
  }, [events, licenceId, isOpen, isDone, hasFailed]);
}

function Looking() {
  const t = useText();
  return (
    <div className={styles['waiting']}>
      <Spinner label={t('paymentChecking')} />
    </div>
  );
}
