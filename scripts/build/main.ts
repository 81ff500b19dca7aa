/**
 * `npm run build`: builds the assets shared by all realms; `npm start` and the tests call the same function.
 * `npm run build -- --for node` also writes dist/node, a server that runs without any packages, and
 * `npm run build -- --for workerd` dist/workerd, the same for Cloudflare Workers and workerd;
 * `npm run build -- --for cli` dist/cli, the command line that starts fast.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildAssets } from './buildAssets';
import { brokenPackageLines } from './brokenPackages';
import { buildCommandLine } from './buildCommandLine';
import { buildServer } from './buildServer';
import { buildWorker } from './buildWorker';

const root = path.resolve(import.meta.dirname, '../..');
const started = performance.now();
const { values } = parseArgs({ options: { for: { type: 'string' } } });
const servers = new Map([
  ['node', buildServer],
  ['workerd', buildWorker],
  ['cli', buildCommandLine],
]);
const buildFor = values.for === undefined ? null : servers.get(values.for);
if (buildFor === undefined)
  throw new Error(
    `There is no build for ${values.for}; there is one for ${[...servers.keys()].join(' and ')}.`,
  );
const { scripts, brokenPackages } = await buildAssets(root, { isSharing: true });
const written = buildFor === null ? 'dist/assets' : path.relative(root, await buildFor(root));
for (const line of brokenPackageLines(brokenPackages)) console.error(line);
console.log(
  `Built ${written} in ${Math.round(performance.now() - started)} ms; the first page loads ${scripts.length} scripts.`,
);
