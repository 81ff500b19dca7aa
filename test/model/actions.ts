/** What viewers do on the pages of the model: single actions in a tab. */
import type { RealmId } from './boxOffice';
import type { Card } from './cardService';
import type { CheckoutForm } from './pages/CheckoutForm';
import { GiftPayPage } from './pages/GiftPayPage';
import { PayPage } from './pages/PayPage';
import { ShopPage } from './pages/plainPages';
import { PurchasePage } from './pages/PurchasePage';
import type { Tab } from './Tab';
import type { World } from './World';

/** Not awaited: its response may be delayed. */
export type Act = (tab: Tab, world: World) => unknown;

/** The checkout form on the tab's page; null when there is none. */
export function formOf({ page }: Tab): CheckoutForm | null {
  if (page.screen !== 'pay') return null;
  return page instanceof PurchasePage
    ? page.form
    : page instanceof GiftPayPage
      ? (page.paying?.checkout?.form ?? null)
      : null;
}

export function payWith(at: Tab, card: Card): void {
  const form = formOf(at);
  if (form === null) return;
  at.card = card;
  form.agree(true);
  at.page.press();
}

export function retry({ page }: Tab): void {
  const form = formOf({ page } as Tab);
  if (form !== null && !form.checkout.formReady) form.drawFields();
  else if (page instanceof PurchasePage && (page.screen === 'basket failed' || page.screen === 'no methods'))
    void page.checkout.retry();
  else page.press();
}

export const purchasePage: Act = ({ site }) => site.open(site.navigation.hrefOf('PURCHASE'));

export const choose =
  (offer: number): Act =>
  async ({ page, site, world }) => {
    const { offers } = world.customers[0] ?? { offers: [] };
    if (page instanceof PurchasePage && site.account !== null)
      await page.choose(offers[offer % offers.length]?.id ?? '');
  };

export const waive: Act = ({ page }) =>
  page.screen === 'trial question' &&
  (page instanceof PurchasePage || page instanceof PayPage) &&
  page.checkout.waiveTrial();

export const give =
  (gift: number): Act =>
  ({ page, world }) =>
    page instanceof ShopPage && page.give(gifts[world.realm][gift % 3] ?? '', world.newRecipient());

/** Selects the payment method at this index; the saved card comes last. */
export const select =
  (place: number): Act =>
  (tab) => {
    const form = formOf(tab);
    if (form === null) return;
    const { providers } = form.checkout.basket;
    const saved = form.checkout.savedCard;
    const provider = providers[place % (providers.length + 1)];
    if (provider !== undefined) form.checkout.select(provider.id);
    else if (saved !== null) form.checkout.select(saved.providerId, true);
  };

export const gifts: Readonly<Record<RealmId, readonly string[]>> = {
  ringside: ['three-months', 'a-year', 'title-night'],
  lanterna: ['tres-meses', 'um-ano', 'um-bilhete'],
};

export const vouchers = ['TENOFF', 'FULLHOUSE', 'CASACHEIA', 'YESTERDAY', 'NEVER'];

export const payAsGuest: Act = ({ page }, world) =>
  page instanceof GiftPayPage && page.payAsGuest(`guest${world.guests}`);
