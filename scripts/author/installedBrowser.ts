/** The browser of this machine. */
import { existsSync } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of CHROME_PATH, else of an installed Chromium or Chrome; null when there is none. */
export function installedBrowser(environment: NodeJS.ProcessEnv = process.env): string | null {
  const { CHROME_PATH: chosen, PATH: folders = '' } = environment;
  if (chosen) return chosen;
  const candidates = folders
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));
  return (
    [...candidates, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].find((file) =>
      existsSync(file),
    ) ?? null
  );
}
