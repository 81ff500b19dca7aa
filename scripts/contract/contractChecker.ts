/**
 * Checks requests and answers against the platform API contract: for the sandbox, for fixtures and for real
 * platforms.
 */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type {
  ContractDocument,
  ContractOperation,
  ContractParameter,
  ContractResponse,
  ContractSchema,
  HttpMethod,
  Json,
  JsonObject,
} from './contractDocument';
import { HTTP_METHODS } from './contractDocument';

/** Whether the call carries a bearer token: never, when there is one, or always. */
export type BearerUse = 'none' | 'optional' | 'required';

export interface CheckedOperation {
  readonly id: string;
  readonly method: HttpMethod;
  /** As in the contract, with `{name}` for parameters. */
  readonly path: string;
  readonly bearer: BearerUse;
  /** The call goes to a server other than the platform, which must not receive the key. */
  readonly keyless: boolean;
  readonly operation: ContractOperation;
}

export interface FoundOperation {
  readonly operation: CheckedOperation;
  readonly pathValues: Readonly<Record<string, string>>;
}

export interface CheckedRequest {
  readonly pathValues: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: { get(name: string): string | null };
  /** The parsed body; undefined when there is none. */
  readonly body: unknown;
}

export interface AnswerFinding {
  readonly pointer: string;
  readonly cause: string;
}

export interface ContractChecker {
  readonly operations: readonly CheckedOperation[];
  /** The operation of a path; a literal segment takes precedence over a parameter. */
  find(method: string, path: string): FoundOperation | undefined;
  /** Mistakes in a request, in words; empty when it conforms. */
  requestProblems(operation: CheckedOperation, request: CheckedRequest): string[];
  /** Mistakes in an answer, or in one message of an event stream; `body` is undefined when there is none. */
  answerProblems(operation: CheckedOperation, status: number, body: unknown): string[];
  /** The same, each with its JSON pointer in the body. */
  answerFindings(operation: CheckedOperation, status: number, body: unknown): AnswerFinding[];
  /** Mistakes in a value that should match the schema `name`. */
  schemaProblems(name: string, value: unknown): string[];
}

export interface CheckerOptions {
  /**
   * True: fields that the contract does not name are reported, for data that this project writes. False:
   * extra fields pass, as they must from a real platform (ENT-025).
   */
  readonly closed: boolean;
}

/** Parses the contract once; each schema is compiled when it is first needed. Throws on an invalid schema. */
export function createContractChecker(
  contract: ContractDocument,
  { closed }: CheckerOptions,
): ContractChecker {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  addFormats(ajv);
  const schemas = closed
    ? (closeObjects(contract.components.schemas) as JsonObject)
    : contract.components.schemas;
  ajv.addSchema({ $id: 'contract', components: { schemas } });

  const compiled = new Map<string, ValidateFunction>();
  const findings = (key: string, schema: () => ContractSchema, value: unknown): AnswerFinding[] => {
    let check = compiled.get(key);
    if (!check) {
      const own = closed ? (closeObjects(schema()) as ContractSchema) : schema();
      check = ajv.compile(absoluteReferences(own) as JsonObject);
      compiled.set(key, check);
    }
    return check(value)
      ? []
      : (check.errors ?? []).map((error) => ({ pointer: error.instancePath, cause: sayError(error) }));
  };
  const validate = (key: string, schema: () => ContractSchema, value: unknown, where: string): string[] =>
    findings(key, schema, value).map(({ pointer, cause }) => `${where}${pointer} ${cause}`);

  const operations = listOperations(contract);
  return {
    operations,
    find: (method, path) => findOperation(operations, method, path),
    requestProblems(operation, request) {
      const problems = parametersOf(contract, operation).flatMap((parameter) => {
        const value = parameterValue(parameter, request);
        if (value === undefined)
          return parameter.required ? [`${parameter.in} ${parameter.name} is missing`] : [];
        return validate(
          `${operation.id} ${parameter.in} ${parameter.name}`,
          () => parameter.schema,
          value,
          `${parameter.in} ${parameter.name}`,
        );
      });
      const known = new Set(
        parametersOf(contract, operation)
          .filter(({ in: place }) => place === 'query')
          .map(({ name }) => name),
      );
      if (closed)
        for (const name of new Set(request.query.keys()))
          if (!known.has(name)) problems.push(`query ${name} is not in the contract`);
      if (!operation.keyless && !request.headers.get('x-api-key'))
        problems.push('header x-api-key is missing');
      if (operation.bearer === 'none' && request.headers.get('authorization'))
        problems.push('header Authorization does not belong to this call (API-002)');
      return [...problems, ...bodyProblems(operation, request)];
    },
    answerProblems(operation, status, body) {
      const found = answerFindings(operation, status, body);
      return typeof found === 'string'
        ? [found]
        : found.map(({ pointer, cause }) => `body${pointer} ${cause}`);
    },
    answerFindings(operation, status, body) {
      const found = answerFindings(operation, status, body);
      return typeof found === 'string' ? [{ pointer: '', cause: found }] : found;
    },
    schemaProblems: (name, value) =>
      validate(`schema ${name}`, () => ({ $ref: `#/components/schemas/${name}` }), value, name),
  };

  /** A sentence when the mistake is not in the shape of the body. */
  function answerFindings(
    operation: CheckedOperation,
    status: number,
    body: unknown,
  ): AnswerFinding[] | string {
    const response = responseOf(contract, operation, status);
    if (!response) return `status ${status} is not in the contract`;
    const schema = (response.content?.['application/json'] ?? response.content?.['text/event-stream'])
      ?.schema;
    if (!schema) return body === undefined ? [] : `status ${status} has no body`;
    if (body === undefined) return `status ${status} wants a body`;
    return findings(`${operation.id} answer ${status}`, () => schema, body);
  }

  function bodyProblems(operation: CheckedOperation, request: CheckedRequest): string[] {
    const schema = operation.operation.requestBody?.content['application/json']?.schema;
    if (!schema) return request.body === undefined ? [] : ['body: this call has none'];
    if (request.body === undefined) return ['body is missing'];
    return validate(`${operation.id} body`, () => schema, request.body, 'body');
  }
}

