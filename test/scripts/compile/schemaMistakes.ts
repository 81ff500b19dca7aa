/**
 * Makes a mistake of every kind at every key of the realm schema, plugin options included, and knows where
 * each must be found.
 */
import { checkerFor } from '../../../scripts/compile/compileRealm';
import {
  childPointer,
  isRecord,
  parentPointer,
  segmentsOf,
  valueAt,
} from '../../../scripts/compile/jsonPointer';
import type { ProblemCode } from '../../../scripts/compile/problem';
import { schemaFor, schemaWalk, type Visit } from '../../../scripts/compile/schemaWalk';
import type { JsonSchema } from '../../../scripts/plugins/installedPlugins';
import { demoDocument, installed, type JsonObject } from './demoRealms';

export const schemaMistakeKinds = [
  'wrong type',
  'too small',
  'too large',
  'empty',
  'unknown name',
  'missing key',
  'wrong reference',
  'wrong form',
  'one language only',
  'repeated entry',
] as const;
export type SchemaMistakeKind = (typeof schemaMistakeKinds)[number];

export interface SchemaMistake {
  readonly kind: SchemaMistakeKind;
  /** The new value. */
  readonly at: string;
  readonly value: unknown;
  /** Where it must be found, and the codes of which one must be reported. */
  readonly pointer: string;
  readonly codes: readonly ProblemCode[];
}

const { schema: root } = checkerFor(installed);

/** Sub-menus may be nested without limit. */
const MAX_DEPTH = 12;

/** References by name: their places, a dangling one, and the code that reports it. */
const references: readonly (readonly [RegExp, unknown, ProblemCode])[] = [
  [/^\/locales\/default$/, 'zu', 'locale-not-offered'],
  [/^\/hosts\/0$/, 'noor.localhost', 'duplicate-host'],
  [/^\/id$/, 'another-folder', 'id-differs-from-folder'],
  [/^\/settings\/externalSignIn$/, 'no-such-provider', 'unknown-provider'],
  [/^\/theme\/fonts\/body\/(family|arabic)$/, 'No Such Family', 'unknown-font'],
  [/^\/menus\/[^/]+\/items\/[0-9/items]+\/data\/view$/, 'NO_SUCH_VIEW', 'menu-target-unknown'],
];

/** Ringside's document, completed so that every key of the schema and every alternative occurs once. */
export const fullDocument = completed({ ...demoDocument('ringside'), menus: {} }, root, '') as JsonObject;

/** Every mistake, in the same order every time. */
export const schemaMistakes: readonly SchemaMistake[] = [...schemaWalk(fullDocument, root)].flatMap(
  (visit) => [...mistakesAt(visit)],
);

/** The full document with mistakes in it. */
export function documentWith(mistakes: readonly SchemaMistake[]): JsonObject {
  const document = structuredClone(fullDocument);
  for (const { at, value } of mistakes) {
    const holder = valueAt(document, parentPointer(at)) as Record<string, unknown>;
    const key = segmentsOf(at).at(-1) ?? '';
    if (value === undefined) delete holder[key];
    else holder[key] = value;
  }
  return document;
}

/** Mistakes of one kind that fit into one document: none is nested in another. */
export function batchesOf(mistakes: readonly SchemaMistake[]): SchemaMistake[][] {
  const batches: SchemaMistake[][] = [];
  for (const mistake of mistakes) {
    const fits = (batch: readonly SchemaMistake[]): boolean =>
      batch.every((other) => other.kind === mistake.kind && !touches(other.at, mistake.at));
    const batch = batches.find(fits);
    if (batch === undefined) batches.push([mistake]);
    else batch.push(mistake);
  }
  return batches;
}

function touches(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
}

