/**
 * `npm run requirements [-- SECTION] [--update]`: counts the ledger rows that the product's tests prove; with
 * a section, lists its unproven rows. `--update` removes the marks of rows that are now proven.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkLedger } from './checkLedger';
import { removeMarks } from './ledger';

const root = path.resolve(import.meta.dirname, '../..');
const {
  values: { update },
  positionals: [wanted],
} = parseArgs({ allowPositionals: true, options: { update: { type: 'boolean', default: false } } });
if (update)
  for (const { name, rows } of (await checkLedger(root)).sections)
    removeMarks(root, name, new Set(rows.filter(({ proofs }) => proofs.length > 0).map(({ row }) => row.id)));
const { sections, problems } = await checkLedger(root);
for (const { name, rows } of sections) {
  if (wanted !== undefined && wanted !== name) continue;
  console.log(`${name}  ${rows.filter(({ proofs }) => proofs.length > 0).length} / ${rows.length}`);
  if (wanted !== undefined)
    for (const { row, proofs, others } of rows)
      if (proofs.length === 0)
        console.log(
          `  ${row.id}  ${row.text}${others.length === 0 ? '' : `\n           not through the product: ${others.join(', ')}`}`,
        );
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
