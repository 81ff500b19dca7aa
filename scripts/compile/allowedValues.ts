/** Describes in a few words which values a schema allows at a pointer. */
import type { JsonSchema } from '../plugins/installedPlugins';
import { isRecord } from './jsonPointer';

/** Null when the schema adds nothing to its description, as for a text of a certain form. */
export function allowedValues(schema: JsonSchema): string | null {
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
