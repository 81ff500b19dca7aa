/** Edits a realm document of the workshop, as an operator does. */
import { readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stack } from './addresses';

export interface RealmDocument {
  /** The current text. */
  read(): Promise<string>;
  write(text: string): Promise<void>;
}

/** Modification time of the last write, in seconds. */
let modified = Date.now() / 1000;

export function realmDocument(id: string): RealmDocument {
  const file = path.join(stack.workshopRoot, 'realms', id, 'realm.json');
  return {
    read: () => readFile(file, 'utf8'),
    async write(text) {
      await writeFile(file, text);
      // Two writes within one tick of the file system's clock would be indistinguishable.
      modified = Math.max(modified + 1, Date.now() / 1000);
      await utimes(file, modified, modified);
    },
  };
}
