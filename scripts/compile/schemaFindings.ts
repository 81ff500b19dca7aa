/**
 * Turns ajv errors into messages for operators: one finding per mistake, at the exact position, with the
 * nearest valid word.
 */
import type { ErrorObject } from 'ajv';
import { childPointer, isRecord, parentPointer, segmentsOf, valueAt } from './jsonPointer';
import { hostProblem, originProblem } from './addressForms';
import { nearestColour } from './colours';
import type { JsonDocument } from './jsonDocument';
import { nearestName } from './nearestName';
import type { ProblemCode } from './problemCodes';
import { secretKind } from './secretShapes';

/** A mistake at a pointer of the checked value, before it is known which file the value came from. */
export interface Finding {
  readonly pointer: string;
  /** Whether the finding is about the key or the value. */
  readonly at: 'key' | 'value';
  readonly code: ProblemCode;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly suggestion: string | null;
  /** The file of the mistake, when it is not one of the realm's documents. */
  readonly document?: JsonDocument;
}

type Schema = Readonly<Record<string, unknown>>;

/** `errors` come from ajv with `allErrors` and `verbose`; `value` is the checked value. */
export function schemaFindings(errors: readonly ErrorObject[], value: unknown): Finding[] {
  const relevant = withoutOtherBranches(errors);
  const meant = meantKeys(relevant);
  const findings: Finding[] = [];
  for (const error of relevant) {
    // A missing key that is misspelt in the same object is one mistake, reported at the misspelling.
    if (
      error.keyword === 'required' &&
      meant.get(error.instancePath)?.has(String(error.params['missingProperty'])) === true
    )
      continue;
    const finding = findingOf(error, relevant, value);
    if (finding !== undefined) findings.push(finding);
  }
  return findings;
}

/** The probable intended names of the unknown keys of each object, by the object's pointer. */
function meantKeys(errors: readonly ErrorObject[]): ReadonlyMap<string, ReadonlySet<string>> {
  const meant = new Map<string, Set<string>>();
  for (const error of errors) {
    const key = isUnknownKey(error) ? suggestedKey(error) : null;
    if (key === null) continue;
    const keys = meant.get(error.instancePath) ?? new Set();
    keys.add(key);
    meant.set(error.instancePath, keys);
  }
  return meant;
}

function isUnknownKey(error: ErrorObject): boolean {
  return error.keyword === 'additionalProperties' || error.keyword === 'unevaluatedProperties';
}

/** The known key that an unknown one probably means; keys that are still absent come first. */
function suggestedKey(error: ErrorObject): string | null {
  const written = String(error.params['additionalProperty'] ?? error.params['unevaluatedProperty']);
  const known = Object.keys(asSchema(asSchema(error.parentSchema)['properties']));
  const { data } = error;
  const free = isRecord(data) ? known.filter((key) => !Object.hasOwn(data, key)) : known;
  return nearestName(written, free) ?? nearestName(written, known);
}

/**
 * Of alternatives with different JSON types, only the errors of the intended one count. Discriminated
 * alternatives need no filter: ajv only checks the selected one.
 */
function withoutOtherBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter((error) => error.keyword === 'oneOf' || error.keyword === 'anyOf');
  return errors.filter((error) => {
    if (choices.includes(error)) return !someBranchTakesType(error);
    return choices.every((choice) => {
      if (!isInside(error, choice)) return true;
      if (!someBranchTakesType(choice)) return false;
      const branch = branchOf(error, choice);
      return branch !== undefined && takesType(branch, choice.data);
    });
  });
}

function isInside(error: ErrorObject, choice: ErrorObject): boolean {
  return (
    error !== choice &&
    error.schemaPath.startsWith(`${choice.schemaPath}/`) &&
    error.instancePath.startsWith(choice.instancePath)
  );
}

function branches(choice: ErrorObject): Schema[] {
  return Array.isArray(choice.schema) ? choice.schema.map(asSchema) : [];
}

function branchOf(error: ErrorObject, choice: ErrorObject): Schema | undefined {
  const index = Number(error.schemaPath.slice(choice.schemaPath.length + 1).split('/')[0]);
  return branches(choice)[index];
}

function someBranchTakesType(choice: ErrorObject): boolean {
  return branches(choice).some((branch) => takesType(branch, choice.data));
}

function takesType(branch: Schema, data: unknown): boolean {
  return branch['type'] !== undefined && [branch['type']].flat().includes(typeOf(data));
}

