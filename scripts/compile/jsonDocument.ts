/** A parsed JSON file with the position of each of its values. */
import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { childPointer, isRecord, pointerOf, segmentsOf } from './jsonPointer';
import type { Problem } from './problem';

export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface JsonDocument {
  /** Relative to the project's root. */
  readonly file: string;
  /** The parsed value; undefined when the file is not JSON. */
  readonly value: unknown;
  /** Syntax problems and duplicate keys. If there are any, the value must not be used. */
  readonly problems: readonly Problem[];
  /** The position of the value at a pointer, or of the nearest enclosing value when there is none. */
  valuePosition(pointer: string): Position;
  /** The position of the key at a pointer; for a list item, that of its value. */
  keyPosition(pointer: string): Position;
}

/** The deepest allowed nesting. Realms need about ten levels; the code that walks values is recursive. */
const MAX_DEPTH = 100;

/**
 * Parses the text of a file. Never throws: mistakes are in `problems`. Skips a byte order mark, which some
 * editors write.
 */
export function parseJsonDocument(file: string, written: string): JsonDocument {
  const text = withoutMark(written);
  const lines = lineStarts(text);
  const positionAt = (offset: number): Position => {
    const line = lastStartBefore(lines, offset);
    return { line: line + 1, column: offset - (lines[line] ?? 0) + 1 };
  };
  const syntaxProblem = (offset: number, message: string): Problem => ({
    file,
    ...positionAt(offset),
    pointer: '',
    code: 'syntax',
    severity: 'error',
    message,
    suggestion: null,
  });
  const { keys, unreadable } = scan(text);
  const errors: ParseError[] = [];
  const parsed = (): Node | undefined =>
    unreadable === null
      ? parseTree(text, errors, { allowTrailingComma: false, disallowComments: true })
      : undefined;
  const sound = unreadable === null ? soundValue(text, keys) : undefined;
  // Positions are needed for mistakes only, and most documents have none.
  let known: { readonly root: Node | undefined } | null = sound === undefined ? { root: parsed() } : null;
  const nodeAt = (pointer: string): Node | undefined => {
    const { root } = (known ??= { root: parsed() });
    if (root === undefined) return undefined;
    for (let segments = segmentsOf(pointer); ; segments = segments.slice(0, -1)) {
      const node = nodeAtSegments(root, segments);
      if (node !== undefined) return node;
      if (segments.length === 0) return root;
    }
  };
  const problems =
    unreadable === null
      ? errors.slice(0, 1).map((error) => syntaxProblem(error.offset, syntaxMessage(error, text)))
      : [syntaxProblem(unreadable.offset, unreadable.message)];
  const root = known?.root;
  if (root !== undefined && problems.length === 0) {
    for (const { node, pointer, isRepeated } of badKeys(root, '')) {
      problems.push({
        file,
        ...positionAt(node.offset),
        pointer,
        severity: 'error',
        ...(isRepeated
          ? {
              code: 'duplicate-key',
              message: `"${String(node.value)}" occurs twice in this object.`,
              suggestion: 'Keep one of the two.',
            }
          : {
              code: 'unknown-key',
              message: `"${PROTOTYPE}" is not a key of any object here.`,
              suggestion: null,
            }),
      });
    }
  }
  return {
    file,
    value:
      sound !== undefined ? sound : root === undefined || errors.length > 0 ? undefined : plainValue(root),
    problems,
    valuePosition: (pointer) => positionAt(nodeAt(pointer)?.offset ?? 0),
    keyPosition: (pointer) => {
      const node = nodeAt(pointer);
      const owner = node?.parent?.type === 'property' ? node.parent : node;
      return positionAt(owner?.offset ?? 0);
    },
  };
}

/**
 * The value in the text of a file, without positions: many times as fast as {@link parseJsonDocument}. Undefined when
 * the text is not JSON.
 */
