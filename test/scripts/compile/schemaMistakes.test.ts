/** A mistake of every kind at every key of the schema is found at its own pointer. */
import { compileRealm } from '../../../scripts/compile/compileRealm';
import type { Problem } from '../../../scripts/compile/problem';
import { fileOf, installed, sourcesWith } from './demoRealms';
import {
  batchesOf,
  documentWith,
  schemaMistakeKinds,
  schemaMistakes,
  type SchemaMistake,
} from './schemaMistakes';

function problemsOf(mistakes: readonly SchemaMistake[]): readonly Problem[] {
  const file = fileOf('ringside');
  return compileRealm(
    { sources: sourcesWith({ [file]: JSON.stringify(documentWith(mistakes)) }), file },
    installed,
  ).problems;
}

/** Missing keys of one object have one pointer; the message names the key. */
function isFound({ kind, at, pointer, codes }: SchemaMistake, problems: readonly Problem[]): boolean {
  const key = at.slice(at.lastIndexOf('/') + 1).replaceAll('~1', '/');
  return problems.some(
    (problem) =>
      problem.pointer === pointer &&
      codes.includes(problem.code) &&
      problem.severity === 'error' &&
      (kind !== 'missing key' || problem.message.includes(`"${key}"`)),
  );
}

test('the mistakes reach the whole schema', () => {
  expect(schemaMistakes.length).toBeGreaterThan(1500);
  for (const kind of schemaMistakeKinds)
    expect(schemaMistakes.some((mistake) => mistake.kind === kind)).toBe(true);
});

test.each(schemaMistakeKinds)('%s: each is found at its own pointer', (kind) => {
  // Many mistakes share a document. One may hide others: those then share a document without it, and the rest
  // is tried one by one.
  const missedOf = (mistakes: readonly SchemaMistake[]): SchemaMistake[] =>
    batchesOf(mistakes).flatMap((batch) => {
      const problems = problemsOf(batch);
      return batch.filter((mistake) => !isFound(mistake, problems));
    });
  const lost = missedOf(missedOf(schemaMistakes.filter((mistake) => mistake.kind === kind))).flatMap(
    (mistake) => {
      const problems = problemsOf([mistake]);
      return isFound(mistake, problems)
        ? []
        : [
            `${mistake.at} = ${JSON.stringify(mistake.value)}: ${
              problems
                .filter(({ pointer }) => pointer.startsWith(mistake.pointer))
                .map(({ code, pointer }) => `${code} ${pointer}`)
                .join(', ') || 'nothing'
            }`,
          ];
    },
  );
  expect(lost).toEqual([]);
});
