/**
 * Generates response shapes from the contract, which the site checks platform answers about content against
 * at runtime.
 */
import { readContract, type ContractSchema, type Json, type JsonObject } from '../contract/contractDocument';

/** The tags whose calls read content; answers about payment and accounts are checked by the code that requests them. */
const tags: ReadonlySet<string> = new Set([
  'catalogue',
  'lists',
  'live',
  'guide',
  'news',
  'people',
  'search',
]);

/**
 * Fields that a card, a row or a page can do without, since the UI handles their absence. A field is listed
 * by name, or with its schema where only that one can do without it.
 */
const spared: ReadonlySet<string> = new Set([
  'title',
  'paging',
  'accessLevel',
  'totalResults',
  'totalPages',
  'page',
  'Bucket.name',
  'Bucket.type',
]);

type Shape =
  | string
  | { readonly list: Shape }
  | { readonly either: readonly Shape[] }
  | { readonly is: Json }
  | { readonly fields: Readonly<Record<string, Shape>>; readonly needs: readonly string[] };

/** The text of core/generated/shapes.ts. `folder` contains the contract. */
export function shapesModule(folder: string): string {
  const contract = readContract(folder);
  const named = new Map<string, Shape>();
  const reference = ($ref: string): Shape => {
    const name = $ref.split('/').at(-1) ?? '';
    if (!named.has(name)) {
      // Registered before it is processed: a schema may be recursive.
      named.set(name, 'any');
      named.set(name, shapeOf(contract.components.schemas[name] ?? {}, name));
    }
    const shape = named.get(name);
    return typeof shape === 'string' && shape !== 'any' ? shape : `#${name}`;
  };
  const shapeOf = (schema: ContractSchema, name: string): Shape => {
    if (typeof schema['$ref'] === 'string') return reference(schema['$ref']);
    if (schema['const'] !== undefined) return { is: schema['const'] };
    const choices = records(schema['oneOf']).filter((each) => each['type'] !== 'null');
    if (choices.length > 0)
      return choices.length === 1 && choices[0]
        ? shapeOf(choices[0], name)
        : { either: choices.map((each) => shapeOf(each, name)) };
    if (isRecord(schema['properties']))
      return fieldsOf(schema['properties'], textsOf(schema['required']), name);
    if (isRecord(schema['items'])) return { list: shapeOf(schema['items'], name) };
    return kinds[textsOf(schema['type']).find((type) => type !== 'null') ?? ''] ?? 'any';
  };
  const fieldsOf = (properties: JsonObject, required: readonly string[], name: string): Shape => {
    const fields = Object.entries(properties).flatMap(([key, schema]) =>
      isRecord(schema) ? [[key, shapeOf(schema, `${name}.${key}`)] as const] : [],
    );
    const needs = required.filter(
      (key) => !spared.has(key) && !spared.has(`${name}.${key}`) && !allowsNull(properties[key]),
    );
    return { fields: Object.fromEntries(fields), needs };
  };
  const answers = Object.values(contract.paths).flatMap(({ get }) => {
    const response = get?.responses['200'];
    if (get === undefined || response === undefined || '$ref' in response || !tags.has(get.tags[0] ?? ''))
      return [];
    const schema = response.content?.['application/json']?.schema;
    return schema === undefined ? [] : [[get.operationId, shapeOf(schema, get.operationId)] as const];
  });
  for (const [name, shape] of named) if (typeof shape === 'string') named.delete(name);
  return `/** The shapes of platform answers about content, from schemas/platform. Written by \`npm run generate\`; not edited by hand. */
import type { Shape } from '../platform/reading/shape';

/** By the id of the call. */
export const answers: Readonly<Record<string, Shape>> = ${written(Object.fromEntries(answers))};

/** Shapes that others reference by \`#\` and name. */
export const shapes: Readonly<Record<string, Shape>> = ${written(Object.fromEntries(named))};
`;
}

const kinds: Readonly<Record<string, Shape>> = {
  string: 'text',
  integer: 'number',
  number: 'number',
  boolean: 'flag',
};

const isRecord = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const records = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? (value as readonly Json[]).filter(isRecord) : [];
const textsOf = (value: Json | undefined): readonly string[] =>
  [value].flat().filter((each) => typeof each === 'string');

const allowsNull = (schema: Json | undefined): boolean =>
  isRecord(schema) &&
  (textsOf(schema['type']).includes('null') ||
    records(schema['oneOf']).some((each) => each['type'] === 'null'));

/** One shape per line, for readable diffs. */
function written(shapesByName: Readonly<Record<string, Shape>>): string {
  const lines = Object.entries(shapesByName).map(([name, shape]) => `  ${name}: ${JSON.stringify(shape)},\n`);
  return `{\n${lines.join('')}}`;
}
