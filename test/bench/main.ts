/** `npm run bench`: what a guest's home weighs and asks for, how soon it stands, how smoothly home and guide move, what one more realm costs, and what watching does, against the budgets. Exits 1 over a budget. */
import path from 'node:path';
import { buildAssets } from '../../scripts/build/buildAssets';
import { measureGuide } from './measureGuide';
import { measureHome } from './measureHome';
import { measureHomeScroll } from './measureHomeScroll';
import { measurePublishing } from './measurePublishing';
import { measureSlowPhone } from './measureSlowPhone';
import { printTable, type Row } from './table';
import { watching } from './watching/watching';
import { weighHome } from './weighHome';

const root = path.resolve(import.meta.dirname, '../..');
/** The language of each realm's first viewers. */
const realms = { ringside: 'en', lanterna: 'pt', noor: 'ar' };

const began = performance.now();
const build = await buildAssets(root);
const rows: Row[] = [{ what: 'build of what all realms share', value: performance.now() - began, unit: 'ms', budget: 10_000 }];

for (const { realm, requests, firstCard, shift, scripts: asked } of await measureHome(root, realms)) {
  const { scripts, styles, page } = weighHome(root, realm, build, asked);
  rows.push({ what: `${realm}: initial JS of a guest's home`, value: scripts, unit: 'B brotli', budget: 150_000 });
  rows.push({ what: `${realm}: CSS of the same page`, value: styles, unit: 'B brotli', budget: 12_000 });
  rows.push({ what: `${realm}: the page itself, with realm, texts and CSS`, value: page, unit: 'B gzip' });
  rows.push({ what: `${realm}: requests before the first card`, value: requests, unit: '', budget: 8 });
  rows.push({ what: `${realm}: first card, phone, unthrottled`, value: firstCard, unit: 'ms', budget: 250 });
  rows.push({ what: `${realm}: layout shift, the larger of phone and desktop`, value: shift, unit: '', budget: 0.02 });
}
const phone = await measureSlowPhone(root, build);
rows.push({ what: 'slow phone (CPU at a quarter, 1.6 Mbps, 150 ms), hero of 5 and 5 rows of 20: first card', value: phone.firstCard, unit: 'ms', budget: 2000 });
rows.push({ what: 'slow phone: largest contentful paint', value: phone.largestPaint, unit: 'ms', budget: 2200 });
rows.push({ what: 'slow phone: blocked by long tasks', value: phone.blocking, unit: 'ms', budget: 150 });
rows.push({ what: 'slow phone: layout shift', value: phone.shift, unit: '', budget: 0.02 });
rows.push({ what: 'slow phone: pictures fetched while nobody scrolls', value: phone.pictures, unit: '' });
const scroll = await measureHomeScroll(root, build);
rows.push({ what: 'home of 40 rows × 200 cards, CPU at a quarter: longest frame, scrolled down for the first time', value: scroll.down, unit: 'ms', budget: 50 });
rows.push({ what: 'the same home, scrolled back up', value: scroll.up, unit: 'ms', budget: 50 });
rows.push({ what: 'the same home, along a row', value: scroll.along, unit: 'ms', budget: 50 });
rows.push({ what: 'the same home, while cards grow under the mouse', value: scroll.grow, unit: 'ms', budget: 50 });
rows.push({ what: 'the same home: elements on the page, at most', value: scroll.elements, unit: '', budget: 3500 });
const guide = await measureGuide(root, build);
rows.push({ what: 'guide of 500 channels for a fortnight, CPU at a quarter: longest frame, scrolled down', value: guide.scrollDown, unit: 'ms', budget: 50 });
rows.push({ what: 'guide, scrolled along', value: guide.scrollAlong, unit: 'ms', budget: 50 });
rows.push({ what: 'guide, from a key to what it shows', value: guide.key, unit: 'ms', budget: 100 });
rows.push({ what: 'guide: elements in the grid, at most', value: guide.elements, unit: '', budget: 1500 });
const { one, thousand } = measurePublishing(root, build);
rows.push({ what: 'publish one more realm (median)', value: one, unit: 'ms', budget: 50 });
rows.push({ what: 'publish 1,000 generated realms, each', value: thousand, unit: 'ms', budget: 50 });
rows.push(...(await watching(root, [])));

printTable(rows);
if (rows.some(({ value, budget }) => budget !== undefined && value > budget)) process.exitCode = 1;
