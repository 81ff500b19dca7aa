/** A JSON file that remembers where each of its values stands. */
import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { isRecord, pointerOf, segmentsOf } from './jsonPointer';
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
  /** Syntax problems and repeated keys. With any of these the value is not to be used. */
  readonly problems: readonly Problem[];
  /** Where the value at a pointer begins; that of the nearest value around it when there is none. */
  valuePosition(pointer: string): Position;
  /** Where the key at a pointer begins; a list's item has none and answers its value's. */
  keyPosition(pointer: string): Position;
}

/** Parses a file's text. Never throws: what is wrong is in `problems`. */
export function parseJsonDocument(file: string, text: string): JsonDocument {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  const lines = lineStarts(text);
  const positionAt = (offset: number): Position => {
    const line = lastStartBefore(lines, offset);
    return { line: line + 1, column: offset - (lines[line] ?? 0) + 1 };
  };
  const nodeAt = (pointer: string): Node | undefined => {
    if (root === undefined) return undefined;
    for (let segments = segmentsOf(pointer); ; segments = segments.slice(0, -1)) {
      const node = nodeAtSegments(root, segments);
      if (node !== undefined) return node;
      if (segments.length === 0) return root;
    }
  };
  const problems: Problem[] = errors.slice(0, 1).map((error) => ({
    file,
    ...positionAt(error.offset),
    pointer: '',
    code: 'syntax',
    severity: 'error',
    message: syntaxMessage(error, text),
    suggestion: null,
  }));
  if (root !== undefined && problems.length === 0) {
    for (const { node, pointer } of repeatedKeys(root, [])) {
      problems.push({
        file,
        ...positionAt(node.offset),
        pointer,
        code: 'duplicate-key',
        severity: 'error',
        message: `"${String(node.value)}" stands twice in this object.`,
        suggestion: 'Keep one of the two.',
      });
    }
  }
  return {
    file,
    value: root === undefined || errors.length > 0 ? undefined : plainValue(root),
    problems,
    valuePosition: (pointer) => positionAt(nodeAt(pointer)?.offset ?? 0),
    keyPosition: (pointer) => {
      const node = nodeAt(pointer);
      const owner = node?.parent?.type === 'property' ? node.parent : node;
      return positionAt(owner?.offset ?? 0);
    },
  };
}

function nodeAtSegments(root: Node, segments: readonly string[]): Node | undefined {
  let node: Node | undefined = root;
  for (const segment of segments) {
    if (node === undefined) return undefined;
    node = findNodeAtLocation(node, [node.type === 'array' ? Number(segment) : segment]);
  }
  return node;
}

/** Own properties only, so that a key such as `__proto__` is a key like any other. */
function plainValue(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(plainValue);
  if (node.type !== 'object') return node.value as unknown;
  const value: Record<string, unknown> = {};
  for (const property of node.children ?? []) {
    const [key, member] = property.children ?? [];
    if (key === undefined || member === undefined) continue;
    Object.defineProperty(value, String(key.value), { value: plainValue(member), enumerable: true, writable: true, configurable: true });
  }
  return value;
}

function* repeatedKeys(node: Node, path: readonly (string | number)[]): Generator<{ node: Node; pointer: string }> {
  if (node.type === 'array') {
    for (const [index, item] of (node.children ?? []).entries()) yield* repeatedKeys(item, [...path, index]);
    return;
  }
  if (node.type !== 'object') return;
  const seen = new Set<string>();
  for (const property of node.children ?? []) {
    const [key, value] = property.children ?? [];
    if (key === undefined) continue;
    const name = String(key.value);
    if (seen.has(name)) yield { node: key, pointer: pointerOf([...path, name]) };
    seen.add(name);
    if (value !== undefined) yield* repeatedKeys(value, [...path, name]);
  }
}

const syntaxMessages: Readonly<Record<string, string>> = {
  InvalidSymbol: 'This word is not JSON: texts stand in double quotes.',
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

/** Every string in a value with its pointer. */
export function* textsIn(value: unknown, pointer = ''): Generator<{ readonly pointer: string; readonly text: string }> {
  if (typeof value === 'string') yield { pointer, text: value };
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* textsIn(item, pointer + pointerOf([index]));
  } else if (isRecord(value)) {
    for (const [key, member] of Object.entries(value)) yield* textsIn(member, pointer + pointerOf([key]));
  }
}
