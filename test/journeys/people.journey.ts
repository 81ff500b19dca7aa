/** News and fighters in a real browser: the policy against hostile markup in a body, and scroll restoration. */
import { axeViolations } from './support/axe';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { noor, realms, ringside, widths } from './support/realms';
import { clearFaults, setFaults } from './support/sandbox';
import { text } from './support/texts';

afterEach(() => clearFaults());

journey(
  'CAT-082, CAT-083 a hostile news item is sanitised: nothing runs, nothing violates the policy, nothing else is loaded',
  async ({ open }) => {
    const page = await open(ringside, { path: '/news' });
    await page.getByRole('link', { name: 'A press release, exactly as it came in' }).click();
    await page.getByText('A promoter announces a tournament of').waitFor();
    await page.waitForFunction(() => document.title === 'A press release, exactly as it came in · Ringside');
    expect(
      await page.locator('article iframe, article form, article script, article img[src="x"]').count(),
    ).toBe(0);
    await eventually(
      () => page.getByRole('link', { name: 'read the rules' }).getAttribute('rel'),
      expect.stringContaining('noopener'),
    );
    expect(await axeViolations(page)).toEqual([]);
  },
);

journey(
  'CAT-082 every realm has its news, accessible and inside its width, on a phone; noor from right to left',
  async ({ open }) => {
    const found = await Promise.all(
      realms.map(async (realm) => {
        const page = await open(realm, { width: 'phone', path: '/news', reducedMotion: true });
        await page.locator('main h2').first().waitFor();
        const inline = await page.evaluate(() => document.documentElement.scrollWidth);
        return {
          realm: realm.id,
          direction: await page.evaluate(() => document.documentElement.dir),
          violations: await axeViolations(page),
          overflow: inline > widths.phone.viewport.width,
        };
      }),
    );
    expect(found).toEqual(
      realms.map(({ id }) => ({
        realm: id,
        direction: id === noor.id ? 'rtl' : 'ltr',
        violations: [],
        overflow: false,
      })),
    );
  },
);

journey(
  'CAT-075, CAT-076, CAT-077 going back from a fighter restores the list and its scroll position',
  async ({ open }) => {
    const page = await open(ringside, { path: '/fighters' });
    await page.getByRole('link', { name: text('en', 'fightersAtoZ') }).click();
    await page.getByRole('link', { name: 'K', exact: true }).click();
    const korhonen = page.getByRole('link', { name: /Ilse Korhonen/ });
    await korhonen.click();
    await page.getByRole('heading', { level: 1, name: 'Ilse Korhonen' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.goBack();
    await korhonen.waitFor();
    expect(new URL(page.url()).search).toContain('letter=K');
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('Ilse Korhonen') === true);
    expect(await axeViolations(page)).toEqual([]);
  },
);

journey('CAT-074, CAT-081 fighters fit a phone, and a failed profile loads on retry', async ({ open }) => {
  const page = await open(ringside, { width: 'phone', path: '/fighters' });
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await eventually(
    () => page.evaluate(() => document.documentElement.scrollWidth),
    widths.phone.viewport.width,
  );
  await setFaults([{ path: '/api/v2/fighters/vance', status: 500, times: 1 }]);
  allow(page, /fighters\/vance|500/);
  await page.getByRole('link', { name: /Dario Vance/ }).click();
  await page.getByRole('button', { name: text('en', 'fightersTryAgain') }).click();
  await page.getByRole('heading', { level: 1, name: 'Dario Vance' }).waitFor();
  await eventually(
    () => page.evaluate(() => document.documentElement.scrollWidth),
    widths.phone.viewport.width,
  );
});
