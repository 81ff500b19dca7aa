/**
 * Started by `plugin check` in the package of the site. Its arguments are the repository of the plugin, the browser, and
 * the milliseconds that its code may run.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserType } from 'playwright-core';
import { browserCheck } from './browserCheck';

const [, , folder = '', executablePath = '', budget = ''] = process.argv;
const driver = createRequire(path.join(folder, 'package.json')).resolve('playwright-core');
const { chromium } = ((await import(pathToFileURL(driver).href)) as { default: { chromium: BrowserType } })
  .default;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const { findings, milliseconds } = await browserCheck({ home: process.cwd(), folder, browser });
  for (const finding of findings) console.log(finding);
  const isSlow = milliseconds > Number(budget);
  console.log(
    `Its code ran for ${milliseconds} ms until the page was complete, at a quarter of this machine's speed; the budget is ${budget}.${isSlow ? ' "proscenium": { "milliseconds": … } in the package.json sets another one.' : ''}`,
  );
  process.exitCode = findings.length === 0 && !isSlow ? 0 : 1;
} finally {
  await browser.close();
}
