/** Builds a payment method of kind `native` from a wallet provider (PAY-023). */
import type { PluginContext } from '../context';
import { cardReturn, type ReturnNames } from '../cardForms/cardReturn';
import { offersCard } from '../cardForms/cardSetup';
import type { PaymentMethod, WalletProps } from '../payment';
import { WalletCheckout } from './WalletCheckout';
import type { WalletProvider } from './WalletProvider';
import { useEffect, useRef, useState } from 'react';
import { chargeKey } from '../chargeKey';
import styles from './WalletButton.module.css';
import type { RealmView } from '../services';

/** Pixels, within the limits of Apple, Google and Stripe. */
export const BUTTON_HEIGHT = 48;

/** White on dark pages, black on light ones. */
export function walletTheme(realm: Pick<RealmView, 'color'>): 'black' | 'white' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(realm.color('ground').slice(start, start + 2), 16),
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128 ? 'white' : 'black';
}

/** What a wallet's plugin states about itself. */
export interface WalletMethodDeps {
  readonly provider: WalletProvider;
  /** For providers whose refusal codes the platform may pass through. */
  readonly translate?: (code: string) => string | null;
  /** For providers with challenges that redirect (PAY-051). */
  readonly returns: ReturnNames;
}

/** Wallets hold cards: it can pay what a card can pay. */
export function walletMethod(
  context: Pick<PluginContext, 'facts' | 'log' | 'onDispose' | 'use'>,
  { provider, translate, returns }: WalletMethodDeps,
): PaymentMethod & Required<Pick<PaymentMethod, 'Wallet'>> {
  const checkout = new WalletCheckout(provider, context.log);
  context.onDispose(() => checkout.dispose());
  return {
    Wallet: (props: WalletProps) => <WalletButton {...props} checkout={checkout} />,
    offers: offersCard,
    collect: (basket, returnUrl) => checkout.collect(basket, returnUrl),
    resume: async (returned) => cardReturn(returned, context, returns),
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
