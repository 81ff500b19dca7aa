/** Sign-in at the sandbox's real OpenID provider, there and back. */
import { createHash } from 'node:crypto';
import type { Page, Request } from 'playwright-core';
import { addressOf } from './support/addresses';
import { frame } from './support/frame';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { lanterna, realms, ringside, type DemoRealm } from './support/realms';
import { resetSandbox } from './support/sandbox';
import { countPosts, signInThere, withoutAnswer } from './support/stageDoor';
import { text } from './support/texts';

beforeAll(() => resetSandbox());

const leave = (page: Page, realm: DemoRealm) =>
  page
    .getByRole('link', { name: text(realm.locales[0], 'continueWithOpenid', { provider: 'Stage Door' }) })
    .click();

/** The site's own code exchanges. */
const countExchanges = (page: Page) => countPosts(page, /\/openid\/[^/]+\/token$/);

for (const realm of realms)
  journey(
    `SGP-002, SGP-003, SGP-011, SGP-013, SGN-109 ${realm.id}: sign-in and back to the destination`,
    async ({ open }) => {
      const page = await open(realm, { path: '/login?from=/browse' });
      const exchanges = countExchanges(page);
      await leave(page, realm);
      await signInThere(page, 'maya@stagedoor.example');
      await page.waitForURL((url) => /^\/(browse|explorar)$/.test(url.pathname));
      await frame(page, realm).signedIn.waitFor();
      await frame(page, realm).cards.first().waitFor();
      withoutAnswer(page);
      expect(exchanges()).toBe(1);
    },
  );

journey(
  'RFC 7636 PKCE: only the browser that started the sign-in can exchange the code',
  async ({ open }) => {
    const page = await open(ringside, { path: '/login?from=/browse' });
    const sent: Request[] = [];
    page.on('request', (request) => void sent.push(request));
    const sentTo = (path: RegExp) => {
      const request = sent.find((each) => path.test(each.url()));
      if (request === undefined) throw new Error(`There was no request to ${path}.`);
      return request;
    };
    // An attacker who redeems the code before this browser does.
    let stolen: { readonly status: number } | undefined;
    await page.route(/\/openid\/stagedoor\/token$/, async (route) => {
      const { authorisationCode } = route.request().postDataJSON() as { authorisationCode: string };
      const answer = await fetch(route.request().url(), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': 'ringside-web' },
        body: JSON.stringify({ authorisationCode }),
      });
      stolen = { status: answer.status };
      await route.continue();
    });
    allow(page, /openid/, /401/);
    await leave(page, ringside);
    await signInThere(page, 'maya@stagedoor.example');
    await page.getByRole('button', { name: text('en', 'signInTryAgain') }).waitFor();
    expect(stolen).toEqual({ status: 401 });
    const challenge = new URL(sentTo(/\/openid\/stagedoor\/auth-uri/).url()).searchParams.get(
      'codeChallenge',
    );
    const { codeVerifier } = sentTo(/\/openid\/stagedoor\/token$/).postDataJSON() as { codeVerifier: string };
    expect(createHash('sha256').update(codeVerifier).digest('base64url')).toBe(challenge);
  },
);

journey('SGN-055 from the side panel it returns to the same page', async ({ open }) => {
  const page = await open(ringside, { path: '/section/stories?x=1' });
  await frame(page, ringside).signIn.click();
  await leave(page, ringside);
  await signInThere(page, 'omar@stagedoor.example');
  await page.waitForURL(addressOf('ringside', '/section/stories?x=1'));
  await frame(page, ringside).signedIn.waitFor();
});

