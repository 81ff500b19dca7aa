/** The modules that `exports` of the package.json makes public, for the tools that resolve them themselves. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The file of a public specifier such as `proscenium/sdk`; null for any other. */
export type PublicModules = (specifier: string) => string | null;

export function publicModules(root: string): PublicModules {
  const { name, exports = {} } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly exports?: Readonly<Record<string, string>>;
  };
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
