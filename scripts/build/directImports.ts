/**
 * Rewrites imports through a module's index.ts (barrel file) to the files that declare the names. A barrel
 * would otherwise pull what a lazy page imports through it into the first page, which imports the same
 * barrel.
 */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Loader, Plugin } from 'esbuild';

interface Place {
  readonly file: string;
  readonly name: string;
}
/** Where the names exported by a barrel are declared. */
type Door = ReadonlyMap<string, Place>;

/** The source of a project file with its barrel imports rewritten. Line numbers do not change. */
export type ReadSource = (file: string) => Promise<string>;

export function readDirectly(): ReadSource {
  const doors = new Map<string, Door>();
  const doorAt = (file: string): Door => {
    const known = doors.get(file);
    if (known !== undefined) return known;
    const door = readDoor(file, doorAt);
    doors.set(file, door);
    return door;
  };
  return async (file) => {
    const folder = path.dirname(file);
    const doorOf = (from: string): Door | null => {
      const target = fileOf(path.resolve(folder, from));
      return target === null || path.basename(target) !== 'index.ts' ? null : doorAt(target);
    };
    const source = withoutWholeDoors(await readFile(file, 'utf8'), doorOf);
    return source.replaceAll(
      /^import \{([^}]*)\} from '(\.[^']*)';/gm,
      (statement, names: string, from: string) => {
        const door = doorOf(from);
        return door === null
          ? statement
          : direct(names, from, door, folder) + '\n'.repeat(statement.split('\n').length - 1);
      },
    );
  };
}

/** `import * as sdk` imports a whole barrel: it becomes an import of the names that are used. */
function withoutWholeDoors(source: string, doorOf: (from: string) => Door | null): string {
  let names = source;
  for (const [statement, whole = '', from = ''] of source.matchAll(
    /^import \* as (\w+) from '(\.[^']*)';/gm,
  )) {
    const door = doorOf(from);
    if (door === null) continue;
    const taken = new Set<string>();
    names = names.replaceAll(new RegExp(`\\b${whole}\\.(\\w+)`, 'g'), (used, name: string) => {
      if (!door.has(name)) return used;
      taken.add(name);
      return `${whole}_${name}`;
    });
    const imported = [...taken].map((name) => `${name} as ${whole}_${name}`).join(', ');
    names = names.replace(
      statement,
      () => `import { ${imported} } from '${from}';import type * as ${whole} from '${from}';`,
    );
  }
  return names;
}

/** Loads the project's own code with barrel imports rewritten; libraries are left alone. */
export function directImports(root: string, read: ReadSource): Plugin {
  return {
    name: 'direct-imports',
    setup(build) {
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
        if (!file.startsWith(root + path.sep) || file.includes('node_modules')) return null;
        return { contents: await read(file), loader: path.extname(file).slice(1) as Loader };
      });
    },
  };
}

/**
 * One import per file, all on one line. Names that the barrel does not export by name are still imported
 * through it; types are erased anyway.
 */
function direct(names: string, from: string, door: Door, folder: string): string {
  const byFile = new Map<string, string[]>();
  for (const written of names.split(',')) {
    const [, name = '', alias = name] = /^\s*(\w+)(?:\s+as\s+(\w+))?\s*$/.exec(written) ?? [];
    if (name === '') continue;
    const place = door.get(name);
    const source = place === undefined ? from : relative(folder, place.file);
    byFile.set(source, [...(byFile.get(source) ?? []), `${place?.name ?? name} as ${alias}`]);
  }
  return [...byFile].map(([source, taken]) => `import { ${taken.join(', ')} } from '${source}';`).join(' ');
}

function readDoor(file: string, doorAt: (file: string) => Door): Door {
  const door = new Map<string, Place>();
  const source = readFileSync(file, 'utf8');
  for (const [, from = ''] of source.matchAll(/^export \* from '(\.[^']*)';/gm)) {
    const target = fileOf(path.resolve(path.dirname(file), from));
    if (target !== null)
      for (const name of namesOf(readFileSync(target, 'utf8'))) door.set(name, { file: target, name });
  }
  for (const [, names = '', from = ''] of source.matchAll(/^export \{([^}]*)\} from '(\.[^']*)';/gm)) {
    const target = fileOf(path.resolve(path.dirname(file), from));
    if (target === null) continue;
    for (const written of names.split(',')) {
      const [, name = '', alias = name] = /^\s*(\w+)(?:\s+as\s+(\w+))?\s*$/.exec(written) ?? [];
      if (name === '') continue;
      const further = path.basename(target) === 'index.ts' ? doorAt(target).get(name) : undefined;
      door.set(alias, further ?? { file: target, name });
    }
  }
  return door;
}

/** The names that a file declares and exports, without types. */
const namesOf = (source: string): readonly string[] =>
  [...source.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)].map(([, name = '']) => name);

const fileOf = (place: string): string | null =>
  [`${place}.ts`, `${place}.tsx`, path.join(place, 'index.ts')].find((file) => existsSync(file)) ?? null;

function relative(folder: string, file: string): string {
  const way = path
    .relative(folder, file)
    .split(path.sep)
    .join('/')
    .replace(/\.tsx?$/, '');
  return way.startsWith('.') ? way : `./${way}`;
}
