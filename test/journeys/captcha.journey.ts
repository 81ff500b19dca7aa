/** Sign-in protected by a captcha: a realm of the workshop configured with one. */
import { addressOf } from './support/addresses';
import { axe } from './support/axe';
import { frame } from './support/frame';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { realmDocument } from './support/realmDocument';
import { emailOf, PASSWORD, ringside } from './support/realms';
import { resetSandbox } from './support/sandbox';
import { fillSignIn } from './support/signIn';
import { text } from './support/texts';

const document_ = realmDocument('ringside');
let original = '';

beforeAll(async () => {
  original = await document_.read();
  await resetSandbox('workshop');
});
afterAll(() => document_.write(original));

journey(
  'RLM-018 NAV-010 a captcha protects sign-in: its script loads on submit, its token is sent with the call, and its failure shows a message and a retry',
  async ({ open }) => {
    const realm = JSON.parse(original) as { settings: object };
    const guard = {
      type: 'CAPTCHA',
      action: 'FRONT_OFFICE_AUTHENTICATION',
      status: 'ENABLED',
      siteKey: 'sandbox',
      scriptUrl: '{platform}/__fake/captcha/api.js',
    };
    await document_.write(
      JSON.stringify({ ...realm, settings: { ...realm.settings, mfaConfigurations: [guard] } }),
    );

    const page = await open(ringside, { site: 'workshop', path: '/browse' });
    allow(page, /captcha/, /Failed to load resource/);
    const scripts: string[] = [];
    const tokens: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/captcha/api.js')) scripts.push(request.url());
      if (request.method() === 'POST' && request.url().endsWith('/api/v2/login'))
        tokens.push(request.headers()['x-captcha-token']);
    });
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('en', 'signIn'), exact: true })
      .click();
    await page.waitForURL((url) => url.pathname === '/login');
    await page.getByLabel(text('en', 'accountEmail')).waitFor();
    expect(scripts).toEqual([]);

    await page.route(/captcha\/api\.js/, (route) => route.abort());
    const credentials = { email: emailOf('viewer', ringside), password: PASSWORD };
    await fillSignIn(page, 'en', credentials);
    await page
      .getByRole('alert')
      .filter({ hasText: text('en', 'signInCaptchaUnavailable') })
      .waitFor();
    expect(tokens).toEqual([]);
    await axe(page);

    await page.unroute(/captcha\/api\.js/);
    await fillSignIn(page, 'en', credentials);
    await frame(page, ringside)
      .signedIn.or(page.getByText(text('en', 'signedInMessage')))
      .first()
      .waitFor();
    expect(tokens).toEqual([expect.stringMatching(/^captcha/)]);
    expect(scripts.every((url) => url.endsWith('render=sandbox'))).toBe(true);
    expect(new URL(page.url()).origin).toBe(new URL(addressOf('ringside', '/', 'workshop')).origin);
  },
);
