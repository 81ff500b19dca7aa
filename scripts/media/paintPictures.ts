// Paints the pictures of the demo realms into the folders that serve them.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Studio } from './studio/openStudio';

const FOLDERS: Readonly<Record<string, (realm: string) => string>> = {
  media: (realm) => `scripts/sandbox/media/${realm}`,
  realms: (realm) => `realms/${realm}/images`,
};

/** The path of a picture called `<portfolio>:<file>`, from the root of the repository. */
const placeOf = (name: string): string => {
  const [portfolio = '', file = ''] = name.split(':');
  const [kind = '', realm = ''] = portfolio.split('/');
  const folder = FOLDERS[kind];
  if (!folder) throw new Error(`No folder is known for ${name}.`);
  return join(folder(realm), file);
};

/** Paints every picture whose name contains one of `wanted`, or all of them. */
export const paintPictures = async (
  root: string,
  studio: Studio,
  wanted: readonly string[],
  report: (line: string) => void,
): Promise<void> => {
  for (const name of await studio.list()) {
    if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
    const picture = await studio.paint(name);
    await mkdir(dirname(join(root, placeOf(name))), { recursive: true });
    await writeFile(join(root, placeOf(name)), picture);
    report(`${placeOf(name)} ${String(Math.round(picture.length / 1024))} kB`);
  }
};
