/**
 * `npm run build`: builds the assets shared by all realms; `npm start` and the tests call the same function.
 * `npm run build -- --for node` also writes dist/node, a server that runs without any packages.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildAssets } from './buildAssets';
import { buildServer } from './buildServer';

const root = path.resolve(import.meta.dirname, '../..');
const started = performance.now();
const { values } = parseArgs({ options: { for: { type: 'string' } } });
if (values.for !== undefined && values.for !== 'node')
  throw new Error(`There is no build for ${values.for}; there is one for node.`);
const { scripts } = await buildAssets(root);
const written = values.for === undefined ? 'dist/assets' : path.relative(root, await buildServer(root));
console.log(
  `Built ${written} in ${Math.round(performance.now() - started)} ms; the first page loads ${scripts.length} scripts.`,
);
