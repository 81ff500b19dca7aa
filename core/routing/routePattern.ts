/** Parses the tables' path patterns into segments. */

export interface LiteralSegment {
  readonly kind: 'literal';
  readonly text: string;
  /** The text in normalized form, for comparison. */
  readonly key: string;
}
export interface ParameterSegment {
  readonly kind: 'parameter';
  readonly name: string;
  readonly optional: boolean;
}
export type Segment = LiteralSegment | ParameterSegment;

/** The segments of a pattern. A segment that is not entirely `{name}` or `{name?}` is a literal. */
export function segmentsOf(pattern: string): readonly Segment[] {
  return pattern
    .split('/')
    .filter((text) => text !== '')
    .map((text) => {
      const parameter = /^\{([A-Za-z]+)(\??)\}$/.exec(text);
      return parameter === null
        ? { kind: 'literal', text, key: literalKey(text) }
        : { kind: 'parameter', name: parameter[1] ?? '', optional: parameter[2] === '?' };
    });
}

/**
 * Every segment list that a pattern expands to, with its optional parameters present or absent. Of adjacent
 * optional parameters, the later one never occurs without the earlier one.
 */
export function variantsOf(segments: readonly Segment[]): readonly (readonly Segment[])[] {
  const start = segments.findIndex(isOptional);
  if (start < 0) return [segments];
  let end = start;
  while (end < segments.length && isOptional(segments[end])) end += 1;
  const rests = variantsOf(segments.slice(end));
  return Array.from({ length: end - start + 1 }, (_, taken) => end - taken).flatMap((until) =>
    rests.map((rest) => [...segments.slice(0, until), ...rest]),
  );
}

/** The parameter names of a pattern in order, optional ones with their question mark. */
export function parametersOf(pattern: string): readonly string[] {
  return segmentsOf(pattern).flatMap((segment) =>
    segment.kind === 'parameter' ? [segment.name + (segment.optional ? '?' : '')] : [],
  );
}

/**
 * Whether a pattern is valid: absolute, no empty segment, whole-segment parameters, each name once, no query,
 * hash or blank.
 */
export function isWellFormed(pattern: string): boolean {
  if (pattern === '/') return true;
  const whole = pattern
    .split('/')
    .slice(1)
    .every((text) => /^([^\s{}?#\\%]+|\{[A-Za-z]+\??\})$/u.test(text) && !/^\.{1,2}$/.test(text));
  const names = parametersOf(pattern).map((name) => name.replace('?', ''));
  return pattern.startsWith('/') && whole && new Set(names).size === names.length;
}

/** Normalizes a segment for comparison: case-insensitive, composed (NFC), and without the emoji variation selector. */
export const literalKey = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\uFE0F/gu, '')
    .toLowerCase();

/** Parameters named `…Title` hold a title: they are written as a slug and ignored in matching (ROU-100). */
export const isTitle = (name: string): boolean => name.endsWith('Title');

const isOptional = (segment: Segment | undefined): boolean =>
  segment?.kind === 'parameter' && segment.optional;
