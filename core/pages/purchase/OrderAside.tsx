/** The order beside the step that is on, with its vouchers. */
import { observer } from 'mobx-react-lite';
import { OrderSummary, VoucherEntry, type CheckoutStore } from '../../commerce';
import { useText } from '../../i18n';
import type { Basket } from '../../sdk';
import { Icon } from '../../ui';
import styles from './PurchasePage.module.css';

/** Nothing in it can be changed while its payment is on its way, or secured. */
export const OrderAside = observer(function OrderAside({ checkout, basket }: { readonly checkout: CheckoutStore; readonly basket: Basket }) {
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