function findingOf(error: ErrorObject, all: readonly ErrorObject[], value: unknown): Finding | undefined {
  const pointer = error.instancePath;
  const schema = asSchema(error.parentSchema);
  const params = error.params as Readonly<Record<string, unknown>>;
  const name = nameOf(pointer);
  const problem = (code: ProblemCode, message: string, suggestion: string | null = null): Finding => ({
    pointer,
    at: 'value',
    code,
    severity: 'error',
    message,
    suggestion,
  });
  switch (error.keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const key = String(params['additionalProperty'] ?? params['unevaluatedProperty']);
      return {
        pointer: childPointer(pointer, key),
        at: 'key',
        code: 'unknown-key',
        severity: 'error',
        message: `"${key}" is not a key of ${name}.`,
        suggestion: suggestedKey(error),
      };
    }
    case 'oneOf':
    case 'anyOf': {
      const types = [
        ...new Set(
          branches(error).flatMap((branch) =>
            [branch['type']].flat().filter((type) => typeof type === 'string'),
          ),
        ),
      ];
      if (types.length === 0)
        return problem(
          'bad-format',
          `${capitalised(name)} does not fit any of its forms${described(schema)}`,
        );
      return problem(
        'wrong-type',
        `${capitalised(name)} must be ${types.map(typeName).join(' or ')}, not ${typeName(typeOf(error.data))}.`,
      );
    }
    case 'propertyNames':
    case 'false schema':
    case 'if':
      return undefined;
    case 'dependentRequired':
    case 'required': {
      const key = String(params['missingProperty']);
      if (
        all.some(
          (other) =>
            other.keyword === 'discriminator' &&
            other.instancePath === pointer &&
            other.params['tag'] === key,
        )
      )
        return undefined;
      return problem(
        'missing-key',
        `${capitalised(name)} lacks "${key}"${described(asSchema(asSchema(schema['properties'])[key]))}`,
        `Add "${key}".`,
      );
    }
    case 'discriminator': {
      const tag = String(params['tag']);
      if (params['error'] !== 'mapping') {
        const holder = valueAt(value, pointer);
        const absent = !isRecord(holder) || !Object.hasOwn(holder, tag);
        const misspelt =
          absent && isRecord(holder)
            ? nearestName(
                tag,
                Object.keys(holder).filter((key) => !isKnownToABranch(schema, key)),
              )
            : null;
        if (misspelt !== null) {
          return {
            ...problem('unknown-key', `"${misspelt}" is not a key of ${name}.`, tag),
            pointer: childPointer(pointer, misspelt),
            at: 'key',
          };
        }
        return absent
          ? problem('missing-key', `${capitalised(name)} lacks "${tag}".`, `Add "${tag}".`)
          : { ...problem('wrong-type', `"${tag}" must be a text.`), pointer: childPointer(pointer, tag) };
      }
      const allowed = tagValues(schema, tag);
      const written = String(params['tagValue']);
      return {
        ...problem(
          'unknown-value',
          `"${written}" is not a ${tag} of ${name}: ${listed(allowed)}.`,
          nearestName(written, allowed),
        ),
        pointer: childPointer(pointer, tag),
      };
    }
    case 'type': {
      const wanted = [params['type']].flat().map(String);
      const data = valueAt(value, pointer);
      return problem(
        'wrong-type',
        `${capitalised(name)} must be ${wanted.map(typeName).join(' or ')}, not ${typeName(typeOf(data))}.`,
        converted(data, wanted),
      );
    }
    case 'enum':
    case 'const': {
      const allowed =
        error.keyword === 'enum' ? (params['allowedValues'] as unknown[]) : [params['allowedValue']];
      const data = valueAt(value, pointer);
      const words = allowed.map(String);
      const isText = allowed.every((word) => typeof word === 'string');
      if (isText && typeof data !== 'string')
        return problem(
          'wrong-type',
          `${capitalised(name)} must be ${listed(words)}, not ${typeName(typeOf(data))}.`,
          words.length === 1 ? (words[0] ?? null) : null,
        );
      const sameWord = words.find((word) => word.toLowerCase() === String(data).toLowerCase());
      const suggestion =
        sameWord ??
        (typeof data === 'string' ? nearestName(data, words) : null) ??
        (words.length === 1 ? (words[0] ?? null) : null);
      return problem(
        'unknown-value',
        `${capitalised(name)} must be ${listed(words)}, not ${shown(data)}.`,
        suggestion,
      );
    }
    case 'pattern':
    case 'format':
      return patternFinding(error, schema, value, problem, name);
    case 'minLength':
      return problem(
        'out-of-range',
        Number(params['limit']) === 1
          ? `${capitalised(name)} must not be empty.`
          : `${capitalised(name)} needs at least ${String(params['limit'])} characters.`,
      );
    case 'maxLength':
      return problem(
        'out-of-range',
        `${capitalised(name)} may have at most ${String(params['limit'])} characters.`,
      );
    case 'minItems':
      return problem(
        'out-of-range',
        `${capitalised(name)} needs at least ${count(params['limit'], 'entry', 'entries')}.`,
      );
    case 'maxItems':
      return problem(
        'out-of-range',
        `${capitalised(name)} may have at most ${count(params['limit'], 'entry', 'entries')}.`,
      );
    case 'minProperties':
      return problem(
        'out-of-range',
        `${capitalised(name)} needs at least ${count(params['limit'], 'key', 'keys')}.`,
      );
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum': {
      const words = {
        minimum: 'at least',
        maximum: 'at most',
        exclusiveMinimum: 'more than',
        exclusiveMaximum: 'less than',
      }[error.keyword];
      const limit = String(params['limit']);
      return problem(
        'out-of-range',
        `${capitalised(name)} must be ${words} ${limit}.`,
        error.keyword.startsWith('exclusive') ? null : limit,
      );
    }
    case 'uniqueItems': {
      const later = Math.max(Number(params['i']), Number(params['j']));
      return {
        ...problem(
          'duplicate-item',
          `${capitalised(name)} holds ${shown(valueAt(value, childPointer(pointer, later)))} twice.`,
        ),
        pointer: childPointer(pointer, later),
      };
    }
    default:
      return problem('bad-format', `${capitalised(name)} ${error.message ?? 'is not right'}.`);
  }
}

