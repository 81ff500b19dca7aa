/** What differs between two releases, by JSON pointer. */
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { childPointer, isRecord } from '../compile/jsonPointer';
import type { CompiledBundle } from '../publish/publishRealm';
import { readJson, type Release } from './release';
import type { ReleaseStore } from './ReleaseStore';

export interface Difference {
  /** The place in the latter release; that of a removed value in the former one. */
  readonly pointer: string;
  readonly kind: 'changed' | 'added' | 'removed' | 'reordered';
  /** The ids of the list items that contain the value, from the outside. */
  readonly items: readonly string[];
  /** Absent when the value was added. Of a reordered list: the ids of its items. */
  readonly before?: unknown;
  /** Absent when the value was removed. */
  readonly after?: unknown;
}

/**
 * Differences of the realms below `/realm`, of pictures by their versions, of the realm's own texts by locale and key, and
 * of the build. Items of lists are compared by their ids, wherever they are.
 */
export async function differences(
  store: ReleaseStore,
  former: Release,
  latter: Release,
): Promise<readonly Difference[]> {
  const [before, after] = await Promise.all([compared(store, former), compared(store, latter)]);
  return [...between(before, after, '', [])];
}

async function compared(store: ReleaseStore, { realm, pictures, texts, build }: Release): Promise<unknown> {
  const bundles = Object.entries(texts).map(async ([locale, hash]) => {
    const bundle = (await readJson<CompiledBundle>(store, hash)) ?? {};
    const written = Object.entries(bundle).map(([key, message]) => [key, messageText(message)]);
    return [locale, Object.fromEntries(written)] as const;
  });
  return {
    realm,
    pictures: Object.fromEntries(
      Object.entries(pictures).map(([name, { hash }]) => [name, hash.slice(0, 8)]),
    ),
    texts: Object.fromEntries(await Promise.all(bundles)),
    build: build.slice(0, 8),
  };
}

/** A text as its author wrote it. */
const messageText = (message: unknown): unknown =>
  Array.isArray(message) ? printAST(message as MessageFormatElement[]) : message;

type Items = readonly string[];

function* between(before: unknown, after: unknown, pointer: string, items: Items): Generator<Difference> {
  if (isRecord(before) && isRecord(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      yield* between(before[key], after[key], childPointer(pointer, key), items);
  } else if (Array.isArray(before) && Array.isArray(after)) {
    yield* betweenLists(before, after, pointer, items);
  } else if (before === undefined && after !== undefined) {
    yield { pointer, kind: 'added', items, after };
  } else if (before !== undefined && after === undefined) {
    yield { pointer, kind: 'removed', items, before };
  } else if (!Object.is(before, after)) {
    yield { pointer, kind: 'changed', items, before, after };
  }
}

interface Item {
  readonly index: number;
  readonly value: unknown;
  /** What identifies it in its list: its id, or its content. */
  readonly key: string;
}

function* betweenLists(
  before: readonly unknown[],
  after: readonly unknown[],
  pointer: string,
  items: Items,
): Generator<Difference> {
  const id = ID_KEYS.find((name) => [before, after].every((list) => areIds(list, name))) ?? null;
  const [formers, latters] = [before, after].map((list) => keyed(list, id)) as [Item[], Item[]];
  const unmatched = new Map(formers.map((item) => [item.key, item]));
  const pairs: (readonly [former: Item, latter: Item])[] = [];
  const added: Item[] = [];
  for (const latter of latters) {
    const former = unmatched.get(latter.key);
    if (former === undefined) added.push(latter);
    else pairs.push([former, latter]);
    unmatched.delete(latter.key);
  }
  const removed = [...unmatched.values()];
  // Without ids, an item that changed cannot be told from another one: as many as there are on both sides are compared.
  while (id === null && removed.length > 0 && added.length > 0)
    pairs.push([removed.shift() as Item, added.shift() as Item]);

  const within = ({ key }: Item) => (id === null ? items : [...items, key]);
  for (const former of removed)
    yield* between(former.value, undefined, childPointer(pointer, former.index), within(former));
  for (const [former, latter] of pairs.sort(([, a], [, b]) => a.index - b.index))
    yield* between(former.value, latter.value, childPointer(pointer, latter.index), within(latter));
  for (const latter of added)
    yield* between(undefined, latter.value, childPointer(pointer, latter.index), within(latter));
  const order = pairs.map(([former]) => former.index);
  if (order.some((index, at) => at > 0 && index < (order[at - 1] ?? 0))) {
    const names = (list: readonly Item[], side: 0 | 1) =>
      list.filter((item) => pairs.some((pair) => pair[side] === item)).map(({ key }) => key);
    yield {
      pointer,
      kind: 'reordered',
      items,
      before: names(formers, 0),
      after: names(latters, 1),
    };
  }
}

/** What identifies the items of lists in a realm. */
const ID_KEYS = ['id', 'code', 'name'];

/** Whether each item has an id of its own under a name. */
function areIds(list: readonly unknown[], name: string): boolean {
  const ids = list.map((item) => (isRecord(item) ? item[name] : undefined));
  return ids.every((each) => typeof each === 'string') && new Set(ids).size === ids.length;
}

/** Equal items without id are told apart by their number. */
function keyed(list: readonly unknown[], id: string | null): readonly Item[] {
  const seen = new Map<string, number>();
  return list.map((value, index) => {
    if (id !== null && isRecord(value)) return { index, value, key: String(value[id]) };
    const content = typeof value === 'string' ? value : JSON.stringify(value);
    const number = seen.get(content) ?? 0;
    seen.set(content, number + 1);
    return { index, value, key: number === 0 ? content : `${content} (${number + 1})` };
  });
}
