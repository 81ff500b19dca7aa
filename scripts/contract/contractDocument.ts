/** The platform API contract as one document: reads and joins the split files of schemas/platform. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** A JSON Schema of the contract; only the members that this project reads are typed. */
export type ContractSchema = JsonObject;

export interface ContractParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: ContractSchema;
}

export interface ContractBody {
  readonly schema: ContractSchema;
  readonly examples?: Readonly<Record<string, { readonly value: Json }>>;
}

export interface ContractContent {
  readonly 'application/json'?: ContractBody;
  /** The schema of each event's data. */
  readonly 'text/event-stream'?: ContractBody;
}

export interface ContractResponse {
  readonly description: string;
  readonly content?: ContractContent;
}

export interface ContractOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly 'x-ledger': readonly string[];
  /** Refused in impersonation sessions, which staff begin on behalf of a viewer (ADM-013). */
  readonly 'x-on-behalf'?: 'refused';
  /** For a GET with side effects: what it does, in words for people. It must not be retried or used for probing. */
  readonly 'x-acts'?: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly (ContractParameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly required?: boolean; readonly content: ContractContent };
  readonly responses: Readonly<Record<string, ContractResponse | { readonly $ref: string }>>;
}

export const HTTP_METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;
export type HttpMethod = (typeof HTTP_METHODS)[number];

/** OpenAPI 3.1, joined: every reference begins with `#/`. */
export interface ContractDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Partial<Readonly<Record<HttpMethod, ContractOperation>>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, ContractSchema>>;
    readonly parameters: Readonly<Record<string, ContractParameter>>;
    readonly responses: Readonly<Record<string, ContractResponse>>;
  };
}

/** The folder of the contract, for processes that run at the repository's root as npm scripts do. */
export const contractFolder = path.resolve('schemas/platform');

/**
 * Reads openapi.json of `folder` and inlines the other files that it references. References back into
 * openapi.json become local ones, and an object schema with `allOf` becomes one object with all fields.
 * Throws when a file or a reference target is missing.
 */
export function readContract(folder: string = contractFolder): ContractDocument {
  const files = new Map<string, Json>();
  const fileAt = (file: string): Json => {
    const known = files.get(file);
    if (known !== undefined) return known;
    const value = JSON.parse(readFileSync(file, 'utf8')) as Json;
    files.set(file, value);
    return value;
  };
  const rootFile = path.join(folder, 'openapi.json');

  const join = (value: Json, file: string): Json => {
    if (Array.isArray(value)) return (value as readonly Json[]).map((item) => join(item, file));
    if (typeof value === 'string') return localReference(value, file);
    if (typeof value !== 'object' || value === null) return value;
    const object = value as JsonObject;
    const reference = typeof object['$ref'] === 'string' ? splitReference(object['$ref'], file) : undefined;
    if (reference !== undefined && reference.file !== rootFile)
      return join(placeIn(fileAt(reference.file), reference.pointer), reference.file);
    return mergeAllOf(
      Object.fromEntries(Object.entries(object).map(([key, item]) => [key, join(item, file)])),
    );
  };
  const localReference = (text: string, file: string): string => {
    if (!text.includes('openapi.json#/')) return text;
    const reference = splitReference(text, file);
    return reference?.file === rootFile ? `#${reference.pointer}` : text;
  };
  return join(fileAt(rootFile), rootFile) as unknown as ContractDocument;
}

/** Adds the fields of `allOf` to the schema's own: a closed object must know all its fields. */
function mergeAllOf(schema: JsonObject): JsonObject {
  const { allOf, ...own } = schema;
  if (!Array.isArray(allOf)) return schema;
  const all = [...(allOf as readonly JsonObject[]), own];
  if (all.some((each) => '$ref' in each))
    throw new Error('allOf refers to openapi.json; it takes objects of the same file.');
  return {
    ...own,
    required: [...new Set(all.flatMap(({ required }) => (required ?? []) as readonly string[]))],
    properties: Object.assign({}, ...all.map(({ properties }) => properties)) as JsonObject,
  };
}

/** Splits `#/a/b` or `paths/x.json#/a~1b` into a file and a JSON pointer. */
function splitReference(reference: string, from: string): { file: string; pointer: string } | undefined {
  const [file, pointer] = reference.split('#');
  if (pointer === undefined) return undefined;
  return { file: file ? path.resolve(path.dirname(from), file) : from, pointer };
}

function placeIn(document: Json, pointer: string): Json {
  let value: Json | undefined = document;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    value =
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? (value as JsonObject)[key]
        : undefined;
    if (value === undefined) throw new Error(`The contract refers to ${pointer}, which is not there.`);
  }
  return value;
}
