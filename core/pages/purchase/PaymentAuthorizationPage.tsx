/** Where a viewer is sent to confirm a payment at their bank, and where banks send them back to (role PAYMENT_AUTHORIZATION, PAY-054). */
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { rememberedPayment } from '../../commerce';
import { navigation, useService } from '../../sdk';
import { PaymentStatusView } from './PaymentStatusView';
import { usePurchaseServices } from './usePurchase';

/** Parameters that name the payment; the first that is there counts. */
const names = ['payment', 'paymentDetailsExternalId', 'payment_intent', 'setup_intent'] as const;

/** The payment that the address names, else the one that was begun in this tab. What the address says of it is not looked at. */
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
