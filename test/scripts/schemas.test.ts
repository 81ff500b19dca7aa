/** Every key of the realm schema, with the options of every plugin, has a description for operators. */
import { checkerFor } from '../../scripts/compile/compileRealm';
import { isRecord } from '../../scripts/compile/jsonPointer';
import { schemaFor } from '../../scripts/compile/schemaWalk';
import type { JsonSchema } from '../../scripts/plugins/installedPlugins';
import { installed } from './compile/demoRealms';

interface Place {
  readonly at: string;
  readonly schema: JsonSchema;
  /** An optional key of an object. */
  readonly isOptional: boolean;
}

const { schema: root } = checkerFor(installed);

/** Every place that a document may have, each definition once. */
function* placesIn(
  schema: JsonSchema,
  at: string,
  isOptional: boolean,
  seen: Set<unknown>,
): Generator<Place> {
  const own = schemaFor(undefined, schema, root);
  yield { at, schema: own, isOptional };
  const target = typeof schema['$ref'] === 'string' ? schema['$ref'] : schema;
  if (seen.has(target)) return;
  seen.add(target);
  const required = Array.isArray(own['required']) ? own['required'] : [];
  for (const [key, member] of Object.entries(isRecord(own['properties']) ? own['properties'] : {})) {
    if (isRecord(member)) yield* placesIn(member, `${at}/${key}`, !required.includes(key), seen);
  }
  for (const inner of ['items', 'additionalProperties'] as const)
    if (isRecord(own[inner])) yield* placesIn(own[inner], `${at}/*`, false, seen);
  for (const [index, alternative] of (Array.isArray(own['oneOf']) ? own['oneOf'] : []).entries())
    if (isRecord(alternative)) yield* placesIn(alternative, `${at}|${index}`, false, seen);
}

const places = [...placesIn(root, '', false, new Set())];
const descriptionOf = ({ schema: { description } }: Place): string =>
  typeof description === 'string' ? description : '';
const at = (wanted: readonly Place[]): string[] =>
  wanted.map((place) => `${place.at}: ${descriptionOf(place)}`);

test('the schema is walked as a whole', () => expect(places.length).toBeGreaterThan(450));

test('every key has a description of at least two words that ends as a sentence', () => {
  expect(
    at(
      places.filter(
        (place) => descriptionOf(place).split(/\s+/).length < 2 || !/[.!]$/.test(descriptionOf(place)),
      ),
    ),
  ).toEqual([]);
});

test('no description quotes a requirement or uses private words', () => {
  expect(
    at(
      places.filter((place) =>
        /\b[A-Z]{3}-\d{3}\b|\bledger\b|\bthe house\b|\bour\b/i.test(descriptionOf(place)),
      ),
    ),
  ).toEqual([]);
});

test('every number has its unit', () => {
  const unit =
    /\b(px|em|milliseconds?|seconds?|minutes?|hours?|times|multiple|how many|number of|characters|fewest|most|weight)\b/i;
  const numbers = places.filter(({ schema }) => schema['type'] === 'number' || schema['type'] === 'integer');
  expect(numbers.length).toBeGreaterThan(35);
  expect(at(numbers.filter((place) => !unit.test(descriptionOf(place))))).toEqual([]);
});

test('every number has a smallest and a largest value', () => {
  const numbers = places.filter(({ schema }) => schema['type'] === 'number' || schema['type'] === 'integer');
  expect(
    at(numbers.filter(({ schema }) => schema['minimum'] === undefined || schema['maximum'] === undefined)),
  ).toEqual([]);
});

test('an optional key has a default, or describes its absence', () => {
  expect(
    at(
      places.filter(
        (place) =>
          place.isOptional &&
          !('default' in place.schema) &&
          !/\bwithout (it|any)\b|\bdefault\b/i.test(descriptionOf(place)),
      ),
    ),
  ).toEqual([]);
});

test('a description names values that exist', () => {
  const named = (text: string): string[] =>
    [...text.matchAll(/(?:^|\. )([A-Z][A-Z_]+|[a-z][A-Za-z-]+): /g)].flatMap(([, word]) => word ?? []);
  const wrong = places.flatMap((place) => {
    const allowed = place.schema['enum'];
    if (!Array.isArray(allowed)) return [];
    return named(descriptionOf(place))
      .filter((word) => !allowed.includes(word))
      .map((word) => `${place.at}: ${word}`);
  });
  expect(wrong).toEqual([]);
});
