/** Holds a value against its shape: what does not fit is taken out, the rest stays as it came. Pure. */
import type { Shape } from './shape';

/** Where something did not fit: `buckets[2].contentList[0].bout.red`. */
export type TellFault = (place: string) => void;

/** What cannot be read as its shape: the nearest place around it that can do without does. */
export const UNREADABLE = Symbol('unreadable');

/** The last moment that a date can tell, in epoch milliseconds; nothing that a platform counts is larger. */
const LARGEST = 8.64e15;

/**
 * A list loses the items that do not fit, an object the fields that it can do without; one that needs such a field does not fit itself, but for
 * the answer as a whole, which stands with what it has. Gives the very value when all of it fits, so that whoever holds it sees no change.
 */
export function readAs(shape: Shape, shapes: Readonly<Record<string, Shape>>, value: unknown, tell: TellFault, at = ''): unknown {
  const read = (as: Shape, given: unknown, place: string): unknown => {
    if (typeof as === 'string') return as.startsWith('#') ? read(shapes[as.slice(1)] ?? 'any', given, place) : plain(as, given);
    if ('is' in as) return given === as.is ? given : UNREADABLE;
    if ('either' in as) return as.either.some((each) => readAs(each, shapes, given, () => undefined, place) !== UNREADABLE) ? given : UNREADABLE;
    return 'list' in as ? readList(as.list, given, place) : readFields(as, given, place);
  };

  const readList = (as: Shape, given: unknown, place: string): unknown => {
    if (!Array.isArray(given)) return UNREADABLE;
    const items = given.map((item: unknown, index) => told(item, read(as, item, `${place}[${index}]`), `${place}[${index}]`));
    return items.every((item, index) => item === given[index]) ? given : items.filter((item) => item !== UNREADABLE);
  };

  const readFields = ({ fields, needs }: Extract<Shape, { fields: unknown }>, given: unknown, place: string): unknown => {
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
      told(field, is, within(name));
      // A list that cannot be read is an empty one: what it stands in is seldom nothing but its list.
      sound = { ...sound, [name]: is !== UNREADABLE ? is : isList(as) ? [] : null };
    }
    for (const name of needs) {
      if (sound[name] !== null && sound[name] !== undefined) continue;
      if (given[name] === null || given[name] === undefined) tell(within(name));
      if (isList(fields[name])) sound = { ...sound, [name]: [] };
      else if (place !== '') return UNREADABLE;
    }
    return sound;
  };

  /** What was not read as it came is told where it stands; of what holds it, only when that is lost with it. */
  const told = (given: unknown, is: unknown, place: string): unknown => {
    if (is === UNREADABLE || (is !== given && typeof given !== 'object')) tell(place);
    return is;
  };
  return read(shape, value, at);
}

const isPlain = (shape: Shape): boolean => typeof shape === 'string' && !shape.startsWith('#');

const isList = (shape: Shape | undefined): boolean => typeof shape === 'object' && 'list' in shape;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A number stands for its digits where a text is wanted, and digits for their number: both can only mean the one thing. */
function plain(kind: string, value: unknown): unknown {
  if (kind === 'text') return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : UNREADABLE;
  if (kind === 'flag') return typeof value === 'boolean' ? value : UNREADABLE;
  if (kind !== 'number') return value ?? UNREADABLE;
  const number = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Math.abs(number) <= LARGEST ? number : UNREADABLE;
}
