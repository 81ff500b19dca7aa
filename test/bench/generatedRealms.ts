/** A copy of the repository with any number of realms that extend ringside. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface GeneratedRealms {
  readonly folder: string;
  /** Adds a realm with the host name `<id>.example`. */
  write(id: string): void;
  remove(): void;
}

export function generatedRealms(root: string): GeneratedRealms {
  const folder = mkdtempSync(path.join(tmpdir(), 'proscenium-bench-'));
  for (const shared of ['core', 'dist', 'node_modules', 'plugins', 'schemas', 'package.json'])
    symlinkSync(path.join(root, shared), path.join(folder, shared));
  cpSync(path.join(root, 'realms/ringside'), path.join(folder, 'realms/ringside'), { recursive: true });
  const template = JSON.parse(readFileSync(path.join(root, 'realms/ringside/realm.json'), 'utf8')) as object;
  return {
    folder,
    // Separate documents that share ringside's pictures.
    write: (id) => {
      mkdirSync(path.join(folder, 'realms', id));
      const document = {
        ...template,
        $schema: undefined,
        extends: 'ringside',
        id,
        title: id,
        hosts: [`${id}.example`],
      };
      writeFileSync(path.join(folder, 'realms', id, 'realm.json'), JSON.stringify(document, null, 2));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
