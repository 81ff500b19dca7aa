/** Watches the files of a plugin's repository. */
import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

/** Written by commands and tools: packages, built files, folders of tools. */
const isForeign = (name: string): boolean =>
  /^(?:node_modules|dist|\..*)$/.test(name) || /\.generated\.|\.tgz$|~$/.test(name);

/**
 * Calls `changed` after edits. Only the plugin's own folders are watched: a folder of packages has more files than a
 * system may watch.
 */
export function watchPlugin(folder: string, changed: () => void): void {
  const watched = new Map<string, FSWatcher>();
  const drop = (name: string): void => {
    watched.get(name)?.close();
    watched.delete(name);
  };
  const follow = (name: string): void => {
    const place = path.join(folder, name);
    const isFolder = statSync(place, { throwIfNoEntry: false })?.isDirectory() === true;
    // A folder that was removed may come back.
    if (!isFolder) drop(name);
    if (!isFolder || isForeign(name) || watched.has(name)) return;
    const watcher = watch(place, { recursive: true }, (_event, file) => {
      if (file === null || !isForeign(path.basename(file))) changed();
    });
    watcher.on('error', () => drop(name));
    watched.set(name, watcher);
  };
  watch(folder, (_event, name) => {
    if (name === null || isForeign(name)) return;
    follow(name);
    changed();
  });
  for (const name of readdirSync(folder)) follow(name);
}
