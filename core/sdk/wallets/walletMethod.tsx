/** Builds a payment method of kind `native` from a wallet provider (PAY-023). */
import type { PluginContext } from '../context';
import { offersCard } from '../cardForms/cardSetup';
import type { PaymentMethod, WalletProps } from '../payment';
import { WalletButton } from './WalletButton';
import { WalletCheckout } from './WalletCheckout';
import type { WalletProvider } from './WalletProvider';

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
