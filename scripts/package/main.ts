/**
 * `npm run package`: builds the packages for plugin authors into dist/package and dist/package-dev, and packs them beside.
 * `npm run docs`: writes the reference of the public API to dist/docs.
 * `npm run api`: writes the reports of the public API; with `--check` only compares them.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildAssets } from '../build/buildAssets';
import { apiReports } from './apiReports';
import { buildDevPackage } from './buildDevPackage';
import { buildPackage } from './buildPackage';
import { referenceDocs } from './referenceDocs';

const root = path.resolve(import.meta.dirname, '../..');
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
});
if (positionals[0] === 'api') {
  const { changed, undocumented } = await apiReports(root, { write: !values.check });
  if (changed.length > 0)
    console.log(
      `${values.check ? 'The public API differs from its reports' : 'Wrote'}: ${changed.join(', ')}.`,
    );
  if (values.check && changed.length > 0) {
    console.log('See core/sdk/README.md for what a change needs, then run `npm run api`.');
    process.exitCode = 1;
  }
  if (undocumented.length > 0) {
    console.log(`Without a docstring:\n${undocumented.join('\n')}`);
    process.exitCode = 1;
  }
} else if (positionals[0] === 'docs') {
  await referenceDocs(root, path.join(root, 'dist/docs'));
  console.log('Wrote dist/docs/index.html');
} else {
  const sdk = path.join(root, 'dist/package');
  const dev = path.join(root, 'dist/package-dev');
  await buildAssets(root, { isSharing: true });
  await buildPackage(root, sdk);
  await buildDevPackage(root, dev);
  for (const folder of [sdk, dev]) {
    const name = execFileSync('npm', ['pack', '--silent', folder], {
      cwd: path.join(root, 'dist'),
      encoding: 'utf8',
    });
    console.log(`Packed dist/${name.trim()}`);
  }
}
