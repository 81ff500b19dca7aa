/** The order summary with its vouchers, next to the current step. */
import { observer } from 'mobx-react-lite';
import { OrderSummary } from '../components/OrderSummary';
import { VoucherEntry } from '../components/VoucherEntry';
import type { CheckoutStore } from '../CheckoutStore';
import { useText } from '../../i18n/hooks';
import type { Basket } from '../../sdk/payment';
import { Icon } from '../../ui/Icon';
import styles from './PurchasePage.module.css';

/** Read-only while its payment is pending or secured. */
export const OrderAside = observer(function OrderAside({
  checkout,
  basket,
}: {
  readonly checkout: CheckoutStore;
  readonly basket: Basket;
}) {
  const t = useText();
  const { payment, vouchers } = checkout;
  const open = !payment.binding && !vouchers.working;
  return (
    <aside className={styles['order']}>
      <OrderSummary
        basket={basket}
        onChange={open ? () => checkout.change() : null}
        onRemoveVoucher={open ? (code) => void vouchers.remove(code) : null}
      />
      <VoucherEntry checkout={checkout} />
      <p className={styles['secure']}>
        <Icon name="lock" size={20} />
        {t('purchaseSecure')}
      </p>
    </aside>
  );
});
