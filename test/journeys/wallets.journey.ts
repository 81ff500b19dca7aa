/**
 * Payment by Apple Pay and Google Pay: the sheet opens on a click, and in every case the viewer is charged
 * once at most.
 */
import type { Page } from 'playwright-core';
import { addressOf, platformOf, stack } from './support/addresses';
import { axe } from './support/axe';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { lanterna, noor, ringside, type DemoRealm } from './support/realms';
import { clearFaults, newestMail, resetSandbox, setFaults } from './support/sandbox';
import { cards, shop } from './support/shop';
import { arriveSignedIn } from './support/signIn';
import { text } from './support/texts';
import { walletOn, withApplePay, withoutWallets } from './support/wallet';

beforeEach(() => resetSandbox());
afterEach(() => clearFaults());

/** Receipts mailed by the platform: one per charged purchase. */
async function receipts(): Promise<number> {
  const answer = await fetch(`${platformOf('site')}/__sandbox/mail`);
  return ((await answer.json()) as { body: string }[]).filter(({ body }) => body.includes('Purchase '))
    .length;
}

/** At the payment step of the first licence with a price. */
async function atPayment(page: Page, realm: DemoRealm) {
  await arriveSignedIn(page, realm, 'viewer', stack.sandbox);
  await page.goto(addressOf(realm.id, '/purchase?from=/'));
  const at = shop(page, realm.locales[0]);
  await page.locator('input[type=radio]:enabled:not([value*=free]):not([value*=amigos])').first().press(' ');
  await at.goOn.click();
  await at.pay.waitFor();
  return { ...at, wallet: walletOn(page, realm) };
}

const isFocused = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element === document.activeElement);

journey(
  'PAY-023 PAY-024 Google Pay by Stripe: first on the page, not before the consent, closed without an effect, and paid once',
  async ({ open }) => {
    const page = await open(ringside, { path: null });
    const { wallet, consent, pay, done, fields } = await atPayment(page, ringside);
    await wallet.googlePay.waitFor();
    await fields.getByRole('textbox').first().waitFor();
    await axe(page);
    const [button, payButton] = await Promise.all([wallet.googlePay.boundingBox(), pay.boundingBox()]);
    expect(button?.y).toBeLessThan(payButton?.y ?? 0);

    await wallet.googlePay.click();
    await page
      .getByRole('alert')
      .filter({ hasText: text('en', 'walletConsentsMissing') })
      .waitFor();
    await eventually(() => isFocused(page, 'input[type=checkbox]'), true);
    expect(await wallet.sheet.count()).toBe(0);
    await axe(page);
    await consent.press(' ');
    await eventually(() => page.getByRole('alert').filter({ hasText: /\S/ }).count(), 0);

    await wallet.googlePay.click();
    await wallet.cancel.click();
    await wallet.sheet.waitFor({ state: 'detached' });
    expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
    await eventually(() => pay.isEnabled(), true);
    expect(await receipts()).toBe(0);

    await wallet.googlePay.click();
    await wallet.approve.waitFor();
    expect(await pay.innerText()).toContain((await wallet.amount.innerText()).trim());
    await wallet.approve.click();
    await done.waitFor();
    expect(await receipts()).toBe(1);
  },
);

journey(
  'PAY-023 PAY-062 a card declined in the wallet shows an error next to it; another press, or a card, pays',
  async ({ open }) => {
    const page = await open(ringside, { path: null });
    allow(page, /answer 402/, /402/);
    const { wallet, consent, pay, fillCard, done } = await atPayment(page, ringside);
    await consent.press(' ');
    await wallet.googlePay.click();
    await wallet.decline.click();
    await page.getByRole('alert').filter({ hasText: 'Your card was declined.' }).waitFor();
    await eventually(() => page.getByRole('alert').filter({ hasText: /\S/ }).count(), 1);
    await axe(page);
    await fillCard(cards.good);
    await pay.click();
    await done.waitFor();
    expect(await receipts()).toBe(1);
  },
);

