/** The page of one payment (role PAYMENT), for waiting, returning, and its outcome (PAY-054). */
import { observer } from 'mobx-react-lite';
import { useRouteMatch } from '../../routing/RoutingProvider';
import { PaymentStatusView } from './PaymentStatusView';

const PaymentPage = observer(function PaymentPage() {
  const id = useRouteMatch()?.params['id'] ?? '';
  return <PaymentStatusView key={id} id={id} />;
});
export default PaymentPage;
