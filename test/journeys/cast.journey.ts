/** Videos on another screen, by Google Cast with a device of its own making. */
import type { Page } from 'playwright-core';
import {
  installGoogleCast,
  type FakeCastGlobals,
  type FakeGoogleCast,
} from '../plugins/player/cast/fakeGoogleCast';
import { addressOf } from './support/addresses';
import { axe } from './support/axe';
import { eventually } from './support/eventually';
import { journey, type Open } from './support/journey';
import { allow } from './support/notes';
import { plays, video } from './support/playing';
import { realmDocument } from './support/realmDocument';
import { noor, ringside, type DemoRealm } from './support/realms';
import { text } from './support/texts';

const documents = [ringside, noor].map(({ id }) => realmDocument(id));
let originals: readonly string[] = [];
beforeAll(async () => {
  originals = await Promise.all(documents.map((document) => document.read()));
  await Promise.all(
    documents.map((document, index) =>
      document.write(
        (originals[index] ?? '').replace('"player/stats":', '"player/cast": {},\n    "player/stats":'),
      ),
    ),
  );
});
afterAll(() => Promise.all(documents.map((document, index) => document.write(originals[index] ?? ''))));

const SENDER = 'https://www.gstatic.com/cv/js/sender/v1/cast_sender.js';
/** Loaded by the sender: the page's policies must let it pass. */
const FRAMEWORK = 'https://www.gstatic.com/cast/sdk/libs/sender/1.0/cast_framework.js';

/** A film in a browser with Google Cast; `asked` is what the page requests from Google. */
async function film(open: Open, realm: DemoRealm) {
  const page = await open(realm, { site: 'workshop', path: null, reducedMotion: true });
  allow(page, /www\.gstatic\.com/);
  const asked: string[] = [];
  await page.addInitScript(() => ((globalThis as FakeCastGlobals).chrome ??= {}));
  await page.route('https://www.gstatic.com/**', (route) => {
    const url = route.request().url();
    asked.push(url);
    return route.fulfill({
      contentType: 'text/javascript',
      body: url.startsWith(SENDER)
        ? `document.head.append(Object.assign(document.createElement('script'), { src: '${FRAMEWORK}' }))`
        : `(${installGoogleCast.toString()})(globalThis)`,
    });
  });
  await page.goto(addressOf(realm.id, `/video/${realm.free}`, 'workshop'));
  return { page, asked };
}

const loads = (page: Page): Promise<FakeGoogleCast['loads']> =>
  page.evaluate(() => (globalThis as FakeCastGlobals).fakeCast?.loads ?? []);

for (const realm of [ringside, noor]) {
  const [locale] = realm.locales;
  journey(`a film of ${realm.id} moves to another screen and back`, async ({ open }) => {
    const { page, asked } = await film(open, realm);
    await plays(page);
    await page.getByRole('button', { name: text(locale, 'castStart') }).click();
    const region = page.getByRole('region', { name: text(locale, 'castRegion') });
    await region.getByText(text(locale, 'castOn', { device: 'Living room' })).waitFor();
    await eventually(async () => (await video(page)).paused, true);
    await eventually(async () => (await loads(page)).length, 1);
    expect(asked).toEqual([`${SENDER}?loadCastFramework=1`, FRAMEWORK]);
    // The address and the type are the platform's, and open the stream.
    const [{ url, mediaType } = { url: '', mediaType: '' }] = await loads(page);
    const answer = await page.context().request.get(url);
    expect([answer.status(), mediaType]).toEqual([200, expect.stringMatching(/mpegurl|dash/)]);
    await axe(page);
    await page.evaluate(() => (globalThis as FakeCastGlobals).fakeCast?.play(7));
    await region.getByRole('button', { name: text(locale, 'castStop') }).press('Enter');
    await region.waitFor({ state: 'detached' });
    await eventually(async () => (await video(page)).time >= 7, true);
    await plays(page, 0.3);
  });
}

journey('PLY-097 a film that was left on another screen resumes where that screen was', async ({ open }) => {
  const { page } = await film(open, ringside);
  await plays(page);
  await page.getByRole('button', { name: text('en', 'castStart') }).click();
  await page.getByRole('region', { name: text('en', 'castRegion') }).waitFor();
  await eventually(async () => (await loads(page)).length, 1);
  await page.evaluate(() => (globalThis as FakeCastGlobals).fakeCast?.play(600));
  await page.reload();
  await plays(page, 0.3);
  expect((await video(page)).time).toBeGreaterThan(599);
});

journey('a page that plays no film asks Google for nothing', async ({ open }) => {
  const { page, asked } = await film(open, { ...ringside, free: ringside.locked });
  await page.getByRole('heading', { name: text('en', 'watchPurchaseTitle') }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});
