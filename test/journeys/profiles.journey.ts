/** Several profiles in one account: choosing one, a child's profile, and leaving it. */
import { addressOf, stack } from './support/addresses';
import { axe } from './support/axe';
import { frame } from './support/frame';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { emailOf, lanterna, noor, PASSWORD } from './support/realms';
import { callPlatform, resetSandbox } from './support/sandbox';
import { arriveSignedIn, fillSignIn } from './support/signIn';
import { text } from './support/texts';

beforeEach(() => resetSandbox());

journey(
  'FAV-030 FAV-032 FAV-036 FAV-037 FAV-040 lanterna: profile choice, a child’s profile with a restricted film, and back by the pin',
  async ({ open }) => {
    const page = await open(lanterna);
    allow(
      page,
      /answer 403: .*switch/,
      /console error: Failed to load resource.*403/,
      /console warning: .*\[profiles\]/,
    );
    const say = (key: string, name = '') => text('pt', key).replace('{name}', name);
    const { signIn, panel } = frame(page, lanterna);
    const tile = (name: string) => page.getByRole('main').getByRole('button', { name });
    const switcher = (name: string) =>
      page.getByRole('banner').getByRole('button', { name: `${name} ${say('menuProfiles')}` });
    const asked = page.getByRole('heading', { level: 1, name: say('profilesPage') });

    await signIn.click();
    await fillSignIn(panel, 'pt', { email: emailOf('family', lanterna), password: PASSWORD });
    await asked.waitFor();
    await tile('Mila').focus();
    await page.keyboard.press('Enter');
    await switcher('Mila').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');

    await page.goto(addressOf('lanterna', '/account'));
    await page.waitForURL((url) => url.pathname !== '/account');
    await page.goto(addressOf('lanterna', '/video/ln-02'));
    await page.getByRole('heading', { name: say('parentalChildTitle') }).waitFor();
    await axe(page);

    await page.getByRole('link', { name: say('parentalChildAction') }).click();
    await tile('Vera').click();
    const dialog = page.getByRole('dialog', { name: say('profilePinTitle', 'Vera') });
    const pin = dialog.getByLabel(say('profilePin'));
    await pin.fill('0000');
    await page.keyboard.press('Enter');
    await dialog.getByText(say('profilePinWrong')).waitFor();
    await axe(page);
    await pin.fill('2580');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname.endsWith('/ln-02') || url.pathname.includes('/ln-02/'));
    await page.locator('video').waitFor();
  },
);

journey(
  'FAV-036 FAV-037 lanterna: the profile choice is shown until answered after a sign-in on the login page, in a new tab as well, and the own profile asks for its pin',
  async ({ open }) => {
    const page = await open(lanterna, { path: '/login' });
    const asked = page.getByRole('heading', { level: 1, name: text('pt', 'profilesPage') });
    await fillSignIn(page, 'pt', { email: emailOf('family', lanterna), password: PASSWORD });
    await page.getByRole('link', { name: text('pt', 'signedInGoOn') }).click();
    await asked.waitFor();
    await page.goto(addressOf('lanterna', '/explorar'));
    await asked.waitFor();
    await axe(page);
    const beside = await open(lanterna, { beside: page, path: '/' });
    await beside.getByRole('heading', { level: 1, name: text('pt', 'profilesPage') }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Vera' }).click();
    await page
      .getByRole('dialog', { name: text('pt', 'profilePinTitle').replace('{name}', 'Vera') })
      .waitFor();
    await axe(page);
    await page.keyboard.press('Escape');
    await page.getByRole('main').getByRole('button', { name: 'Mila' }).click();
    await page.waitForURL((url) => url.pathname === '/browse' || url.pathname === '/explorar');
    await beside.goto(addressOf('lanterna', '/'));
    await beside
      .getByRole('banner')
      .getByRole('button', { name: `Mila ${text('pt', 'menuProfiles')}` })
      .waitFor();
  },
);

journey(
  'FAV-032 FAV-037 noor on a phone: the menu starts with the profile; a change is applied in a second tab',
  async ({ open }) => {
    const page = await open(noor, { width: 'phone', path: null });
    await arriveSignedIn(page, noor, 'family', stack.sandbox);
    await page.goto(addressOf('noor', '/home'));
    const beside = await open(noor, { width: 'phone', beside: page, path: '/home' });
    const { openMenu, drawer } = frame(page, noor);
    await openMenu.click();
    await drawer.getByRole('link', { name: /^Vera/ }).waitFor();
    await axe(page);
    await drawer.getByRole('link', { name: /^Vera/ }).click();
    await page.getByRole('button', { name: 'Mila' }).click();
    await openMenu.click();
    await drawer.getByRole('link', { name: /^Mila/ }).waitFor();
    expect(await drawer.getByRole('link', { name: text('ar', 'menuAccount'), exact: true }).count()).toBe(0);
    await frame(beside, noor).openMenu.click();
    await frame(beside, noor).drawer.getByRole('link', { name: /^Mila/ }).waitFor();
  },
);

journey('FAV-037 WCH-021 lanterna: the watchlists page shows each profile’s own lists', async ({ open }) => {
  const { authorisationToken: token } = (await callPlatform('lanterna', 'POST', '/api/v2/login', {
    body: { id: emailOf('family', lanterna), secret: PASSWORD },
  })) as { authorisationToken: string };
  await callPlatform('lanterna', 'POST', '/api/v3/user/watchlist', { token, body: { name: 'Vera’s own' } });
  const page = await open(lanterna, { path: null });
  await arriveSignedIn(page, lanterna, 'family', stack.sandbox);
  await page.goto(addressOf('lanterna', '/watchlists'));
  const list = page.getByRole('article').filter({ hasText: 'Vera’s own' });
  const banner = page.getByRole('banner');
  const switcher = (name: string) =>
    banner.getByRole('button', { name: `${name} ${text('pt', 'menuProfiles')}` });
  const change = async (from: string, to: string) => {
    await switcher(from).click();
    await banner.getByRole('button', { name: to, exact: true }).click();
    await switcher(to).waitFor();
  };
  await list.waitFor();
  await change('Vera', 'Omar');
  await page.getByText(text('pt', 'noWatchlistsTitle')).waitFor();
  expect(await list.count()).toBe(0);
  await change('Omar', 'Vera');
  await list.waitFor();
});
