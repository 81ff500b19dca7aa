/** Sign-in with accounts of two broadcasters (plugins sign-in/pbr and sign-in/sptv, in noor). */
import { axe } from './support/axe';
import { frame } from './support/frame';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { noor, PASSWORD } from './support/realms';
import { clearFaults, resetSandbox, setFaults } from './support/sandbox';
import { fillSignIn } from './support/signIn';
import { text } from './support/texts';

beforeEach(() => resetSandbox());
afterEach(() => clearFaults());

const providers = [
  {
    path: '/pbr',
    label: 'Radio Mirfak',
    title: 'pbrLoginPage',
    button: 'continueWithPbr',
    account: 'broadcaster@noor.example',
    call: /\/api\/v2\/login\/auth-provider\/pbr$/,
    glob: '/api/v2/login/auth-provider/pbr',
    ledger: 'SGP-029 SGP-031',
  },
  {
    path: '/sptv',
    label: 'Suhail TV',
    title: 'sptvLoginPage',
    button: 'continueWithSptv',
    account: 'subscriber@noor.example',
    call: /\/api\/v2\/login\/sptv$/,
    glob: '/api/v2/login/sptv',
    ledger: 'SGP-032 SGP-034',
  },
] as const;

for (const { path, label, title, button, account, call, glob, ledger } of providers) {
  for (const width of ['phone', 'desktop'] as const)
    journey(
      `${ledger} SGP-142 ${path} on a ${width}: from its button to its page and to the destination`,
      async ({ open }) => {
        const page = await open(noor, { width, path: '/login?from=/browse' });
        await page.getByRole('link', { name: text('ar', button, { provider: label }), exact: true }).click();
        await page.getByRole('heading', { level: 1, name: text('ar', title, { provider: label }) }).waitFor();
        await page.waitForURL(
          (url) => url.pathname.endsWith(path) && url.searchParams.get('from') === '/browse',
        );
        await page.getByLabel(text('ar', 'accountEmail')).waitFor();
        await axe(page);
        const asked = page.waitForRequest(
          (request) => request.method() === 'POST' && call.test(request.url()),
        );
        await fillSignIn(page, 'ar', { email: account, password: PASSWORD });
        expect((await asked).headers()['authorization']).toBeUndefined();
        await page.waitForURL((url) => url.pathname === '/browse');
        await frame(page, noor).signedIn.waitFor();
      },
    );

  journey(
    `${ledger} ${path} shows a message for a wrong password and for another provider’s account`,
    async ({ open }) => {
      const page = await open(noor, { path: `/login${path}` });
      allow(page, /answer 401/, /401 \(Unauthorized\)/);
      for (const [email, password] of [
        [account, 'not this one'],
        ['viewer@noor.example', PASSWORD],
      ] as const) {
        await fillSignIn(page, 'ar', { email, password });
        await page
          .getByRole('alert')
          .filter({ hasText: text('ar', 'failedAuthentication') })
          .waitFor();
      }
      await axe(page);
    },
  );

  journey(`${ledger} ${path} that is unreachable shows a message and a retry`, async ({ open }) => {
    const page = await open(noor, { path: `/login${path}?from=/browse` });
    allow(page, call, new RegExp(glob));
    await page.getByLabel(text('ar', 'accountEmail')).waitFor();
    // On every request: browsers retry by themselves when a reused connection is dead.
    await setFaults([{ method: 'POST', path: glob, drop: 'before' }]);
    await fillSignIn(page, 'ar', { email: account, password: PASSWORD });
    await page
      .getByRole('alert')
      .filter({ hasText: text('ar', 'sorrySomethingWentWrong') })
      .waitFor();
    await clearFaults();
    await page.getByRole('button', { name: text('ar', 'accountSignIn'), exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/browse');
  });
}

journey('SGP-030 SGN-051 sign-up at the public broadcaster signs in', async ({ open }) => {
  const page = await open(noor, { width: 'phone', path: '/signup?from=/browse' });
  await page
    .getByRole('link', { name: text('ar', 'continueWithPbr', { provider: 'Radio Mirfak' }), exact: true })
    .click();
  await page.waitForURL((url) => url.pathname.endsWith('/pbr'));
  await page.getByLabel(text('ar', 'accountEmail')).fill('listener@noor.example');
  await page.locator('[name=new-password]').fill('A long enough one 1!');
  await axe(page);
  const made = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/v2/user/auth-provider/pbr'),
  );
  await page.getByRole('button', { name: text('ar', 'accountSignUp'), exact: true }).click();
  await made;
  await page.waitForURL((url) => url.pathname === '/browse');
  await frame(page, noor).signedIn.waitFor();
});

journey('SGP-033 the subscription’s company offers no sign-up', async ({ open }) => {
  const page = await open(noor, { path: '/signup' });
  await page
    .getByRole('link', { name: text('ar', 'continueWithPbr', { provider: 'Radio Mirfak' }), exact: true })
    .waitFor();
  expect(
    await page.getByRole('link', { name: text('ar', 'continueWithSptv', { provider: 'Suhail TV' }) }).count(),
  ).toBe(0);
});
