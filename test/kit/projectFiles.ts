/** Files that the kit reads: of the product, and of the plugin under test. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The folder of the product: the repository's, or that of the package in an author's project. */
export const productFolder = (): string =>
  path.dirname(createRequire(path.resolve('package.json')).resolve('proscenium/package.json'));

/** The folder of a plugin: in the tree, else the project itself, which is then the plugin's package. */
export function pluginFolder(id: string): string {
  const inTree = path.resolve('plugins', id);
  return existsSync(inTree) ? inTree : path.resolve();
}

/** The texts of a language in a folder, from `<locale>.json`; empty when it has none. */
export function textsIn(folder: string, locale: string): Readonly<Record<string, string>> {
  const file = path.join(folder, `${locale}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/** The names in a folder; none when it does not exist. */
export function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
