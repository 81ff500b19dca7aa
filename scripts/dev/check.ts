/** Started by `plugin check` in the package of the site, with the repository of the plugin as an argument. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserType } from 'playwright-core';
import { browserCheck } from './browserCheck';

const [, , folder = '', executablePath = ''] = process.argv;
const driver = createRequire(path.join(folder, 'package.json')).resolve('playwright-core');
const { chromium } = ((await import(pathToFileURL(driver).href)) as { default: { chromium: BrowserType } })
  .default;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const findings = await browserCheck({ home: process.cwd(), folder, browser });
  for (const finding of findings) console.log(finding);
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  await browser.close();
}
