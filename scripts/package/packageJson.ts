/** The package.json of this repository, and what packages that are made from it depend on. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Metafile } from 'esbuild';

/** The fields that are read here. */
export interface PackageJson {
  readonly name: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly workspaces: readonly string[];
  readonly [field: string]: unknown;
}

export const readPackageJson = async (folder: string): Promise<PackageJson> =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as PackageJson;

/** Names of the packages that bundled modules import. */
export function importedPackages({ outputs }: Metafile): readonly string[] {
  const names = Object.values(outputs).flatMap(({ imports }) =>
    imports.flatMap(({ path: wanted, external }) =>
      external === true && !wanted.startsWith('node:') && !wanted.startsWith('.')
        ? [
            wanted
              .split('/')
              .slice(0, wanted.startsWith('@') ? 2 : 1)
              .join('/'),
          ]
        : [],
    ),
  );
  return [...new Set(names)].sort();
}

/** Name to range, from the versions that this repository and its workspaces use. Throws for a package that none lists. */
export async function versionRanges(
  root: string,
  own: PackageJson,
  names: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const workspaces = await Promise.all(
    own.workspaces.map((folder) => readPackageJson(path.join(root, folder))),
  );
  const versions = Object.assign(
    {},
    ...[...workspaces, own].flatMap(({ devDependencies, dependencies }) => [devDependencies, dependencies]),
  ) as Readonly<Record<string, string>>;
  return Object.fromEntries(
    names.map((each) => {
      const installed = versions[each];
      if (installed === undefined) throw new Error(`package.json does not list ${each}, which is imported.`);
      return [each, `^${installed}`];
    }),
  );
}
