/**
 * Drives the payment machine through random sequences of what viewers do and what goes wrong, against the sandbox in this process.
 * `tsx test/model/main.ts [--runs 5000] [--seed n] [--path p] [--length n]`. Prints one line of JSON, or the shortest sequence that breaks a rule.
 */
import { register } from 'node:module';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import type { Patron } from './boxOffice';

// What draws is not drawn here, and comes with sheets of style that Node cannot read.
const withoutStyles = `export const load = (url, context, next) => url.endsWith('.css') ? { format: 'module', shortCircuit: true, source: 'export default {}' } : next(url, context);`;
register(`data:text/javascript,${encodeURIComponent(withoutStyles)}`);
const [{ openBoxOffice }, { openings, sequences }, { World }] = await Promise.all([import('./boxOffice'), import('./commands'), import('./World')]);

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5000' }, seed: { type: 'string' }, path: { type: 'string' }, length: { type: 'string', default: '10' } } });
const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed);
const patrons: readonly Patron[] = ['newcomer', 'newcomer', 'newcomer', 'trial used up', 'owes details', 'has credit'];

const stray: unknown[] = [];
process.on('unhandledRejection', (reason) => stray.push(reason));

const office = await openBoxOffice();
const began = performance.now();
const screens = new Map<string, number>();
let charged = 0;
const property = fc.asyncProperty(fc.constantFrom(...patrons), openings, sequences(Number(values.length)), async (patron, opening, sequence) => {
  const world = new World(office, await office.admit(patron));
  await world.settle();
  for (const step of opening) await step.run({}, world);
  await fc.asyncModelRun(() => ({ model: {}, real: world }), sequence);
  await world.end();
  for (const screen of world.last) screens.set(screen, (screens.get(screen) ?? 0) + 1);
  if (world.charged) charged += 1;
  if (stray.length > 0) throw stray.splice(0)[0];
});
const result = await fc.check(property, { numRuns: Number(values.runs), seed, ...(values.path === undefined ? {} : { path: values.path }), endOnFailure: false });
await office.close();
console.log(JSON.stringify({ failed: result.failed, seed, runs: result.numRuns, charged, ends: Object.fromEntries(screens), seconds: Math.round((performance.now() - began) / 100) / 10 }));
if (result.failed) {
  console.error(fc.defaultReportMessage(result));
  console.error(result.errorInstance);
  process.exitCode = 1;
}
