/** Browser and device wallets, above the other payment methods (PAY-023). */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useText } from '../../i18n/hooks';
import { Contributed } from '../../plugins/Contributed';
import { clock } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import type { Basket } from '../../sdk/payment';
import { Divider } from '../../ui/Divider';
import type { CheckoutStore } from '../CheckoutStore';
import { paymentMethodRequest } from '../paymentMethodSource';
import type { ReadyMethod } from '../PaymentMethodStore';
import { PaymentConsents } from './PaymentConsents';
import { PaymentProblem } from './PaymentProblem';
import styles from './Wallets.module.css';

/**
 * Milliseconds for a wallet to report its availability, script loading included. The page waits for it to
 * avoid layout shifts; a failed script reports at once.
 */
export const WALLET_LIMIT = 8000;

export interface WalletsProps {
  readonly checkout: CheckoutStore;
  readonly basket: Basket;
  readonly returnUrl: () => string;
}

/** Hidden until all have reported; removed if the browser offers none. */
export const Wallets = observer(function Wallets(props: WalletsProps) {
  const t = useText();
  const time = useService(clock);
  const { checkout } = props;
  const { wallets, choice, payment, methods } = checkout;
  const { state } = methods;
  useEffect(() => time.after(WALLET_LIMIT, () => wallets.endWait()), [time, wallets, state]);
  const { drawn, offered, settled } = wallets;
  if (drawn.length === 0) return null;
  return (
    <div className={styles['wallets']} data-settled={settled} inert={!settled}>
      {drawn.map((wallet) => (
        <div key={wallet.entry.key} role="group" aria-label={t(wallet.facts.labelKey)}>
          <Wallet {...props} wallet={wallet} />
        </div>
      ))}
      {settled && (
        <>
          <PaymentConsents
            checkout={checkout}
            consents={choice.askedBesides(offered.map(({ provider }) => provider.id))}
          />
          <p className={styles['status']} role="status">
            {choice.byWallet && payment.processing ? t('paymentProcessing') : ''}
          </p>
          {(choice.byWallet || wallets.problem !== null) && <PaymentProblem checkout={checkout} />}
          {checkout.selection.listed !== null && <Divider>{t('walletsOr')}</Divider>}
        </>
      )}
    </div>
  );
});

/** The wallet button of a provider's plugin. */
const Wallet = observer(function Wallet({
  checkout,
  basket,
  returnUrl,
  wallet,
}: WalletsProps & { readonly wallet: ReadyMethod }) {
  const { wallets, payment } = checkout;
  const { id } = wallet.provider;
  const report = (available: boolean): void => wallets.report(id, available);
  return (
    <Contributed
      request={paymentMethodRequest(wallet.entry)}
      skeleton={null}
      failed={() => <Missing onReport={report} />}
    >
      {({ Wallet: Button }) =>
        Button === undefined ? (
          <Missing onReport={report} />
        ) : (
          <Button
            basket={basket}
            disabled={payment.binding}
            onAvailable={report}
            onPress={() => checkout.pressWallet(id)}
            onCancel={() => wallets.cancelSheet(id)}
            onApprove={() => checkout.payByWallet(id, returnUrl)}
          />
        )
      }
    </Contributed>
  );
});

/** Replaces a plugin that failed or has no button: the wallet is not offered. */
function Missing({ onReport }: { readonly onReport: (available: boolean) => void }) {
  useEffect(() => onReport(false));
  return null;
}
