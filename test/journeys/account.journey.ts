/** The account pages, from sign-in to sign-out. */
import type { Page } from 'playwright-core';
import { addressOf, stack } from './support/addresses';
import { axe, axeViolations } from './support/axe';
import { journey } from './support/journey';
import { currentStop } from './support/keyboardWalk';
import { allow } from './support/notes';
import { emailOf, noor, ringside } from './support/realms';
import { resetSandbox } from './support/sandbox';
import { arriveSignedIn, fillSignIn, signInOverPanel } from './support/signIn';
import { text } from './support/texts';

beforeEach(() => resetSandbox());

journey(
  'ACC-001 ACC-003 ACC-024 ACC-028 ACC-033 SGN-108 ringside by keyboard: every panel, details, a new password, and sign-out everywhere',
  async ({ open }) => {
    const page = await open(ringside);
    allow(page, /answer 40[01]: /, /console error: Failed to load resource.*40[01]/);
    const say = (key: string) => text('en', key);
    const part = (key: string) => page.getByRole('heading', { level: 2, name: say(key) });
    const account = page.getByRole('banner').locator('[data-utility="account"] a');
    const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
    const goTo = async (key: string) => {
      await page.getByRole('link', { name: say(key), exact: true }).focus();
      await page.keyboard.press('Enter');
      await part(key).and(page.locator(':focus')).waitFor();
    };
    await button('signIn').waitFor();
    await account.waitFor({ state: 'detached' });
    await signInOverPanel(page, ringside, 'viewer');
    await account.focus();
    await page.keyboard.press('Enter');
    await part('accountDetails').waitFor();

    const links = page.getByRole('navigation', { name: say('accountParts') }).getByRole('link');
    await links.first().focus();
    for (let step = 1; step < (await links.count()); step++) {
      await page.keyboard.press('ArrowDown');
      await links.nth(step).and(page.locator(':focus')).waitFor();
    }

    const name = page.getByRole('textbox', { name: say('detailName') });
    await name.fill('Vera Quill');
    await page.keyboard.press('Enter');
    await page.getByText(say('detailsSaved')).waitFor();
    await page.reload();
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('main input')?.value === 'Vera Quill',
    );
    await axe(page);

    await goTo('accountMarketing');
    await page.getByRole('checkbox').last().focus();
    await page.keyboard.press('Space');
    await button('detailsSave').press('Enter');
    await page.getByText(say('detailsSaved')).waitFor();
    await axe(page);

    await goTo('accountSecurity');
    const secret = 'A brand-new secret';
    const change = async (current: string) => {
      await page.locator('[name=current-password]').fill(current);
      for (const field of ['new-password', 'repeat-password'])
        await page.locator(`[name=${field}]`).fill(secret);
      await page.keyboard.press('Enter');
    };
    await change('not this one');
    await page
      .getByRole('alert')
      .filter({ hasText: say('invalidCurrentCredentials') })
      .waitFor();
    await axe(page);
    await change('Proscenium1!');
    await page.getByText(say('passwordChanged')).waitFor();

    await goTo('accountDevices');
    await button('devicesSignOut').press('Enter');
    const dialog = page.getByRole('dialog', { name: say('devicesTitle') });
    await axe(page);
    await dialog.getByRole('button', { name: say('devicesSignOut') }).press('Enter');
    await page.waitForURL((url) => url.pathname === '/login');
    await page.getByLabel(say('accountEmail')).waitFor();
    await fillSignIn(page, 'en', { email: emailOf('viewer', ringside), password: secret });
    await page.getByText(say('signedInMessage')).waitFor();
  },
);

/** Tabs from a panel's heading, a dozen stops at most, and checks that focus is visible. */
async function walkPart(page: Page): Promise<readonly string[]> {
  const unseen: string[] = [];
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    const { tag, name, visible, inMain } = await currentStop(page);
    if (!inMain) break;
    if (!visible) unseen.push(`${tag} ${name}`);
  }
  return unseen;
}

for (const [realm, width] of [
  [ringside, 'desktop'],
  [noor, 'phone'],
] as const)
  journey(
    `ACC-001 every account panel of ${realm.id} on a ${width} is keyboard-accessible, without axe violations`,
    async ({ open }) => {
      const page = await open(realm, { width, path: null });
      await arriveSignedIn(page, realm, 'member', stack.sandbox);
      await page.goto(addressOf(realm.id, '/account'));
      const say = (key: string) => text(realm.locales[0], key);
      const links = page.getByRole('navigation', { name: say('accountParts') }).getByRole('link');
      await links.first().waitFor();
      const found: Record<string, readonly string[]> = {};
      for (let part = 0; part < (await links.count()); part++) {
        await links.nth(part).focus();
        await page.keyboard.press('Enter');
        await page.locator('main h2:focus').waitFor();
        await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
        const violations = await axeViolations(page);
        const wrong = [...violations, ...(await walkPart(page))];
        if (wrong.length > 0) found[new URL(page.url()).search] = wrong;
        if (width === 'phone') await page.getByRole('link', { name: say('accountAll') }).press('Enter');
        await links.first().waitFor();
      }
      expect(found).toEqual({});
    },
  );

journey(
  'ACC-002 ACC-017 ACC-019 noor on a phone: the list of panels, all payments with their invoices, and back to the list',
  async ({ open }) => {
    const page = await open(noor, { width: 'phone', path: null });
    await arriveSignedIn(page, noor, 'member', stack.sandbox);
    const say = (key: string) => text('ar', key);
    await page.goto(addressOf('noor', '/account'));
    const entry = page
      .getByRole('navigation', { name: say('accountParts') })
      .getByRole('link')
      .filter({ hasText: say('accountPayments') });
    await entry.click();
    await page
      .getByRole('heading', { level: 2, name: say('accountPayments') })
      .and(page.locator(':focus'))
      .waitFor();
    const records = page.locator('main li:has(time)');
    await records.first().waitFor();
    await axe(page);
    const [document] = await Promise.all([
      page.waitForEvent('download'),
      records.first().getByRole('link').click(),
    ]);
    expect(document.suggestedFilename()).toMatch(/\.pdf$/);
    for (const count of [40, 53]) {
      await page.getByRole('button', { name: say('paymentsMore') }).click();
      await records.nth(count - 1).waitFor();
    }
    expect(await page.getByRole('button', { name: say('paymentsMore') }).count()).toBe(0);
    await page.getByRole('link', { name: say('accountAll') }).click();
    await entry.and(page.locator(':focus')).waitFor();
  },
);
