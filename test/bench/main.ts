/** `npm run bench`: what a guest's home weighs and asks for, how smoothly the guide moves, and what one more realm costs, against the budgets. Exits 1 over a budget. */
import path from 'node:path';
import { buildAssets } from '../../scripts/build/buildAssets';
import { measureGuide } from './measureGuide';
import { measureHome } from './measureHome';
import { measurePublishing } from './measurePublishing';
import { printTable, type Row } from './table';
import { weighHome } from './weighHome';

const root = path.resolve(import.meta.dirname, '../..');
const realms = ['ringside', 'lanterna', 'noor'];

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
const guide = await measureGuide(root, build);
rows.push({ what: 'guide of 500 channels for a fortnight, CPU at a quarter: longest frame, scrolled down', value: guide.scrollDown, unit: 'ms', budget: 50 });
rows.push({ what: 'guide, scrolled along', value: guide.scrollAlong, unit: 'ms', budget: 50 });
rows.push({ what: 'guide, from a key to what it shows', value: guide.key, unit: 'ms', budget: 100 });
rows.push({ what: 'guide: elements in the grid, at most', value: guide.elements, unit: '', budget: 1500 });
const { one, thousand } = measurePublishing(root, build);
rows.push({ what: 'publish one more realm (median)', value: one, unit: 'ms', budget: 50 });
rows.push({ what: 'publish 1,000 generated realms, each', value: thousand, unit: 'ms', budget: 50 });

printTable(rows);
if (rows.some(({ value, budget }) => budget !== undefined && value > budget)) process.exitCode = 1;
