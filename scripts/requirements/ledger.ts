/** The requirement ledger: one JSON file per section below `test/requirements`, one row per requirement. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Where a requirement takes effect, which decides the tests that can prove it: in the viewer's browser, in
 * the host's answers, or in the operator's tools.
 */
export type Place = 'browser' | 'host' | 'operator';

export interface Requirement {
  /** Section and number, such as `ROU-014`; an id never changes its meaning. */
  readonly id: string;
  readonly text: string;
  /** `browser` when absent. */
  readonly place?: Place;
  /** The source files that implement it, relative to the project's root. */
  readonly ships: readonly string[];
  /** Where the product differs from the letter of the specification, and why. */
  readonly note?: string;
  /** Why no test reaches it through the product yet; absent once one does. */
  readonly unproven?: string;
}

export interface Section {
  /** The file, relative to the project's root. */
  readonly file: string;
  readonly title: string;
  readonly rows: readonly Requirement[];
}

export const ledgerFolder = 'test/requirements';

/** Reads all sections, by the names of their files. Throws on a file that is not JSON. */
export function readLedger(root: string): Section[] {
  const names = readdirSync(path.join(root, ledgerFolder)).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => {
    const file = `${ledgerFolder}/${name}`;
    return { file, ...(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Omit<Section, 'file'>) };
  });
}

/** Removes `unproven` from rows of a section. Keeps one row per line. */
export function removeMarks(root: string, section: string, proven: ReadonlySet<string>): void {
  const file = path.join(root, ledgerFolder, `${section}.json`);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(
    /^(\s*\{ "id": "([^"]+)".*?), "unproven": "[^"]*"( \},?)$/gm,
    (line, start: string, id: string, end: string) => (proven.has(id) ? start + end : line),
  );
  if (after !== before) writeFileSync(file, after);
}
