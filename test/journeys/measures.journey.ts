/**
 * Measures of the site layout as the browser draws it, at the width of each device class, in a realm that sets
 * none of its own.
 */
import type { Page } from 'playwright-core';
import { LIST_TABLET_WIDTH } from '../../core/sdk/constants';
import { addressOf, drawnByBrowser } from './support/addresses';
import { eventually } from './support/eventually';
import { journey } from './support/journey';
import { allow } from './support/notes';
import { realmDocument } from './support/realmDocument';
import { ringside } from './support/realms';
import { longRow } from './support/rows';
import { text } from './support/texts';

interface Document {
  readonly theme: Record<string, unknown> & { readonly typography: Record<string, unknown> };
  readonly menus: { readonly WEB: Record<string, unknown> };
}
const file = realmDocument('ringside');
let original = '';
beforeAll(async () => {
  original = await file.read();
});
afterEach(() => file.write(original));

/** Removes the realm's own measures and places its menu. */
async function withDefaults(layout: 'top' | 'sidebar' = 'top'): Promise<void> {
  const realm = JSON.parse(original) as Document;
  for (const name of ['gutter', 'cardWidths', 'ctaHeights']) delete realm.theme[name];
  delete realm.theme.typography['headingSizes'];
  realm.menus.WEB['layout'] = layout;
  await file.write(JSON.stringify(realm, null, 2));
}

/** Device classes by window, with what distinguishes them: TV scales the text of the whole page. */
const mobile = { gutter: 20, heading: 24, callToAction: 40, scaled: false };
const tablet = { gutter: 70, heading: 32, callToAction: 50, scaled: false };
const desktop = { gutter: 70, heading: 40, callToAction: 50, scaled: false };
const tv = { ...desktop, scaled: true };
type Measures = typeof mobile;
const windows: readonly (readonly [width: number, height: number, measures: Measures])[] = [
  [390, 800, mobile],
  [600, 800, mobile],
  [601, 800, tablet],
  [1024, 800, tablet],
  [1025, 800, desktop],
  [1280, 480, mobile],
  [1280, 500, mobile],
  [1280, 501, desktop],
  [1920, 1080, desktop],
  [1921, 1080, tv],
];
const columns: readonly (readonly [width: number, columns: number])[] = [
  [479, 1],
  [480, 2],
  [1024, 2],
  [1025, 3],
  [1439, 3],
  [1440, 4],
  [1679, 4],
  [1680, 5],
  [1999, 5],
  [2000, 6],
  [2999, 6],
  [3000, 7],
  [3999, 7],
  [4000, 8],
];

const styleOf = (page: Page, selector: string, property: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => parseFloat(getComputedStyle(element).getPropertyValue(name)), property);

