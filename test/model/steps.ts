/** Actions shared by steps and the cooperative viewer. */
import { platformClient } from '../../core/sdk';
import { writeUserDetails } from '../../core/sdk/endpoints/account';
import { PayPage } from './pages/PayPage';
import { PurchasePage } from './pages/PurchasePage';
import type { Tab } from './Tab';

/** Fills in and submits the form of missing billing details. */
export async function giveDetails({ page, site }: Tab): Promise<void> {
  if (page.screen !== 'details' || !(page instanceof PurchasePage || page instanceof PayPage)) return;
  try {
    await site.get(platformClient).call(writeUserDetails, { body: { address: { line1: '1 Ring Road' } } });
  } catch {
    return;
  }
  await page.checkout.detailsGiven();
}

/** The viewer pays again without waiting, despite the warning of a double charge. */
export async function payAnyway(tab: Tab): Promise<void> {
  const { page, site, ledger, world } = tab;
  const { checkout } = page;
  if (page.screen !== 'uncertain' || checkout === null) return;
  world.decidedToPayAgain += 1;
  ledger.decidedToPayAgain(site.account);
  await checkout.payAnyway();
  if (page instanceof PayPage) page.goBack();
}
