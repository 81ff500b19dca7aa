/** `npm run requirements [-- SECTION]`: how many rows of the ledger the product's tests prove; with a section, its rows that none does. */
import path from 'node:path';
import { checkLedger } from './checkLedger';

const root = path.resolve(import.meta.dirname, '../..');
const [wanted] = process.argv.slice(2);
const { sections, problems } = await checkLedger(root);
for (const { name, rows } of sections) {
  if (wanted !== undefined && wanted !== name) continue;
  console.log(`${name}  ${rows.filter(({ proofs }) => proofs.length > 0).length} / ${rows.length}`);
  if (wanted !== undefined) for (const { row, proofs, others } of rows) if (proofs.length === 0) console.log(`  ${row.id}  ${row.text}${others.length === 0 ? '' : `\n           beside the product: ${others.join(', ')}`}`);
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
