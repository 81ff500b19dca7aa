/** The words of findings: how messages name pointers, types and values. */
import { isRecord, parentPointer, segmentsOf } from './jsonPointer';
import { secretKind } from './secretShapes';

export type Schema = Readonly<Record<string, unknown>>;

export function asSchema(value: unknown): Schema {
  return isRecord(value) ? value : {};
}

export function described(schema: Schema): string {
  const description = schema['description'];
  return typeof description === 'string' ? `: ${description.replace(/\.$/, '')}.` : '.';
}

/** A text converted to the expected type, when it parses as one. */
export function converted(data: unknown, wanted: readonly string[]): string | null {
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

export function typeOf(value: unknown): string {
  return value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : Number.isInteger(value)
        ? 'integer'
        : typeof value;
}

export function typeName(type: string): string {
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
export function nameOf(pointer: string): string {
  const segments = segmentsOf(pointer);
  const last = segments.at(-1);
  if (last === undefined) return 'the document';
  if (/^[0-9]+$/.test(last)) return `entry ${Number(last) + 1} of ${nameOf(parentPointer(pointer))}`;
  return `"${last}"`;
}

export function listed(words: readonly string[]): string {
  if (words.length <= 1) return words.join('');
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;
}

export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  if (secretKind(text) !== undefined) return 'This value';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

export function count(limit: unknown, one: string, many: string): string {
  return `${String(limit)} ${Number(limit) === 1 ? one : many}`;
}

export function capitalised(text: string): string {
  return text.startsWith('"') ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
