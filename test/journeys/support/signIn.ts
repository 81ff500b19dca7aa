/** Signs in with a demo account, as a viewer does. */
import type { Locator, Page } from 'playwright-core';
import { addressOf } from './addresses';
import { frame } from './frame';
import { emailOf, PASSWORD, type DemoRealm, type Locale } from './realms';
import { text } from './texts';

export interface Credentials {
  readonly email?: string;
  readonly password?: string;
}

/** Fills in and submits the `sign-in/id` form inside `place`. */
export async function fillSignIn(
  place: Page | Locator,
  locale: Locale,
  { email = '', password = '' }: Credentials,
): Promise<void> {
  const page = 'page' in place ? place.page() : place;
  const button = page.getByRole('button', { name: text(locale, 'accountSignIn'), exact: true });
  // The fields of this form: on the way from sign-up, that page's fields with the same labels are shown until then.
  const form = place.locator('form').filter({ has: button });
  await form.getByLabel(text(locale, 'accountEmail')).fill(email);
  await form.getByLabel(text(locale, 'accountPassword'), { exact: true }).fill(password);
  await form.locator(button).click();
}

/** Signs in through the side panel and waits until the layout shows it. */
export async function signInOverPanel(
  page: Page,
  realm: DemoRealm,
  account: Parameters<typeof emailOf>[0],
  locale: Locale = realm.locales[0],
): Promise<void> {
  const { signIn, panel, signedIn } = frame(page, realm, locale);
  await signIn.click();
  await fillSignIn(panel, locale, { email: emailOf(account, realm), password: PASSWORD });
  await panel.waitFor({ state: 'detached' });
  await signedIn.waitFor();
}

/** Signs in through the platform API and stores the tokens for the site: for journeys that start signed in. `origin` is the site's. */
export async function arriveSignedIn(
  page: Page,
  realm: DemoRealm,
  account: Parameters<typeof emailOf>[0],
  platform: string,
  origin = new URL(addressOf(realm.id)).origin,
): Promise<void> {
  const answer = await fetch(`${platform}/api/v2/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-api-key': `${realm.id}-web`,
      'accept-language': realm.locales[0],
    },
    body: JSON.stringify({ id: emailOf(account, realm), secret: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`Login refused: ${answer.status} ${await answer.text()}`);
  const { authorisationToken, refreshToken } = (await answer.json()) as {
    authorisationToken: string;
    refreshToken: string;
  };
  await page.context().addInitScript(
    ([here, access, refresh]) => {
      // Once per browser: later changes by the site must persist.
      if (location.origin !== here || localStorage.getItem('journey.signedIn') !== null) return;
      localStorage.setItem('journey.signedIn', 'true');
      localStorage.setItem('authToken', access);
      localStorage.setItem('refreshToken', refresh);
      localStorage.setItem('signin.provider', 'id');
    },
    [origin, authorisationToken, refreshToken] as const,
  );
}
