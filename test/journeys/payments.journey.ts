/**
 * Payment by bank redirect, wallet, code and token: in every case one charge at most, and the platform
 * determines the result.
 */
import type { Page } from 'playwright-core';
import { addressOf, platformOf, stack } from './support/addresses';
import { axe } from './support/axe';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { lanterna, noor, type DemoRealm } from './support/realms';
import { resetSandbox } from './support/sandbox';
import { cards, shop } from './support/shop';
import { arriveSignedIn } from './support/signIn';
import { text } from './support/texts';

beforeEach(() => resetSandbox());

const bank = (page: Page) => page.waitForURL(/\/__fake\/bank\//);
const atBank = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Receipts mailed by the platform: one per charged purchase. */
async function receipts(): Promise<number> {
  const answer = await fetch(`${platformOf('site')}/__sandbox/mail`);
  return ((await answer.json()) as { body: string }[]).filter(({ body }) => body.includes('Purchase '))
    .length;
}

/** At the payment step of the first licence with a price, with this payment method selected and all consents ticked. */
async function paying(page: Page, realm: DemoRealm, method: string) {
  await arriveSignedIn(page, realm, 'viewer', stack.sandbox);
  await page.goto(addressOf(realm.id, '/purchase?from=/'));
  return chosen(page, realm, method);
}

async function chosen(page: Page, realm: DemoRealm, method: string) {
  const at = shop(page, realm.locales[0]);
  await page.locator('input[type=radio]:enabled:not([value*=free]):not([value*=amigos])').first().press(' ');
  await at.goOn.click();
  await page.locator(`input[value="${realm.id}-${method}"]`).press(' ');
  await at.consent.press(' ');
  return at;
}

journey(
  'PAY-020 PAY-050 PAY-053 PAY-055 iDEAL: the bank’s page and back; a return URL opened twice charges once',
  async ({ open }) => {
    const page = await open(lanterna, { path: null });
    const { pay, done } = await paying(page, lanterna, 'ideal');
    await axe(page);
    await pay.click();
    await bank(page);
    const returned = page.waitForURL(/lanterna-ideal/);
    await atBank(page, 'Pay');
    await returned;
    const link = page.url();
    expect(new URL(link).pathname.endsWith('/lanterna-ideal')).toBe(true);
    await done.waitFor();
    expect(page.url()).not.toContain('secret');
    await page.goto(link);
    await done.waitFor();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await receipts()).toBe(1);
  },
);

journey(
  'PAY-020 PAY-051 PAY-054 Bancontact: a cancelled payment charges nothing; a pending one is awaited across a reload',
  async ({ open }) => {
    const page = await open(lanterna, { path: null });
    const { pay } = await paying(page, lanterna, 'bancontact');
    const name = page.getByLabel(text('pt', 'payerName'));
    await eventually(() => pay.isDisabled(), true);
    await name.fill('Vera Vance');
    await pay.click();
    await bank(page);
    await atBank(page, 'Go back without paying');
    await page.getByRole('heading', { name: text('pt', 'paymentFailedTitle') }).waitFor();
    await axe(page);
    expect(await receipts()).toBe(0);
    await page.getByRole('button', { name: text('pt', 'paymentBack') }).click();
    const again = await chosen(page, lanterna, 'bancontact');
    await name.fill('Vera Vance');
    await again.pay.click();
    await bank(page);
    const atTheBank = page.url();
    await atBank(page, 'Pay, and tell later');
    const waiting = page.getByRole('heading', { name: text('pt', 'paymentWaitingTitle') });
    await waiting.waitFor();
    await axe(page);
    await page.reload();
    await waiting.waitFor();
    await fetch(atTheBank, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'pay' }),
      redirect: 'manual',
    });
    await again.done.waitFor();
    expect(await receipts()).toBe(1);
  },
);

journey(
  'PAY-019 PAY-054 Alipay in Arabic: going back from the wallet’s page shows that nothing is paid yet and offers to continue',
  async ({ open }) => {
    const page = await open(noor, { path: null });
    const { pay, done } = await paying(page, noor, 'alipay');
    await pay.click();
    await bank(page);
    await page.goBack();
    const open_ = page.getByRole('heading', { name: text('ar', 'paymentOpenTitle') });
    await open_.waitFor();
    await axe(page);
    expect(await receipts()).toBe(0);
    await page.getByRole('button', { name: text('ar', 'paymentGoOn') }).click();
    await bank(page);
    await atBank(page, 'Pay');
    await done.waitFor();
    expect(await receipts()).toBe(1);
  },
);

journey(
  'PAY-004 PAY-033 a saved card with 3-D Secure: Adyen’s action and Braintree’s frame appear in core’s dialog, without entering the card again',
  async ({ open }) => {
    for (const realm of [lanterna, noor]) {
      const page = await open(realm, { path: null });
      const first = await paying(page, realm, realm === lanterna ? 'adyen' : 'braintree');
      await first.fillCard(cards.challenged);
      await first.pay.click();
      await first.bank.locator('#complete').click();
      await first.done.waitFor();
      await page.goto(
        addressOf(
          realm.id,
          `/purchase?from=/&licences=${realm === lanterna ? 'lanterna-anual' : 'noor-plus-year'}`,
        ),
      );
      await first.licences.first().press(' ');
      await first.goOn.click();
      await page.locator('input[value=saved]:checked').waitFor();
      await first.consent.press(' ');
      await first.pay.click();
      const dialog = page.getByRole('dialog', { name: text(realm.locales[0], 'cardChallenge') });
      await dialog.waitFor();
      await first.bank.locator('#fail').click();
      await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
      expect(await dialog.count()).toBe(0);
      await first.pay.click();
      await first.bank.locator('#complete').waitFor();
      await axe(page);
      await first.bank.locator('#complete').click();
      await first.done.waitFor();
    }
    expect(await receipts()).toBe(4);
  },
);

journey(
  'PAY-020 Pix: the code survives a reload, and the page continues when it is paid elsewhere',
  async ({ open }) => {
    const page = await open(lanterna, { path: null });
    const { pay, done } = await paying(page, lanterna, 'pix');
    await pay.click();
    const field = page.getByRole('textbox', { name: text('pt', 'pixCode') });
    const code = await field.inputValue();
    await axe(page);
    await page.reload();
    await field.waitFor();
    await eventually(() => field.inputValue(), code);
    expect(await receipts()).toBe(0);
    await fetch(`${platformOf('site')}/__fake/pix`, {
      method: 'POST',
      body: new URLSearchParams({ code, outcome: 'pay' }),
    });
    await done.waitFor();
    expect(await receipts()).toBe(1);
  },
);

journey(
  'PAY-020 PAY-062 WePay: a declined card shows a message, and another one pays once',
  async ({ open }) => {
    const page = await open(noor, { path: null });
    allow(page, /answer 402/, /402/);
    const { pay, done } = await paying(page, noor, 'wepay');
    const boxes = page.frameLocator('iframe[src*="wepay-card"]').getByRole('textbox');
    const fill = async (number: string) => {
      await boxes.nth(0).fill(number);
      await boxes.nth(1).fill('12 / 34');
      await boxes.nth(2).fill('123');
    };
    await fill(cards.declined);
    await pay.click();
    await page.getByRole('alert').first().waitFor();
    expect(await receipts()).toBe(0);
    await fill(cards.good);
    await pay.click();
    await done.waitFor();
    expect(await receipts()).toBe(1);
  },
);