function listOperations(contract: ContractDocument): CheckedOperation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    HTTP_METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const withBearer = operation.security.filter((scheme) => 'bearer' in scheme).length;
      const bearer: BearerUse =
        withBearer === 0 ? 'none' : withBearer === operation.security.length ? 'required' : 'optional';
      return [
        {
          id: operation.operationId,
          method,
          path,
          bearer,
          keyless: operation.security.length === 0,
          operation,
        },
      ];
    }),
  );
}

function findOperation(
  operations: readonly CheckedOperation[],
  method: string,
  path: string,
): FoundOperation | undefined {
  const parts = path.split('/');
  let best: { found: FoundOperation; parameters: number } | undefined;
  for (const operation of operations) {
    if (operation.method !== method.toLowerCase()) continue;
    const pathValues = matchPath(operation.path, parts);
    if (!pathValues) continue;
    const parameters = Object.keys(pathValues).length;
    if (!best || parameters < best.parameters) best = { found: { operation, pathValues }, parameters };
  }
  return best?.found;
}

function matchPath(template: string, parts: readonly string[]): Record<string, string> | undefined {
  const wanted = template.split('/');
  if (wanted.length !== parts.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, want] of wanted.entries()) {
    const part = parts[index] ?? '';
    if (want.startsWith('{')) {
      if (part === '') return undefined;
      try {
        values[want.slice(1, -1)] = decodeURIComponent(part);
      } catch {
        return undefined;
      }
    } else if (want !== part) return undefined;
  }
  return values;
}

function parametersOf(contract: ContractDocument, { operation }: CheckedOperation): ContractParameter[] {
  return operation.parameters.map((parameter) => {
    if (!('$ref' in parameter)) return parameter;
    const named = contract.components.parameters[lastPart(parameter.$ref)];
    if (!named) throw new Error(`The contract has no ${parameter.$ref}.`);
    return named;
  });
}

function responseOf(
  contract: ContractDocument,
  { operation }: CheckedOperation,
  status: number,
): ContractResponse | undefined {
  // A success status that the operation does not list is not covered by its `default`, which describes failures.
  const response =
    operation.responses[String(status)] ?? (status >= 400 ? operation.responses['default'] : undefined);
  return response && '$ref' in response ? contract.components.responses[lastPart(response.$ref)] : response;
}

function parameterValue(parameter: ContractParameter, request: CheckedRequest): unknown {
  if (parameter.in === 'path') return request.pathValues[parameter.name];
  if (parameter.in === 'header') return request.headers.get(parameter.name) ?? undefined;
  if (parameter.schema['type'] === 'array')
    return request.query.has(parameter.name) ? request.query.getAll(parameter.name) : undefined;
  const text = request.query.get(parameter.name);
  if (text === null) return undefined;
  if (parameter.schema['type'] === 'integer' && /^-?\d+$/.test(text)) return Number(text);
  if (parameter.schema['type'] === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** Closes every object that has properties, so that fields outside the contract are reported. */
function closeObjects(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(closeObjects);
  if (typeof value !== 'object' || value === null) return value;
  const object = Object.fromEntries(
    Object.entries(value as JsonObject).map(([key, item]) => [key, closeObjects(item)]),
  );
  const describesObject = 'properties' in object && 'type' in object && !('additionalProperties' in object);
  return describesObject ? { ...object, additionalProperties: false } : object;
}

function absoluteReferences(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(absoluteReferences);
  if (typeof value === 'string') return value.startsWith('#/components/') ? `contract${value}` : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as JsonObject).map(([key, item]) => [key, absoluteReferences(item)]),
  );
}

function sayError(error: ErrorObject): string {
  const extra =
    error.keyword === 'additionalProperties'
      ? ` (${String((error.params as { additionalProperty?: unknown }).additionalProperty)})`
      : '';
  return `${error.message ?? error.keyword}${extra}`;
}

const lastPart = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);