const clients = [
  {
    realm: ringside,
    link: text('en', 'continueWithOpenid', { provider: 'Stage Door' }),
    posts: /\/openid\/[^/]+\/token$/,
    person: 'maya@stagedoor.example',
  },
  {
    realm: lanterna,
    link: text('pt', 'continueWithGenericOauth', { provider: 'Cineclube' }),
    posts: /\/generic-oauth\/[^/]+\/token$/,
    person: 'omar@stagedoor.example',
  },
] as const;
for (const { realm, link, posts, person } of clients)
  journey(
    `SGP-020 “${link}”: the return page, on reload, back navigation or reopening, exchanges its code once and is never blank`,
    async ({ open }) => {
      const page = await open(realm, { path: '/login' });
      const exchanges = countPosts(page, posts);
      let returned = '';
      page.on('request', (request) => {
        if (
          request.isNavigationRequest() &&
          /[?&]code=/.test(request.url()) &&
          request.url().startsWith(addressOf(realm.id))
        )
          returned = request.url();
      });
      await page.getByRole('link', { name: link, exact: true }).click();
      await signInThere(page, person);
      await page.getByText(text(realm.locales[0], 'signedInMessage')).waitFor();
      withoutAnswer(page);
      expect(returned).not.toBe('');
      // Going back leads to an expired page of the provider; from there the return page is opened again.
      allow(page, /interaction/, /400/);
      const backAndForth = async () => {
        await page.goBack();
        await page.goForward();
      };
      // A signed-in viewer is redirected to the first page of the menu (SGN-041).
      for (const again of [() => page.reload(), backAndForth, () => page.goto(returned)]) {
        await again();
        await frame(page, realm).signedIn.waitFor();
        await frame(page, realm).cards.first().waitFor();
        withoutAnswer(page);
      }
      expect(exchanges()).toBe(1);
    },
  );

journey('SGP-020 a return URL opened in another browser does not sign in', async ({ open }) => {
  const page = await open(ringside, { path: null });
  allow(page, /openid/, /40\d/);
  await page.goto(addressOf('ringside', '/login/openid/stagedoor?code=stolen&state=guessed'));
  await page.getByRole('alert').waitFor();
  withoutAnswer(page);
  expect(await page.evaluate(() => localStorage.getItem('signin.provider'))).toBeNull();
  await page.getByRole('button', { name: text('en', 'signInTryAgain') }).waitFor();
});

journey('cancelling at the provider is no error and offers an action', async ({ open }) => {
  const page = await open(ringside, { path: '/login?from=/browse' });
  await leave(page, ringside);
  await page.getByRole('button', { name: 'Go back to the site' }).click();
  await page.waitForURL((url) => url.hostname === 'ringside.localhost');
  await page
    .getByRole('button', { name: text('en', 'continueWithOpenid', { provider: 'Stage Door' }) })
    .waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  withoutAnswer(page);
  await page
    .getByRole('button', { name: text('en', 'continueWithOpenid', { provider: 'Stage Door' }) })
    .click();
  await signInThere(page, 'maya@stagedoor.example');
  await page.waitForURL(/\/browse$/);
});

journey('SGN-060 an e-mail with another sign-in method shows a conflict message', async ({ open }) => {
  const page = await open(ringside, { path: '/login' });
  allow(page, /answer 409/, /409 \(Conflict\)/);
  await leave(page, ringside);
  await signInThere(page, 'viewer@ringside.example');
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).not.toMatch(/409|emailAlreadyRegistered|http/);
  await page.getByRole('button', { name: text('en', 'signInTryAgain') }).waitFor();
});

journey('SGP-014 signing out ends the provider’s session too', async ({ open }) => {
  const page = await open(ringside, { path: '/login?from=/browse' });
  allow(page, /favicon\.ico/);
  await leave(page, ringside);
  await signInThere(page, 'maya@stagedoor.example');
  await page.waitForURL(/\/browse$/);
  await frame(page, ringside).signOut.click();
  await page.getByRole('heading', { name: 'Leave Stage Door too?' }).waitFor();
  await page.getByRole('button', { name: 'Sign out here too' }).click();
  await page.waitForURL((url) => url.hostname === 'ringside.localhost');
  await frame(page, ringside).signIn.waitFor();
});
