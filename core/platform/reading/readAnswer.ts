/**
 * Checks responses about content against the contract: pages use the valid part, the rest is reported to the
 * operator.
 */
import type { Log } from '../../sdk/context';
import { answers, shapes } from '../../generated/shapes';
import { faultOf, readAs, UNREADABLE } from './readAs';

/** Values that were already checked: they are not checked or reported twice. */
const known = new WeakSet<object>();

/**
 * The response without the parts that do not fit the call's shape. Returns the same object when all of it
 * fits, when it was returned from here before, and when none of it fits: the caller has a state for that.
 * Only calls about content are checked.
 */
export function readAnswer(call: string, answer: unknown, report: (fault: string) => void): unknown {
  const shape = Object.hasOwn(answers, call) ? answers[call] : undefined;
  if (shape === undefined || (isObject(answer) && known.has(answer))) return answer;
  const places: string[] = [];
  const sound = readAs(shape, shapes, answer, (place) => places.push(place));
  if (places.length > 0 || sound === UNREADABLE) report(faultOf(call, places));
  const read = sound === UNREADABLE ? answer : sound;
  if (isObject(read)) known.add(read);
  return read;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** For a realm's client: every fault is logged for the operator. */
export const readerOf =
  (log: Log) =>
  (call: string, answer: unknown): unknown =>
    readAnswer(call, answer, (fault) => log.warn(fault));
