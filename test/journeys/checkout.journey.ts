/** Details, cards, vouchers and trials between choosing and paying for a licence. */
import { addressOf, stack } from './support/addresses';
import { axe } from './support/axe';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { lanterna, noor, PASSWORD, ringside } from './support/realms';
import { clearFaults, resetSandbox, setFaults } from './support/sandbox';
import { cards, shop } from './support/shop';
import { arriveSignedIn, fillSignIn } from './support/signIn';
import { text } from './support/texts';
import { atPayment, logged, receipts } from './support/checkout';

beforeEach(() => resetSandbox());
afterEach(() => clearFaults());

describe('missing billing details', () => {
  for (const [realm, width] of [
    [ringside, 'phone'],
    [noor, 'desktop'],
    [lanterna, 'desktop'],
  ] as const)
    journey(
      `PAY-013 FRM-013 FRM-039 ${realm.id} on a ${width}: they are entered in the checkout, which then continues to the payment`,
      async ({ open }) => {
        const page = await open(realm, { width, path: null });
        const [locale] = realm.locales;
        const { consent, pay, fillCard, done } = await atPayment(page, realm, 'details');
        const save = page.getByRole('button', { name: text(locale, 'billingGoOn') });
        await save.click();
        const street = page.getByLabel(text(locale, 'detailLine1'));
        await page.getByText(text(locale, 'line1FieldIsRequired')).waitFor();
        await eventually(() => street.evaluate((field) => field === document.activeElement), true);
        await axe(page);
        await street.fill('1 Canvas Street');
        await page.getByLabel(text(locale, 'detailPostalCode')).fill('1100-048');
        await save.click();
        await consent.press(' ');
        await fillCard(cards.good);
        await pay.click();
        await done.waitFor();
        expect(await receipts(`details@${realm.id}.example`)).toBe(1);
      },
    );

  journey('a failed save preserves the input, and the next one continues', async ({ open }) => {
    const page = await open(ringside, { path: null });
    allow(page, /user\/details/, logged);
    const { fields } = await atPayment(page, ringside, 'details');
    const street = page.getByLabel(text('en', 'detailLine1'));
    await street.fill('1 Canvas Street');
    await page.getByLabel(text('en', 'detailPostalCode')).fill('D01');
    await setFaults([{ method: 'PUT', path: '/api/v2/user/details', status: 500, times: 1 }]);
    await page.getByRole('button', { name: text('en', 'billingGoOn') }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: text('en', 'detailsNotSaved') })
      .waitFor();
    await eventually(() => street.inputValue(), '1 Canvas Street');
    await page.getByRole('button', { name: text('en', 'billingGoOn') }).click();
    await fields.getByRole('textbox').first().waitFor();
  });
});

journey(
  'SGN-008 API-022 missing details are requested after sign-in, before the redirect to the destination',
  async ({ open }) => {
    const page = await open(ringside, { path: '/login?from=/browse' });
    await fillSignIn(page, 'en', { email: 'incomplete@ringside.example', password: PASSWORD });
    await page.getByRole('heading', { name: text('en', 'owedDetailsTitle') }).waitFor();
    await page.getByLabel(text('en', 'detailDay'), { exact: true }).fill('3');
    await page.getByLabel(text('en', 'detailMonth'), { exact: true }).fill('2');
    await page.getByLabel(text('en', 'detailYear'), { exact: true }).fill('1990');
    await page.locator('input[type=tel]').fill('85 123 4567');
    await axe(page);
    await page.getByRole('button', { name: text('en', 'owedDetailsSave') }).click();
    await page.waitForURL((url) => url.pathname === '/browse');
  },
);

describe('declined cards', () => {
  for (const [number, expected] of [
    [cards.poor, /insufficient|declined/i],
    ['4000 0000 0000 0069', /expired/i],
  ] as const)
    journey(`PAY-062 PAY-073 ${number} shows the reason, and another card pays once`, async ({ open }) => {
      const page = await open(ringside, { path: null });
      allow(page, /__fake/);
      const { consent, pay, fillCard, done } = await atPayment(page, ringside, 'viewer');
      await consent.press(' ');
      await fillCard(number);
      await pay.click();
      await page.getByRole('alert').filter({ hasText: expected }).first().waitFor();
      // Once by the page. The provider's frame has a message of its own, which no page can suppress.
      await eventually(
        () => page.getByRole('alert').filter({ hasText: /\S/ }).allTextContents(),
        [expect.stringMatching(expected)],
      );
      expect(await receipts('viewer@ringside.example')).toBe(0);
      await fillCard(cards.good);
      await pay.click();
      await done.waitFor();
      expect(await receipts('viewer@ringside.example')).toBe(1);
    });

  journey('a failed 3-D Secure challenge charges nothing; a passed one pays once', async ({ open }) => {
    const page = await open(ringside, { path: null });
    allow(page, /__fake/);
    const { consent, pay, fillCard, done } = await atPayment(page, ringside, 'viewer');
    const bank = page.frameLocator('iframe[src*="stripe-challenge"]');
    await consent.press(' ');
    await fillCard(cards.challenged);
    await pay.click();
    await bank.getByRole('button', { name: 'No, stop' }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: /confirm that it is you/ })
      .first()
      .waitFor();
    expect(await receipts('viewer@ringside.example')).toBe(0);
    await fillCard(cards.challenged);
    await pay.click();
    await bank.getByRole('button', { name: 'Yes, pay' }).click();
    await done.waitFor();
    expect(await receipts('viewer@ringside.example')).toBe(1);
  });
});

