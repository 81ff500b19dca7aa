/** What differs between two releases, by JSON pointer. */
import { childPointer, isRecord } from '../compile/jsonPointer';
import type { Release } from './release';

export interface Difference {
  readonly pointer: string;
  /** Absent when the value was added. */
  readonly before?: unknown;
  /** Absent when the value was removed. */
  readonly after?: unknown;
}

/**
 * Differences of the realms below `/realm`, of pictures by their versions, of the realm's own texts by locale, and of
 * the build.
 */
export function differences(former: Release, latter: Release): readonly Difference[] {
  const compared = ({ realm, pictures, texts, build }: Release) => ({
    realm,
    pictures: Object.fromEntries(
      Object.entries(pictures).map(([name, { hash }]) => [name, hash.slice(0, 8)]),
    ),
    texts: Object.fromEntries(Object.entries(texts).map(([locale, hash]) => [locale, hash.slice(0, 8)])),
    build: build.slice(0, 8),
  });
  return [...between(compared(former), compared(latter), '')];
}

function* between(before: unknown, after: unknown, pointer: string): Generator<Difference> {
  if (Object.is(before, after)) return;
  if (isRecord(before) && isRecord(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      yield* between(before[key], after[key], childPointer(pointer, key));
    return;
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    for (let index = 0; index < Math.max(before.length, after.length); index++)
      yield* between(before[index], after[index], `${pointer}/${index}`);
    return;
  }
  yield {
    pointer,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  };
}
