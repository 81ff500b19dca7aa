/** Staff features: previews and drafts in frames, and impersonation. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FrameLocator, Page } from 'playwright-core';
import { addressOf, stack } from './support/addresses';
import { axeViolations } from './support/axe';
import { eventually } from './support/eventually';
import { frame } from './support/frame';
import { journey, type Open } from './support/journey';
import { notesOf } from './support/notes';
import { emailOf, noor, PASSWORD, ringside, type DemoRealm } from './support/realms';
import { callPlatform } from './support/sandbox';
import { arriveSignedIn } from './support/signIn';
import { text } from './support/texts';

async function openAs(open: Open, realm: DemoRealm, account: 'staff' | 'kid', where: string): Promise<Page> {
  const page = await open(realm, { path: null });
  await arriveSignedIn(page, realm, account, stack.sandbox);
  await page.goto(addressOf(realm.id, where));
  return page;
}

const inFrame = (page: Page, index = 0): FrameLocator => page.locator('iframe').nth(index).contentFrame();
const widthOf = (frame: FrameLocator) => frame.locator('html').evaluate(() => innerWidth);

journey(
  'ADM-002 ADM-003 ADM-010 staff see the not-found page at a width and in a language stored in the URL',
  async ({ open }) => {
    const page = await openAs(open, ringside, 'staff', '/_admin/404-preview');
    // The page in the frame is expected to be a 404.
    notesOf(page).allowed.push(/404/);
    await inFrame(page)
      .getByRole('heading', { level: 1, name: text('en', 'notFoundTitle') })
      .waitFor();
    await page.getByRole('radio', { name: '390' }).check();
    await page.getByLabel(text('en', 'adminLanguage')).selectOption('es');
    await inFrame(page)
      .getByRole('heading', { level: 1, name: text('es', 'notFoundTitle') })
      .waitFor();
    await eventually(() => widthOf(inFrame(page)), 390);
    expect(new URL(page.url()).search).toBe('?width=390&locale=es');
    expect(await axeViolations(page)).toEqual([]);
    await page.reload();
    await inFrame(page)
      .getByRole('heading', { level: 1, name: text('es', 'notFoundTitle') })
      .waitFor();
    // The staff's own page and language are unchanged.
    await eventually(
      () => page.evaluate(() => [document.documentElement.lang, localStorage.getItem('selectedLanguage')]),
      ['en', null],
    );
  },
);

journey(
  'ADM-009 ADM-006 the frame shows a row and the menu as a guest of the site sees them',
  async ({ open }) => {
    const page = await openAs(open, noor, 'staff', '/_admin/section-preview?section=poster&fixture=ranking');
    await inFrame(page).getByRole('heading', { name: 'Most watched this week' }).waitFor();
    await eventually(() => inFrame(page).getByText('Lamp Black').count(), 1);
    await page.goto(addressOf('noor', '/_admin/navbar-preview?layout=sidebar&menu=sample&as=viewer'));
    const menu = inFrame(page).getByRole('navigation', { name: text('ar', 'mainMenu') });
    await menu.getByText('المتجر').waitFor();
    await eventually(() => inFrame(page).locator('html').getAttribute('data-layout'), 'sidebar');
    await eventually(() => page.locator('html').getAttribute('data-layout'), 'hamburger');
  },
);

journey(
  'ADM-004 LIC-067 LIC-097 the cancellation preview is core’s own page with sample data, and nothing is cancelled',
  async ({ open }) => {
    const page = await openAs(open, ringside, 'staff', '/_admin/cancellation-promo-preview?width=390');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') calls.push(request.url());
    });
    const site = inFrame(page);
    await site.getByRole('heading', { level: 1, name: text('en', 'cancellationTitle') }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    calls.length = 0;
    await site.getByRole('button', { name: text('en', 'cancellationLeave') }).click();
    await site.getByRole('heading', { level: 1, name: text('en', 'cancellationEndedTitle') }).waitFor();
    await site.getByRole('button', { name: text('en', 'cancellationDone') }).click();
    await site.getByRole('button', { name: text('en', 'cancellationKeep') }).click();
    await site.getByRole('heading', { level: 1, name: text('en', 'cancellationKeptTitle') }).waitFor();
    await page.getByLabel(text('en', 'adminData')).selectOption('cancel-fails');
    await site
      .getByRole('alert')
      .filter({ hasText: text('en', 'cancellationFailedTitle') })
      .waitFor();
    expect(calls.filter((address) => !address.includes('guest-session'))).toEqual([]);
  },
);

for (const [tool, path] of [
  ['404', '/_admin/404-preview'],
  ['cancellation', '/_admin/cancellation-promo-preview'],
  ['composed page', '/_admin/composed-page-preview'],
  ['navbar', '/_admin/navbar-preview'],
  ['plugin', '/_admin/plugin-preview?plugin=section%2Fposter'],
  ['content', '/_admin/preview'],
  ['section', '/_admin/section-preview?section=poster'],
  ['draft', '/_admin/draft?side=live'],
] as const)
  journey(
    `ADM-001 the ${tool} preview: width, language, direction and role take effect in the frame and are part of a copied link`,
    async ({ open }) => {
      const page = await openAs(open, ringside, 'staff', path);
      notesOf(page).allowed.push(/404/);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const root = inFrame(page).locator('html');
      const seen = async () => ({
        width: await widthOf(inFrame(page)),
        ...(await root.evaluate((html: HTMLElement) => ({ lang: html.lang, dir: html.dir }))),
      });
      await inFrame(page).locator('#root *').first().waitFor();
      if (tool === 'plugin') await page.getByText(/^\d+\.\d kB of modules$/).waitFor();
      await page.getByRole('radio', { name: '768' }).check();
      await page.getByLabel(text('en', 'adminLanguage')).selectOption('es');
      await page.getByRole('radio', { name: 'RTL' }).check();
      await page.getByRole('radio', { name: text('en', 'adminViewer') }).check();
      const chosen = { width: 768, lang: 'es', dir: 'rtl' };
      await eventually(async () => JSON.stringify(await seen()), JSON.stringify(chosen));
      await page.getByRole('button', { name: text('en', 'adminCopyLink') }).click();
      await page.getByText(text('en', 'adminLinkCopied')).waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(Object.fromEntries(new URL(link).searchParams)).toMatchObject({
        width: '768',
        locale: 'es',
        dir: 'rtl',
        as: 'viewer',
      });
      await eventually(
        () =>
          page
            .getByRole('navigation', { name: text('en', 'adminRealm') })
            .getByRole('link', { name: 'Lanterna' })
            .getAttribute('href'),
        expect.stringContaining('locale=es'),
      );
      expect(await axeViolations(page)).toEqual([]);
      const again = await open(ringside, { path: null, beside: page });
      notesOf(again).allowed.push(/404/);
      await again.goto(link);
      await again.getByRole('radio', { name: text('en', 'adminViewer') }).waitFor();
      await eventually(() => again.getByRole('radio', { name: text('en', 'adminViewer') }).isChecked(), true);
      await eventually(async () => widthOf(inFrame(again)), 768);
      await eventually(
        () =>
          inFrame(again)
            .locator('html')
            .evaluate((html: HTMLElement) => `${html.lang} ${html.dir}`),
        'es rtl',
      );
    },
  );

journey('ADM-006 the frame shows the menu of the role: viewer or child', async ({ open }) => {
  const page = await openAs(open, ringside, 'staff', '/_admin/navbar-preview?as=viewer');
  const out = inFrame(page)
    .getByRole('link', { name: text('en', 'signOut') })
    .or(inFrame(page).getByRole('button', { name: text('en', 'signOut') }));
  await out.first().waitFor();
  await page.getByRole('radio', { name: text('en', 'adminGuest') }).check();
  await inFrame(page)
    .getByRole('button', { name: text('en', 'signIn') })
    .or(inFrame(page).getByRole('link', { name: text('en', 'signIn') }))
    .first()
    .waitFor();
});

journey('ADM-001 a draft is shown next to the live site and never leaves the browser', async ({ open }) => {
  const document = readFileSync(path.join(process.cwd(), 'realms/noor/realm.json'), 'utf8')
    .replace('"layout": "hamburger"', '"layout": "sidebar"')
    .replace('#FFC145', '#FF6B9D');
  const page = await openAs(open, noor, 'staff', '/_admin/draft');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('#FF6B9D') === true || request.url().includes('FF6B9D'))
      sent.push(request.url());
  });
  const area = page.getByRole('textbox', { name: text('ar', 'adminDraftText') });
  await area.fill(document);
  await inFrame(page, 1).locator('main section').first().waitFor();
  await inFrame(page, 0).locator('main section').first().waitFor();
  const looks = (frame: FrameLocator) =>
    frame
      .locator('html')
      .evaluate((root) =>
        [
          root.getAttribute('data-layout'),
          getComputedStyle(root).getPropertyValue('--color-accent').trim(),
        ].join(' '),
      );
  await eventually(() => looks(inFrame(page, 0)), 'sidebar #FF6B9D');
  expect((await looks(inFrame(page, 1))).toUpperCase()).toBe('HAMBURGER #FFC145');
  expect(await axeViolations(page)).toEqual([]);

  await area.fill(document.replace('"accent"', '"acent"'));
  await page.getByRole('button', { name: /acent.*\/theme\/colors\/acent/ }).click();
  const line = document.slice(0, document.indexOf('"accent"')).split('\n').length;
  await eventually(
    () =>
      area.evaluate(
        (field: HTMLTextAreaElement) => field.value.slice(0, field.selectionStart).split('\n').length,
      ),
    line,
  );
  expect(sent).toEqual([]);
  // Text in the editor is not part of the page's texts.
  await area.fill('');
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]).includes('FF6B9D'))).toBe(
    false,
  );
});

journey(
  'ADM-012 ADM-013 impersonation: a banner is shown, purchases are blocked, and ending it removes the token',
  async ({ open }) => {
    const { authorisationToken } = (await callPlatform('ringside', 'POST', '/api/v2/login', {
      body: { id: emailOf('staff', ringside), secret: PASSWORD },
    })) as { authorisationToken: string };
    const { address } = (await callPlatform('ringside', 'POST', '/__sandbox/impersonation', {
      token: authorisationToken,
      body: { email: emailOf('viewer', ringside) },
    })) as { address: string };
    const { pathname } = new URL(address);
    const page = await open(ringside, { path: pathname });
    const banner = page.getByRole('complementary', {
      name: text('en', 'impersonatedAs').replace('{viewer}', emailOf('viewer', ringside)),
    });
    await banner.waitFor();
    expect(page.url()).not.toContain(pathname.split('/').at(-1));
    await page.goto(addressOf('ringside', '/purchase'));
    await page.getByRole('heading', { level: 1, name: text('en', 'notOnBehalfTitle') }).waitFor();
    await banner.waitFor();
    await banner.getByRole('link', { name: text('en', 'endImpersonation') }).click();
    await banner.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('signin.provider'))).toBeNull();
  },
);

journey(
  'ADM-013 after impersonation staff are in their own session again; other tabs are unaffected',
  async ({ open }) => {
    const own = await openAs(open, ringside, 'staff', '/home');
    await frame(own, ringside).signedIn.waitFor();
    const token = (await own.evaluate(() => localStorage.getItem('authToken'))) ?? '';
    const { address } = (await callPlatform('ringside', 'POST', '/__sandbox/impersonation', {
      token,
      body: { email: emailOf('viewer', ringside) },
    })) as { address: string };
    const impersonating = await open(ringside, { beside: own, path: new URL(address).pathname });
    const banner = impersonating.getByRole('complementary', {
      name: text('en', 'impersonatedAs').replace('{viewer}', emailOf('viewer', ringside)),
    });
    await banner.waitFor();
    await impersonating.reload();
    await banner.waitFor();
    await own.reload();
    await frame(own, ringside).signedIn.waitFor();
    expect(
      await own
        .getByRole('complementary', {
          name: text('en', 'impersonatedAs').replace('{viewer}', emailOf('viewer', ringside)),
        })
        .count(),
    ).toBe(0);
    const ended = impersonating.waitForResponse(
      (response) => response.url().endsWith('/api/v2/logout') && response.request().method() === 'POST',
    );
    await banner.getByRole('link', { name: text('en', 'endImpersonation') }).click();
    expect((await ended).status()).toBe(204);
    await banner.waitFor({ state: 'detached' });
    await frame(impersonating, ringside).signedIn.waitFor();
    await eventually(() => impersonating.evaluate(() => localStorage.getItem('authToken')), token);
  },
);

journey(
  'ADM-023 ADM-002 a child who opens the account URL is redirected to the start and cannot open previews',
  async ({ open }) => {
    const page = await openAs(open, ringside, 'kid', '/account');
    await eventually(() => new URL(page.url()).pathname, '/home');
    await page.goto(addressOf('ringside', '/_admin/draft'));
    await page.getByRole('heading', { level: 1, name: text('en', 'notFoundTitle') }).waitFor();
  },
);

journey('ADM-016 a viewer confirms a code, once', async ({ open }) => {
  const page = await openAs(open, ringside, 'staff', '/activate/BOX333');
  await page.getByRole('button', { name: text('en', 'activateConfirm') }).click();
  await page.getByText(text('en', 'activated')).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  notesOf(page).allowed.push(/409/);
  await page.getByRole('button', { name: text('en', 'activateConfirm') }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: text('en', 'activateHint') })
    .waitFor();
});
