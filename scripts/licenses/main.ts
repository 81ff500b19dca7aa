/** `npm run licenses`: the licenses of all installed packages, from `npm query`. */
import { execFileSync } from 'node:child_process';
import { licenseReport, type InstalledPackage } from './licenseReport';

// npm writes the description of a thousand packages at once.
const output = execFileSync('npm', ['query', '*:not(:root):not(.workspace)'], {
  encoding: 'utf8',
  maxBuffer: 256 * 1024 * 1024,
});
process.stdout.write(`${licenseReport(JSON.parse(output) as InstalledPackage[])}\n`);
