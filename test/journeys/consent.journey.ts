/** A realm's terms, between the form and the new account. */
import type { Page } from 'playwright-core';
import { axe } from './support/axe';
import { stack } from './support/addresses';
import { frame } from './support/frame';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { lanterna } from './support/realms';
import { resetSandbox } from './support/sandbox';
import { text } from './support/texts';

beforeAll(() => resetSandbox());

const dialog = (page: Page) => page.getByRole('dialog', { name: text('pt', 'termsOfUse') });
const agree = (page: Page) => dialog(page).getByRole('button', { name: text('pt', 'consentAgree') });

async function askForAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel(text('pt', 'accountEmail')).fill(email);
  await page.locator('[name=new-password]').fill('A long enough one 1!');
  await page.getByRole('button', { name: text('pt', 'accountSignUp'), exact: true }).click();
  await dialog(page).waitFor();
}

for (const width of ['phone', 'desktop'] as const)
  journey(
    `SGN-066, SGN-070, SGN-072 on a ${width}: accepted by keyboard, the account is created and the answers are stored`,
    async ({ open }) => {
      const page = await open(lanterna, { width, path: '/signup?from=/browse' });
      const email = `socia-${width}@lanterna.example`;
      await askForAccount(page, email);
      await axe(page);
      await eventually(() => agree(page).isDisabled(), true);
      for (const name of ['terms', 'age']) {
        await dialog(page).locator(`[name=${name}]`).focus();
        await page.keyboard.press('Space');
      }
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/(browse|explorar)$/);
      await frame(page, lanterna).signedIn.waitFor();
      const stored = (await (await fetch(`${stack.sandbox}/__sandbox/consents`)).json()) as {
        email: string;
        fieldName: string;
        answer: string;
      }[];
      expect(
        stored.filter((each) => each.email === email).map(({ fieldName, answer }) => [fieldName, answer]),
      ).toEqual([
        ['age', 'true'],
        ['programme', 'false'],
        ['terms', 'true'],
      ]);
    },
  );

journey(
  'SGN-072 closing without consent creates no account, and the form preserves its input',
  async ({ open }) => {
    const page = await open(lanterna, { path: '/signup' });
    const made: string[] = [];
    page.on(
      'request',
      (request) =>
        request.method() === 'POST' && request.url().endsWith('/api/v2/user') && made.push(request.url()),
    );
    await askForAccount(page, 'socio@lanterna.example');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await eventually(
      () => page.getByLabel(text('pt', 'accountEmail')).inputValue(),
      'socio@lanterna.example',
    );
    await page.getByRole('button', { name: text('pt', 'accountSignUp'), exact: true }).click();
    await dialog(page).waitFor();
    expect(made).toEqual([]);
  },
);
