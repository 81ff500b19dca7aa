/**
 * Sign-in at the sandbox's Firebase fake: real scripts, a real popup, the site's own policy (plugin
 * sign-in/firebase, in lanterna).
 */
import type { Page } from 'playwright-core';
import { axe } from './support/axe';
import { frame } from './support/frame';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { rawPage } from './support/rawPage';
import { emailOf, lanterna, PASSWORD } from './support/realms';
import { resetSandbox } from './support/sandbox';
import { fillSignIn } from './support/signIn';
import { countPosts } from './support/stageDoor';
import { text } from './support/texts';

beforeEach(() => resetSandbox());

const t = (key: string, values?: Readonly<Record<string, string>>) => text('pt', key, values);
const email = emailOf('viewer', lanterna);
const here = '/login/firebase?from=/browse';
const social = (page: Page, provider: string) =>
  page.getByRole('button', { name: t('firebaseSocial', { provider }), exact: true });
const signIn = (page: Page, address = email) =>
  fillSignIn(page, 'pt', { email: address, password: PASSWORD });
const isSignedIn = async (page: Page) => {
  await page.waitForURL((url) => /^\/(browse|explorar)$/.test(url.pathname));
  await frame(page, lanterna).signedIn.waitFor();
};
async function goOnAs(page: Page, provider: string, person: 'Iris Ibarra' | 'Vera Vance'): Promise<void> {
  const opened = page.waitForEvent('popup');
  await social(page, provider).click();
  await (await opened).getByRole('button', { name: `Continue as ${person}` }).click();
}

journey(
  'SGP-076 SGP-079 SGP-080 from the list of sign-in methods to its page; Firebase loads only once the viewer types, and email and password sign in',
  async ({ open }) => {
    const page = await open(lanterna, { path: '/login?from=/browse' });
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/__fake/firebase/') && asked.push(request.url()));
    // By key: a pointer would hover over whatever the next page places under it, which counts as intent.
    await page
      .getByRole('link', { name: t('continueWithFirebase', { provider: 'Passe Lanterna' }), exact: true })
      .press('Enter');
    await page
      .getByRole('heading', { level: 1, name: t('firebaseLoginPage', { provider: 'Passe Lanterna' }) })
      .waitFor();
    await social(page, 'Google').waitFor();
    expect(asked).toEqual([]);
    const exchanges = countPosts(page, /\/api\/v2\/firebase-auth$/);
    await signIn(page);
    await isSignedIn(page);
    expect(exchanges()).toBe(1);
  },
);

journey(
  'SGP-087 ERR-010 an email with a password shows a conflict; after linking, the popup signs in',
  async ({ open }) => {
    const page = await open(lanterna, { path: here });
    await goOnAs(page, 'Google', 'Vera Vance');
    await page
      .getByRole('alert')
      .filter({ hasText: t('accountExistsWithDifferentProvider', { provider: t('firebasePassword') }) })
      .waitFor();
    await axe(page);
    await eventually(() => page.getByLabel(t('accountEmail')).inputValue(), email);
    await signIn(page);
    await isSignedIn(page);

    const later = await open(lanterna, { path: here });
    await goOnAs(later, 'Google', 'Vera Vance');
    await isSignedIn(later);
  },
);

journey(
  'SGP-077 SGP-078 SGP-139 on a phone Facebook uses a redirect, and the viewer returns signed in',
  async ({ open }) => {
    const page = await open(lanterna, { width: 'phone', path: here });
    await social(page, 'Facebook').click();
    await page.getByRole('button', { name: 'Continue as Iris Ibarra' }).click();
    await isSignedIn(page);
    await eventually(() => page.evaluate(() => sessionStorage.getItem('signin.firebase')), null);
  },
);

journey(
  'SGP-088 SGP-089 ERR-011 a refusal by the operator’s blocking function shows the realm’s message',
  async ({ open }) => {
    const page = await open(lanterna, { path: here });
    allow(page, /answer 400/, /400 \(Bad Request\)/);
    for (const [host, words] of [
      ['troupe', 'Esta entrada é só para sócios.'],
      ['matinee', 'A bilheteira já fechou.'],
      ['backstage', t('failedAuthentication')],
    ] as const) {
      await signIn(page, `ada@${host}.example`);
      await page.getByRole('alert').filter({ hasText: words }).waitFor();
    }
  },
);

journey(
  'SGP-081 SGP-082 SGP-083 a new account sends its App Check token and leads to the shop',
  async ({ open }) => {
    const page = await open(lanterna, { path: `${here}&type=signup` });
    await page.getByLabel(t('accountEmail')).fill('nova@lanterna.example');
    await page.locator('[name=new-password]').fill(PASSWORD);
    const made = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/firebase-auth/signup'),
    );
    await page.getByRole('button', { name: t('accountSignUp'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('termsOfUse') });
    for (const name of ['terms', 'age']) await dialog.locator(`[name=${name}]`).check();
    await dialog.getByRole('button', { name: t('consentAgree') }).click();
    expect((await made).postDataJSON()).toMatchObject({
      username: 'nova@lanterna.example',
      appCheckToken: expect.any(String) as unknown,
    });
    await page.waitForURL(
      (url) => /^\/(purchase|aderir)$/.test(url.pathname) && url.searchParams.get('from') === '/browse',
    );
  },
);

test.each([
  ['/home', false],
  ['/login/id', false],
  ['/login', true],
  ['/login/firebase', true],
])('Firebase in the policy of %s: %s', async (path, expected) => {
  const policy = String((await rawPage('lanterna', path)).headers['content-security-policy']);
  const sources = [
    'https://identitytoolkit.googleapis.com',
    'https://apis.google.com',
    'https://entrada.lanterna.example',
    'https://www.google.com/recaptcha/',
  ];
  expect(sources.map((source) => policy.includes(source))).toEqual(sources.map(() => expected));
});