function completed(given: unknown, schema: JsonSchema, pointer: string): unknown {
  const own = schemaFor(given, schema, root);
  if (own['x-localised'] === true) return given ?? { en: 'Tonight', es: 'Hoy' };
  const { discriminator, oneOf } = own;
  // Where several alternatives have no value given: the first.
  if (Array.isArray(oneOf) && isRecord(oneOf[0]))
    return completed(
      isRecord(discriminator) ? taggedSample(oneOf[0], discriminator) : given,
      { ...oneOf[0] },
      pointer,
    );
  if ('const' in own) return own['const'];
  if (Array.isArray(own['enum'])) return given ?? (own['enum'][0] as unknown);
  switch ([own['type']].flat()[0]) {
    case 'object':
      return completedObject(isRecord(given) ? given : {}, own, pointer);
    case 'array':
      return completedList(Array.isArray(given) ? given : [], own, pointer);
    case 'integer':
    case 'number':
      return given ?? own['minimum'] ?? 1;
    case 'boolean':
      return given ?? false;
    default:
      return (
        given ??
        (own['type'] === undefined
          ? isRecord(own['properties'])
            ? completedObject({}, own, pointer)
            : 'x'
          : 'x')
      );
  }
}

function taggedSample(
  alternative: Readonly<Record<string, unknown>>,
  discriminator: Readonly<Record<string, unknown>>,
): JsonObject {
  const tag = String(discriminator['propertyName']);
  return { [tag]: (alternative['properties'] as Readonly<Record<string, { const: unknown }>>)[tag]?.const };
}

function completedObject(given: JsonObject, own: JsonSchema, pointer: string): JsonObject {
  const result: JsonObject = { ...given };
  const isDeep = segmentsOf(pointer).length >= MAX_DEPTH;
  for (const [key, member] of Object.entries(isRecord(own['properties']) ? own['properties'] : {})) {
    // With a parent or as abstract, it would be a different document.
    const isOther = pointer === '' && ['extends', 'abstract', '$schema'].includes(key);
    const isNested = key === 'items' && /\/items\/(0\/items\/|[1-9])/.test(pointer);
    // A font with files need not be installed: one of the two has some.
    const isBrought = key === 'files' && pointer === '/theme/fonts/body';
    if (!isRecord(member) || isOther || isBrought || isNested || (isDeep && !Object.hasOwn(given, key)))
      continue;
    result[key] = completed(given[key], member, childPointer(pointer, key));
  }
  const { additionalProperties } = own;
  if (isRecord(additionalProperties)) {
    const others = Object.keys(result).filter(
      (key) => !isRecord(own['properties']) || !Object.hasOwn(own['properties'], key),
    );
    for (const key of others.length === 0 ? [sampleKey(own)] : others)
      result[key] = completed(given[key], additionalProperties, childPointer(pointer, key));
  }
  return result;
}

function sampleKey({ propertyNames }: JsonSchema): string {
  return isRecord(propertyNames) && String(propertyNames['pattern']).startsWith('^[A-Z]')
    ? 'BROWSE'
    : 'sample';
}

function completedList(given: readonly unknown[], own: JsonSchema, pointer: string): unknown[] {
  if (!isRecord(own['items'])) return [...given];
  const { items } = own;
  const { discriminator, oneOf } = schemaFor(undefined, items, root);
  const samples =
    Array.isArray(oneOf) && isRecord(discriminator)
      ? oneOf.filter(isRecord).map((alternative) => taggedSample(alternative, discriminator))
      : given.length === 0
        ? [undefined]
        : [];
  const tag = isRecord(discriminator) ? String(discriminator['propertyName']) : '';
  const more = samples.filter(
    (sample) => !given.some((each) => isRecord(each) && isRecord(sample) && each[tag] === sample[tag]),
  );
  return [...given, ...more].map((item, index) => completed(item, items, childPointer(pointer, index)));
}

