/**
 * `npm run bench:watching`: the cost of playback against its budgets. Names select single measurements;
 * `hour` only runs by name. Exits 1 over a budget.
 */
import path from 'node:path';
import { printTable } from '../table';
import { watching } from './watching';

const rows = await watching(path.resolve(import.meta.dirname, '../../..'), process.argv.slice(2));
printTable(rows);
if (rows.some(({ value, budget }) => budget !== undefined && value > budget)) process.exitCode = 1;