describe('PAY-021 providers with one frame per field', () => {
  for (const [realm, expected] of [
    [lanterna, 'card_declined'],
    [noor, 'expired_card'],
  ] as const)
    journey(
      `PAY-070 ${realm.id}: a refusal shows a message, and a 3-D Secure card pays once`,
      async ({ open }) => {
        const page = await open(realm, { path: null });
        allow(page, /baskets\/pay/, logged);
        const [locale] = realm.locales;
        const { consent, pay, fillCard, bank, done } = await atPayment(page, realm, 'viewer');
        await consent.press(' ');
        await fillCard(expected === 'expired_card' ? '4000 0000 0000 0069' : cards.poor);
        await pay.click();
        await page
          .getByRole('alert')
          .filter({ hasText: text(locale, expected) })
          .waitFor();
        await axe(page);
        expect(await receipts(`viewer@${realm.id}.example`)).toBe(0);
        await fillCard(cards.challenged);
        await pay.click();
        await bank.locator('#complete:enabled').click();
        await done.waitFor();
        expect(await receipts(`viewer@${realm.id}.example`)).toBe(1);
      },
    );
});

journey('going back from the payment buys nothing, and going forward offers it again', async ({ open }) => {
  const page = await open(ringside, { path: '/browse' });
  const { licences } = await atPayment(page, ringside, 'viewer');
  await page.frameLocator('iframe[src*="stripe-element"]').getByRole('textbox').first().waitFor();
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/browse');
  await page.goForward();
  await licences.first().waitFor({ state: 'attached' });
  expect(await receipts('viewer@ringside.example')).toBe(0);
});

journey('PAY-060 a viewer who has used the trial confirms and pays without one', async ({ open }) => {
  const page = await open(ringside, { path: null });
  allow(page, /answer 409/, /409/);
  await arriveSignedIn(page, ringside, 'trial', stack.sandbox);
  await page.goto(addressOf('ringside', '/purchase?from=/browse'));
  const { goOn, consent, pay, fillCard, done } = shop(page, 'en');
  await page.getByRole('radio', { name: /a year/ }).press(' ');
  await goOn.click();
  const question = page.getByRole('dialog', { name: text('en', 'freeTrialDeniedTitle') });
  await question.waitFor();
  await axe(page);
  await question.getByRole('button', { name: text('en', 'freeTrialDeniedGoOn') }).click();
  await consent.press(' ');
  await fillCard(cards.good);
  await pay.click();
  await done.waitFor();
  expect(await receipts('trial@ringside.example')).toBe(1);
});

describe('vouchers', () => {
  for (const [realm, code] of [
    [ringside, 'FULLHOUSE'],
    [noor, 'KARAM'],
  ] as const)
    journey(
      `PAY-020 PAY-025 PAY-035 PAY-036 ${realm.id}: one of 100 % needs no card; an invalid one shows an error`,
      async ({ open }) => {
        const page = await open(realm, { path: null });
        allow(page, /vouchers/);
        const [locale] = realm.locales;
        const { consent, pay, done, fields } = await atPayment(page, realm, 'viewer');
        await fields.getByRole('textbox').first().waitFor();
        await page.getByRole('button', { name: text(locale, 'voucherAdd') }).click();
        const field = page.getByLabel(text(locale, 'voucherCode'));
        await field.fill('NOSUCHTHING');
        await field.press('Enter');
        await page.getByText(text(locale, 'voucherUnknown')).waitFor();
        await axe(page);
        await field.fill(code.toLowerCase());
        await field.press('Enter');
        await page.getByText(text(locale, 'paymentNothingDue')).waitFor();
        expect(await page.locator('iframe').count()).toBe(0);
        await consent.press(' ');
        await pay.click();
        await done.waitFor();
      },
    );
});
