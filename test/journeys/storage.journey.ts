/** A browser without storage: any access throws. */
import { axe } from './support/axe';
import { frame } from './support/frame';
import { journey } from './support/journey';
import { emailOf, PASSWORD, ringside } from './support/realms';
import { resetSandbox } from './support/sandbox';
import { fillSignIn } from './support/signIn';
import { text } from './support/texts';
import { addressOf } from './support/addresses';

beforeAll(() => resetSandbox());

journey(
  'RLM-039 with storage blocked a viewer signs in for the visit, and redirect sign-in methods explain why they cannot work',
  async ({ open }) => {
    const page = await open(ringside, { path: null });
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    });
    await page.goto(addressOf('ringside', '/login?from=/browse'));
    await page
      .getByRole('link', { name: text('en', 'continueWithOpenid', { provider: 'Stage Door' }) })
      .click();
    await page
      .getByRole('alert')
      .filter({ hasText: text('en', 'signInNeedsStorage') })
      .waitFor();
    await axe(page);
    await page.getByRole('link', { name: text('en', 'backToSignIn') }).click();
    await fillSignIn(page, 'en', { email: emailOf('viewer', ringside), password: PASSWORD });
    await page.waitForURL((url) => url.pathname === '/browse');
    await frame(page, ringside).signedIn.waitFor();
    await frame(page, ringside).cards.first().waitFor();
    await frame(page, ringside).signOut.click();
    await frame(page, ringside).signIn.waitFor();
  },
);
