/** Purchases as a viewer makes them: from the locked title to the confirmation. */
import type { Locator, Page } from 'playwright-core';
import type { Locale } from './realms';
import { text } from './texts';

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  poor: '4000 0000 0000 9995',
  challenged: '4000 0000 0000 3220',
} as const;

/** One frame for the whole card or one per field, depending on the realm's provider. */
const apart = 'iframe[src*="/field.html"]';
export const cardFrames = `iframe[src*="stripe-element"], ${apart}`;

export function shop(page: Page, locale: Locale) {
  const form = page.locator('form[aria-busy]');
  const fields = page.frameLocator(cardFrames).first();
  return {
    /** On the page of a locked title. */
    offer: page.getByRole('heading', { name: text(locale, 'watchPurchaseTitle') }),
    choose: page.getByRole('link', { name: text(locale, 'watchPurchaseAction') }),
    licences: page.getByRole('radio'),
    goOn: page.locator('main form button[type=submit]'),
    pay: form.locator('button[type=submit]'),
    consent: page.getByRole('checkbox'),
    fields,
    /** The bank's 3-D Secure challenge, if any. */
    bank: page.frameLocator('iframe[src*="-challenge.html"]'),
    done: page.getByRole('heading', { name: text(locale, 'purchaseDoneTitle') }),
    /** Types a card into the payment provider's frames. */
    async fillCard(number: string): Promise<void> {
      await page.locator(cardFrames).first().waitFor();
      const isApart = (await page.locator(apart).count()) > 0;
      const box = (index: number): Locator =>
        isApart
          ? page.frameLocator(apart).nth(index).getByRole('textbox')
          : fields.getByRole('textbox').nth(index);
      for (const [index, value] of [number, '12 / 34', '123'].entries()) await box(index).fill(value);
    },
  };
}
