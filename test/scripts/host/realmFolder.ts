/** A folder of realms to edit, separate from the repository's: a RealmLibrary is pointed at it. */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './hostFixture';

export type RealmDocument = Record<string, unknown>;

export interface RealmFolder {
  readonly root: string;
  /**
   * Writes a realm, ringside's document with the changes; modification times advance with every write,
   * however quick.
   */
  write(id: string, change?: (document: RealmDocument) => void): void;
  writeText(file: string, text: string): void;
  remove(file: string): void;
  dispose(): void;
}

export const drawing = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><title>${name}</title></svg>`;

/** Empty at first. */
export function realmFolder(): RealmFolder {
  const folder = mkdtempSync(path.join(tmpdir(), 'proscenium-realms-'));
  for (const shared of ['core', 'node_modules', 'plugins', 'schemas', 'package.json'])
    symlinkSync(path.join(root, shared), path.join(folder, shared));
  mkdirSync(path.join(folder, 'realms'));
  const template = JSON.parse(
    readFileSync(path.join(root, 'realms/ringside/realm.json'), 'utf8'),
  ) as RealmDocument;
  let tick = Date.now() / 1000;
  const writeText = (file: string, text: string) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    tick += 1;
    utimesSync(target, tick, tick);
  };
  return {
    root: folder,
    writeText,
    write(id, change = () => undefined) {
      const { images: _images, ...document } = structuredClone(template);
      Object.assign(document, {
        id,
        title: id,
        hosts: [`${id}.example`],
        logos: { web: 'images/logo.svg', favicon: 'images/logo.svg' },
      });
      change(document);
      writeText(`realms/${id}/images/logo.svg`, drawing(id));
      writeText(`realms/${id}/realm.json`, JSON.stringify(document));
    },
    remove: (file) => rmSync(path.join(folder, file), { recursive: true }),
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Many realms at once: the document of one, which must name no files, under other ids and hosts. */
export function multiply(folder: RealmFolder, id: string, count: number): void {
  const text = readFileSync(path.join(folder.root, 'realms', id, 'realm.json'), 'utf8');
  for (let index = 0; index < count; index++) {
    const name = `${id}-${index}`;
    mkdirSync(path.join(folder.root, 'realms', name));
    writeFileSync(
      path.join(folder.root, 'realms', name, 'realm.json'),
      text.replaceAll(`"${id}"`, `"${name}"`).replaceAll(`"${id}.example"`, `"${name}.example"`),
    );
  }
}
