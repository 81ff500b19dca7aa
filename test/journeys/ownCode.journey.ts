/** Code splitting: a realm downloads only the code of its own plugins, and only of those used (design, section 5). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { BuildManifest } from '../../scripts/build/BuildManifest';
import { addressOf, stack, type SiteName } from './support/addresses';
import { frame } from './support/frame';
import { journey } from './support/journey';
import { notesOf } from './support/notes';
import { realmDocument } from './support/realmDocument';
import { realms, ringside, type DemoRealm } from './support/realms';
import { text } from './support/texts';

/** Plugins that not every realm uses. */
const optional = ['route/guide', 'route/news', 'route/fighters', 'route/admin'] as const;

/** The chunks that only one plugin needs. */
function ownChunks(plugin: string): readonly string[] {
  const { scripts, modules, contributions } = JSON.parse(
    readFileSync(path.join(stack.workshopRoot, 'dist/build.json'), 'utf8'),
  ) as BuildManifest;
  const pages = Object.entries(modules).flatMap(([source, files]) =>
    source.startsWith('core/') ? files : [],
  );
  const others = Object.entries(contributions).flatMap(([id, files]) =>
    id === plugin ? [] : Object.values(files).flat(),
  );
  const shared = new Set([...scripts, ...pages, ...others]);
  return [...new Set(Object.values(contributions[plugin] ?? {}).flat())].filter((file) => !shared.has(file));
}

/** The plugins whose code a page requests from now on. */
function asked(page: Page): () => readonly string[] {
  const names = new Set<string>();
  page.on('request', (request) => names.add(new URL(request.url()).pathname.replace('/assets/', '')));
  return () => optional.filter((plugin) => ownChunks(plugin).some((file) => names.has(file)));
}

/** Home to its end, a film, and a search, as a guest. */
async function visitPages(page: Page, realm: DemoRealm, site: SiteName): Promise<void> {
  await page.goto(addressOf(realm.id, '/', site));
  await frame(page, realm).cards.first().waitFor();
  for (let screen = 0; screen < 8; screen++) await page.mouse.wheel(0, 900);
  await page.goto(addressOf(realm.id, `/video/${realm.free}`, site));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(addressOf(realm.id, '/search?query=a', site));
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  await page.waitForLoadState('networkidle');
}

test('each of these plugins has chunks of its own (precondition)', () => {
  for (const plugin of optional) expect([plugin, ownChunks(plugin).length > 0]).toEqual([plugin, true]);
});

for (const realm of realms)
  journey(
    `${realm.id}: home, a film and a search load no code of guide, news, fighters or previews`,
    async ({ open }) => {
      const page = await open(realm, { path: null });
      const plugins = asked(page);
      await visitPages(page, realm, 'site');
      expect(plugins()).toEqual([]);
    },
  );

const document_ = realmDocument('ringside');
let original = '';
beforeAll(async () => {
  original = await document_.read();
});
afterAll(() => document_.write(original));

journey('a realm that enables none of them downloads none, even at their paths', async ({ open }) => {
  const realm = JSON.parse(original) as {
    plugins: Record<string, unknown>;
    menus: Record<string, { items: { type: string; data?: { id?: string } }[] }>;
  };
  for (const plugin of optional) delete realm.plugins[plugin];
  for (const menu of Object.values(realm.menus))
    menu.items = menu.items.filter(({ type }) => !type.startsWith('plugin'));
  await document_.write(JSON.stringify(realm, null, 2));
  const page = await open(ringside, { path: null, site: 'workshop' });
  // Tokens of the workshop expire within seconds; the site refreshes them.
  notesOf(page).allowed.push(/401/);
  const plugins = asked(page);
  await visitPages(page, ringside, 'workshop');
  for (const address of [
    '/epg',
    '/news',
    '/fighters',
    '/fighters/vance',
    '/_admin/preview',
    '/_admin/404-preview',
  ]) {
    notesOf(page).allowed.push(/404/);
    await page.goto(addressOf('ringside', address, 'workshop'));
    await page.getByRole('heading', { level: 1, name: text('en', 'notFoundTitle') }).waitFor();
  }
  expect(plugins()).toEqual([]);
});

journey('a page loads the code of its own plugin only', async ({ open }) => {
  const page = await open(ringside, { path: null });
  const plugins = asked(page);
  await page.goto(addressOf('ringside', '/fighters'));
  await page.getByRole('main').getByRole('link').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(plugins()).toEqual(['route/fighters']);
});