journey(
  'PAY-019 PAY-023 the response to a wallet’s payment is lost: the next press, also after a reload, continues the same payment',
  async ({ open }) => {
    const page = await open(ringside, { path: null });
    allow(page, /baskets\/pay/, /\[commerce\]/);
    const { wallet, consent, pay, done } = await atPayment(page, ringside);
    await consent.press(' ');
    // Without `times`: browsers retry by themselves when a connection breaks.
    await setFaults([{ path: '/api/v2/customer/baskets/pay/*', method: 'POST', drop: 'before' }]);
    await wallet.googlePay.click();
    await wallet.approve.click();
    await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
    await page.getByText(text('en', 'paymentKept')).waitFor();
    expect(await wallet.googlePay.count()).toBe(0);
    await axe(page);
    await clearFaults();
    await page.reload();
    await consent.press(' ');
    await pay.click();
    await done.waitFor();
    expect(await receipts()).toBe(1);
  },
);

for (const realm of [ringside, lanterna, noor])
  journey(
    `PAY-023 ${realm.id} in a browser without wallets: they are hidden, and the card pays`,
    async ({ open }) => {
      const page = await open(realm, { width: 'phone', path: null });
      await withoutWallets(page);
      const { wallet, consent, pay, fillCard, done } = await atPayment(page, realm);
      expect(await page.locator('iframe[src*="wallet"]').count()).toBe(0);
      expect(await wallet.googlePay.count()).toBe(0);
      expect(await page.getByText(text(realm.locales[0], 'walletsOr')).count()).toBe(0);
      await consent.press(' ');
      await fillCard(cards.good);
      await pay.click();
      await done.waitFor();
      expect(await receipts()).toBe(1);
    },
  );

journey(
  'PAY-023 Arabic on a phone: Apple Pay and Google Pay precede the other payment methods, and pay once',
  async ({ open }) => {
    const page = await open(noor, { width: 'phone', path: null });
    await withApplePay(page);
    const { wallet, consent, pay, done } = await atPayment(page, noor);
    await wallet.googlePay.waitFor();
    await wallet.applePay.waitFor();
    await page.getByText(text('ar', 'walletsOr')).waitFor();
    await pay.waitFor();
    await axe(page);
    await consent.press(' ');
    await wallet.applePay.click();
    await wallet.approve.click();
    await done.waitFor();
    expect(await receipts()).toBe(1);
  },
);

journey(
  'PAY-023 GFT-014 GFT-015 a guest gives with Google Pay by Adyen, after a card in it was declined',
  async ({ open }) => {
    const page = await open(lanterna, { width: 'phone', path: '/presente' });
    allow(page, /\[commerce\]/);
    await page.getByRole('link', { name: /Um bilhete/ }).click();
    await page.getByLabel(text('pt', 'giftRecipientName')).fill('Nora');
    await page.getByLabel(text('pt', 'giftRecipientEmail')).fill('nora@new.example');
    await page.getByRole('button', { name: /Seguir para o pagamento/i }).click();
    await page.getByLabel(text('pt', 'giftYourEmail')).fill('gil@new.example');
    await page.getByRole('button', { name: text('pt', 'giftGuestGoOn') }).click();
    const wallet = walletOn(page, lanterna);
    await wallet.googlePay.waitFor();
    await axe(page);
    await wallet.googlePay.click();
    await wallet.decline.click();
    await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    await wallet.googlePay.click();
    await wallet.approve.click();
    await page.getByRole('heading', { name: text('pt', 'giftSentTitle') }).waitFor();
    expect((await newestMail('nora@new.example')).subject).toContain('gil@new.example');
  },
);

journey('PAY-023 a signed-in viewer buys with Apple Pay by Adyen', async ({ open }) => {
  const page = await open(lanterna, { path: null });
  await withApplePay(page);
  const { wallet, consent, done } = await atPayment(page, lanterna);
  await axe(page);
  await consent.press(' ');
  await wallet.applePay.click();
  await wallet.cancel.click();
  await wallet.sheet.waitFor({ state: 'detached' });
  await wallet.applePay.click();
  await wallet.approve.click();
  await done.waitFor();
  expect(await receipts()).toBe(1);
});
