/** A copy of the repository in a temporary folder, in which commands may write. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const repository = path.resolve(__dirname, '../../..');

/** The folder of the copy, and a function that removes it. Realms and plugins are copied only on request. */
export function repositoryCopy({ realms = [] }: { readonly realms?: readonly string[] } = {}): {
  readonly root: string;
  readonly remove: () => void;
} {
  const root = mkdtempSync(path.join(tmpdir(), 'proscenium-copy-'));
  const copied = [
    'core',
    'plugins',
    'schemas',
    'scripts/compile',
    'scripts/plugins/templates/messages',
    'test/kit',
    'test/browser-environment.cjs',
    'test/jest.config.cjs',
    'test/jest-transform.cjs',
    'test/setup-browser.ts',
    'package.json',
    'tsconfig.json',
  ];
  for (const name of [...copied, ...realms.map((id) => `realms/${id}`)]) {
    if (existsSync(path.join(repository, name)))
      cpSync(path.join(repository, name), path.join(root, name), { recursive: true });
  }
  for (const folder of ['realms', 'scripts/plugins']) mkdirSync(path.join(root, folder), { recursive: true });
  symlinkSync(path.join(repository, 'node_modules'), path.join(root, 'node_modules'));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
