/** `realm explain`: a value of a realm, its meaning and its source. */
import colors from 'picocolors';
import { checkerFor } from '../compile/compileRealm';
import { childPointer, isRecord, segmentsOf, valueAt } from '../compile/jsonPointer';
import { nearestName } from '../compile/nearestName';
import type { ValueSource } from '../compile/origins';
import { schemaAt } from '../compile/schemaWalk';
import { startUrl } from '../start/sandboxEnvironment';
import { openRealm } from './openRealm';
import { done, type Outcome, problemsText, refused } from './outcome';
import type { JsonSchema } from '../plugins/installedPlugins';

interface Explained {
  readonly pointer: string;
  /** Absent when the realm does not set it and it has no default. */
  readonly value?: unknown;
  readonly source: ValueSource | null;
  readonly description: string | null;
  /** The allowed values, in words; null when only the description states them. */
  readonly allowed: string | null;
  /** Absent when there is none. */
  readonly default?: unknown;
}

/**
 * An object or list is followed by each of its members with its own source. A pointer that the document
 * leaves out is explained too.
 */
export function realmExplain(
  root: string,
  target: string,
  pointer: string,
  { json }: { readonly json: boolean },
): Outcome {
  const opened = openRealm(root, target);
  if (typeof opened === 'string') return refused(opened);
  if (!opened.compilation.readable) return refused(problemsText(opened.compilation.problems));
  const { effective, sourceOf } = opened.compilation;
  const at = pointer === '' || pointer.startsWith('/') ? pointer.replace(/\/$/, '') : `/${pointer}`;
  const { schema } = checkerFor(opened.installed);
  const explain = (each: string): Explained => {
    const own = schemaAt(effective, schema, each) ?? {};
    const value = valueAt(effective, each);
    const description = own['description'];
    return {
      pointer: each,
      ...(value === undefined ? {} : { value }),
      source: value === undefined ? null : sourceOf(each),
      description: typeof description === 'string' ? description : null,
      allowed: allowedValues(own),
      ...('default' in own ? { default: own['default'] } : {}),
    };
  };
  const value = valueAt(effective, at);
  if (value === undefined && schemaAt(effective, schema, at) === undefined)
    return refused(nothingThere(effective, at));
  const leaves =
    value === undefined ? [] : [...leavesOf(value, at)].filter((each) => each !== at).map(explain);
  const whole = explain(at);
  const platform = at === '/platform' || at === '/platform/url' ? platformOfStart(effective) : null;
  if (json)
    return done(
      JSON.stringify({ ...whole, ...(platform === null ? {} : { start: platform }), parts: leaves }, null, 2),
    );
  const text = [
    `${colors.bold(at === '' ? '(the whole document)' : at)}${value === undefined ? ' is not set' : typeof value === 'object' ? '' : ` = ${colors.cyan(JSON.stringify(value))}`}`,
    ...(whole.description === null ? [] : [`  ${whole.description}`]),
    ...(whole.allowed === null || at === '' ? [] : [`  allowed: ${whole.allowed}`]),
    ...('default' in whole ? [`  default: ${JSON.stringify(whole.default)}`] : []),
    ...(platform === null ? [] : [`  npm start: ${platform}`]),
    ...(whole.source === null || leaves.length > 0 ? [] : [`  ${sourceText(whole.source)}`]),
    ...leaves.map(
      (leaf) =>
        `  ${leaf.pointer.slice(at.length)} = ${colors.cyan(JSON.stringify(leaf.value))}  ${colors.dim(leaf.source === null ? '' : sourceText(leaf.source))}`,
    ),
  ];
  return done(text.join('\n'));
}

/** Which platform the pages use under `npm start`. */
function platformOfStart(effective: unknown): string | null {
  const url = valueAt(effective, '/platform/url');
  if (typeof url !== 'string') return null;
  return url === startUrl(process.env) ? `the sandbox, ${url}` : `${url}, from the realm's document`;
}

