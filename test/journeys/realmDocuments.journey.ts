/** An operator edits a realm document while the site runs. */
import { addressOf } from './support/addresses';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { frame } from './support/frame';
import { allow } from './support/notes';
import { realmDocument } from './support/realmDocument';
import { ringside } from './support/realms';

const document_ = realmDocument('ringside');
let original = '';

beforeAll(async () => {
  original = await document_.read();
});
afterEach(() => document_.write(original));

const ground = "getComputedStyle(document.documentElement).getPropertyValue('--color-ground').trim()";

journey('an edit shows on the next load, with no rebuild', async ({ open }) => {
  const page = await open(ringside, { site: 'workshop' });
  await frame(page, ringside).menu.getByRole('link', { name: 'Tonight' }).waitFor();
  await eventually(() => page.evaluate(ground), '#0A0A0C');
  await document_.write(
    original
      .replace('"ground": "#0A0A0C"', '"ground": "#101820"')
      .replace('"title": "Ringside"', '"title": "Ringside Two"'),
  );
  await page.reload();
  await frame(page, ringside).cards.first().waitFor();
  await eventually(() => page.evaluate(ground), '#101820');
  await eventually(() => page.title(), expect.stringContaining('Ringside Two'));
});

const mistakes: readonly (readonly [what: string, edit: (text: string) => string])[] = [
  ['is no JSON', (text) => text.slice(0, -200)],
  ['breaks the schema', (text) => text.replace('"title": "Ringside"', '"title": 7')],
  ['names an unknown plugin', (text) => text.replace('"section/poster": {}', '"section/postre": {}')],
  ['is empty', () => ''],
];
for (const [what, edit] of mistakes)
  journey(`an edit that ${what} leaves the last valid version on the site`, async ({ open }) => {
    const page = await open(ringside, { site: 'workshop' });
    await frame(page, ringside).cards.first().waitFor();
    await document_.write(edit(original));
    await page.reload();
    await frame(page, ringside).cards.first().waitFor();
    await eventually(() => page.title(), expect.stringContaining('Ringside'));
    await document_.write(original.replace('"title": "Ringside"', '"title": "Ringside Mended"'));
    await page.reload();
    await frame(page, ringside).cards.first().waitFor();
    await eventually(() => page.title(), expect.stringContaining('Ringside Mended'));
  });

journey(
  'a closed realm is a readable page without its password, and the whole site with it',
  async ({ open }) => {
    const hosting = {
      password: {
        user: 'preview',
        hash: 'sha256$aaaaaaaaaaaaaaaaaaaaaa$bxo6Ht_e0EuuiHjSrfnfFe7J5ZWtRcfuVNdwawhTvyQ',
      },
    };
    await document_.write(
      original.replace('"title": "Ringside"', `"title": "Ringside", "hosting": ${JSON.stringify(hosting)}`),
    );
    const page = await open(ringside, { site: 'workshop', path: null });
    allow(page, /401/);
    const refused = await page.goto(addressOf('ringside', '/', 'workshop'));
    expect(refused?.status()).toBe(401);
    await page.getByRole('heading', { name: 'This site is not open yet' }).waitFor();

    // Nothing is cached yet, so scripts, texts and fonts are requested with the password, too.
    await page.context().setHTTPCredentials({ username: 'preview', password: 'before-launch' });
    await page.getByRole('link', { name: 'Try again' }).click();
    await frame(page, ringside).cards.first().waitFor();
    await eventually(() => page.title(), expect.stringContaining('Ringside'));
  },
);
