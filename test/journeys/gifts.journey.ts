/** A gift: bought by a guest, mailed, and redeemed with a new account. */
import { addressOf, stack } from './support/addresses';
import { axe } from './support/axe';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { emailOf, lanterna, PASSWORD, ringside } from './support/realms';
import { clearFaults, newestMail, resetSandbox, setFaults } from './support/sandbox';
import { cards, shop } from './support/shop';
import { arriveSignedIn, fillSignIn } from './support/signIn';
import { text } from './support/texts';

beforeEach(() => resetSandbox());
afterEach(() => clearFaults());

const NORA = 'nora@new.example';

journey(
  'GFT-004 GFT-008 GFT-015 GFT-016 SGN-096 a guest gives three months; the recipient signs up from the mail and has them',
  async ({ open }) => {
    const giver = await open(ringside, { path: '/gift' });
    await giver.getByRole('link', { name: /Three months at ringside/ }).click();
    await giver.getByLabel(text('en', 'giftRecipientName')).fill('Nora');
    await giver.getByLabel(text('en', 'giftRecipientEmail')).fill(NORA);
    await giver.getByLabel(text('en', 'giftMessage')).fill('See you on Saturday.');
    await axe(giver);
    await giver.getByRole('button', { name: /Continue to payment/i }).click();
    await giver.getByLabel(text('en', 'giftYourEmail')).fill('gil@new.example');
    await axe(giver);
    await giver.getByRole('button', { name: text('en', 'giftGuestGoOn') }).click();
    const { fillCard, pay } = shop(giver, 'en');
    await fillCard(cards.good);
    await axe(giver);
    // The response is lost after the charge: the gift is still sent once.
    allow(giver, /baskets?\/pay/, /\[commerce\]/);
    await setFaults([{ path: '/api/v2/basket/pay', method: 'POST', drop: 'mid', times: 1 }]);
    await pay.click();
    await giver.getByRole('heading', { name: text('en', 'giftSentTitle') }).waitFor();
    await axe(giver);
    // A guest checkout does not sign the buyer in.
    await giver
      .getByRole('link', { name: text('en', 'signIn'), exact: true })
      .or(giver.getByRole('button', { name: text('en', 'signIn'), exact: true }))
      .first()
      .waitFor();

    const { subject, link } = await newestMail(NORA);
    expect(subject).toBe('gil@new.example has a gift for you: Three months at ringside');
    const nora = await open(ringside, { path: null });
    await nora.goto(link);
    await nora.getByLabel(text('en', 'accountEmail')).fill(NORA);
    await nora.locator('input[type=password]').fill(PASSWORD);
    await nora.getByRole('button', { name: text('en', 'accountSignUp'), exact: true }).click();
    await nora.getByRole('button', { name: text('en', 'giftRedeemNow'), exact: true }).click();
    await nora.getByRole('heading', { name: text('en', 'giftRedeemedTitle') }).waitFor();
    await nora.getByRole('button', { name: text('en', 'giftRedeemedGoOn') }).click();
    await nora.waitForURL(addressOf('ringside', '/'));
  },
);

journey(
  'GFT-004 GFT-005 GFT-014 GFT-018 PAY-020 PAY-051 a gift by bank redirect: awaited on its page, cancelled, paid by another method, and sent once; redeemed once after sign-in',
  async ({ open }) => {
    const page = await open(lanterna, { width: 'phone', path: '/presente' });
    await page.getByRole('link', { name: /Um bilhete/ }).click();
    await page.getByLabel(text('pt', 'giftRecipientName')).fill('Nora');
    await page.getByLabel(text('pt', 'giftRecipientEmail')).fill(NORA);
    await page.getByRole('button', { name: /Seguir para o pagamento/i }).click();
    await page.getByLabel(text('pt', 'giftYourEmail')).fill('gil@new.example');
    await page.getByRole('button', { name: text('pt', 'giftGuestGoOn') }).click();
    const { pay } = shop(page, 'pt');
    await page.locator('input[value="lanterna-pix"]').press(' ');
    await axe(page);
    await pay.click();
    await page.getByRole('button', { name: text('pt', 'paymentOtherWay') }).waitFor();
    await axe(page);
    await page.getByRole('button', { name: text('pt', 'paymentOtherWay') }).click();
    await page.locator('input[value="lanterna-ideal"]').press(' ');
    await pay.click();
    await page.waitForURL(/\/__fake\/bank\//);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByRole('heading', { name: text('pt', 'giftSentTitle') }).waitFor();
    expect(page.url()).not.toContain('secret');
    const { subject, link } = await newestMail(NORA);
    expect(subject).toContain('gil@new.example');

    // An existing account redeems it, once.
    const code = /redeem\/([^/]+)/.exec(link)?.[1] ?? '';
    const nora = await open(lanterna, { path: `/gift/redeem/${code}/login` });
    await nora.locator('form input').first().waitFor();
    await axe(nora);
    await fillSignIn(nora, 'pt', { email: emailOf('viewer', lanterna), password: PASSWORD });
    await nora.getByRole('button', { name: text('pt', 'giftRedeemNow'), exact: true }).click();
    expect(nora.url()).not.toContain(code);
    await nora.getByRole('heading', { name: text('pt', 'giftRedeemedTitle') }).waitFor();
    allow(nora, /gift\/redeem/);
    await nora.goto(addressOf('lanterna', '/resgatar'));
    const field = nora.getByRole('textbox', { name: text('pt', 'giftCode') });
    await field.fill(code);
    await field.press('Enter');
    await nora
      .getByRole('alert')
      .filter({ hasText: text('pt', 'giftRedeemFailed') })
      .waitFor();
    await eventually(() => field.evaluate((input) => input === document.activeElement), true);
    await axe(nora);
  },
);

for (const [realm, locale, words] of [
  [ringside, 'en', { shop: '/gift', gift: /Three months at ringside/, goOn: /Continue to payment/i }],
  [lanterna, 'pt', { shop: '/presente', gift: /Um bilhete/, goOn: /Seguir para o pagamento/i }],
] as const) {
  journey(
    `GFT-004 GFT-008 GFT-014 a signed-in viewer of ${realm.id} pays for a gift by card in their own name`,
    async ({ open }) => {
      const page = await open(realm, { path: null });
      await arriveSignedIn(page, realm, 'viewer', stack.sandbox);
      await page.goto(addressOf(realm.id, words.shop));
      await page.getByRole('link', { name: words.gift }).click();
      await page.getByLabel(text(locale, 'giftRecipientName')).fill('Nora');
      await page.getByLabel(text(locale, 'giftRecipientEmail')).fill(NORA);
      await page.getByRole('button', { name: words.goOn }).click();
      const { fillCard, pay } = shop(page, locale);
      await fillCard(cards.good);
      await axe(page);
      await pay.click();
      await page.getByRole('heading', { name: text(locale, 'giftSentTitle') }).waitFor();
      await newestMail(NORA);
    },
  );
}
