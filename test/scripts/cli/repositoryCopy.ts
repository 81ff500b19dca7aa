/** A copy of the repository in a temporary folder, in which commands may write. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const repository = path.resolve(__dirname, '../../..');

/** What commands read or write besides the code itself: manifests and texts; what the generator writes. */
const isRead = (file: string): boolean =>
  /\.json$|\/(generated|endpoints)\//.test(file) || !/\/(core|test)\/.*\.\w+$/.test(file);

/**
 * The folder of the copy, and a function that removes it. Realms are copied only on request, as is the code of
 * core and of the kit, which is only needed where something is built or tested in the copy.
 */
export function repositoryCopy({
  realms = [],
  withCode = false,
}: { readonly realms?: readonly string[]; readonly withCode?: boolean } = {}): {
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
    ...[
      'browser-environment.cjs',
      'jest.config.cjs',
      'jest-runtime.cjs',
      'jest-transform.cjs',
      'node-environment.cjs',
      'setup-browser.ts',
    ].map((name) => `test/${name}`),
    'package.json',
    'tsconfig.json',
  ];
  for (const name of [...copied, ...realms.map((id) => `realms/${id}`)]) {
    if (existsSync(path.join(repository, name)))
      cpSync(path.join(repository, name), path.join(root, name), {
        recursive: true,
        ...(withCode ? {} : { filter: (from) => isRead(from.slice(repository.length)) }),
      });
  }
  for (const folder of ['realms', 'scripts/plugins']) mkdirSync(path.join(root, folder), { recursive: true });
  symlinkSync(path.join(repository, 'node_modules'), path.join(root, 'node_modules'));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
