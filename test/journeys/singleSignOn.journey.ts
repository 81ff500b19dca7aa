/**
 * Single sign-ons and OAuth clients (plugins sign-in/generic and sign-in/generic-oauth), and the callback
 * URLs under `/oauth`.
 */
import type { Page } from 'playwright-core';
import { addressOf } from './support/addresses';
import { axe } from './support/axe';
import { frame } from './support/frame';
import { journey, type Open } from './support/journey';
import { allow } from './support/notes';
import { realmDocument } from './support/realmDocument';
import { emailOf, lanterna, PASSWORD, ringside } from './support/realms';
import { clearFaults, resetSandbox, setFaults } from './support/sandbox';
import { fillSignIn } from './support/signIn';
import { countPosts, signInThere, withoutAnswer } from './support/stageDoor';
import { text } from './support/texts';

const document_ = realmDocument('ringside');
let original = '';

beforeAll(async () => {
  original = await document_.read();
});
beforeEach(async () => {
  await resetSandbox();
  await resetSandbox('workshop');
});
afterEach(async () => {
  await clearFaults();
  await clearFaults('workshop');
  await document_.write(original);
});

/** The workshop's ringside with these sign-in methods. */
async function offering(authenticationProviders: readonly object[]): Promise<void> {
  await document_.write(JSON.stringify({ ...(JSON.parse(original) as object), authenticationProviders }));
}
const backstage = { name: 'generic', label: 'Backstage', authProviderRoute: '/sso/backstage' };
const atWorkshop = (open: Open, path: string | null, width: 'phone' | 'desktop' = 'desktop') =>
  open(ringside, { site: 'workshop', path, width });
const again = (page: Page) => page.getByRole('button', { name: text('en', 'signInTryAgain') });

describe('a single sign-on', () => {
  for (const width of ['phone', 'desktop'] as const)
    journey(
      `SGP-022 SGP-024 SGP-027 SGN-039 on a ${width}: the only sign-in method starts at once and returns to the destination`,
      async ({ open }) => {
        await offering([backstage]);
        const page = await atWorkshop(open, '/login?from=/browse', width);
        const exchanges = countPosts(page, /\/sso\/backstage\/token$/);
        await signInThere(page, 'maya@stagedoor.example');
        await page.waitForURL((url) => url.pathname === '/browse');
        await frame(page, ringside).signedIn.waitFor();
        withoutAnswer(page);
        expect(exchanges()).toBe(1);
      },
    );

  journey('SGP-025 SGN-063 signing out ends the session at its route', async ({ open }) => {
    await offering([backstage]);
    const page = await atWorkshop(open, '/login?from=/browse');
    await signInThere(page, 'omar@stagedoor.example');
    await page.waitForURL((url) => url.pathname === '/browse');
    const ended = page.waitForResponse((response) => response.url().endsWith('/api/v2/sso/backstage/logout'));
    await frame(page, ringside).signOut.click();
    expect((await ended).status()).toBe(204);
    await frame(page, ringside).signIn.waitFor();
  });

  journey(
    'SGP-026 a refusal shows the server’s message and can be retried; a reload consumes nothing',
    async ({ open }) => {
      await offering([backstage]);
      await setFaults(
        [
          {
            method: 'POST',
            path: '/api/v2/sso/backstage/token',
            status: 403,
            body: { status: 403, code: 'notAMember', messages: ['Your company has left Backstage.'] },
            times: 1,
          },
        ],
        'workshop',
      );
      const page = await atWorkshop(open, '/login/generic?from=/browse');
      allow(page, /sso\/backstage\/token/);
      const exchanges = countPosts(page, /\/sso\/backstage\/token$/);
      await signInThere(page, 'maya@stagedoor.example');
      await page.getByRole('alert').filter({ hasText: 'Your company has left Backstage.' }).waitFor();
      withoutAnswer(page);
      await axe(page);
      await page.reload();
      await page
        .getByRole('button', { name: text('en', 'continueWithGeneric', { provider: 'Backstage' }) })
        .waitFor();
      expect(exchanges()).toBe(1);
    },
  );

  journey('cancelling at the provider is no error', async ({ open }) => {
    await offering([backstage]);
    const page = await atWorkshop(open, '/login/generic?from=/browse');
    await page.getByRole('button', { name: 'Go back to the site' }).click();
    await page
      .getByRole('button', { name: text('en', 'continueWithGeneric', { provider: 'Backstage' }) })
      .waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    withoutAnswer(page);
  });

  journey('SGP-022 an unknown route shows a message and a retry, not a blank page', async ({ open }) => {
    await offering([{ ...backstage, authProviderRoute: '/sso/nobody' }]);
    const page = await atWorkshop(open, '/login/generic');
    allow(page, /sso\/nobody/);
    await page
      .getByRole('alert')
      .filter({ hasText: text('en', 'sorrySomethingWentWrong') })
      .waitFor();
    await again(page).waitFor();
  });

  journey(
    'SGP-021 SGP-023 an allowlisted app receives the code after the viewer’s consent; the page does not exchange it',
    async ({ open }) => {
      await offering([{ ...backstage, apps: [{ bundleId: 'com.ringside', scheme: 'ringside-app' }] }]);
      const page = await atWorkshop(open, '/login/generic?bundle_id=com.ringside');
      allow(page, /ringside-app/);
      const exchanges = countPosts(page, /\/sso\/backstage\/token$/);
      await signInThere(page, 'maya@stagedoor.example');
      await page.getByRole('heading', { level: 1, name: text('en', 'confirmAppTitle') }).waitFor();
      await axe(page);
      withoutAnswer(page);
      await page.getByRole('button', { name: text('en', 'confirmAppGoOn'), exact: true }).click();
      await page.getByText(text('en', 'signInHandedOver')).waitFor();
      withoutAnswer(page);
      expect(exchanges()).toBe(0);
    },
  );

  journey(
    'SGP-027 SGP-028 without a route a form is shown, with sign-up where the realm enables it',
    async ({ open }) => {
      await offering([{ name: 'generic', canSignUp: true }]);
      const page = await atWorkshop(open, '/login?from=/browse');
      allow(page, /answer 401/, /401 \(Unauthorized\)/);
      await page.waitForURL((url) => url.pathname === '/login/generic');
      await axe(page);
      await fillSignIn(page, 'en', { email: emailOf('viewer', ringside), password: 'wrong' });
      await page
        .getByRole('alert')
        .filter({ hasText: text('en', 'failedAuthentication') })
        .waitFor();
      await page.getByRole('link', { name: text('en', 'forgotPasswordLink') }).waitFor();
      await fillSignIn(page, 'en', { email: emailOf('viewer', ringside), password: PASSWORD });
      await page.waitForURL((url) => url.pathname === '/browse');
      const newcomer = await atWorkshop(open, '/signup?from=/browse');
      await newcomer.getByLabel(text('en', 'accountEmail')).fill('newcomer@generic.example');
      await newcomer.locator('[name=new-password]').fill('A long enough one 1!');
      await newcomer.getByRole('button', { name: text('en', 'accountSignUp'), exact: true }).click();
      await newcomer.waitForURL((url) => url.pathname === '/browse');
    },
  );
});

