/**
 * Where viewers confirm a payment at their bank, and where banks return them to (role PAYMENT_AUTHORIZATION,
 * PAY-054).
 */
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { rememberedPayment } from '../purchaseStores';
import { navigation } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { PaymentStatusView } from './PaymentStatusView';
import { usePurchaseServices } from './usePurchase';

/** Query parameters that may name the payment; the first one present is used. */
const names = ['payment', 'paymentDetailsExternalId', 'payment_intent', 'setup_intent'] as const;

/** The payment named in the address, else the one begun in this tab. Any status in the address is ignored. */
const PaymentAuthorizationPage = observer(function PaymentAuthorizationPage() {
  const going = useService(navigation);
  const services = usePurchaseServices();
  const [id] = useState(() => {
    const query = going.current().searchParams;
    return names.map((name) => query.get(name)).find(Boolean) ?? rememberedPayment(services).paymentId ?? '';
  });
  return <PaymentStatusView id={id} />;
});
export default PaymentAuthorizationPage;
