/** Reads the pictures and fonts that a realm's site serves. */
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Compilation } from '../compile/compileRealm';
import type { RealmSources } from '../compile/realmSources';
import { drawAppIcons } from './appIcons';
import { pictureType } from './pictures';

/** Pictures and fonts that were read, by file: realms that extend another one share its files. */
export type PictureCache = LRUCache<string, Uint8Array<ArrayBuffer>>;

/** A cache for one publisher: it does not notice changes of files. */
export const pictureCache = (): PictureCache =>
  new LRUCache({ maxSize: CACHED_BYTES, sizeCalculation: ({ byteLength }) => byteLength + 1 });

const CACHED_BYTES = 64 * 1024 * 1024;

/**
 * The files of the images folder next to `document`, and those that it inherits, by their names in the
 * document; also the icons of the installed site. Leaves out files that are no pictures or fonts, that are links to a file outside of their images
 * folder, or that cannot be read.
 */
export function readPictures(
  root: string,
  document: string,
  { files: named, realm }: Pick<Compilation, 'files' | 'realm'>,
  { files }: Pick<RealmSources, 'files'>,
  cache?: PictureCache,
): ReadonlyMap<string, Uint8Array<ArrayBuffer>> {
  const folder = path.posix.dirname(document);
  const own = [...(files.get(folder) ?? [])]
    .filter((name) => name.startsWith('images/'))
    .map((name) => [name, `${folder}/${name}`] as const);
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const [name, file] of [...own, ...named]) {
    if (pictureType(name) === null) continue;
    const content =
      cache?.get(file) ??
      readWithin(path.join(root, file.slice(0, -name.length), 'images'), path.join(root, file));
    if (content === null) continue;
    cache?.set(file, content);
    pictures.set(name, content);
  }
  const icons = realm === undefined ? new Map<string, never>() : drawAppIcons(realm, pictures);
  return new Map([...icons, ...pictures]);
}

function readWithin(folder: string, file: string): Uint8Array<ArrayBuffer> | null {
  try {
    return realpathSync(file).startsWith(realpathSync(folder) + path.sep)
      ? new Uint8Array(readFileSync(file))
      : null;
  } catch {
    return null;
  }
}
