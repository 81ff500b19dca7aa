/** An open payment: the action required of the viewer, or that the bank is still processing it. */
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { paymentMethodRequest } from '../paymentMethodSource';
import { useProblemText } from '../components/useProblemText';
import type { PaymentWatch } from '../PaymentWatch';
import { useText } from '../../i18n/hooks';
import { Contributed } from '../../plugins/Contributed';
import { queryNames } from '../../routing/queryNames';
import { navigation } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import type { Payment } from '../../sdk/payment';
import { Alert } from '../../ui/Alert';
import { Button, buttonClass } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import { checkedRealm } from '../../pageKit/pageServices';
import styles from './PaymentStatusView.module.css';
import { Sign } from './PaymentStatusIcon';

export interface PaymentOpenProps {
  readonly watch: PaymentWatch;
  readonly payment: Payment;
  readonly onAgain: () => void;
  /** Stops waiting while the outcome is open. */
  readonly onLeave: () => void;
  /** A plugin's order, which gives no licence to the viewer. */
  readonly isOrder?: boolean;
}

export const PaymentOpen = observer(function PaymentOpen({
  watch,
  payment,
  onAgain,
  onLeave,
  isOrder = false,
}: PaymentOpenProps) {
  const t = useText();
  const text = useProblemText();
  const going = useService(navigation);
  const waits = payment.status === 'requires_action';
  const isAtWork = !waits && !watch.unconfirmed;
  return (
    <section className={styles['open']}>
      {waits ? (
        <WhatToDo payment={payment} />
      ) : watch.unconfirmed ? (
        <ToComplete />
      ) : (
        <AtWork isOrder={isOrder} />
      )}
      <p role="status" className={styles['note']}>
        {watch.stale ? t('paymentStale') : ''}
      </p>
      {watch.unconfirmed && watch.isClosed && <Alert>{t('kidPurchasePermissionDenied')}</Alert>}
      {watch.problem !== null && <Alert>{text(watch.problem)}</Alert>}
      <div className={styles['actions']}>
        {watch.unconfirmed && !watch.isClosed && (
          <Button busy={watch.completing} onClick={() => void watch.complete()}>
            {t('paymentConfirm')}
          </Button>
        )}
        {watch.problem !== null && !watch.unconfirmed && (
          <Button onClick={() => void watch.look()}>{t('tryAgain')}</Button>
        )}
        {watch.problem !== null && (
          <Button
            variant="quiet"
            onClick={() => {
              watch.abandon();
              onAgain();
            }}
          >
            {t('paymentBack')}
          </Button>
        )}
        {isAtWork && watch.problem === null && (
          <>
            {!isOrder && (
              <Link
                className={buttonClass('secondary')}
                to={going.hrefOf('ACCOUNT', {}, { [queryNames.section]: 'licences' })}
              >
                {t('paymentSeeLicences')}
              </Link>
            )}
            <Button
              variant="quiet"
              onClick={() => {
                watch.setAside();
                onLeave();
              }}
            >
              {t(isOrder ? 'paymentNotWait' : 'paymentToShop')}
            </Button>
          </>
        )}
        {waits && (
          <Button
            variant="quiet"
            busy={watch.cancelling}
            onClick={() => void watch.cancel().then((free) => free && onAgain())}
          >
            {t('paymentOtherWay')}
          </Button>
        )}
      </div>
    </section>
  );
});

/** The payment method's own instructions, such as a code, if it has some; else how to continue at the bank. */
function WhatToDo({ payment }: { readonly payment: Payment }) {
  const t = useText();
  const { paymentProviders } = useService(checkedRealm);
  const entry = paymentProviders.find(({ contribution }) => contribution === payment.targetPaymentProvider);
  if (entry === undefined) return <GoOn payment={payment} />;
  return (
    <Contributed
      request={paymentMethodRequest(entry)}
      skeleton={
        <div className={styles['loading']}>
          <Spinner label={t('paymentLoading')} />
        </div>
      }
      failed={() => <GoOn payment={payment} />}
    >
      {({ Waiting }) => (Waiting === undefined ? <GoOn payment={payment} /> : <Waiting payment={payment} />)}
    </Contributed>
  );
}

function GoOn({ payment: { authorisationUrl } }: { readonly payment: Payment }) {
  const t = useText();
  const going = useService(navigation);
  return (
    <div className={styles['standing']}>
      <Sign kind="open" />
      <h1 className={styles['title']}>{t('paymentOpenTitle')}</h1>
      <p className={styles['text']}>{t('paymentOpenText')}</p>
      {authorisationUrl && <Button onClick={() => going.leave(authorisationUrl)}>{t('paymentGoOn')}</Button>}
    </div>
  );
}

/** Paid, but not begun in this browser, so the viewer must confirm it. */
function ToComplete() {
  const t = useText();
  return (
    <div className={styles['standing']}>
      <Sign kind="open" />
      <h1 className={styles['title']}>{t('paymentConfirmTitle')}</h1>
      <p className={styles['text']}>{t('paymentConfirmText')}</p>
    </div>
  );
}

function AtWork({ isOrder }: { readonly isOrder: boolean }) {
  const t = useText();
  return (
    <div className={styles['standing']}>
      <Sign kind="working" />
      <h1 className={styles['title']}>{t('paymentWaitingTitle')}</h1>
      <p className={styles['text']}>{t(isOrder ? 'paymentWaitingOrderText' : 'paymentWaitingText')}</p>
    </div>
  );
}
