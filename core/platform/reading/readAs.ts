/** Validates a value against its shape: removes what does not fit, leaves the rest unchanged. Pure. */
import type { Shape } from './shape';

/** Receives the place that does not fit: `buckets[2].contentList[0].bout.red`. */
export type ReportFault = (place: string) => void;

/** The value does not fit its shape: the nearest enclosing place that can omit it does so. */
export const UNREADABLE = Symbol('unreadable');

/** Number of places named in a report; the others are counted. */
const NAMED = 5;

/** The largest time value of a Date, in epoch milliseconds; no number from a platform is larger. */
const MAX_TIME_MS = 8.64e15;

/**
 * A list loses the items that do not fit, an object its optional fields; an object without a required or strict
 * field does not fit itself, except for the response as a whole, which is returned with the fields that it has.
 * Returns the same object when all of it fits, so that observers see no change.
 */
export function readAs(
  shape: Shape,
  shapes: Readonly<Record<string, Shape>>,
  value: unknown,
  report: ReportFault,
  at = '',
): unknown {
  const read = (as: Shape, given: unknown, place: string): unknown => {
    if (typeof as === 'string')
      return as.startsWith('#') ? read(shapes[as.slice(1)] ?? 'any', given, place) : plain(as, given);
    if ('is' in as) return given === as.is ? given : UNREADABLE;
    if ('either' in as)
      return as.either.some((each) => readAs(each, shapes, given, () => undefined, place) !== UNREADABLE)
        ? given
        : UNREADABLE;
    return 'list' in as ? readList(as.list, given, place) : readFields(as, given, place);
  };

  const readList = (as: Shape, given: unknown, place: string): unknown => {
    if (!Array.isArray(given)) return UNREADABLE;
    const items = given.map((item: unknown, index) =>
      reported(item, read(as, item, `${place}[${index}]`), `${place}[${index}]`),
    );
    return items.every((item, index) => item === given[index])
      ? given
      : items.filter((item) => item !== UNREADABLE);
  };

  const readFields = (
    { fields, needs, strict = [] }: Extract<Shape, { fields: unknown }>,
    given: unknown,
    place: string,
  ): unknown => {
    if (!isRecord(given)) return UNREADABLE;
    const within = (name: string): string => (place === '' ? name : `${place}.${name}`);
    let sound = given;
    for (const name of Object.keys(given)) {
      const as = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const field = given[name];
      if (as === undefined || field === null || field === undefined) continue;
      const here = isPlain(as) ? '' : within(name);
      const is = read(as, field, here);
      if (is === field) continue;
      reported(field, is, within(name));
      if (strict.includes(name) && isLess(is, field)) return UNREADABLE;
      // An unreadable list becomes an empty one: its object usually has other content.
      sound = { ...sound, [name]: is !== UNREADABLE ? is : isList(as) ? [] : null };
    }
    for (const name of needs) {
      if (sound[name] !== null && sound[name] !== undefined) continue;
      if (given[name] === null || given[name] === undefined) report(within(name));
      if (isList(fields[name]) && !strict.includes(name)) sound = { ...sound, [name]: [] };
      else if (place !== '') return UNREADABLE;
    }
    return sound;
  };

  /** Reports a changed leaf at its own place; the container only when it is lost as well. */
  const reported = (given: unknown, is: unknown, place: string): unknown => {
    if (is === UNREADABLE || (is !== given && typeof given !== 'object')) report(place);
    return is;
  };
  return read(shape, value, at);
}

/** Whether a value was lost, or an item of a list. */
const isLess = (is: unknown, given: unknown): boolean =>
  is === UNREADABLE || (Array.isArray(is) && Array.isArray(given) && is.length < given.length);

const isPlain = (shape: Shape): boolean => typeof shape === 'string' && !shape.startsWith('#');

const isList = (shape: Shape | undefined): boolean => typeof shape === 'object' && 'list' in shape;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Converts between a number and its digits where the other type is expected: both are unambiguous. */
function plain(kind: string, value: unknown): unknown {
  if (kind === 'text')
    return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : UNREADABLE;
  if (kind === 'flag') return typeof value === 'boolean' ? value : UNREADABLE;
  if (kind !== 'number') return value ?? UNREADABLE;
  const number = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Math.abs(number) <= MAX_TIME_MS ? number : UNREADABLE;
}

/** For the operator's log: the call, and up to {@link NAMED} places. */
export function faultOf(call: string, places: readonly string[]): string {
  const more = places.length > NAMED ? ` and ${places.length - NAMED} more` : '';
  return places.length === 0
    ? `The answer to ${call} is not what the contract says.`
    : `The answer to ${call} is not what the contract says at ${places.slice(0, NAMED).join(', ')}${more}.`;
}
