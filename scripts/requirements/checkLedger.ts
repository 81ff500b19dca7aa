/**
 * Checks the ledger against the tests and the sources: every row is proven through the product, or states why it
 * is not yet; every id that a source names has a row.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readLedger, type Requirement } from './ledger';
import { proves, readTests, type ProductTest } from './proofs';
import { unresolvedIds } from './unresolvedIds';
import { build } from 'esbuild';
import { publicNames } from '../build/publicEntries';

/** The entries that browsers load. */
const entries = [
  'core/boot/main.tsx',
  'core/boot/early.ts',
  'core/boot/afterContent.ts',
  'core/embed/client/main.ts',
];

/**
 * Returns a predicate for the source files that the entries reach, named relative to the root, with or without their extension; a folder means
 * its `index`.
 */
async function wiredFiles(root: string): Promise<(file: string) => boolean> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: path.join(root, '.cache/wired'),
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    packages: 'external',
    loader: { '.css': 'empty', '.json': 'json' },
    logLevel: 'silent',
    plugins: [publicNames(root)],
  });
  const reached = new Set(
    Object.keys(metafile.inputs).flatMap((file) => [
      file,
      file.replace(/\.tsx?$/, ''),
      file.replace(/\/index\.tsx?$/, ''),
    ]),
  );
  return (file) => reached.has(file);
}

export interface CheckedRow {
  readonly row: Requirement;
  /** Files with a test that names the row and reaches it through the product. */
  readonly proofs: readonly string[];
  /** Files whose tests name the row but prove nothing alone. */
  readonly others: readonly string[];
}

export interface CheckedLedger {
  readonly sections: readonly { readonly name: string; readonly rows: readonly CheckedRow[] }[];
  /** Problems, one line each: file, row or line, cause. */
  readonly problems: readonly string[];
}

export async function checkLedger(root: string): Promise<CheckedLedger> {
  const ledger = readLedger(root);
  const tests = readTests(root, await wiredFiles(root));
  const problems: string[] = [];
  const seen = new Set<string>();
  const sections = ledger.map(({ file, rows }) => {
    const name = path.basename(file, '.json');
    const checked = rows.map((row) => checkRow(row, tests));
    for (const { row, proofs, others } of checked) {
      const report = (cause: string): void => void problems.push(`${file}: ${row.id}: ${cause}`);
      if (seen.has(row.id)) report('the id is listed twice.');
      seen.add(row.id);
      if (!row.id.startsWith(`${name}-`)) report(`the row belongs into another section than ${name}.`);
      if (row.ships.length === 0) report('no source file is named.');
      for (const source of row.ships)
        if (!existsSync(path.join(root, source))) report(`${source} does not exist.`);
      if (proofs.length === 0 && row.unproven === undefined)
        report(
          `no test reaches it through the product${others.length === 0 ? '' : `; ${others.join(', ')} prove nothing alone`}.`,
        );
      if (proofs.length > 0 && row.unproven !== undefined)
        report(`${proofs[0] ?? ''} proves it; remove "unproven".`);
    }
    return { name, rows: checked };
  });
  problems.push(...unresolvedIds(root, seen));
  return { sections, problems };
}

function checkRow(row: Requirement, tests: readonly ProductTest[]): CheckedRow {
  const naming = tests.filter(({ ids }) => ids.has(row.id));
  const proofs = new Set(
    naming.filter((test) => proves(row.place ?? 'browser', test)).map(({ file }) => file),
  );
  const others = new Set(naming.map(({ file }) => file).filter((file) => !proofs.has(file)));
  return { row, proofs: [...proofs], others: [...others] };
}
