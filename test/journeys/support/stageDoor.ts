/** The pages of Stage Door, the sandbox's OpenID provider, and the assertion that no trace of its answer remains. */
import type { Page } from 'playwright-core';
import { PASSWORD } from './realms';

/** At the provider's own page: its form and its consent question. */
export async function signInThere(page: Page, email: string): Promise<void> {
  await page.getByRole('heading', { name: 'Stage Door' }).waitFor();
  await page.locator('#email').fill(email);
  await page.locator('#secret').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
}

/** Nothing of a provider's answer may remain in the URL. */
export function withoutAnswer(page: Page): void {
  const { searchParams } = new URL(page.url());
  for (const name of ['code', 'state', 'iss', 'error', 'session_state', 'token'])
    expect([name, searchParams.has(name)]).toEqual([name, false]);
}

/** Counts the page's POST requests to matching URLs. */
export function countPosts(page: Page, address: RegExp): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && address.test(request.url())) count += 1;
  });
  return () => count;
}
