/** A payment method of the kind `native` out of a provider of wallets (PAY-023). */
import type { PluginContext } from '../context';
import { offersCard } from '../cardForms/cardSetup';
import type { PaymentMethod, WalletProps } from '../payment';
import { WalletButton } from './WalletButton';
import { WalletCheckout } from './WalletCheckout';
import type { WalletProvider } from './WalletProvider';

export interface WalletMethodDeps {
  readonly provider: WalletProvider;
  /** For providers whose own refusal codes the platform may pass on. */
  readonly translate?: (code: string) => string | null;
  /** For providers with challenges that leave the page (PAY-051). */
  readonly resume: NonNullable<PaymentMethod['resume']>;
}

/** What is in a wallet are cards: it pays what a card can pay. */
export function walletMethod({ log, onDispose }: Pick<PluginContext, 'log' | 'onDispose'>, { provider, translate, resume }: WalletMethodDeps): PaymentMethod & Required<Pick<PaymentMethod, 'Wallet'>> {
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
