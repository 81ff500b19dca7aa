/**
 * Model-based test: runs the payment stores of the composed product through random sequences of actions of
 * viewers, banks, the network and the platform, against the sandbox in this process. `tsx test/model/main.ts
 * [--runs 5000] [--seed n] [--path p] [--length n] [--shrink 0]`. Prints one line of JSON with coverage, or
 * the shortest sequence that violates an invariant.
 */
import { setMaxListeners } from 'node:events';
import { register } from 'node:module';
import { parseArgs } from 'node:util';
import 'reflect-metadata/lite';
import fc from 'fast-check';
import type { RealmId } from './boxOffice';

// Components are not rendered here, but import style sheets that Node cannot load.
const withoutStyles = `export const load = (url, context, next) => url.endsWith('.css') ? { format: 'module', shortCircuit: true, source: 'export default {}' } : next(url, context);`;
register(`data:text/javascript,${encodeURIComponent(withoutStyles)}`);
const [{ openBoxOffice }, { ModelClock }, { openings, patrons, sequences }, { World }, { preloadModules }] =
  await Promise.all([
    import('./boxOffice'),
    import('./clock'),
    import('./sequences'),
    import('./World'),
    import('./modules'),
  ]);

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5000' },
    seed: { type: 'string' },
    path: { type: 'string' },
    length: { type: 'string', default: '10' },
    shrink: { type: 'string', default: '1' },
  },
});
const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed);
const length = Number(values.length);

const stray: unknown[] = [];
process.on('unhandledRejection', (reason) => stray.push(reason));

const counts: Record<'screens' | 'last' | 'ends' | 'modes' | 'faults', Record<string, number>> = {
  screens: {},
  last: {},
  ends: {},
  modes: {},
  faults: {},
};
const count = (kind: keyof typeof counts, names: Iterable<string>): void => {
  for (const name of names) counts[kind][name] = (counts[kind][name] ?? 0) + 1;
};
let [charged, purchases, worlds, paidAnyway] = [0, 0, 0, 0];

const office = await openBoxOffice(new ModelClock());
// Redirect methods listen for `pageshow` (bfcache). The sandbox's database mistakes a process with a window
// for a browser, so this is set after it has opened.
const page = new EventTarget();
setMaxListeners(0, page);
Object.assign(globalThis, { window: page });
await preloadModules();
const began = performance.now();
const scenes = fc
  .tuple(
    fc.constantFrom<RealmId>('ringside', 'ringside', 'lanterna'),
    fc.constantFrom(...patrons),
    fc.constantFrom(false, false, false, true),
  )
  .chain(([realm, patron, plain]) =>
    fc.tuple(fc.constant({ realm, patron, plain }), openings(plain), sequences(length, plain)),
  );
const property = fc.asyncProperty(scenes, async ([scene, opening, sequence]) => {
  const world = await World.begin({
    office,
    name: `w${++worlds}`,
    realm: scene.realm,
    patron: scene.patron,
    plain: scene.plain,
  });
  try {
    for (const step of opening) await step.run({}, world);
    await fc.asyncModelRun(() => ({ model: {}, real: world }), sequence);
    await world.end();
    if (stray.length > 0) throw stray.splice(0)[0];
  } finally {
    world.close();
  }
  count('screens', world.seen);
  count('last', world.last);
  count('ends', world.ends);
  count('modes', world.struck);
  count('faults', world.faults);
  purchases += world.charges;
  paidAnyway += world.decidedToPayAgain;
  if (world.charges > 0) charged += 1;
});
const result = await fc.check(property, {
  numRuns: Number(values.runs),
  seed,
  ...(values.path === undefined ? {} : { path: values.path }),
  timeout: 60_000,
  endOnFailure: values.shrink === '0',
});
await office.close();
console.log(
  JSON.stringify({
    failed: result.failed,
    seed,
    runs: result.numRuns,
    charged,
    charges: purchases,
    paidAnyway,
    ...counts,
    seconds: Math.round((performance.now() - began) / 100) / 10,
  }),
);
if (result.failed) {
  console.error(fc.defaultReportMessage(result));
  console.error(result.errorInstance);
  process.exitCode = 1;
}
