/** Sign-in with e-mail and password, session persistence, and sign-out. */
import { axe } from './support/axe';
import { addressOf } from './support/addresses';
import { countLoads } from './support/countLoads';
import { eventually } from './support/eventually';
import { frame } from './support/frame';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { browsePath, emailOf, everyView, PASSWORD, realms, ringside } from './support/realms';
import { clearFaults, resetSandbox, setFaults } from './support/sandbox';
import { fillSignIn, signInOverPanel } from './support/signIn';
import { text } from './support/texts';

beforeAll(() => resetSandbox());
afterEach(() => clearFaults());

const refused = [/answer 401: POST .*\/login/, /console error: Failed to load resource.*401.*\/login/];

describe('the side panel', () => {
  for (const { realm, width } of everyView)
    journey(
      `SGN-005, SGN-055, NAV-008 ${realm.id} on a ${width}: signs in, stays on the page, no reload`,
      async ({ open }) => {
        const page = await open(realm, { width, path: `${browsePath(realm)}?from=mail` });
        await frame(page, realm).cards.first().waitFor();
        const before = page.url();
        const loads = countLoads(page);
        await signInOverPanel(page, realm, 'viewer');
        expect(page.url()).toBe(before);
        expect(loads()).toBe(0);
        expect(await frame(page, realm).signIn.count()).toBe(0);
      },
    );

  journey('the panel has no accessibility violation, open and refused', async ({ open }) => {
    const page = await open(ringside);
    allow(page, ...refused);
    const { signIn, panel } = frame(page, ringside);
    await signIn.click();
    await panel.getByLabel(text('en', 'accountEmail')).waitFor();
    await axe(page);
    await fillSignIn(panel, 'en', { email: 'nobody@ringside.example', password: 'wrong' });
    await panel.getByRole('alert').waitFor();
    await axe(page);
  });
});

describe('the login page', () => {
  for (const { realm, width } of everyView)
    journey(`SGN-044 ${realm.id} on a ${width}: signs in and redirects to from`, async ({ open }) => {
      const page = await open(realm, { width, path: '/login?from=/browse' });
      await fillSignIn(page, realm.locales[0], { email: emailOf('viewer', realm), password: PASSWORD });
      await page.waitForURL((url) => /^\/(browse|explorar)$/.test(url.pathname));
      await frame(page, realm).signedIn.waitFor();
      await frame(page, realm).cards.first().waitFor();
    });

  for (const realm of realms)
    journey(
      `SGN-056, SGN-057, SGN-059 ${realm.id} explains a wrong password until the viewer types again`,
      async ({ open }) => {
        const page = await open(realm, { path: '/login' });
        allow(page, ...refused);
        const [locale] = realm.locales;
        await fillSignIn(page, locale, { email: emailOf('viewer', realm), password: 'not this one' });
        const alert = page.getByRole('alert').filter({ hasText: text(locale, 'failedAuthentication') });
        await alert.waitFor();
        await page.getByLabel(text(locale, 'accountPassword'), { exact: true }).fill('n');
        await alert.waitFor({ state: 'detached' });
      },
    );

  journey('SGN-029, SGN-058 an empty form shows required errors without a call', async ({ open }) => {
    const page = await open(ringside, { path: '/login' });
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/login')) calls.push(request.url());
    });
    await fillSignIn(page, 'en', {});
    await page
      .getByRole('alert')
      .filter({ hasText: text('en', 'EMPTY_INPUTS') })
      .waitFor();
    expect(calls).toEqual([]);
    allow(page, ...refused, /answer 4\d\d: POST .*\/login/, /Failed to load resource.*\/login/);
    await page.getByLabel(text('en', 'accountEmail')).fill(emailOf('viewer', ringside));
    await page.keyboard.press('Enter');
    await eventually(() => calls.length, 1);
  });

  journey('SGN-057 an unreachable platform has its own message', async ({ open }) => {
    const page = await open(ringside, { path: '/login' });
    await page.getByLabel(text('en', 'accountEmail')).waitFor();
    await setFaults([{ method: 'POST', path: '/api/v2/login', drop: 'before' }]);
    allow(page, /\/login/);
    await fillSignIn(page, 'en', { email: emailOf('viewer', ringside), password: PASSWORD });
    await page
      .getByRole('alert')
      .filter({ hasText: text('en', 'sorrySomethingWentWrong') })
      .waitFor();
  });

  journey('SGN-041 a signed-in viewer is redirected from it', async ({ open }) => {
    const page = await open(ringside);
    await signInOverPanel(page, ringside, 'viewer');
    await page.goto(addressOf('ringside', '/login'));
    await page.waitForURL((url) => url.pathname === '/home' || url.pathname === '/');
    await frame(page, ringside).cards.first().waitFor();
  });
});

