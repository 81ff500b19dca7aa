/** Sign-in by magic link, from the e-mail form to the viewer's destination (plugin sign-in/magic-link, in lanterna). */
import type { Page } from 'playwright-core';
import { addressOf } from './support/addresses';
import { axe } from './support/axe';
import { frame } from './support/frame';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { emailOf, lanterna, noor, ringside } from './support/realms';
import { clearFaults, newestMail, resetSandbox, setFaults } from './support/sandbox';
import { countPosts, withoutAnswer } from './support/stageDoor';
import { text } from './support/texts';

beforeEach(() => resetSandbox());
afterEach(() => clearFaults());

const email = emailOf('viewer', lanterna);
const t = (key: string) => text('pt', key);
const sendCall = '/api/v2/token/alt/magic-email/request';
/** The confirmation shown in a browser that did not request the link; `account` is the masked e-mail. */
const question = (page: Page) =>
  page.getByRole('heading', {
    level: 1,
    name: text('pt', 'confirmLinkTitleAs', { provider: 'v***@lanterna.example' }),
  });
const goOn = (page: Page) => page.getByRole('button', { name: t('confirmLinkGoOn'), exact: true });
const countExchanges = (page: Page) => countPosts(page, /\/magic-email$/);
const sent = (page: Page) => page.getByRole('group', { name: t('magicLinkSentTitle') });

async function askFor(page: Page, address: string): Promise<void> {
  await page.getByLabel(t('accountEmail')).fill(address);
  await page.getByRole('button', { name: t('magicLinkSend'), exact: true }).click();
}

for (const width of ['phone', 'desktop'] as const)
  journey(
    `SGP-100 SGP-101 SGP-102 SGN-109 SGN-018 on a ${width}: from the list of sign-in methods to the mail, and from its link to the destination`,
    async ({ open }) => {
      const page = await open(lanterna, { width, path: '/login?from=/browse' });
      const exchanges = countExchanges(page);
      await page.getByRole('link', { name: t('continueWithMagicLink'), exact: true }).click();
      await page.getByRole('heading', { level: 1, name: t('magicLinkHeading') }).waitFor();
      await axe(page);
      await askFor(page, email);
      await sent(page).getByText(email).waitFor();
      await axe(page);

      const { link } = await newestMail(email);
      expect(new URL(link).origin).toBe(new URL(addressOf('lanterna')).origin);
      await page.goto(link);
      await page.waitForURL((url) => /^\/(browse|explorar)$/.test(url.pathname));
      await frame(page, lanterna).signedIn.waitFor();
      withoutAnswer(page);
      expect(exchanges()).toBe(1);

      // Opening it again shows no confirmation: the viewer is already signed in.
      await page.goto(link);
      await page.waitForURL((url) => /^\/(home|inicio)$/.test(url.pathname));
      withoutAnswer(page);
      expect(exchanges()).toBe(1);
    },
  );

journey(
  'SGP-102 a link opened in another browser asks for confirmation before sign-in; reloading consumes nothing',
  async ({ open }) => {
    const asking = await open(lanterna, { path: '/login/magic-link?from=/browse' });
    await askFor(asking, email);
    await sent(asking).waitFor();
    const page = await open(lanterna, { width: 'phone', path: null });
    const exchanges = countExchanges(page);
    const { link } = await newestMail(email);
    await page.goto(link);
    await question(page).waitFor();
    await axe(page);
    withoutAnswer(page);
    // Neither opening nor leaving the page consumes the link, as a mail scanner would.
    expect(exchanges()).toBe(0);
    await page.goto(link);
    await goOn(page).press('Enter');
    await page.getByText(t('signedInMessage')).first().waitFor();
    withoutAnswer(page);
    await page.reload();
    await frame(page, lanterna).signedIn.waitFor();
    expect(exchanges()).toBe(1);
  },
);

