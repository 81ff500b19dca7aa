/** A realm document of the workshop in an operator's hands. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stage } from './addresses';

export interface RealmDocument {
  /** The text as it is now. */
  read(): Promise<string>;
  write(text: string): Promise<void>;
}

export function realmDocument(id: string): RealmDocument {
  const file = path.join(stage.workshopRoot, 'realms', id, 'realm.json');
  return {
    read: () => readFile(file, 'utf8'),
    async write(text) {
      // Two writes within one tick of the file system's clock look like one.
      await new Promise((resolve) => setTimeout(resolve, 20));
      await writeFile(file, text);
    },
  };
}