function patternFinding(
  error: ErrorObject,
  schema: Schema,
  value: unknown,
  problem: (code: ProblemCode, message: string, suggestion?: string | null) => Finding,
  name: string,
): Finding {
  if (error.propertyName !== undefined) {
    return {
      ...problem(
        'bad-format',
        `"${error.propertyName}" does not have the form of a key of ${name}${described(schema)}`,
      ),
      pointer: childPointer(error.instancePath, error.propertyName),
      at: 'key',
    };
  }
  const data = valueAt(value, error.instancePath);
  if (schema['x-colour'] === true)
    return problem(
      'bad-colour',
      `${shown(data)} is not a color${described(schema)}`,
      nearestColour(String(data)),
    );
  if (schema['x-host'] === true || schema['x-origin'] === true) {
    const { message, suggestion } =
      schema['x-host'] === true ? hostProblem(String(data)) : originProblem(String(data));
    return problem('bad-format', message, suggestion);
  }
  return problem(
    'bad-format',
    `${shown(data)} does not have the form of ${name}${described(schema)}`,
    withSlash(String(data), schema),
  );
}

/** A path with the leading slash that it lacks. */
function withSlash(data: string, { pattern }: Schema): string | null {
  return typeof pattern === 'string' &&
    !data.startsWith('/') &&
    pattern.startsWith('^/') &&
    new RegExp(pattern, 'u').test(`/${data}`)
    ? `/${data}`
    : null;
}

function described(schema: Schema): string {
  const description = schema['description'];
  return typeof description === 'string' ? `: ${description.replace(/\.$/, '')}.` : '.';
}

function tagValues(schema: Schema, tag: string): string[] {
  const alternatives = Array.isArray(schema['oneOf']) ? schema['oneOf'].map(asSchema) : [];
  return alternatives.flatMap((alternative) => {
    const property = asSchema(asSchema(alternative['properties'])[tag]);
    return 'const' in property
      ? [String(property['const'])]
      : Array.isArray(property['enum'])
        ? property['enum'].map(String)
        : [];
  });
}

/** Whether any of the alternatives knows a key; if so, the key is not a misspelt discriminator. */
function isKnownToABranch(schema: Schema, key: string): boolean {
  const alternatives = Array.isArray(schema['oneOf']) ? schema['oneOf'].map(asSchema) : [];
  return alternatives.some((alternative) => Object.hasOwn(asSchema(alternative['properties']), key));
}

function asSchema(value: unknown): Schema {
  return isRecord(value) ? value : {};
}

/** A text converted to the expected type, when it parses as one. */
function converted(data: unknown, wanted: readonly string[]): string | null {
  if (typeof data === 'string') {
    if (wanted.includes('boolean') && /^(true|false)$/i.test(data.trim())) return data.trim().toLowerCase();
    if (
      (wanted.includes('number') || wanted.includes('integer')) &&
      /^-?[0-9]+(\.[0-9]+)?(px|ms)?$/.test(data.trim())
    )
      return String(Number.parseFloat(data));
  }
  if (wanted.includes('string') && (typeof data === 'number' || typeof data === 'boolean'))
    return JSON.stringify(String(data));
  if (wanted.includes('array') && (typeof data === 'string' || isRecord(data))) {
    const list = JSON.stringify([data]);
    return list.length <= 80 ? list : null;
  }
  return null;
}

function typeOf(value: unknown): string {
  return value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : Number.isInteger(value)
        ? 'integer'
        : typeof value;
}

function typeName(type: string): string {
  const names: Readonly<Record<string, string>> = {
    string: 'a text',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'true or false',
    object: 'an object',
    array: 'a list',
    null: 'null',
  };
  return names[type] ?? type;
}

/** How a message names a pointer: its key, or its list and number. */
function nameOf(pointer: string): string {
  const segments = segmentsOf(pointer);
  const last = segments.at(-1);
  if (last === undefined) return 'the document';
  if (/^[0-9]+$/.test(last)) return `entry ${Number(last) + 1} of ${nameOf(parentPointer(pointer))}`;
  return `"${last}"`;
}

function listed(words: readonly string[]): string {
  if (words.length <= 1) return words.join('');
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  if (secretKind(text) !== undefined) return 'This value';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function count(limit: unknown, one: string, many: string): string {
  return `${String(limit)} ${Number(limit) === 1 ? one : many}`;
}

function capitalised(text: string): string {
  return text.startsWith('"') ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