describe('a session', () => {
  journey('SGN-006 survives a reload', async ({ open }) => {
    const page = await open(ringside);
    await signInOverPanel(page, ringside, 'viewer');
    await page.reload();
    await frame(page, ringside).signedIn.waitFor();
    await eventually(() => frame(page, ringside).signOut.getAttribute('title'), emailOf('viewer', ringside));
  });

  for (const realm of realms)
    journey(`SGN-061 ${realm.id} becomes a guest’s after sign-out, at home`, async ({ open }) => {
      const page = await open(realm, { path: browsePath(realm) });
      await signInOverPanel(page, realm, 'viewer');
      const ended = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith('/api/v2/logout'),
      );
      await frame(page, realm).signOut.click();
      await ended;
      await frame(page, realm).signIn.waitFor();
      await page.waitForURL((url) => /^\/(home|inicio)$/.test(url.pathname));
      await page.reload();
      await frame(page, realm).signIn.waitFor();
    });

  for (const realm of realms)
    journey(
      `NAV-055 on a phone, the bar of ${realm.id} shows who is signed in, and sign-out is behind it`,
      async ({ open }) => {
        const page = await open(realm, { width: 'phone' });
        await signInOverPanel(page, realm, 'viewer');
        const { switcher, openMenu, signIn } = frame(page, realm);
        const signOut = page.getByRole('link', { name: text(realm.locales[0], 'signOut') });
        expect(await signOut.count()).toBe(0);
        // ringside has no profiles: its bar leads to the account.
        await (realm === ringside ? openMenu : switcher).click();
        await signOut.click();
        await signIn.waitFor();
      },
    );

  journey('SGN-062 sign-out works although the platform is unreachable', async ({ open }) => {
    const page = await open(ringside);
    await signInOverPanel(page, ringside, 'viewer');
    await setFaults([{ path: '/api/v2/logout', status: 500 }]);
    allow(page, /logout/);
    await frame(page, ringside).signOut.click();
    await frame(page, ringside).signIn.waitFor();
  });

  journey('sign-out in one tab signs out the other', async ({ open }) => {
    const page = await open(ringside);
    await signInOverPanel(page, ringside, 'viewer');
    const other = await open(ringside, { beside: page });
    await frame(other, ringside).signedIn.waitFor();
    await frame(page, ringside).signOut.click();
    await frame(page, ringside).signIn.waitFor();
    await frame(other, ringside).signIn.waitFor();
  });
});

describe('sign-up', () => {
  for (const width of ['phone', 'desktop'] as const)
    journey(
      `SGN-051, SGP-038 on a ${width}: creates an account, signs in at once, and redirects to from`,
      async ({ open }) => {
        const page = await open(ringside, { width, path: '/signup?from=/browse' });
        const email = `newcomer-${width}@ringside.example`;
        await page.getByLabel(text('en', 'accountEmail')).fill(email);
        await page.locator('[name=new-password]').fill('short');
        await page.getByRole('button', { name: text('en', 'accountSignUp'), exact: true }).click();
        const password = page.locator('[name=new-password]');
        await eventually(() => password.getAttribute('aria-invalid'), 'true');
        await password.fill('A long enough one 1!');
        await page.getByRole('button', { name: text('en', 'accountSignUp'), exact: true }).click();
        await page.waitForURL((url) => url.pathname === '/browse');
        await frame(page, ringside).signedIn.waitFor();
      },
    );

  journey('an e-mail that has an account is refused with a message', async ({ open }) => {
    const page = await open(ringside, { path: '/signup' });
    allow(page, /answer 409/, /409 \(Conflict\)/);
    await page.getByLabel(text('en', 'accountEmail')).fill(emailOf('member', ringside));
    await page.locator('[name=new-password]').fill('A long enough one 1!');
    await page.getByRole('button', { name: text('en', 'accountSignUp'), exact: true }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: text('en', 'accountExists') })
      .waitFor();
  });
});
