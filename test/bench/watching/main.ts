/** `npm run bench:watching`: what watching costs, against its budgets. Names of parts measure those alone; `hour` is only measured by name. Exits 1 over a budget. */
import path from 'node:path';
import { printTable } from '../table';
import { watching } from './watching';

const rows = await watching(path.resolve(import.meta.dirname, '../../..'), process.argv.slice(2));
printTable(rows);
if (rows.some(({ value, budget }) => budget !== undefined && value > budget)) process.exitCode = 1;