function* mistakesAt({ pointer, value, schema }: Visit): Generator<SchemaMistake> {
  if (pointer === '') {
    yield* namesOf(pointer, value, schema);
    return;
  }
  const mistake = (
    kind: SchemaMistakeKind,
    wrong: unknown,
    codes: readonly ProblemCode[],
    found = pointer,
  ): SchemaMistake => ({ kind, at: pointer, value: wrong, pointer: found, codes });
  const types = [schema['type']].flat();
  const isText =
    types.includes('string') ||
    schema['x-localised'] === true ||
    ((Array.isArray(schema['enum']) || 'const' in schema) && schema['type'] === undefined);
  const anything = types.length > 1;
  if (!anything)
    yield mistake(
      'wrong type',
      isText
        ? 7
        : types.includes('boolean')
          ? 'perhaps'
          : types.includes('array')
            ? {}
            : types.includes('object') || isRecord(value)
              ? 7
              : 'seven',
      ['wrong-type'],
    );
  if (typeof schema['minimum'] === 'number')
    yield mistake('too small', schema['minimum'] - 1, ['out-of-range']);
  if (typeof schema['maximum'] === 'number')
    yield mistake('too large', schema['maximum'] + 1, ['out-of-range']);
  if (typeof schema['maxLength'] === 'number')
    yield mistake('too large', 'x'.repeat(schema['maxLength'] + 1), ['out-of-range']);
  if (typeof schema['minItems'] === 'number' && schema['minItems'] > 0)
    yield mistake('empty', [], ['out-of-range']);
  const wordsOf = Array.isArray(schema['enum']) || 'const' in schema;
  if (wordsOf) {
    yield mistake('unknown name', 'no-such-word-anywhere', ['unknown-value', 'unknown-plugin']);
    yield mistake('empty', '', ['unknown-value', 'unknown-plugin']);
  } else if (types.includes('string') && schema['x-localised'] !== true) {
    if (typeof schema['minLength'] === 'number') yield mistake('empty', '', ['out-of-range', 'bad-format']);
    const { pattern } = schema;
    if (typeof pattern === 'string') {
      const wrong = ['!! no such form !!', '\u0000'].find((text) => !new RegExp(pattern, 'u').test(text));
      if (wrong !== undefined)
        yield mistake('wrong form', wrong, [schema['x-color'] === true ? 'bad-color' : 'bad-format']);
      if (!new RegExp(pattern, 'u').test(''))
        yield mistake('empty', '', ['bad-format', 'bad-color', 'out-of-range']);
    }
  }
  if (schema['x-localised'] === true) {
    yield mistake('empty', {}, ['out-of-range']);
    yield mistake('empty', { en: '', es: 'x' }, ['out-of-range'], `${pointer}/en`);
    yield mistake('wrong form', 'no such key', ['bad-format']);
    yield mistake('wrong reference', 'noSuchMessageAnywhere', ['unknown-message']);
    yield mistake('one language only', { en: 'Tonight' }, ['missing-message']);
    yield mistake('one language only', { es: 'Hoy' }, ['missing-message']);
  }
  const reference = references.find(([place]) => place.test(pointer));
  if (schema['x-file'] === true && typeof value === 'string')
    yield mistake(
      'wrong reference',
      `images/no-such-file.${String(schema['pattern']).includes('woff2') ? 'woff2' : 'svg'}`,
      ['missing-file'],
    );
  else if (reference !== undefined) yield mistake('wrong reference', reference[1], [reference[2]]);
  if (schema['uniqueItems'] === true && Array.isArray(value) && value.length > 0)
    yield mistake('repeated entry', [value[0], value[0]], ['duplicate-item'], `${pointer}/1`);
  if (schema['x-localised'] !== true) yield* namesOf(pointer, value, schema);
}

/** Surplus and missing keys of an object. */
function* namesOf(pointer: string, value: unknown, schema: JsonSchema): Generator<SchemaMistake> {
  if (!isRecord(value)) return;
  if (schema['additionalProperties'] === false) {
    const at = childPointer(pointer, 'noSuchKeyAnywhere');
    yield { kind: 'unknown name', at, value: 1, pointer: at, codes: ['unknown-key', 'unknown-plugin'] };
  }
  const { propertyNames } = schema;
  if (isRecord(propertyNames)) {
    const at = childPointer(pointer, '! no key !');
    yield { kind: 'wrong form', at, value: sampleOf(value), pointer: at, codes: ['bad-format'] };
  }
  for (const key of Array.isArray(schema['required']) ? schema['required'].map(String) : []) {
    yield {
      kind: 'missing key',
      at: childPointer(pointer, key),
      value: undefined,
      pointer,
      codes: ['missing-key'],
    };
  }
}

function sampleOf(value: JsonObject): unknown {
  return Object.values(value)[0] ?? {};
}
