/** Edits a realm document of the workshop, as an operator does. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stage } from './addresses';

export interface RealmDocument {
  /** The current text. */
  read(): Promise<string>;
  write(text: string): Promise<void>;
}

export function realmDocument(id: string): RealmDocument {
  const file = path.join(stage.workshopRoot, 'realms', id, 'realm.json');
  return {
    read: () => readFile(file, 'utf8'),
    async write(text) {
      // Two writes within one tick of the file system's clock are indistinguishable.
      await new Promise((resolve) => setTimeout(resolve, 20));
      await writeFile(file, text);
    },
  };
}
