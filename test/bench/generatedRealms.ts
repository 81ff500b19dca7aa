/** A copy of the repository with any number of realms that extend ringside. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface GeneratedRealms {
  readonly folder: string;
  /** Adds a realm with the host name `<id>.example`, or changes its title. */
  write(id: string, title?: string): void;
  remove(): void;
}

/** `platform` is the address of the realms' platform; that of ringside by default. */
export function generatedRealms(root: string, platform?: string): GeneratedRealms {
  const folder = mkdtempSync(path.join(tmpdir(), 'proscenium-bench-'));
  mkdirSync(path.join(folder, 'dist'));
  for (const shared of [
    'core',
    'node_modules',
    'plugins',
    'schemas',
    'package.json',
    'dist/assets',
    'dist/build.json',
  ])
    symlinkSync(path.join(root, shared), path.join(folder, shared));
  cpSync(path.join(root, 'realms/ringside'), path.join(folder, 'realms/ringside'), { recursive: true });
  const template = JSON.parse(readFileSync(path.join(root, 'realms/ringside/realm.json'), 'utf8')) as object;
  return {
    folder,
    // Separate documents that share ringside's pictures.
    write: (id, title = id) => {
      mkdirSync(path.join(folder, 'realms', id), { recursive: true });
      const document = {
        ...template,
        $schema: undefined,
        extends: 'ringside',
        id,
        title,
        hosts: [`${id}.example`],
        ...(platform === undefined ? {} : { platform: { url: platform, apiKey: 'ringside-web' } }),
      };
      writeFileSync(path.join(folder, 'realms', id, 'realm.json'), JSON.stringify(document, null, 2));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