describe('an OAuth client', () => {
  const cineclube = text('pt', 'continueWithGenericOauth', { provider: 'Cineclube' });
  const ownPage = '/iniciar-sessao/generic-oauth/cineclube';
  const countExchanges = (page: Page) => countPosts(page, /\/generic-oauth\/cineclube\/token$/);

  for (const width of ['phone', 'desktop'] as const)
    journey(
      `SGP-093 lanterna on a ${width}: sign-in and back, with the client’s name in the paths; sign-out ends the session at its route`,
      async ({ open }) => {
        const page = await open(lanterna, { width, path: '/login?from=/browse' });
        const exchanges = countExchanges(page);
        await page.getByRole('link', { name: cineclube, exact: true }).click();
        await signInThere(page, 'maya@stagedoor.example');
        await page.waitForURL((url) => /^\/(browse|explorar)$/.test(url.pathname));
        await frame(page, lanterna).signedIn.waitFor();
        withoutAnswer(page);
        expect(exchanges()).toBe(1);
        const ended = page.waitForResponse((response) =>
          response.url().endsWith('/api/v2/generic-oauth/cineclube/logout'),
        );
        // On a phone, it is behind the person.
        if (width === 'phone') await frame(page, lanterna).switcher.click();
        await frame(page, lanterna).signOut.click();
        expect((await ended).status()).toBe(204);
      },
    );

  journey('SGP-093 a return URL opened in another browser does not sign in', async ({ open }) => {
    const page = await open(lanterna, { path: `${ownPage}?code=stolen&state=guessed` });
    const exchanges = countExchanges(page);
    await page.getByRole('alert').waitFor();
    withoutAnswer(page);
    await page.getByRole('button', { name: text('pt', 'signInTryAgain') }).waitFor();
    expect(exchanges()).toBe(0);
  });

  for (const name of ['cineclube', 'generic-oauth'])
    journey(`SGP-074 an answer at /oauth/${name} is completed on the client’s page`, async ({ open }) => {
      const page = await open(lanterna, { path: '/login?from=/browse' });
      const exchanges = countExchanges(page);
      // The site's URL as registered with the provider.
      await page.route(/generic-oauth\/cineclube\/auth-uri/, (route) => {
        const url = new URL(route.request().url());
        url.searchParams.set('redirectUri', addressOf('lanterna', `/oauth/${name}`));
        return route.continue({ url: url.href });
      });
      await page.getByRole('link', { name: cineclube, exact: true }).click();
      await signInThere(page, 'omar@stagedoor.example');
      await page.waitForURL((url) => /^\/(browse|explorar)$/.test(url.pathname));
      await frame(page, lanterna).signedIn.waitFor();
      withoutAnswer(page);
      expect(exchanges()).toBe(1);
    });

  for (const path of ['/oauth/nobody', '/oauth/cineclube/com.evil', '/oauth/nobody/com.evil'])
    journey(
      `SGP-074 ${path}, unknown to the realm, exchanges nothing and offers sign-in`,
      async ({ open }) => {
        const page = await open(lanterna, { path: `${path}?code=stolen&state=guessed` });
        const exchanges = countExchanges(page);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.getByRole('main').or(page.locator('body')).getByRole('button').first().waitFor();
        withoutAnswer(page);
        expect(new URL(page.url()).pathname).toMatch(/^\/(login|iniciar-sessao)/);
        expect(exchanges()).toBe(0);
      },
    );
});

describe('an app', () => {
  journey(
    'SGP-074 on the realm’s allowlist receives an OAuth return, and the page shows that',
    async ({ open }) => {
      await offering([{ ...backstage, apps: [{ bundleId: 'com.ringside', scheme: 'ringside-app' }] }]);
      const page = await atWorkshop(open, '/oauth/generic/com.ringside?code=for-the-app&state=its-own');
      allow(page, /ringside-app/);
      const exchanges = countPosts(page, /token$/);
      await page.getByText(text('en', 'signInHandedOver')).waitFor();
      withoutAnswer(page);
      await axe(page);
      expect(exchanges()).toBe(0);
    },
  );
});
