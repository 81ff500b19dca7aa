/** Password reset and e-mail confirmation, from the mail to the sign-in. */
import type { Page } from 'playwright-core';
import { axe } from './support/axe';
import { frame } from './support/frame';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { emailOf, lanterna, noor, ringside } from './support/realms';
import { clearFaults, newestMail, resetSandbox, setFaults } from './support/sandbox';
import { fillSignIn } from './support/signIn';
import { text } from './support/texts';

beforeEach(() => resetSandbox());
afterEach(() => clearFaults());

/** The asterisk of a required field is part of its label, so the fields are located by name. */
async function fillNewPassword(page: Page, secret: string): Promise<void> {
  for (const name of ['new-password', 'repeat-password']) await page.locator(`[name=${name}]`).fill(secret);
}

/** Every brand once, each width at least once: the forms are the same at both. */
const views = [
  { realm: ringside, width: 'phone' },
  { realm: lanterna, width: 'desktop' },
  { realm: noor, width: 'phone' },
] as const;

for (const { realm, width } of views)
  journey(
    `PWD-005 PWD-007 PWD-009 PWD-012 PWD-019 ${realm.id} on a ${width}: a password is reset by mail, and the new one signs in`,
    async ({ open }) => {
      const [locale] = realm.locales;
      const email = emailOf('viewer', realm);
      const page = await open(realm, { width, path: '/login?from=/browse' });
      await page.getByRole('link', { name: text(locale, 'forgotPasswordLink') }).click();
      await page.getByRole('heading', { level: 1, name: text(locale, 'forgotPasswordTitle') }).waitFor();
      await axe(page);
      await page.getByLabel(text(locale, 'accountEmail')).fill(email);
      await page.getByRole('button', { name: text(locale, 'requestPasswordSubmit') }).click();
      await page.getByText(text(locale, 'resetPasswordEmailSent')).waitFor();
      await axe(page);
      await page.waitForURL(
        (url) => url.searchParams.get('from') === '/browse' && !/password|senha|clave/.test(url.pathname),
      );
      await page.getByText(text(locale, 'resetPasswordEmailSent')).waitFor();

      const link = new URL((await newestMail(email)).link);
      await page.goto(link.href);
      await page.getByRole('heading', { level: 1, name: text(locale, 'forgottenPasswordTitle') }).waitFor();
      await page.waitForURL((url) => !url.href.includes(link.searchParams.get('token') ?? '?'));
      await page.reload();
      const secret = 'a brand-new secret';
      await fillNewPassword(page, secret);
      await axe(page);
      await page.getByRole('button', { name: text(locale, 'newPasswordSubmit') }).click();
      await page.getByText(text(locale, 'passwordSuccessfullyReset')).first().waitFor();
      await page.getByLabel(text(locale, 'accountEmail')).waitFor();
      await fillSignIn(page, locale, { email, password: secret });
      await page.getByText(text(locale, 'accountSignedIn')).waitFor();
    },
  );

journey('PWD-013 PWD-015 lanterna: a used link offers a new one and stays on the page', async ({ open }) => {
  const page = await open(lanterna, { path: '/resetpwd?token=used-before' });
  allow(page, /answer 400: PUT .*reset-password/, /console error: Failed to load resource.*400/);
  await fillNewPassword(page, 'a brand-new secret');
  await page.getByRole('button', { name: text('pt', 'newPasswordSubmit') }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: text('pt', 'invalidToken') })
    .waitFor();
  await axe(page);
  await page.getByRole('link', { name: text('pt', 'askForNewLink') }).click();
  await page.getByRole('heading', { level: 1, name: text('pt', 'forgotPasswordTitle') }).waitFor();
});

journey('PWD-014 noor: a platform failure shows a message and a retry', async ({ open }) => {
  const page = await open(noor, { path: '/login/request-password' });
  allow(page, /answer 503: POST .*reset-password/, /console error: Failed to load resource.*503/);
  await setFaults([{ method: 'POST', path: '/api/v2/reset-password/create', status: 503, times: 1 }]);
  await page.getByLabel(text('ar', 'accountEmail')).fill(emailOf('viewer', noor));
  await page.getByRole('button', { name: text('ar', 'requestPasswordSubmit') }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: text('ar', 'genericError') })
    .waitFor();
  await page.getByRole('button', { name: text('ar', 'requestPasswordSubmit') }).click();
  await page.getByText(text('ar', 'resetPasswordEmailSent')).waitFor();
});

journey(
  'PWD-025 PWD-027 PWD-028 PWD-032 ringside: a new account confirms its email by mail, once, also after a reload, and signs in with it',
  async ({ open }) => {
    const page = await open(ringside, { path: '/signup' });
    await page.getByLabel(text('en', 'accountEmail')).fill('new@ringside.example');
    await page.locator('[name=new-password]').fill('a brand-new secret');
    await page.getByRole('button', { name: text('en', 'accountSignUp') }).click();
    await page.getByText(text('en', 'accountSignedUp')).waitFor();
    // The page asks for its menu while it ends the session, and again as a guest's if the end was faster.
    allow(page, /answer 401: GET .*\/menu/, /console error: Failed to load resource.*401/);
    await page.goto(new URL('/logout', page.url()).href);
    await frame(page, ringside).signIn.waitFor();

    const mail = await newestMail('new@ringside.example');
    await page.goto(mail.link);
    await page.getByText(text('en', 'emailConfirmationText')).waitFor();
    await axe(page);
    await page.reload();
    await page.getByText(text('en', 'emailConfirmationText')).waitFor();
    await page.getByRole('link', { name: text('en', 'loginNow') }).click();
    await page.getByLabel(text('en', 'accountEmail')).waitFor();
    await eventually(() => page.getByLabel(text('en', 'accountEmail')).inputValue(), 'new@ringside.example');
  },
);

journey('PWD-029 PWD-030 ringside: an invalid link, and a missing token', async ({ open }) => {
  const page = await open(ringside, { path: '/email-confirmation?token=nonsense' });
  allow(page, /answer 404: POST .*email-confirmation/, /console error: Failed to load resource.*404/);
  await page
    .getByRole('alert')
    .filter({ hasText: text('en', 'invalidToken') })
    .waitFor();
  await axe(page);
  await page.goto(new URL('/email-confirmation?from=mail', page.url()).href);
  await page
    .getByRole('alert')
    .filter({ hasText: text('en', 'sorrySomethingWentWrong') })
    .waitFor();
});
