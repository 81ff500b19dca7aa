/** The payment step of the demo realms, and what the platform charged. */
import type { Page } from 'playwright-core';
import { addressOf, platformOf, stack } from './addresses';
import { type DemoRealm } from './realms';
import { shop } from './shop';
import { arriveSignedIn } from './signIn';

/** Failures of a purchase are also in the operator's log. */
export const logged = /\[commerce\]/;

export const payCall = '/api/v2/customer/baskets/pay';

/** Receipts mailed to an account: one per charged purchase. */
export async function receipts(recipient: string): Promise<number> {
  const answer = await fetch(`${platformOf('site')}/__sandbox/mail`);
  const mails = (await answer.json()) as { recipient: string; body: string }[];
  return mails.filter((mail) => mail.recipient === recipient && mail.body.includes('Purchase ')).length;
}

/** At the payment step of the first licence on offer, with all consents ticked. */
export async function atPayment(
  page: Page,
  realm: DemoRealm,
  account: Parameters<typeof arriveSignedIn>[2],
  choose = '/purchase?from=/browse',
) {
  await arriveSignedIn(page, realm, account, stack.sandbox);
  await page.goto(addressOf(realm.id, choose));
  const at = shop(page, realm.locales[0]);
  await page.locator('input[type=radio]:enabled:not([value*=free])').first().press(' ');
  await at.goOn.click();
  return at;
}