export function jsonValue(written: string): unknown {
  try {
    return JSON.parse(withoutMark(written)) as unknown;
  } catch {
    return undefined;
  }
}

const [LINE_FEED, QUOTE, COLON, BACKSLASH] = [0x0a, 0x22, 0x3a, 0x5c];
const [OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [0x5b, 0x5d, 0x7b, 0x7d];

const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

interface Scan {
  /** How many keys are written: as many as there are colons outside of texts. */
  readonly keys: number;
  /** Why and where the text cannot be parsed at all; null when it can. */
  readonly unreadable: { readonly offset: number; readonly message: string } | null;
}

/**
 * Counts keys, and finds what cannot be parsed at all: an encoding other than UTF-8, or nesting that would exhaust the
 * stack. A single pass.
 */
function scan(text: string): Scan {
  if (text.includes('\0') || text.startsWith('\uFFFD'))
    return {
      keys: 0,
      unreadable: { offset: 0, message: 'The file is not UTF-8 text. Save it with the encoding UTF-8.' },
    };
  let keys = 0;
  let depth = 0;
  let isText = false;
  for (let offset = 0; offset < text.length; offset += 1) {
    const character = text.charCodeAt(offset);
    if (isText) {
      if (character === BACKSLASH) offset += 1;
      else if (character === QUOTE || character === LINE_FEED) isText = false;
    } else if (character === QUOTE) isText = true;
    else if (character === COLON) keys += 1;
    else if (character === CLOSE_BRACE || character === CLOSE_BRACKET) depth -= 1;
    else if ((character === OPEN_BRACE || character === OPEN_BRACKET) && ++depth > MAX_DEPTH)
      return {
        keys,
        unreadable: { offset, message: `Values are nested more than ${MAX_DEPTH} levels deep here.` },
      };
  }
  return { keys, unreadable: null };
}

/** The value of a text without mistakes, in which so many keys are written; undefined when there is a mistake. */
function soundValue(text: string, keys: number): unknown {
  const value = jsonValue(text);
  // Of a key that occurs twice, JSON.parse drops one.
  return value !== undefined && keysIn(value) === keys ? value : undefined;
}

/** The number of keys in a value; not a number when one of them is `__proto__`. */
function keysIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + keysIn(item), 0);
  if (!isRecord(value)) return 0;
  let sum = 0;
  for (const [key, member] of Object.entries(value)) sum += key === PROTOTYPE ? NaN : 1 + keysIn(member);
  return sum;
}

function nodeAtSegments(root: Node, segments: readonly string[]): Node | undefined {
  let node: Node | undefined = root;
  for (const segment of segments) node = node === undefined ? undefined : memberOf(node, segment);
  return node;
}

const membersOf = new WeakMap<Node, ReadonlyMap<string, Node>>();

/**
 * A member of an object or list. Objects are indexed at the first lookup: a document with many mistakes
 * causes as many lookups.
 */
function memberOf(node: Node, segment: string): Node | undefined {
  if (node.type === 'array') return node.children?.[Number(segment)];
  if (node.type !== 'object') return undefined;
  const known = membersOf.get(node);
  if (known !== undefined) return known.get(segment);
  const members = new Map<string, Node>();
  for (const { children: [key, value] = [] } of node.children ?? []) {
    if (key !== undefined && value !== undefined && !members.has(String(key.value)))
      members.set(String(key.value), value);
  }
  membersOf.set(node, members);
  return members.get(segment);
}

/** A key that would change an object's prototype instead of its content. */
const PROTOTYPE = '__proto__';

function plainValue(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(plainValue);
  if (node.type !== 'object') return node.value as unknown;
  const value: Record<string, unknown> = {};
  for (const property of node.children ?? []) {
    const [key, member] = property.children ?? [];
    if (key === undefined || member === undefined || key.value === PROTOTYPE) continue;
    value[String(key.value)] = plainValue(member);
  }
  return value;
}

