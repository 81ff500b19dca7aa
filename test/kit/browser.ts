/** The browser for journeys and artwork: CHROME_PATH, else an installed Chromium or Chrome, else the npm package's. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type BrowserServer, type LaunchOptions } from 'playwright-core';
import { installedBrowser } from '../../scripts/author/installedBrowser';

/** Launch options. The packaged browser unpacks itself below `cache`, with the libraries that a bare machine lacks. */
export async function launchOptions(cache: string): Promise<LaunchOptions> {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
    '--autoplay-policy=no-user-gesture-required',
  ];
  const installed = installedBrowser();
  if (installed !== null) return { executablePath: installed, args };
  await mkdir(cache, { recursive: true });
  process.env['TMPDIR'] = cache;
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath();
  const libraries = [path.join(cache, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']]
    .filter(Boolean)
    .join(path.delimiter);
  return {
    executablePath,
    args,
    env: { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: await fontsOf(cache) },
  };
}

/**
 * Sets the packaged browser's font path: its default is elsewhere, and without any font a page with a text
 * field crashes it.
 */
async function fontsOf(cache: string): Promise<string> {
  const file = path.join(cache, 'fonts.conf');
  const folders = [path.join(cache, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts']
    .map((folder) => `<dir>${folder}</dir>`)
    .join('');
  await writeFile(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders}<cachedir>${path.join(cache, 'fonts-cache')}</cachedir></fontconfig>`,
  );
  return file;
}

/** A browser that several processes can connect to; `flags` are added to its command line. */
export async function launchBrowserServer(
  root: string,
  flags: readonly string[] = [],
): Promise<BrowserServer> {
  const options = await launchOptions(path.join(root, '.cache/browser'));
  return chromium.launchServer({ ...options, args: [...(options.args ?? []), ...flags], headless: true });
}
