/** The wallet on the payment page and its payment sheet, of the Stripe and Adyen fakes. */
import type { Page } from 'playwright-core';
import type { DemoRealm } from './realms';

export function walletOn(page: Page, { id }: Pick<DemoRealm, 'id'>) {
  const sheet = page.frameLocator('iframe[src*="wallet-sheet"]');
  // Stripe's buttons are in its own frame, Adyen's in the page.
  const buttons = id === 'lanterna' ? page : page.frameLocator('iframe[src*="wallet-button"]');
  const named = (name: string) => buttons.getByRole('button', { name, exact: true });
  return {
    googlePay: named('Google Pay'),
    applePay: named('Apple Pay'),
    sheet: page.getByRole('dialog', { name: /Pay$/ }),
    amount: sheet.locator('#amount'),
    approve: sheet.locator('#approve'),
    decline: sheet.locator('#decline'),
    cancel: sheet.locator('#cancel'),
  };
}

/** Removes wallets from the browser: the fakes detect the same interfaces as the providers' scripts. */
export async function withoutWallets(page: Page): Promise<void> {
  await page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'PaymentRequest'));
}

/** Adds Apple Pay to the browser. */
export async function withApplePay(page: Page): Promise<void> {
  await page.addInitScript(
    () => void Object.assign(globalThis, { ApplePaySession: { canMakePayments: () => true } }),
  );
}
