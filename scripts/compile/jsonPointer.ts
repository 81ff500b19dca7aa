/** JSON pointers (RFC 6901), by which problems and origins refer to values in a document. */

/** `['plugins', 'section/hero']` becomes `/plugins/section~1hero`. */
export function pointerOf(segments: readonly (string | number)[]): string {
  return segments.reduce<string>(childPointer, '');
}

/** The inverse of {@link pointerOf}. The empty pointer (the whole document) has no segments. */
export function segmentsOf(pointer: string): string[] {
  if (pointer === '') return [];
  return pointer.split('/').slice(1).map(unescaped);
}

/** The key of the value at `pointer` in its object or list; '' for the whole document. */
export const lastSegmentOf = (pointer: string): string =>
  unescaped(pointer.slice(pointer.lastIndexOf('/') + 1));

const unescaped = (segment: string): string =>
  segment.includes('~') ? segment.replaceAll('~1', '/').replaceAll('~0', '~') : segment;

/** The pointer of a member below `pointer`. */
export function childPointer(pointer: string, segment: string | number): string {
  const isPlain = typeof segment === 'number' || !(segment.includes('/') || segment.includes('~'));
  return `${pointer}/${isPlain ? segment : segment.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The pointer of the enclosing object or list; for the whole document, itself. */
export function parentPointer(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}

/** The value at a pointer; undefined when there is none. */
export function valueAt(document: unknown, pointer: string): unknown {
  let value = document;
  for (const segment of segmentsOf(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) return undefined;
    value = (value as Record<string, unknown>)[segment];
  }
  return value;
}

/** An object that is neither null nor a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
