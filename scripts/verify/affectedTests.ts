/**
 * The unit tests that a change affects. Nearly every file is part of the composed product, so "every test
 * that reaches the file" is half of the suite. Near tests run whole; tests of the composed product run only
 * where they prove a requirement that a changed file implements.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readLedger, type Requirement, type Section } from '../requirements/ledger';
import { importsOf, sourceReader } from '../requirements/proofs';

export interface AffectedTests {
  /** Test files to run whole, relative to the root. */
  readonly near: readonly string[];
  /** Further test files, of which only the tests that name one of `ids` run. */
  readonly composed: readonly string[];
  /** The requirements that the changed files implement. */
  readonly ids: readonly string[];
  /** Journeys that prove one of them. */
  readonly journeys: readonly string[];
}

/** Files that tests read instead of importing them, and these tests. */
const readers: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(^|\/)messages\/[^/]+\.json$/, ['test/scripts/messages/']],
  [
    /^(realms|schemas)\//,
    ['test/scripts/schemas.test.ts', 'test/scripts/compile/', 'test/scripts/contract/'],
  ],
  [/\/(plugin|options\.schema)\.json$/, ['test/scripts/compile/', 'test/scripts/generate/']],
  [/\.css$/, ['test/scripts/build/']],
  [/^test\/requirements\//, ['test/scripts/requirements/']],
];

/** Composes the whole product: its imports say nothing about what a test is about. */
const HARNESS = 'test/core/boot/composed';

const withoutExtension = (file: string): string => file.replace(/\.tsx?$/, '').replace(/\/index$/, '');

/** `changed` are files relative to the root. */
export function affectedTests(root: string, changed: readonly string[]): AffectedTests {
  const read = sourceReader(root);
  const files = ['test', 'plugins'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
      .filter((file) => /\.(test|journey)\.tsx?$/.test(file)),
  );
  const tests = files.filter((file) => file.includes('.test.'));
  const modules = new Set(changed.map(withoutExtension));
  const sources = changed.filter((file) => /^(core|plugins|scripts)\/.*\.tsx?$/.test(file));
  const places = [
    ...sources.flatMap((file) => mirror(file, tests)),
    ...readers.flatMap(([pattern, places]) => (changed.some((file) => pattern.test(file)) ? places : [])),
  ];
  const harness = importsOf(`${HARNESS}.tsx`, read);
  const near = tests.filter((test) => {
    const imported = importsOf(test, read);
    const isComposed = imported.has(HARNESS);
    const isReached = [...imported].some(
      (module) =>
        modules.has(withoutExtension(module)) &&
        !(isComposed && harness.has(module) && !module.startsWith('test/')),
    );
    const isInPlace = !isComposed && places.some((place) => test.startsWith(place));
    return changed.includes(test) || isReached || isInPlace;
  });
  const ids = implemented(readLedger(root), sources);
  const names = (file: string): boolean => ids.length > 0 && namesOne(ids).test(read(file) ?? '');
  return {
    near,
    composed: tests.filter((test) => !near.includes(test) && names(test)),
    ids,
    journeys: files.filter((file) => file.includes('.journey.') && names(file)),
  };
}

/** The requirements that name a file; for a file that none names, those that name a file of its folder. */
function implemented(ledger: readonly Section[], files: readonly string[]): readonly string[] {
  const rows = ledger.flatMap((section) => section.rows);
  const naming = (isMeant: (file: string) => boolean): readonly Requirement[] =>
    rows.filter(({ ships }) => ships.some(isMeant));
  const found = files.flatMap((file) => {
    const own = naming((named) => named === file);
    const folder = path.posix.dirname(file);
    return own.length > 0 ? own : naming((named) => path.posix.dirname(named) === folder);
  });
  return [...new Set(found.map(({ id }) => id))];
}

/** Matches a text that contains one of the ids. */
export const namesOne = (ids: readonly string[]): RegExp => new RegExp(`\\b(?:${ids.join('|')})\\b`);

/**
 * The places of the tests of a source file: what is called like its plugin, else the nearest folder below
 * `test/` that mirrors its folder and contains tests.
 */
function mirror(file: string, tests: readonly string[]): readonly string[] {
  const [, plugin] = /^(plugins\/[^/]+\/[^/]+)\//.exec(file) ?? [];
  const has = (place: string): boolean => tests.some((test) => test.startsWith(place));
  if (plugin !== undefined) {
    const own = [`${plugin}/`, `test/${plugin}/`, `test/${plugin}.`].filter(has);
    if (own.length > 0) return own;
  }
  let folder = path.posix.dirname(file);
  while (folder.includes('/') && !has(`test/${folder}/`)) folder = path.posix.dirname(folder);
  return folder.includes('/') ? [`test/${folder}/`] : [];
}
