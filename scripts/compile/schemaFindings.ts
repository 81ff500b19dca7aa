/**
 * Turns ajv errors into messages for operators: one finding per mistake, at the exact position, with the
 * nearest valid word.
 */
import type { ErrorObject } from 'ajv';
import {
  asSchema,
  capitalised,
  converted,
  count,
  described,
  listed,
  nameOf,
  shown,
  typeName,
  typeOf,
  type Schema,
} from './findingWords';
import { childPointer, isRecord, valueAt } from './jsonPointer';
import { hostProblem, originProblem } from './addressForms';
import { nearestColor } from './colors';
import type { JsonDocument } from './jsonDocument';
import { nearestName } from './nearestName';
import type { ProblemCode } from './problem';
import { branches, isKnownToABranch, tagValues, withoutOtherBranches } from './schemaAlternatives';

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
  if (schema['x-color'] === true)
    return problem(
      'bad-color',
      `${shown(data)} is not a color${described(schema)}`,
      nearestColor(String(data)),
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
