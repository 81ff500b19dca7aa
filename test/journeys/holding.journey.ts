/** A held licence: cancelled, reactivated, and paid with another card. */
import type { Page } from 'playwright-core';
import { addressOf, stack } from './support/addresses';
import { axe } from './support/axe';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { lanterna, noor, ringside, type Locale } from './support/realms';
import { resetSandbox } from './support/sandbox';
import { arriveSignedIn } from './support/signIn';
import { text } from './support/texts';

beforeEach(() => resetSandbox());

const button = (page: Page, locale: Locale, key: string) =>
  page.getByRole('button', { name: text(locale, key), exact: true });
const sure = (page: Page, locale: Locale, key: string) =>
  page.getByRole('dialog').getByRole('button', { name: text(locale, key), exact: true });

journey(
  'LIC-067 LIC-068 LIC-083 LIC-086 a pass is cancelled despite a retention offer, and reactivated',
  async ({ open }) => {
    const page = await open(ringside, { path: null });
    await arriveSignedIn(page, ringside, 'yearly', stack.sandbox);
    await page.goto(addressOf('ringside', '/account?section=licences'));
    const pass = page.getByRole('article', { name: 'Ringside Pass, a year' });
    await pass.getByText('Renews every year').waitFor();
    await axe(page);
    await button(page, 'en', 'heldCancel').click();
    await sure(page, 'en', 'heldCancelConfirm').click();
    await page.getByText('40% off').waitFor();
    await axe(page);
    await button(page, 'en', 'cancellationLeave').click();
    await page.getByRole('heading', { name: text('en', 'cancellationEndedTitle') }).waitFor();
    await button(page, 'en', 'cancellationDone').click();
    await pass.getByText(/^Ends on /).waitFor();
    await button(page, 'en', 'heldReactivate').click();
    await sure(page, 'en', 'heldReactivateConfirm').click();
    await pass.getByText('Renews every year').waitFor();
    await pass.getByText(text('en', 'heldRenewsAgain', { name: 'Ringside Pass, a year' })).waitFor();
  },
);

journey(
  'LIC-063 LIC-064 LIC-078 accepting the retention offer shows the future lifetime discount, which can be hidden',
  async ({ open }) => {
    const page = await open(lanterna, { path: null });
    await arriveSignedIn(page, lanterna, 'member', stack.sandbox);
    await page.goto(addressOf('lanterna', '/account?section=licences'));
    const upcoming = page.getByText(text('pt', 'discountUpcoming'), { exact: true });
    await button(page, 'pt', 'heldCancel').click();
    expect(await upcoming.count()).toBe(0);
    await sure(page, 'pt', 'heldCancelConfirm').click();
    await button(page, 'pt', 'cancellationKeep').click();
    await page.getByRole('heading', { name: text('pt', 'cancellationKeptTitle') }).waitFor();
    await button(page, 'pt', 'cancellationDone').click();
    await upcoming.waitFor();
    await axe(page);
    await button(page, 'pt', 'discountsHideUpcoming').click();
    await upcoming.waitFor({ state: 'detached' });
    await eventually(
      () =>
        button(page, 'pt', 'discountsShowUpcoming').evaluate((element) => element === document.activeElement),
      true,
    );
  },
);

journey(
  'LIC-026 LIC-073 LIC-096 ACC-022 an expired card is replaced by another once the billing details are complete',
  async ({ open }) => {
    const page = await open(noor, { width: 'phone', path: null });
    allow(page, /answer 424: POST .*\/card\//, /Failed to load resource.*424/);
    await arriveSignedIn(page, noor, 'expired', stack.sandbox);
    await page.goto(addressOf('noor', '/account?section=licences'));
    await page.getByRole('link', { name: text('ar', 'heldUpdatePayment') }).click();
    await page.getByRole('radio').first().waitFor();
    await eventually(() => page.getByRole('radio').first().isChecked(), true);
    await axe(page);
    await button(page, 'ar', 'moveConfirm').click();
    await page.getByLabel(text('ar', 'detailLine1')).fill('1 Palm Street');
    await page.getByLabel(text('ar', 'detailPostalCode')).fill('00000');
    await button(page, 'ar', 'billingGoOn').click();
    await page.getByRole('heading', { name: text('ar', 'moveDoneTitle'), exact: true }).waitFor();
    await axe(page);
    await page.getByRole('link', { name: text('ar', 'heldBack') }).click();
    await page.getByText(text('ar', 'cardOfBrand', { brand: 'Mastercard', digits: '4444' })).waitFor();
    expect(await page.getByRole('link', { name: text('ar', 'heldUpdatePayment') }).count()).toBe(0);
  },
);
