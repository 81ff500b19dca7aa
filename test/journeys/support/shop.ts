/** Buying, as a viewer does it: from the locked title to the confirmation. */
import type { Locator, Page } from 'playwright-core';
import type { Locale } from './realms';
import { text } from './texts';

export const cards = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002', poor: '4000 0000 0000 9995', challenged: '4000 0000 0000 3220' } as const;

export function shop(page: Page, locale: Locale) {
  const form = page.getByRole('form').filter({ has: page.getByRole('heading', { level: 2 }) });
  const fields = page.frameLocator('iframe[src*="stripe-element"]');
  return {
    /** On the page of a locked title. */
    offer: page.getByRole('heading', { name: text(locale, 'watchPurchaseTitle') }),
    choose: page.getByRole('link', { name: text(locale, 'watchPurchaseAction') }),
    licences: page.getByRole('radio'),
    goOn: page.locator('main form button[type=submit]'),
    pay: form.locator('button[type=submit]'),
    consent: page.getByRole('checkbox'),
    fields,
    done: page.getByRole('heading', { name: text(locale, 'purchaseDoneTitle') }),
    /** Types a card into the frame of the payment provider. */
    async fillCard(number: string): Promise<void> {
      const boxes: Locator = fields.getByRole('textbox');
      await boxes.nth(0).fill(number);
      await boxes.nth(1).fill('12 / 34');
      await boxes.nth(2).fill('123');
    },
  };
}
