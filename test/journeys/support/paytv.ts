/** The pages of the pay-TV companies, and what they must not leave behind. */
import type { Page } from 'playwright-core';
import { type Locale } from './realms';
import { text } from './texts';

export const company = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const button = (page: Page, locale: Locale, key: string) =>
  page.getByRole('button', { name: text(locale, key), exact: true });

export const title = (page: Page, locale: Locale, key: string) =>
  page.getByRole('heading', { level: 1, name: text(locale, key) });

/** At the company's own page, which has a single question. */
export async function answerThere(
  page: Page,
  name: string,
  answer: 'Sign in' | 'Go back without signing in',
): Promise<void> {
  await page.getByRole('heading', { name, exact: true }).waitFor();
  await page.getByRole('button', { name: answer, exact: true }).click();
}

/** No stored secret may appear in a URL. */
export async function withoutSecrets(page: Page): Promise<void> {
  const stored = await page.evaluate(() =>
    [localStorage.getItem('adobe.client'), sessionStorage.getItem('adobe.visit')].join(' '),
  );
  for (const value of stored.match(/tv(?:client|secret|access)[\w-]*/g) ?? [])
    expect(page.url()).not.toContain(value);
}

export function count(page: Page, call: RegExp): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS' && call.test(`${request.method()} ${new URL(request.url()).pathname}`))
      calls += 1;
  });
  return () => calls;
}
