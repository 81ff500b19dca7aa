/** A cooperative viewer without faults, who follows what the page offers. */
import type { Intent } from './boxOffice';
import type { Screen } from './pageModel';
import { GiftPayPage } from './pages/GiftPayPage';
import { PaymentPage } from './pages/PaymentPage';
import { PayPage } from './pages/PayPage';
import { ShopPage } from './pages/plainPages';
import { PurchasePage } from './pages/PurchasePage';
import { giveDetails, payAnyway } from './steps';
import type { Tab } from './Tab';
import type { World } from './World';

const finalScreens: ReadonlySet<Screen> = new Set(['shop', 'choose', 'done', 'sign in']);

/** Nothing is pending, and the page shows the final state. */
export const isFinalScreen = (screen: Screen): boolean => finalScreens.has(screen);

/** One action that the page offers. `owed` is a payment without a purchase: choosing its item again completes it. */
export async function goOnKindly(world: World, tab: Tab, openIntent: Intent | null): Promise<void> {
  const { page } = tab;
  tab.card = 'good';
  if (tab.question !== null) return tab.bank('pay');
  switch (page.screen) {
    case 'shop':
    case 'done':
    case 'sign in':
      return comeBackFor(world, tab, openIntent);
    case 'choose':
      if (openIntent?.sku?.startsWith('gift-') === true) return comeBackFor(world, tab, openIntent);
      if (openIntent !== null && page instanceof PurchasePage) await page.choose(openIntent.sku ?? '');
      return;
    case 'who pays':
      if (page instanceof GiftPayPage) page.payAsGuest(`guest${world.guests}`);
      return;
    case 'trial question':
      if (page instanceof PurchasePage || page instanceof PayPage) await page.checkout.waiveTrial();
      return;
    case 'details':
      return giveDetails(tab);
    case 'payment open':
      // Without a pending bank decision, another payment method can be used.
      if (tab.waitedFor === page.waitsFor)
        return page instanceof PaymentPage
          ? page.cancel()
          : page instanceof GiftPayPage
            ? page.paying?.checkout?.cancel()
            : undefined;
      tab.waitedFor = page.waitsFor ?? null;
      return world.bankDecides(tab, 'pay');
    case 'payment at work':
      return world.bankDecides(tab, 'pay');
    case 'pay':
      return payKindly(tab);
    case 'basket failed':
    case 'no methods':
      if (page instanceof PurchasePage) await page.checkout.retry();
      else page.press();
      return;
    case 'uncertain':
      // Second attempt: without a result, pays again despite the warning.
      if (tab.lookedOnce) return payAnyway(tab);
      tab.lookedOnce = true;
      return page.checkout?.payment.findOut();
    case 'unconfirmed':
      return page.checkout?.payment.confirm();
    case 'payment stuck':
      if (page instanceof PaymentPage) page.letGo();
      if (page instanceof GiftPayPage) page.paying?.checkout?.letGo();
      return;
    case 'done pending':
      return tab.load('/');
    case 'starting':
    case 'filling':
    case 'loading methods':
    case 'checking':
    case 'gift preparing':
      // All available time has passed; only waiting can help.
      return world.pass(5_000);
    default:
      if (page instanceof ShopPage) return;
      page.press();
  }
}

/**
 * Pays with the selected method; if its fields are unavailable, by a code for the bank's app; if that is not
 * offered, or the page says that the viewer has the licence already, not at all.
 */
function payKindly({ page }: Tab): void {
  const form =
    page instanceof PurchasePage
      ? page.form
      : page instanceof GiftPayPage
        ? page.paying?.checkout?.form
        : undefined;
  if (form === undefined) return;
  const { checkout } = form;
  const { error } = checkout.payment;
  if (error !== null && 'key' in error && error.key === 'alreadyEntitled') return checkout.change();
  form.agree(true);
  if (checkout.payable) return page.press();
  const code = checkout.basket.providers.find(({ name }) => name === 'pix');
  if (code !== undefined && checkout.selection.chosen?.provider.id !== code.id) checkout.select(code.id);
  else if (checkout.selection.formReady || code === undefined) checkout.change();
  else form.drawFields();
}

/** Navigates to where the paid item can be chosen again: a licence, or the gift with its recipient. */
async function comeBackFor(world: World, { page, site }: Tab, openIntent: Intent | null): Promise<void> {
  if (openIntent === null || site.account === null) return;
  if (openIntent.sku?.startsWith('gift-') !== true) return site.open(site.navigation.hrefOf('PURCHASE'));
  const recipient = world.ledger.lastRecipient(site.account, openIntent.amount);
  if (page instanceof ShopPage && recipient !== null)
    page.give(openIntent.sku.replace('gift-', ''), recipient);
  else site.open('/');
}
