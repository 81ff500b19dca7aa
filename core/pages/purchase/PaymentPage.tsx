/** The page of one payment (role PAYMENT): where a viewer waits for it, comes back to it, and learns how it ended (PAY-054). */
import { observer } from 'mobx-react-lite';
import { useRouteMatch } from '../../routing';
import { PaymentStatusView } from './PaymentStatusView';

const PaymentPage = observer(function PaymentPage() {
  const id = useRouteMatch()?.params['id'] ?? '';
  return <PaymentStatusView key={id} id={id} />;
});
export default PaymentPage;
