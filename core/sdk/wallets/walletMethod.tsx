/** Builds a payment method of kind `native` from a wallet provider (PAY-023). */
import type { PluginContext } from '../context';
import { offersCard } from '../cardForms/cardSetup';
import type { PaymentMethod, WalletProps } from '../payment';
import { WalletCheckout } from './WalletCheckout';
import type { WalletProvider } from './WalletProvider';
import { useEffect, useRef, useState } from 'react';
import { chargeKey } from '../chargeKey';
import styles from './WalletButton.module.css';

export interface WalletMethodDeps {
  readonly provider: WalletProvider;
  /** For providers whose refusal codes the platform may pass through. */
  readonly translate?: (code: string) => string | null;
  /** For providers with challenges that redirect (PAY-051). */
  readonly resume: NonNullable<PaymentMethod['resume']>;
}

/** Wallets hold cards: it can pay what a card can pay. */
export function walletMethod(
  { log, onDispose }: Pick<PluginContext, 'log' | 'onDispose'>,
  { provider, translate, resume }: WalletMethodDeps,
): PaymentMethod & Required<Pick<PaymentMethod, 'Wallet'>> {
  const checkout = new WalletCheckout(provider, log);
  onDispose(() => checkout.dispose());
  return {
    Wallet: (props: WalletProps) => <WalletButton {...props} checkout={checkout} />,
    offers: offersCard,
    collect: (basket, returnUrl) => checkout.collect(basket, returnUrl),
    resume,
    ...(translate === undefined ? {} : { translate }),
  };
}

interface WalletButtonProps extends WalletProps {
  readonly checkout: WalletCheckout;
}

/** A new charge needs a new button: the sheet shows its amount. */
function WalletButton({ checkout, disabled, ...props }: WalletButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const charge = chargeKey(props.basket);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    return checkout.mount(element, latest.current.basket, {
      onAvailable: (available) => latest.current.onAvailable(available),
      onPress: () => latest.current.onPress(),
      onCancel: () => latest.current.onCancel(),
      onApprove: () => latest.current.onApprove(),
      onSpent: () => setAttempt((count) => count + 1),
    });
  }, [checkout, charge, attempt]);
  // A provider may leave elements behind: a new box per attempt.
  return (
    <div
      key={`${charge} ${attempt}`}
      ref={place}
      className={styles['button']}
      data-disabled={disabled || undefined}
    />
  );
}
