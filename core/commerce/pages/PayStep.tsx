/** The second step: paying for the basket. */
import { observer } from 'mobx-react-lite';
import { PaymentForm } from '../components/PaymentForm';
import { useProblemText } from '../components/useProblemText';
import type { CheckoutStore } from '../CheckoutStore';
import { useText } from '../../i18n/hooks';
import { payReturnQuery } from '../../routing/payReturnQuery';
import { navigation } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import { OrderAside } from './OrderAside';
import { namedInReturn } from '../rules/providerSelection';
import styles from './PurchasePage.module.css';

export const PayStep = observer(function PayStep({
  checkout,
  from,
}: {
  readonly checkout: CheckoutStore;
  readonly from: string | null;
}) {
  const t = useText();
  const text = useProblemText();
  const going = useService(navigation);
  const { state } = checkout.basket;

  /** The return URL for the selected provider (PAY-050). */
  const returnUrl = (): string => {
    const named = namedInReturn(checkout.selection.chosen?.provider);
    const query = payReturnQuery({ ...named, ...(from === null ? {} : { from }) });
    const path = going.hrefOf('PAY', { providerId: named.paymentProviderId }, Object.fromEntries(query));
    return new URL(path, going.current()).href;
  };

  if (state.status === 'failed')
    return (
      <div className={styles['failed']}>
        <h1>{t('paymentTitle')}</h1>
        <Alert>{text(state.message)}</Alert>
        <div className={styles['actions']}>
          <Button onClick={() => void checkout.retry()}>{t('tryAgain')}</Button>
          <Button variant="quiet" onClick={() => checkout.change()}>
            {t('orderChange')}
          </Button>
        </div>
      </div>
    );
  if (state.status !== 'ready')
    return (
      <div className={styles['waiting']}>
        <Spinner label={t('paymentLoading')} />
      </div>
    );
  const { basket } = state;
  return (
    <div className={styles['pay']}>
      <h1 className={styles['title']}>{basket.basketItems[0]?.name ?? t('paymentTitle')}</h1>
      <OrderAside checkout={checkout} basket={basket} />
      <div className={styles['method']}>
        <PaymentForm checkout={checkout} basket={basket} returnUrl={returnUrl} />
      </div>
    </div>
  );
});
