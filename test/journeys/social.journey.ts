/**
 * Sign-in with Apple, Facebook and Google, at the sandbox's fakes: real popups, real scripts, the site's own
 * policy.
 */
import type { Page, Response } from 'playwright-core';
import { addressOf } from './support/addresses';
import { axe } from './support/axe';
import { eventually, quiet } from './support/eventually';
import { frame } from './support/frame';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { rawPage } from './support/rawPage';
import { ringside } from './support/realms';
import { clearFaults, resetSandbox, setFaults } from './support/sandbox';
import { text } from './support/texts';

beforeAll(() => resetSandbox());
afterEach(() => clearFaults());

interface Social {
  readonly name: 'apple' | 'facebook' | 'google';
  /** Its path at the platform. */
  readonly operation: string;
  /** Part of its script's URL. */
  readonly script: string;
}
const apple: Social = { name: 'apple', operation: '/api/v2/login/apple-id', script: '/social/apple.js' };
const facebook: Social = {
  name: 'facebook',
  operation: '/api/v2/login/social/facebook',
  script: '/social/facebook.js',
};
const google: Social = {
  name: 'google',
  operation: '/api/v2/login/social/google',
  script: '/social/google.js',
};
const socials = [apple, facebook, google];

const labels = {
  apple: 'continueWithApple',
  facebook: 'continueWithFacebook',
  google: 'continueWithGoogle',
} as const;
const buttonOf = (page: Page, { name }: Social) =>
  name === 'google'
    ? page.frameLocator('iframe[src*="google-button"]').getByRole('button')
    : page.getByRole('button', { name: text('en', labels[name]), exact: true });

/** Clicks the button and returns the provider's popup. */
async function openWindow(page: Page, social: Social): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await buttonOf(page, social).click();
  return opened;
}
const goOnAs = async (page: Page, social: Social, person: 'Iris Ibarra' | 'Jonas Juhl' | 'Vera Vance') => {
  const opened = await openWindow(page, social);
  await opened.getByRole('button', { name: `Continue as ${person}` }).click();
};
/** The exchanges at the platform. */
function countExchanges(page: Page, { operation }: Social): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === operation) count += 1;
  });
  return () => count;
}
/** Requests to the fakes. */
function countFakeScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/__fake/')) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}
const isSignedIn = (page: Page) => frame(page, ringside).signedIn.waitFor();