journey('SGP-102 a link requested by somebody else signs nobody in when declined', async ({ open }) => {
  const attacker = await open(lanterna, { path: '/login/magic-link' });
  await askFor(attacker, email);
  await sent(attacker).waitFor();
  const { link } = await newestMail(email);
  // The viewer has requested a link too, so that this browser has a stored state as well.
  const page = await open(lanterna, { path: '/login/magic-link' });
  const exchanges = countExchanges(page);
  await askFor(page, emailOf('member', lanterna));
  await sent(page).waitFor();
  await page.goto(link);
  await question(page).waitFor();
  await page.getByRole('button', { name: t('confirmSignUpTurnBack') }).click();
  await page.getByLabel(t('accountEmail')).waitFor();
  expect([exchanges(), await page.evaluate(() => localStorage.getItem('signin.provider'))]).toEqual([
    0,
    null,
  ]);
});

journey(
  'SGP-105 ERR-008 a used link shows a message, leaves nothing in the URL, and another one can be requested',
  async ({ open }) => {
    const asking = await open(lanterna, { path: '/login/magic-link' });
    await askFor(asking, email);
    await sent(asking).waitFor();
    const { link } = await newestMail(email);
    await asking.goto(link);
    await asking.getByText(t('signedInMessage')).first().waitFor();

    const page = await open(lanterna, { path: null });
    allow(page, /magic-email/);
    await page.goto(link);
    await page
      .getByRole('alert')
      .filter({ hasText: t('failedToMagicLogin') })
      .waitFor();
    withoutAnswer(page);
    await axe(page);
    await askFor(page, email);
    await sent(page).waitFor();
    expect((await newestMail(email)).link).not.toBe(link);
  },
);

journey('SGP-107 in the sent state it can be resent, or sent to another e-mail', async ({ open }) => {
  const page = await open(lanterna, { width: 'phone', path: '/login/magic-link' });
  await askFor(page, 'viewr@lanterna.example');
  await sent(page).getByText('viewr@lanterna.example').waitFor();
  await page.getByRole('button', { name: t('magicLinkChangeEmail') }).click();
  const field = page.getByLabel(t('accountEmail'));
  await eventually(() => field.inputValue(), 'viewr@lanterna.example');
  await eventually(() => field.evaluate((element) => element === document.activeElement), true);
  await askFor(page, email);
  await sent(page).getByText(email).waitFor();
  const first = await newestMail(email);
  await page.getByRole('button', { name: t('magicLinkSendAgain') }).click();
  await page.getByText(t('magicLinkSentAgain')).waitFor();
  expect((await newestMail(email)).link).not.toBe(first.link);
});

journey('SGP-103 ERR-007 an invalid e-mail shows a field error, without a call', async ({ open }) => {
  const page = await open(lanterna, { path: '/login/magic-link' });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('magic-email')) calls.push(request.url());
  });
  await askFor(page, 'viewer@lanterna');
  await page.getByText(t('pleaseProvideValidEmail')).waitFor();
  expect(calls).toEqual([]);
});

journey('SGP-104 ERR-008 a platform failure shows an error, after a busy indicator', async ({ open }) => {
  const page = await open(lanterna, { path: '/login/magic-link' });
  allow(page, /magic-email/);
  await setFaults([{ path: sendCall, status: 500, delayMs: 1500 }]);
  await askFor(page, email);
  await page.locator('form button[aria-busy=true]').waitFor();
  await page
    .getByRole('alert')
    .filter({ hasText: t('failedToSend') })
    .waitFor();
  await clearFaults();
  await page.getByRole('button', { name: t('magicLinkSend'), exact: true }).click();
  await sent(page).waitFor();
});

for (const realm of [ringside, noor])
  journey(
    `SGN-013 ${realm.id}, which has not enabled it, shows its own sign-in methods`,
    async ({ open }) => {
      const page = await open(realm, { path: '/login/magic-link?from=/browse' });
      await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('from') === '/browse');
      await page.getByLabel(text(realm.locales[0], 'accountEmail')).waitFor();
      expect(
        await page.getByRole('link', { name: text(realm.locales[0], 'continueWithMagicLink') }).count(),
      ).toBe(0);
    },
  );