/** Duplicate keys in one object, and `__proto__` anywhere. */
function* badKeys(
  node: Node,
  pointer: string,
): Generator<{ node: Node; pointer: string; isRepeated: boolean }> {
  if (node.type === 'array') {
    for (const [index, item] of (node.children ?? []).entries())
      yield* badKeys(item, childPointer(pointer, index));
    return;
  }
  if (node.type !== 'object') return;
  const seen = new Set<string>();
  for (const property of node.children ?? []) {
    const [key, value] = property.children ?? [];
    if (key === undefined) continue;
    const name = String(key.value);
    const at = childPointer(pointer, name);
    if (seen.has(name)) yield { node: key, pointer: at, isRepeated: true };
    else if (name === PROTOTYPE) yield { node: key, pointer: at, isRepeated: false };
    seen.add(name);
    if (value !== undefined) yield* badKeys(value, at);
  }
}

const syntaxMessages: Readonly<Record<string, string>> = {
  InvalidSymbol:
    'This word is not a JSON value: texts need double quotes, and true, false and null are written in small letters.',
  InvalidNumberFormat: 'This is not a number.',
  PropertyNameExpected: 'A key in double quotes was expected here; there may be a comma too many before it.',
  ValueExpected: 'A value was expected here; there may be a comma too many before it.',
  ColonExpected: 'A colon was expected between key and value.',
  CommaExpected: 'A comma was expected here.',
  CloseBraceExpected: 'A closing brace is missing.',
  CloseBracketExpected: 'A closing bracket is missing.',
  EndOfFileExpected: 'The document has ended, yet there is more.',
  InvalidCommentToken: 'JSON has no comments.',
  UnexpectedEndOfComment: 'JSON has no comments, and this one does not end.',
  UnexpectedEndOfString: 'The text does not end: a double quote is missing.',
  UnexpectedEndOfNumber: 'The number is cut off.',
  InvalidUnicode: 'The escape after \\u needs four hexadecimal digits.',
  InvalidEscapeCharacter: 'There is no such escape; a backslash is written as \\\\.',
  InvalidCharacter: 'A text may not hold a line break or control character.',
};

function syntaxMessage(error: ParseError, text: string): string {
  if (text.trim() === '') return 'The file is empty.';
  return syntaxMessages[printParseErrorCode(error.error)] ?? 'The file is not valid JSON here.';
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function lastStartBefore(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Every string in a value, or every wanted one, with its pointer. */
export function textsIn(value: unknown, isWanted: (text: string) => boolean = () => true): TextAt[] {
  const texts: TextAt[] = [];
  addTexts(texts, value, [], isWanted);
  return texts;
}

interface TextAt {
  readonly pointer: string;
  readonly text: string;
}

/** `segments` are those of the value's pointer, which is only made for wanted strings. */
function addTexts(
  texts: TextAt[],
  value: unknown,
  segments: (string | number)[],
  isWanted: (text: string) => boolean,
): void {
  if (typeof value === 'string') {
    if (isWanted(value)) texts.push({ pointer: pointerOf(segments), text: value });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    segments.push(key);
    addTexts(texts, member, segments, isWanted);
    segments.pop();
  }
}

/** A copy of a JSON value: many times as fast as `structuredClone`. */
export const copied = <T>(value: T): T => copyOf(value) as T;

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isRecord(value)) return value;
  // Assigning is several times as fast as `Object.fromEntries`; no document has the key `__proto__` (`plainValue`).
  const result: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) result[key] = copyOf(member);
  return result;
}

/** A JSON value with each text replaced; it shares with `value` what has no replaced text. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (typeof value !== 'object' || value === null) return value;
  let result: unknown[] | Record<string, unknown> | undefined;
  for (const [key, member] of Object.entries(value)) {
    const changed = mapTexts(member, change);
    if (changed === member) continue;
    result ??= Array.isArray(value) ? [...(value as readonly unknown[])] : { ...value };
    (result as Record<string, unknown>)[key] = changed;
  }
  return result ?? value;
}
