/** Generates response shapes from the contract, which the site checks platform answers against at runtime. */
import { readContract, type ContractSchema, type Json, type JsonObject } from '../contract/contractDocument';

/** The tags whose calls read content. */
const contentTags: ReadonlySet<string> = new Set([
  'catalogue',
  'lists',
  'live',
  'guide',
  'news',
  'people',
  'search',
]);

/** The calls whose answers decide about money, except those that pay: core/commerce reads their answers itself. */
const moneyCalls: ReadonlySet<string> = new Set([
  'readBasket',
  'putIntoBasket',
  'readGiftBasket',
  'readPayment',
  'cancelPayment',
  'validatePaymentMethod',
  'readActiveSubscriptions',
  'readLicenceFamilies',
]);

interface ShapesOf {
  /** What the answers are about. */
  readonly about: string;
  readonly has: (call: Call) => boolean;
}

interface Call {
  readonly id: string;
  readonly tag: string;
  readonly method: string;
}

/** One module each, so that a page loads only the shapes that it needs. */
export const contentShapes: ShapesOf = {
  about: 'content',
  has: ({ method, tag }) => method === 'get' && contentTags.has(tag),
};
export const moneyShapes: ShapesOf = { about: 'money', has: ({ id }) => moneyCalls.has(id) };

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

/** Fields that an object about money is unreadable without: what is charged, for whom, by what, and what the viewer is asked to accept. */
const strictFields: Readonly<Record<string, readonly string[]>> = {
  Basket: ['basketItems', 'recipient', 'securedPayment'],
  BasketPaymentProvider: ['consents'],
};

type Shape =
  | string
  | { readonly list: Shape }
  | { readonly either: readonly Shape[] }
  | { readonly is: Json }
  | {
      readonly fields: Readonly<Record<string, Shape>>;
      readonly needs: readonly string[];
      readonly strict?: readonly string[];
    };

/** The text of a generated module. `folder` contains the contract. */
export function shapesModule(folder: string, { about, has }: ShapesOf): string {
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
    const strict = strictFields[name];
    return { fields: Object.fromEntries(fields), needs, ...(strict === undefined ? {} : { strict }) };
  };
  const operations = Object.values(contract.paths).flatMap((path) => Object.entries(path));
  const answers = operations.flatMap(([method, { operationId, tags, responses }]) => {
    const response = responses['200'];
    if (response === undefined || '$ref' in response) return [];
    const schema = response.content?.['application/json']?.schema;
    return schema === undefined || !has({ id: operationId, tag: tags[0] ?? '', method })
      ? []
      : [[operationId, shapeOf(schema, operationId)] as const];
  });
  for (const [name, shape] of named) if (typeof shape === 'string') named.delete(name);
  return `/** The shapes of platform answers about ${about}, from schemas/platform. Written by \`npm run generate\`; not edited by hand. */
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
