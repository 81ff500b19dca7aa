/** The modules that `exports` of the package.json makes public, for the tools that resolve them themselves. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The file of a public specifier such as `proscenium/sdk`; null for any other. */
export type PublicModules = (specifier: string) => string | null;

export function publicModules(root: string): PublicModules {
  const { name, exports } = readExports(root);
  const targets = Object.entries(exports).map(([subpath, target]) => {
    const [before = '', after] = `${name}${subpath.slice(1)}`.split('*');
    return { before, after, target };
  });
  return (specifier) => {
    for (const { before, after, target } of targets) {
      const isPattern = after !== undefined;
      const matches = isPattern
        ? specifier.startsWith(before) && specifier.endsWith(after)
        : specifier === before;
      if (!matches) continue;
      const part = isPattern ? specifier.slice(before.length, specifier.length - after.length) : '';
      return path.join(root, target.replace('*', part));
    }
    return null;
  };
}

export interface PublicSource {
  /** Such as `proscenium/sdk`. */
  readonly specifier: string;
  /** Relative to the root. */
  readonly file: string;
  /** Whether `exports` names it by a pattern, as one of many of a kind. */
  readonly isOfPattern: boolean;
}

/** The modules among the exports, without schemas and other files. Expands patterns. */
export function publicSources(root: string): readonly PublicSource[] {
  const { name, exports } = readExports(root);
  return Object.entries(exports).flatMap(([subpath, target]): readonly PublicSource[] => {
    if (!/\.tsx?$/.test(target)) return [];
    const specifier = `${name}${subpath.slice(1)}`;
    const file = target.replace(/^\.\//, '');
    if (!file.includes('*')) return [{ specifier, file, isOfPattern: false }];
    const parent = path.posix.dirname(file);
    const stems = readdirSync(path.join(root, parent)).flatMap((each) => /^(.+)\.ts$/.exec(each)?.[1] ?? []);
    return stems.map((stem) => ({
      specifier: specifier.replace('*', stem),
      file: `${parent}/${stem}.ts`,
      isOfPattern: true,
    }));
  });
}

function readExports(root: string): {
  readonly name: string;
  readonly exports: Readonly<Record<string, string>>;
} {
  const { name, exports = {} } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly exports?: Readonly<Record<string, string>>;
  };
  return { name, exports };
}
