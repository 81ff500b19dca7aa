/**
 * Determines which tests prove which requirements: by the ids in their titles, and by how much of the product
 * each test file runs.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Place } from './ledger';
import { idsInTitles } from './testTitles';

/**
 * How a test file reaches the product. `journey`: a browser on the running site. `composed`: the runtime as
 * wired by `core/boot`.
 * `component`: rendered components that the site also renders. `host`, `operator`: the server's answers; the
 * command line, compiler and build. `part`: rules, stores and constants by themselves, the sandbox, a schema;
 * proves nothing alone.
 */
export type Reach = 'journey' | 'composed' | 'component' | 'host' | 'operator' | 'part';

export interface TestFile {
  readonly file: string;
  readonly reach: Reach;
  readonly ids: ReadonlySet<string>;
}

const proving: Readonly<Record<Place, ReadonlySet<Reach>>> = {
  browser: new Set(['journey', 'composed', 'component']),
  host: new Set(['journey', 'host']),
  operator: new Set(['journey', 'operator']),
};

export const proves = (place: Place, { reach }: Pick<TestFile, 'reach'>): boolean =>
  proving[place].has(reach);

/** All tests of the tree. `isWired`: whether the product reaches a source file. */
export function readTestFiles(root: string, isWired: (file: string) => boolean): TestFile[] {
  const read = sourceReader(root);
  return ['test', 'plugins'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(test|journey)\.tsx?$/.test(name))
      .map((name) => {
        const file = path.posix.join(folder, name.replaceAll(path.sep, '/'));
        return {
          file,
          reach: reachOf(file, { read, isWired }),
          ids: idsInTitles(file, read(file) ?? '', (specifier) =>
            read(path.posix.join(path.posix.dirname(file), specifier)),
          ),
        };
      }),
  );
}

export interface ReachSources {
  /** The text of a module in the tree, with or without its extension; null when there is none. */
  readonly read: (file: string) => string | null;
  readonly isWired: (file: string) => boolean;
}

export function reachOf(file: string, { read, isWired }: ReachSources): Reach {
  if (file.startsWith('test/journeys/')) return 'journey';
  if (file.startsWith('test/scripts/host/')) return 'host';
  if (/^test\/scripts\/(?:build|cli|compile|draft|messages|plugins|publish|requirements|start)\//.test(file))
    return 'operator';
  const { modules, draws } = importsOf(file, read);
  if (modules.has('test/core/boot/composed')) return 'composed';
  const own = [...modules].filter((name) => /^(?:core|plugins)\//.test(name) && !name.endsWith('.json'));
  return draws && own.length > 0 && own.every(isWired) ? 'component' : 'part';
}

/**
 * The imports of a test including those of its fixtures, relative to the root and without extensions; and
 * whether any of them renders components.
 */
export function importsOf(
  file: string,
  read: ReachSources['read'],
  seen = new Set<string>(),
): { readonly modules: ReadonlySet<string>; readonly draws: boolean } {
  const text = read(file) ?? '';
  const modules = new Set<string>();
  let draws = /\brender\w*\(/.test(text);
  for (const [, specifier = ''] of text.matchAll(/^(?:import|export)\s(?!type\s)[^;]*?from '(\.[^']+)';/gm)) {
    const module = path.posix.join(path.posix.dirname(file), specifier);
    if (seen.has(module)) continue;
    seen.add(module);
    modules.add(module);
    if (!module.startsWith('test/')) continue;
    const further = importsOf(module, read, seen);
    for (const each of further.modules) modules.add(each);
    draws ||= further.draws;
  }
  return { modules, draws };
}

/** Reads modules of the tree, each once. */
export function sourceReader(root: string): ReachSources['read'] {
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