journey(
  'RLM-041, RLM-043, RLM-044, RLM-046, RLM-052 to RLM-056 gutter, headings, calls to action and the bar have the sizes of the device class',
  async ({ open }) => {
    await withDefaults();
    const page = await open(ringside, { site: 'workshop', path: '/no/such/page' });
    allow(page, /404/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const read = async (): Promise<Measures & { readonly bar: number }> => ({
      gutter: await styleOf(page, 'main section', 'padding-inline-start'),
      heading: await styleOf(page, 'main h1', 'font-size'),
      callToAction: (await page.locator('main section a').boundingBox())?.height ?? 0,
      scaled: (await styleOf(page, 'html', 'font-size')) > 14,
      bar: (await page.getByRole('banner').boundingBox())?.height ?? 0,
    });
    for (const [width, height, measures] of windows) {
      await page.setViewportSize({ width, height });
      await eventually(read, { ...measures, bar: 80 });
    }
  },
);

journey(
  'RLM-064 to RLM-069 a list has as many cards in a line as the window has columns',
  async ({ open }) => {
    await withDefaults();
    const page = await open(ringside, { site: 'workshop', path: '/grid' });
    await page.locator('main ul > li a').first().waitFor();
    const inFirstLine = (): Promise<number> =>
      page.locator('main ul:has(a) > li').evaluateAll((items) => {
        const tops = items.map((item) => Math.round(item.getBoundingClientRect().top));
        return tops.filter((top) => top === tops[0]).length;
      });
    // Narrower windows list one title in a line, as text beside a small picture.
    for (const [width, count] of columns.filter(([from]) => from > LIST_TABLET_WIDTH)) {
      await page.setViewportSize({ width, height: 900 });
      await eventually(inFirstLine, count);
    }
  },
);

journey(
  'HOM-033, RLM-042, RLM-062 to RLM-069 a row shows as many whole cards as the window has columns, beside a sidebar from a wider gutter',
  async ({ open }) => {
    await withDefaults();
    const page = await open(ringside, { site: 'workshop' });
    const list = (await longRow(page, ringside)).locator('ul');
    /**
     * The whole cards between the gutter and the far edge of the window. Every width moves the row, which draws no
     * cards while it is far from the window.
     */
    const whole = (): Promise<number> =>
      list.evaluate((line) => {
        line.scrollIntoView({ block: 'center', behavior: 'instant' });
        const [first, second] = [...line.querySelectorAll(':scope > li')].map((item) =>
          item.getBoundingClientRect(),
        );
        if (first === undefined || second === undefined) return 0;
        return Math.floor((innerWidth - first.left + second.left - first.right) / (second.left - first.left));
      });
    for (const [width, count] of columns) {
      await page.setViewportSize({ width, height: 900 });
      await eventually(whole, count);
    }
    const gutter = async (): Promise<number> => {
      const main = await page.locator('#main').boundingBox();
      const first = await (await longRow(page, ringside)).locator('ul > li').first().boundingBox();
      return Math.round((first?.x ?? 0) - (main?.x ?? 0));
    };
    await page.setViewportSize({ width: 1600, height: 900 });
    await eventually(gutter, 70);
    await withDefaults('sidebar');
    await page.reload();
    await eventually(gutter, 170);
  },
);

journey(
  'RLM-047 the progress of a film is at most 400 px wide, on a card that is wider',
  async ({ open }) => {
    await withDefaults();
    const page = await open(ringside, { site: 'workshop', path: null });
    // Every film of the home page was watched to its end.
    await page.route('**/api/v4/content/home?*', async (route) => {
      if (route.request().method() === 'OPTIONS') return route.continue();
      const response = await route.fetch();
      const home = (await response.json()) as { buckets: { contentList: object[] }[] };
      for (const bucket of home.buckets)
        bucket.contentList = bucket.contentList.map((card) => ({
          ...card,
          ...{ accessLevel: 'GRANTED', duration: 600, watchProgress: 600 },
        }));
      return route.fulfill({ response, json: home });
    });
    await page.setViewportSize({ width: 479, height: 900 });
    await page.goto(addressOf('ringside', `/home${drawnByBrowser}`, 'workshop'));
    const card = (await longRow(page, ringside)).locator('ul > li').first();
    const bar = card.locator('span:has(> span[style*="inline-size"])').first();
    await eventually(
      async () => [(await bar.boundingBox())?.width, ((await card.boundingBox())?.width ?? 0) > 400],
      [400, true],
    );
  },
);

journey('RLM-049 the loader of a page has 100 px, that of a button 24 px', async ({ open }) => {
  const page = await open(ringside, { path: '/login/request-password' });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  await page.route(/\/api\/.*(?:reset-password\/create|email-confirmation)/, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    await released;
    return route.fulfill({ headers, json: { id: 'ada@example.org' } });
  });
  const size = async (selector: string): Promise<number[]> => [
    await styleOf(page, selector, 'width'),
    await styleOf(page, selector, 'height'),
  ];
  await page.getByLabel(text('en', 'accountEmail')).fill('ada@example.org');
  const send = page.getByRole('button', { name: text('en', 'requestPasswordSubmit') });
  await send.click();
  await eventually(() => size('main form button[type=submit] svg'), [24, 24]);
  await page.goto(addressOf('ringside', '/email-confirmation?token=once'));
  await page.getByText(text('en', 'emailConfirmationWaiting')).first().waitFor();
  await eventually(
    () => size(`main span:has-text("${text('en', 'emailConfirmationWaiting')}") > svg`),
    [100, 100],
  );
  release();
  await page.getByText(text('en', 'emailConfirmationWaiting')).first().waitFor({ state: 'detached' });
});
