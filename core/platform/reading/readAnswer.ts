/** Answers about content, held against the contract: a page is drawn from what fits, and whoever runs the site hears of the rest. */
import type { Log } from '../../sdk';
import { answers, shapes } from '../../generated/shapes';
import { readAs, UNREADABLE } from './readAs';

/** Places that are named in a report; the others are counted. */
const NAMED = 5;

/** What was held against its shape already: it is not read twice, and what is wrong with it is told once. */
const known = new WeakSet<object>();

/**
 * The answer without what does not fit its call's shape; the very same when all of it does, when it is one that this gave, and when it does
 * not fit at all: the code that asked for it has a state for that. Calls about anything but content pass.
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

/** For the client of a realm: every fault is a line in the operator's log. */
export const readerOf = (log: Log) => (call: string, answer: unknown): unknown => readAnswer(call, answer, (fault) => log.warn(fault));

function faultOf(call: string, places: readonly string[]): string {
  const more = places.length > NAMED ? ` and ${places.length - NAMED} more` : '';
  return places.length === 0 ? `The answer to ${call} is not what the contract says.` : `The answer to ${call} is not what the contract says at ${places.slice(0, NAMED).join(', ')}${more}.`;
}
