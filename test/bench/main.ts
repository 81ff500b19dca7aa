/**
 * `npm run bench`: compares with the budgets: weight and requests of a guest's home, time to its first card, answers to
 * presses, smoothness of home, guide and a long watchlist, cost of one more realm, serving, many brands under load, and
 * playback.
 * Names select single measurements (`npm run bench -- scroll guide`). Exits 1 over a budget.
 */
import path from 'node:path';
import type { BuildManifest } from '../../scripts/build/BuildManifest';
import { buildAssets } from '../../scripts/build/buildAssets';
import { measureGuide } from './measureGuide';
import { measureHome, type HomeMeasure } from './measureHome';
import { measureHomeScroll } from './measureHomeScroll';
import { measureInteractions } from './measureInteractions';
import { measureLoad } from './measureLoad';
import { measurePublishing } from './measurePublishing';
import { measureServing } from './measureServing';
import { measureReleases } from './measureReleases';
import { measureRollback } from './measureRollback';
import { measureSlowPhone, measureWorkerCost, type SlowPhoneMeasure } from './measureSlowPhone';
import { measureWatchlist } from './measureWatchlist';
import { isMet, printTable, type Row } from './table';
import { watching } from './watching/watching';
import { weighHome } from './weighHome';

const root = path.resolve(import.meta.dirname, '../..');
/** The default language of each realm. */
const realms = { ringside: 'en', lanterna: 'pt', noor: 'ar' };

type Part = (build: BuildManifest) => Promise<readonly Row[]>;

const parts: Readonly<Record<string, Part>> = {
  home: async (build) => (await measureHome(root, realms)).flatMap((measure) => homeRows(measure, build)),
  phone: async () => (await measureSlowPhone(root, realms)).flatMap(phoneRows),
  offline: async () => {
    const { largestPaint, hydrated } = await measureWorkerCost(root, 'ringside', realms.ringside);
    const first = 'ringside, slow phone: first visit with a service worker, against one without';
    return [
      { what: `${first}: largest contentful paint`, value: largestPaint, unit: '×', budget: 1.05 },
      { what: `${first}: hydrated`, value: hydrated, unit: '×', budget: 1.05 },
    ];
  },
  interactions: () => measureInteractions(root),
  scroll: (build) => measureHomeScroll(root, build),
  guide: (build) => measureGuide(root, build),
  watchlist: (build) => measureWatchlist(root, build),
  publish: (build) => {
    const { one, thousand } = measurePublishing(root, build);
    return Promise.resolve([
      { what: 'publish one more realm (median)', value: one, unit: 'ms', budget: 50 },
      { what: 'publish 1,000 generated realms, each', value: thousand, unit: 'ms', budget: 50 },
    ]);
  },
  serve: () => measureServing(root),
  load: () => measureLoad(root),
  rollback: () => measureRollback(root),
  releases: () => measureReleases(root),
  watching: () => watching(root, []),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(
    `There is no part called ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`,
  );

const began = performance.now();
const build = await buildAssets(root);
const rows: Row[] = [
  { what: 'build of what all realms share', value: performance.now() - began, unit: 'ms', budget: 10_000 },
];
for (const [name, measure] of Object.entries(parts))
  if (wanted.length === 0 || wanted.includes(name)) rows.push(...(await measure(build)));

printTable(rows);
if (rows.some((row) => isMet(row) === false)) process.exitCode = 1;

function homeRows(
  { realm, requests, firstCard, shift, weight, scripts: asked }: HomeMeasure,
  build: BuildManifest,
): readonly Row[] {
  const { scripts, styles } = weighHome(root, build, asked);
  return [
    { what: `${realm}: initial JS of a guest's home`, value: scripts, unit: 'B brotli', budget: 145_000 },
    { what: `${realm}: CSS of the same page`, value: styles, unit: 'B brotli', budget: 12_000 },
    { what: `${realm}: the page with its content`, value: weight.page, unit: 'B brotli', budget: 30_000 },
    { what: `${realm}: the same until its hero`, value: weight.hero, unit: 'B brotli', budget: 14_336 },
    { what: `${realm}: requests before the first card`, value: requests, unit: '', budget: 5 },
    { what: `${realm}: first card, phone, unthrottled`, value: firstCard, unit: 'ms', budget: 250 },
    { what: `${realm}: layout shift, the larger of phone and desktop`, value: shift, unit: '', budget: 0.02 },
  ];
}

/** CPU at a quarter, 1.6 Mbps, 150 ms. */
function phoneRows({
  realm,
  firstCard,
  largestPaint,
  blocking,
  shift,
  requests,
  pictures,
}: SlowPhoneMeasure): readonly Row[] {
  return [
    { what: `${realm}, slow phone: first card`, value: firstCard, unit: 'ms', budget: 1000 },
    { what: `${realm}, slow phone: largest contentful paint`, value: largestPaint, unit: 'ms', budget: 1500 },
    { what: `${realm}, slow phone: total blocking time`, value: blocking, unit: 'ms', budget: 150 },
    { what: `${realm}, slow phone: layout shift`, value: shift, unit: '', budget: 0.02 },
    { what: `${realm}, slow phone: requests before the first card`, value: requests, unit: '', budget: 5 },
    { what: `${realm}, slow phone: pictures fetched while nobody scrolls`, value: pictures, unit: '' },
  ];
}
