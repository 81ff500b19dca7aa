/** `npm run generate`: writes the generated files. `--check` writes nothing, lists stale files and exits with 1. */
import { fileURLToPath } from 'node:url';
import { hasErrors } from '../compile/problem';
import { printProblems } from '../cli/outcome';
import { generate } from './generate';
import { generateFromContract } from './generateFromContract';
import { writeGenerated } from './writeGenerated';

const root = fileURLToPath(new URL('../../', import.meta.url));
const check = process.argv.includes('--check');

const parts = [await generateFromContract(root), await generate(root)];
const results = parts.map((part) => writeGenerated(root, part, { write: !check }));
const problems = parts.flatMap((part) => part.problems);
const changed = results.flatMap((result) => result.changed);
const orphans = results.flatMap((result) => result.orphans);
const stale = [...changed, ...orphans];
if (problems.length > 0) printProblems(problems);
if (stale.length === 0)
  console.log(`All ${parts.reduce((sum, { files }) => sum + files.size, 0)} generated files are up to date.`);
else if (check)
  console.error([...stale.map((file) => `stale: ${file}`), 'Run `npm run generate`.'].join('\n'));
else
  console.log(
    [...changed.map((file) => `written: ${file}`), ...orphans.map((file) => `removed: ${file}`)].join('\n'),
  );
process.exitCode = hasErrors(problems) || (check && stale.length > 0) ? 1 : 0;
