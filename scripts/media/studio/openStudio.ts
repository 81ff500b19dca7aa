// Opens the browser that paints pictures and returns a function that paints one by name.
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

/** A running studio; close it when done. */
export interface Studio {
  /** Paints a picture of the portfolio; returns WebP bytes. */
  readonly paint: (name: string) => Promise<Buffer>;
  /** The names of all pictures, `<portfolio>:<file>`. */
  readonly list: () => Promise<string[]>;
  readonly close: () => Promise<void>;
}

const FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-accelerated-2d-canvas',
  '--no-first-run',
  '--disable-background-networking',
];

/**
 * Bundles the painters in `entry`, which set `window.paintPicture` and `window.listPictures`, and loads them
 * into a headless Chromium.
 */
export const openStudio = async (entry: string): Promise<Studio> => {
  const bundle = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  const browser: Browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  const page = await browser.newPage();
  await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
  return {
    paint: async (name) => {
      const encoded = await page.evaluate(
        (wanted) =>
          (window as unknown as { paintPicture: (name: string) => Promise<string> }).paintPicture(wanted),
        name,
      );
      return Buffer.from(encoded, 'base64');
    },
    list: () => page.evaluate(() => (window as unknown as { listPictures: () => string[] }).listPictures()),
    close: () => browser.close(),
  };
};
