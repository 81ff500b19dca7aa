/**
 * Walks a value together with its schema: follows references and selects alternatives. Used to find defaults,
 * descriptions and annotations.
 */
import type { JsonSchema } from '../plugins/installedPlugins';
import { childPointer, isRecord, segmentsOf } from './jsonPointer';

export interface Visit {
  readonly pointer: string;
  readonly value: unknown;
  /** The schema at this pointer, with its references merged in. */
  readonly schema: JsonSchema;
}

/** Every pointer of `value` that `schema` describes, parents before children. Values without a schema are skipped. */
export function schemaWalk(value: unknown, schema: JsonSchema): Visit[] {
  const visits: Visit[] = [];
  addVisits(visits, value, schema, schema, '');
  return visits;
}

function addVisits(
  visits: Visit[],
  value: unknown,
  schema: JsonSchema,
  root: JsonSchema,
  pointer: string,
): void {
  const own = schemaFor(value, schema, root);
  visits.push({ pointer, value, schema: own });
  if (Array.isArray(value)) {
    const { items } = own;
    if (!isRecord(items)) return;
    for (const [index, item] of value.entries())
      addVisits(visits, item, items, root, childPointer(pointer, index));
  } else if (isRecord(value)) {
    for (const [key, member] of Object.entries(value)) {
      const memberSchema = memberSchemaOf(own, key);
      if (memberSchema !== undefined)
        addVisits(visits, member, memberSchema, root, childPointer(pointer, key));
    }
  }
}

/** The schema at `pointer`, whether or not the value has it; undefined where there is none. */
export function schemaAt(value: unknown, schema: JsonSchema, pointer: string): JsonSchema | undefined {
  let here: unknown = value;
  let own = schemaFor(here, schema, schema);
  for (const segment of segmentsOf(pointer)) {
    const next = Array.isArray(here) || own['type'] === 'array' ? own['items'] : memberSchemaOf(own, segment);
    if (!isRecord(next)) return undefined;
    here = typeof here === 'object' && here !== null ? (here as Record<string, unknown>)[segment] : undefined;
    own = schemaFor(here, next, schema);
  }
  return own;
}

/** Resolves `$ref` (sibling keywords override it) and selects the alternative that matches `value`. */
export function schemaFor(value: unknown, schema: JsonSchema, root: JsonSchema): JsonSchema {
  const own = resolved(schema, root);
  const alternatives = own['oneOf'];
  if (!Array.isArray(alternatives)) return own;
  const chosen = alternatives
    .filter(isRecord)
    .find((alternative) => matches(value, alternative, own['discriminator']));
  return chosen === undefined ? own : joined(own, chosen);
}

const joinedSchemas = new WeakMap<JsonSchema, WeakMap<JsonSchema, JsonSchema>>();

/** A schema with one of its alternatives; cached, since every realm has the same. */
function joined(own: JsonSchema, chosen: JsonSchema): JsonSchema {
  const ofOwn = joinedSchemas.get(own) ?? new WeakMap<JsonSchema, JsonSchema>();
  joinedSchemas.set(own, ofOwn);
  const known = ofOwn.get(chosen);
  if (known !== undefined) return known;
  const { oneOf: _oneOf, discriminator: _discriminator, ...shared } = own;
  const both = { ...shared, ...chosen };
  ofOwn.set(chosen, both);
  return both;
}

const resolvedSchemas = new WeakMap<JsonSchema, WeakMap<JsonSchema, JsonSchema>>();

/** Merges the references of a schema; cached per root, since every walk meets the same schemas. */
function resolved(schema: JsonSchema, root: JsonSchema): JsonSchema {
  if (typeof schema['$ref'] !== 'string') return schema;
  const ofRoot = resolvedSchemas.get(root) ?? new WeakMap<JsonSchema, JsonSchema>();
  resolvedSchemas.set(root, ofRoot);
  const known = ofRoot.get(schema);
  if (known !== undefined) return known;
  let own = schema;
  while (typeof own['$ref'] === 'string') {
    const { $ref, ...beside } = own;
    own = { ...definition(root, $ref), ...beside };
  }
  ofRoot.set(schema, own);
  return own;
}

function matches(value: unknown, alternative: JsonSchema, discriminator: unknown): boolean {
  if (isRecord(discriminator)) {
    const tag = String(discriminator['propertyName']);
    const property = isRecord(alternative['properties']) ? alternative['properties'][tag] : undefined;
    return isRecord(value) && isRecord(property) && property['const'] === value[tag];
  }
  const type = Array.isArray(value) ? 'array' : typeof value;
  return alternative['type'] === type;
}

function memberSchemaOf(schema: JsonSchema, key: string): JsonSchema | undefined {
  const properties = schema['properties'];
  const named = isRecord(properties) && Object.hasOwn(properties, key) ? properties[key] : undefined;
  if (isRecord(named)) return named;
  return isRecord(schema['additionalProperties']) ? schema['additionalProperties'] : undefined;
}

function definition(root: JsonSchema, reference: string): JsonSchema {
  let found: unknown = root;
  for (const segment of segmentsOf(reference.replace(/^#/, '')))
    found = isRecord(found) ? found[segment] : undefined;
  return isRecord(found) ? found : {};
}