describe.each(socials)('$name', (social) => {
  journey(`SGP-066 ${social.name} signs in and redirects to the destination`, async ({ open }) => {
    const page = await open(ringside, { path: '/login?from=/browse' });
    const exchanges = countExchanges(page, social);
    await goOnAs(page, social, 'Iris Ibarra');
    await page.waitForURL((url) => url.pathname === '/browse');
    await isSignedIn(page);
    expect(exchanges()).toBe(1);
    await eventually(() => page.evaluate(() => localStorage.getItem('signin.provider')), social.name);
  });

  journey(
    `SGP-073 ${social.name}: closing the popup or declining is no error; the button can be pressed again`,
    async ({ open }) => {
      const page = await open(ringside, { path: `/login/${social.name}?from=/browse` });
      const exchanges = countExchanges(page, social);
      // A popup closed while loading sometimes never reports that it is closed.
      const closed = await openWindow(page, social);
      await closed.getByRole('button', { name: 'Do not allow' }).waitFor();
      await closed.close();
      const refused = await openWindow(page, social);
      await refused.getByRole('button', { name: 'Do not allow' }).click();
      const accepted = await openWindow(page, social);
      const goOn = accepted.getByRole('button', { name: 'Continue as Iris Ibarra' });
      await goOn.waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
      expect(exchanges()).toBe(0);
      await goOn.click();
      await page.waitForURL((url) => url.pathname === '/browse');
      await isSignedIn(page);
    },
  );

  journey(
    `SGP-067 SGN-060 ERR-006 ${social.name}: an e-mail with another sign-in method shows a conflict and a link to it`,
    async ({ open }) => {
      const page = await open(ringside, { path: `/login/${social.name}?from=/browse` });
      allow(page, /answer 409/, /409 \(Conflict\)/);
      await goOnAs(page, social, 'Vera Vance');
      const alert = page.getByRole('alert').filter({ hasText: text('en', 'accountConflict') });
      await alert.waitFor();
      await axe(page);
      await alert.getByRole('link', { name: text('en', 'continueWithId') }).click();
      await page.waitForURL(
        (url) => url.pathname === '/login/id' && url.searchParams.get('from') === '/browse',
      );
      await page.getByLabel(text('en', 'accountEmail')).waitFor();
    },
  );

  journey(
    `SGP-069 ${social.name}: a new viewer confirms before an account is created, or declines`,
    async ({ open }) => {
      const page = await open(ringside, { path: '/signup?from=/browse' });
      const exchanges = countExchanges(page, social);
      await goOnAs(page, social, 'Jonas Juhl');
      const goOn = page.getByRole('button', { name: text('en', 'confirmSignUpGoOn') });
      await goOn.waitFor();
      await axe(page);
      await page.getByRole('button', { name: text('en', 'confirmSignUpTurnBack') }).click();
      await buttonOf(page, social).waitFor();
      expect(exchanges()).toBe(0);
      await goOnAs(page, social, 'Jonas Juhl');
      await goOn.click();
      await page.waitForURL((url) => url.pathname === '/browse');
      await isSignedIn(page);
      expect(exchanges()).toBe(1);
    },
  );

  journey(
    `SGP-068 ERR-005 ${social.name}: a platform failure shows a message and can be retried`,
    async ({ open }) => {
      const page = await open(ringside, { path: `/login/${social.name}?from=/browse` });
      allow(page, /answer 503/, /503 \(Service Unavailable\)/);
      await setFaults([{ method: 'POST', path: social.operation, status: 503 }]);
      await goOnAs(page, social, 'Iris Ibarra');
      await page
        .getByRole('alert')
        .filter({ hasText: text('en', 'sorrySomethingWentWrong') })
        .waitFor();
      await clearFaults();
      await goOnAs(page, social, 'Iris Ibarra');
      await page.waitForURL((url) => url.pathname === '/browse');
      await isSignedIn(page);
    },
  );

  journey(
    `SGP-065 ${social.name}: a script that fails to load leaves the other methods, a message and a retry`,
    async ({ open }) => {
      const page = await open(ringside, { path: null });
      allow(page, /Failed to load resource|request failed|sign-in/i, /cannot|could not|be loaded/);
      let blocked = true;
      await page.route(`**${social.script}`, (route) => (blocked ? route.abort() : route.continue()));
      await page.goto(addressOf('ringside', '/login?from=/browse'));
      if (social !== google) await buttonOf(page, social).hover();
      const label = { apple: 'Apple', facebook: 'Facebook', google: 'Google' }[social.name];
      const missing = page
        .getByRole('status')
        .filter({ hasText: text('en', 'signInWayMissing', { provider: label }) });
      await missing.waitFor();
      await axe(page);
      for (const other of socials)
        expect([other.name, (await buttonOf(page, other).count()) > 0]).toEqual([
          other.name,
          other !== social,
        ]);
      blocked = false;
      await page.getByRole('button', { name: text('en', 'signInTryAgain') }).click();
      await missing.waitFor({ state: 'detached' });
      await goOnAs(page, social, 'Iris Ibarra');
      await isSignedIn(page);
    },
  );

  journey(
    `SGP-065 ${social.name}: a script without its global removes the button within 10 s and shows a message`,
    async ({ open }) => {
      const page = await open(ringside, { path: null });
      allow(page, /has run, but/, /Error/);
      await page.route(`**${social.script}`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      await page.goto(addressOf('ringside', `/login/${social.name}`));
      if (social !== google) await buttonOf(page, social).click();
      await page
        .getByRole('alert')
        .filter({ hasText: text('en', 'signInUnavailable') })
        .waitFor();
      await page.getByRole('link', { name: text('en', 'backToSignIn') }).click();
      await page.waitForURL((url) => url.pathname === '/login');
    },
  );
});

journey('SGP-059 a press before the script has loaded waits for it', async ({ open }) => {
  const page = await open(ringside, { path: null });
  let load: () => void = () => undefined;
  const isPressed = new Promise<void>((resolve) => (load = resolve));
  await page.route(`**${facebook.script}`, async (route) => {
    await isPressed;
    await route.continue();
  });
  await page.goto(addressOf('ringside', '/login/facebook?from=/browse'));
  const opened = page.waitForEvent('popup');
  await buttonOf(page, facebook).click();
  load();
  await (await opened).getByRole('button', { name: 'Continue as Iris Ibarra' }).click();
  await page.waitForURL((url) => url.pathname === '/browse');
  await isSignedIn(page);
});

journey('leaving while the popup is open does not sign in', async ({ open }) => {
  const page = await open(ringside, { path: '/login/facebook?from=/browse' });
  const exchanges = countExchanges(page, facebook);
  const opened = await openWindow(page, facebook);
  await page.bringToFront();
  await page.getByRole('link', { name: text('en', 'backToSignIn') }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  const answered = opened.waitForEvent('close');
  await opened.getByRole('button', { name: 'Continue as Iris Ibarra' }).click();
  await answered;
  await page.reload();
  await buttonOf(page, facebook).waitFor();
  expect(exchanges()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('signin.provider'))).toBeNull();
});

journey('SGP-070 a URL that names a social provider opens its page', async ({ open }) => {
  const page = await open(ringside, { path: '/login?socialProvider=facebook&from=/browse' });
  await page.waitForURL(
    (url) =>
      url.pathname === '/login/facebook' &&
      url.searchParams.get('from') === '/browse' &&
      !url.searchParams.has('socialProvider'),
  );
  await buttonOf(page, facebook).waitFor();
});

journey('sign-out disables Google’s automatic account selection', async ({ open }) => {
  const page = await open(ringside, { path: '/login/google?from=/browse' });
  await goOnAs(page, google, 'Iris Ibarra');
  await page.waitForURL((url) => url.pathname === '/browse');
  await frame(page, ringside).signOut.click();
  await frame(page, ringside).signIn.waitFor();
  await eventually(
    () => page.evaluate(() => document.documentElement.dataset['googleAutoSelect'] ?? null),
    'off',
  );
});

describe('third parties are allowed by the policy and called only where needed', () => {
  const hosts = {
    apple: 'https://appleid.apple.com',
    facebook: 'https://www.facebook.com',
    google: 'https://accounts.google.com',
  } as const;
  const allowedBy = (answer: Response | null): Record<string, boolean> => {
    const policy = answer?.headers()['content-security-policy'] ?? '';
    return Object.fromEntries(socials.map(({ name }) => [name, policy.includes(hosts[name])]));
  };
  const none = { apple: false, facebook: false, google: false };

  test.each([
    ['/home', none],
    ['/browse', none],
    ['/login', { apple: true, facebook: true, google: true }],
    ['/signup', { apple: true, facebook: true, google: true }],
    ['/login/facebook', { ...none, facebook: true }],
    ['/login/apple', { ...none, apple: true }],
    ['/login/google', { ...none, google: true }],
    ['/login/id', none],
  ])('the policy of %s', async (path, expected) => {
    const policy = String((await rawPage('ringside', path)).headers['content-security-policy']);
    expect(Object.fromEntries(socials.map(({ name }) => [name, policy.includes(hosts[name])]))).toEqual(
      expected,
    );
    expect(/trusted-types [^;]*\bdefault\b/.test(policy)).toBe(expected.facebook);
  });

  journey('SGP-065 a provider’s script loads on intent only; Google’s with its button', async ({ open }) => {
    const page = await open(ringside, { path: null });
    const asked = countFakeScripts(page);
    const answer = await page.goto(addressOf('ringside', '/home'));
    expect(allowedBy(answer)).toEqual(none);
    await frame(page, ringside).cards.first().waitFor();
    await frame(page, ringside).signIn.click();
    await frame(page, ringside)
      .panel.getByRole('link', { name: text('en', 'continueWithFacebook') })
      .waitFor();
    expect(asked).toEqual([]);
    await page.goto(addressOf('ringside', '/login/facebook'));
    await buttonOf(page, facebook).waitFor();
    await quiet(page);
    expect(asked).toEqual([]);
    await buttonOf(page, facebook).focus();
    await eventually(() => asked.filter((path) => path.endsWith('facebook-parts.js')).length, 1);
    expect(asked.some((path) => /apple|google/.test(path))).toBe(false);
  });

  journey(
    'login opened by client-side navigation reloads once, preserves its history state, and its buttons work',
    async ({ open }) => {
      const page = await open(ringside, { path: '/home' });
      await frame(page, ringside).cards.first().waitFor();
      await frame(page, ringside).signIn.click();
      await frame(page, ringside).panel.waitFor();
      let loads = 0;
      page.on('load', () => (loads += 1));
      // Client-side navigation by the router, with history state.
      await page.evaluate(() => {
        history.pushState(
          { usr: { email: 'ada@example.org' }, key: 'journey', idx: 1 },
          '',
          '/login?from=/browse',
        );
        dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
      });
      await buttonOf(page, google).waitFor();
      await eventually(() => page.getByLabel(text('en', 'accountEmail')).inputValue(), 'ada@example.org');
      expect(loads).toBe(1);
      await goOnAs(page, apple, 'Iris Ibarra');
      await page.waitForURL((url) => url.pathname === '/browse');
      await isSignedIn(page);
      expect(loads).toBe(1);
    },
  );
});
