/** Files that the kit reads: of the product, and of the plugin under test. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The folder of the package that the running test belongs to; Jest may run those of several. */
function projectFolder(): string {
  let folder = path.dirname(expect.getState().testPath ?? path.resolve('test'));
  while (!existsSync(path.join(folder, 'package.json')) && folder !== path.dirname(folder))
    folder = path.dirname(folder);
  return folder;
}

/** The folder of the product: the repository's, or that of the package in an author's project. */
export const productFolder = (): string =>
  path.dirname(createRequire(path.join(projectFolder(), 'package.json')).resolve('proscenium/package.json'));

/** The folder of a plugin: in the tree, else the project itself, which is then the plugin's package. */
export function pluginFolder(id: string): string {
  const project = projectFolder();
  const inTree = path.join(project, 'plugins', id);
  return existsSync(inTree) ? inTree : project;
}

/** The folders of all plugins of the project: those in the tree, and the project itself. */
export function pluginFolders(): readonly string[] {
  const project = projectFolder();
  const tree = path.join(project, 'plugins');
  return [
    ...namesIn(tree).flatMap((kind) =>
      namesIn(path.join(tree, kind)).map((name) => path.join(tree, kind, name)),
    ),
    project,
  ];
}

/** The texts of a language in a folder, from `<locale>.json`; empty when it has none. */
export function textsIn(folder: string, locale: string): Readonly<Record<string, string>> {
  const file = path.join(folder, `${locale}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

/** The names in a folder; none when it is not one. */
export function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
