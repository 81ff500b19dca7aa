/** The source files that `exports` of package.json names. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export interface PublicSource {
  /** As in `exports`, such as `./sdk`. */
  readonly subpath: string;
  /** Relative to the root; several when the subpath is a pattern. */
  readonly files: readonly string[];
}

/** Modules only: schemas and other files are left out. */
export async function publicSources(root: string): Promise<readonly PublicSource[]> {
  const { exports } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  const modules = Object.entries(exports).filter(([, target]) => /\.tsx?$/.test(target));
  return Promise.all(
    modules.map(async ([subpath, target]) => {
      const file = target.replace(/^\.\//, '');
      if (!file.includes('*')) return { subpath, files: [file] };
      const parent = path.posix.dirname(file);
      const names = await readdir(path.join(root, parent));
      return {
        subpath,
        files: names.filter((name) => name.endsWith('.ts')).map((name) => `${parent}/${name}`),
      };
    }),
  );
}
