/**
 * Determines which tests prove which requirements: by the ids in their titles, and by how much of the product
 * each test runs.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Place } from './ledger';
import { namedTests } from './testTitles';
import { setUpOf, testModules, type ReadModule, type Uses } from './testUses';

/**
 * How a test reaches the product. `journey`: a browser on the running site. `composed`: the runtime as
 * wired by `core/boot`.
 * `component`: rendered components that the site also renders. `host`, `operator`: the server's answers; the
 * command line, compiler and build. `part`: rules, stores and constants by themselves, the sandbox, a schema;
 * proves nothing alone.
 */
export type Reach = 'journey' | 'composed' | 'component' | 'host' | 'operator' | 'part';

export interface ProductTest {
  readonly file: string;
  readonly reach: Reach;
  readonly ids: ReadonlySet<string>;
}

const proving: Readonly<Record<Place, ReadonlySet<Reach>>> = {
  browser: new Set(['journey', 'composed', 'component']),
  host: new Set(['journey', 'host']),
  operator: new Set(['journey', 'operator']),
};

export const proves = (place: Place, { reach }: Pick<ProductTest, 'reach'>): boolean =>
  proving[place].has(reach);

/** All tests of the tree that name a requirement. */
export function readTests(root: string, isWired: (file: string) => boolean): ProductTest[] {
  const testsIn = testReader(sourceReader(root), isWired);
  return ['test', 'plugins'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(test|journey)\.tsx?$/.test(name))
      .flatMap((name) => testsIn(path.posix.join(folder, name.replaceAll(path.sep, '/')))),
  );
}

/** Returns a reader of a file's tests that name a requirement. `isWired`: whether the product reaches a source file. */
export function testReader(
  read: ReadModule,
  isWired: (file: string) => boolean,
): (file: string) => ProductTest[] {
  const { sourceOf, usesOf } = testModules(read);
  return (file) => {
    const folder = folderReach(file);
    const beside = (specifier: string): string | null =>
      read(path.posix.join(path.posix.dirname(file), specifier));
    return namedTests(sourceOf(file), beside)
      .filter(({ ids }) => ids.size > 0)
      .map(({ call, ids }) => ({
        file,
        ids,
        reach: folder ?? reachOf(usesOf(file, [call, ...setUpOf(call)]), isWired),
      }));
  };
}

/** The reach of all tests of a folder that run the whole product or a whole tool. */
function folderReach(file: string): Reach | null {
  if (file.startsWith('test/journeys/')) return 'journey';
  if (file.startsWith('test/scripts/host/')) return 'host';
  return /^test\/scripts\/(?:build|cli|compile|draft|messages|plugins|publish|requirements|start)\//.test(
    file,
  )
    ? 'operator'
    : null;
}

function reachOf({ names, draws }: Uses, isWired: (file: string) => boolean): Reach {
  if (names.has('test/core/boot/composed#compose')) return 'composed';
  const own = [...names].filter((name) => /^(?:core|plugins)\/[^#]+$/.test(name) && !name.endsWith('.json'));
  return draws && own.length > 0 && own.every(isWired) ? 'component' : 'part';
}

/** The imports of a test including those of its fixtures, relative to the root and without extensions. */
export function importsOf(file: string, read: ReadModule, seen = new Set<string>()): ReadonlySet<string> {
  const modules = new Set<string>();
  for (const [, specifier = ''] of (read(file) ?? '').matchAll(
    /^(?:import|export)\s(?!type\s)[^;]*?from '(\.[^']+)';/gm,
  )) {
    const module = path.posix.join(path.posix.dirname(file), specifier);
    if (seen.has(module)) continue;
    seen.add(module);
    modules.add(module);
    if (module.startsWith('test/')) for (const each of importsOf(module, read, seen)) modules.add(each);
  }
  return modules;
}

/** Reads modules of the tree, each once. */
export function sourceReader(root: string): ReadModule {
  const known = new Map<string, string | null>();
  return (file) => {
    const text = known.get(file);
    if (text !== undefined) return text;
    const found = ['', '.ts', '.tsx', '/index.ts']
      .map((ending) => path.join(root, file + ending))
      .find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());
    const content = found === undefined ? null : readFileSync(found, 'utf8');
    known.set(file, content);
    return content;
  };
}
