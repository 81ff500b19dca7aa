/**
 * `npm run licenses`: the licenses of all installed packages, from `npm query`. With `--check`, as in `npm test`: the packages whose
 * license .config/licenses.json does not accept; exits 1 if there are any.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { licenseReport, refusedLicenses, type InstalledPackage, type LicensePolicy } from './licenseReport';

// npm writes the description of a thousand packages at once.
const output = execFileSync('npm', ['query', '*:not(:root):not(.workspace)'], {
  encoding: 'utf8',
  maxBuffer: 256 * 1024 * 1024,
});
const packages = JSON.parse(output) as InstalledPackage[];
if (process.argv.includes('--check')) {
  const file = path.resolve(import.meta.dirname, '../../.config/licenses.json');
  const refused = refusedLicenses(packages, JSON.parse(readFileSync(file, 'utf8')) as LicensePolicy);
  for (const line of refused) process.stderr.write(`${line}\n`);
  if (refused.length > 0) {
    process.stderr.write('.config/licenses.json does not accept these licenses.\n');
    process.exitCode = 1;
  }
} else process.stdout.write(`${licenseReport(packages)}\n`);