function sourceText(source: ValueSource): string {
  switch (source.kind) {
    case 'document':
      return `from ${source.file}:${source.line}:${source.column}`;
    case 'default':
      return `from the default of ${source.of}`;
    case 'derived':
      return `follows from ${source.from}`;
    case 'environment':
      return 'from npm start, which puts the address of the sandbox here';
  }
}

function nothingThere(document: unknown, pointer: string): string {
  let at = '';
  for (const segment of segmentsOf(pointer)) {
    const holder = valueAt(document, at);
    const next = childPointer(at, segment);
    if (valueAt(document, next) === undefined) {
      const keys = isRecord(holder) ? Object.keys(holder) : [];
      const nearest = nearestName(segment, keys);
      return `There is nothing at ${next}.${nearest === null ? (keys.length === 0 ? '' : ` There is: ${keys.join(', ')}.`) : ` Did you mean ${childPointer(at, nearest)}?`}`;
    }
    at = next;
  }
  return `There is nothing at ${pointer}.`;
}

function* leavesOf(value: unknown, pointer: string): Generator<string> {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) yield pointer;
  else for (const [key, member] of Object.entries(value)) yield* leavesOf(member, childPointer(pointer, key));
}

/** Null when the schema adds nothing to its description, as for a text of a certain form. */
function allowedValues(schema: JsonSchema): string | null {
  if (schema['x-localised'] === true) return 'a text in every offered language, or the key of a message';
  if (Array.isArray(schema['enum'])) return listed(schema['enum'].map((value) => JSON.stringify(value)));
  if ('const' in schema) return JSON.stringify(schema['const']);
  const names = alternativeNames(schema);
  if (names !== null) return names;
  const types = [schema['type']].flat();
  if (types.includes('boolean')) return 'true or false';
  if (types.includes('integer')) return rangeOf(schema, 'a whole number');
  if (types.includes('number')) return rangeOf(schema, 'a number');
  if (types.includes('array')) return listOf(schema);
  if (types.includes('object') && isRecord(schema['properties']))
    return `an object with the keys ${Object.keys(schema['properties']).join(', ')}`;
  if (types.includes('string')) return textOf(schema);
  return null;
}

/** The values of the discriminator of alternatives. */
function alternativeNames(schema: JsonSchema): string | null {
  const { discriminator, oneOf } = schema;
  if (!isRecord(discriminator) || !Array.isArray(oneOf)) return null;
  const tag = String(discriminator['propertyName']);
  const names = oneOf
    .filter(isRecord)
    .flatMap(({ properties }) =>
      isRecord(properties) && isRecord(properties[tag]) ? [JSON.stringify(properties[tag]['const'])] : [],
    );
  return `an object whose "${tag}" is ${listed(names)}`;
}

function rangeOf({ minimum, maximum }: JsonSchema, what: string): string {
  const hasLeast = typeof minimum === 'number';
  if (typeof maximum !== 'number') return hasLeast ? `${what}, at least ${minimum}` : what;
  return hasLeast ? `${what} from ${minimum} to ${maximum}` : `${what}, at most ${maximum}`;
}

function listOf({ items, minItems, uniqueItems }: JsonSchema): string {
  const each =
    isRecord(items) && Array.isArray(items['enum'])
      ? ` of ${listed(items['enum'].map((value) => JSON.stringify(value)))}`
      : '';
  return `a list${each}${typeof minItems === 'number' && minItems > 0 ? ` with at least ${minItems} ${minItems === 1 ? 'entry' : 'entries'}` : ''}${uniqueItems === true ? ', each entry once' : ''}`;
}

function textOf({ minLength, maxLength }: JsonSchema): string {
  if (typeof maxLength !== 'number') return 'a text';
  return `a text of ${typeof minLength === 'number' ? minLength : 0} to ${maxLength} characters`;
}

function listed(words: readonly string[]): string {
  return words.length <= 1 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;
}
