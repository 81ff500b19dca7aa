/** Makes human mistakes in realm documents, and knows where each must be found. */
import { shippedLocales } from '../../../core/i18n/shippedLocales';
import { childPointer, isRecord, pointerOf } from '../../../scripts/compile/jsonPointer';
import type { ProblemCode } from '../../../scripts/compile/problem';
import { demoDocument, demoIds, type DemoId, type JsonObject } from './demoRealms';

export type MistakeKind =
  'renamed key' | 'wrong type' | 'unknown plugin' | 'dangling menu target' | 'bad color' | 'colliding route';

const kinds: readonly MistakeKind[] = [
  'renamed key',
  'wrong type',
  'unknown plugin',
  'dangling menu target',
  'bad color',
  'colliding route',
];

export interface Mistake {
  readonly kind: MistakeKind;
  readonly realm: DemoId;
  /** Where it must be found. */
  readonly pointer: string;
  /** One of these codes reports it. */
  readonly codes: readonly ProblemCode[];
  /** What must be suggested; absent where nothing can be. */
  readonly suggestion?: string;
  /** The document with the mistake in it. */
  readonly document: JsonObject;
}

/** All mistakes of all kinds in all demo realms, in the same order every time. */
export function allMistakes(): Mistake[] {
  return demoIds.flatMap((realm) => [
    ...renamedKeys(realm),
    ...wrongTypes(realm),
    ...unknownPlugins(realm),
    ...danglingTargets(realm),
    ...badColors(realm),
    ...collidingRoutes(realm),
  ]);
}

/** `count` mistakes, every kind about equally often, picked with a seed. */
export function someMistakes(count: number, seed: number): Mistake[] {
  const next = random(seed);
  const all = allMistakes();
  const pools = kinds.map((kind) => all.filter((mistake) => mistake.kind === kind));
  const picked: Mistake[] = [];
  for (let turn = 0; picked.length < count; turn += 1) {
    const pool = pools[turn % pools.length] ?? [];
    const [mistake] = pool.splice(Math.floor(next() * pool.length), 1);
    if (mistake !== undefined) picked.push(mistake);
    if (pools.every(({ length }) => length === 0)) break;
  }
  return picked;
}

type Path = readonly (string | number)[];

function* placesIn(
  value: unknown,
  path: Path = [],
): Generator<{ readonly path: Path; readonly value: unknown }> {
  if (path.length > 0) yield { path, value };
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* placesIn(item, [...path, index]);
  else if (isRecord(value))
    for (const [key, member] of Object.entries(value)) yield* placesIn(member, [...path, key]);
}

/** Replaces the value at a path; with `rename`, its key instead, which keeps its position in the object. */
function changed(
  realm: DemoId,
  path: Path,
  change: { readonly value: unknown } | { readonly rename: string },
): JsonObject {
  const apply = (value: unknown, [head, ...rest]: Path): unknown => {
    if (Array.isArray(value))
      return value.map((item: unknown, index) =>
        index === head ? (rest.length === 0 && 'value' in change ? change.value : apply(item, rest)) : item,
      );
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => {
        if (key !== head) return [key, member];
        if (rest.length > 0) return [key, apply(member, rest)];
        return 'rename' in change ? [change.rename, member] : [key, change.value];
      }),
    );
  };
  return apply(demoDocument(realm), path) as JsonObject;
}

/** Maps with free keys: any name is valid there. */
function isOpenMap(parent: Path): boolean {
  return (
    parent.join('/') === 'pages' ||
    parent.join('/') === 'plugins' ||
    parent.join('/') === 'platform/endpoints'
  );
}

function isLocalisedText(value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.keys(value).every((key) => shippedLocales.some((locale) => locale === key)) &&
    Object.keys(value).length > 0
  );
}

function* renamedKeys(realm: DemoId): Generator<Mistake> {
  const document = demoDocument(realm);
  for (const { path } of placesIn(document)) {
    const key = path.at(-1);
    const parent = path.slice(0, -1);
    if (typeof key !== 'string' || isOpenMap(parent)) continue;
    const holder = valueOf(document, parent);
    if (isLocalisedText(holder)) {
      const wrong = `${key}x`;
      yield {
        kind: 'renamed key',
        realm,
        pointer: pointerOf([...parent, wrong]),
        codes: ['locale-not-offered'],
        suggestion: key,
        document: changed(realm, path, { rename: wrong }),
      };
      continue;
    }
    for (const wrong of misspellings(key)) {
      if (isRecord(holder) && Object.hasOwn(holder, wrong)) continue;
      yield {
        kind: 'renamed key',
        realm,
        pointer: pointerOf([...parent, wrong]),
        codes: ['unknown-key'],
        suggestion: key,
        document: changed(realm, path, { rename: wrong }),
      };
    }
  }
}

/** Two letters swapped, one left out, one doubled. */
function misspellings(key: string): string[] {
  const middle = Math.max(1, Math.floor(key.length / 2));
  const swapped =
    key.slice(0, middle - 1) + key.charAt(middle) + key.charAt(middle - 1) + key.slice(middle + 1);
  const doubled = key.slice(0, middle) + key.charAt(middle - 1) + key.slice(middle);
  return [...new Set([swapped, doubled])].filter((word) => word !== key);
}

function* wrongTypes(realm: DemoId): Generator<Mistake> {
  for (const { path, value } of placesIn(demoDocument(realm))) {
    const wrong =
      typeof value === 'string'
        ? 7
        : typeof value === 'number'
          ? 'seven'
          : typeof value === 'boolean'
            ? 'perhaps'
            : Array.isArray(value)
              ? {}
              : 7;
    yield {
      kind: 'wrong type',
      realm,
      pointer: pointerOf(path),
      codes: ['wrong-type'],
      document: changed(realm, path, { value: wrong }),
    };
  }
}

function* unknownPlugins(realm: DemoId): Generator<Mistake> {
  const document = demoDocument(realm);
  for (const { path, value } of placesIn(document)) {
    const key = path.at(-1);
    if (path.length === 2 && path[0] === 'plugins' && typeof key === 'string') {
      for (const wrong of misspellings(key)) {
        if (wrong.split('/')[0] !== key.split('/')[0]) continue;
        yield {
          kind: 'unknown plugin',
          realm,
          pointer: pointerOf(['plugins', wrong]),
          codes: ['unknown-plugin'],
          suggestion: key,
          document: changed(realm, path, { rename: wrong }),
        };
      }
    }
    const namesPlugin =
      /^(authenticationProviders|paymentProviders)\/[0-9]+\/name$|^pages\/[^/]+\/rows\/[0-9]+\/type$/.test(
        path.join('/'),
      );
    if (namesPlugin && typeof value === 'string') {
      for (const wrong of [...misspellings(value), 'no-such-plugin-anywhere']) {
        yield {
          kind: 'unknown plugin',
          realm,
          pointer: pointerOf(path),
          codes: ['unknown-plugin'],
          document: changed(realm, path, { value: wrong }),
        };
      }
    }
  }
}

function* danglingTargets(realm: DemoId): Generator<Mistake> {
  const document = demoDocument(realm);
  for (const { path, value } of placesIn(document)) {
    if (!/^menus\/[^/]+\/items\/[0-9]+$/.test(path.join('/')) || !isRecord(value)) continue;
    for (const [type, data, member] of [
      ['view', { view: 'NOWHERE' }, 'view'],
      ['view', { view: 'liveNwo' }, 'view'],
      ['view', { view: 'VOD' }, 'view'],
      ['view', { view: 'SERIES' }, 'view'],
      ['plugin', { id: 'route/no-such-page-anywhere' }, 'id'],
      ['plugin-item', { id: 'no-such-item-anywhere' }, 'id'],
    ] as const) {
      yield {
        kind: 'dangling menu target',
        realm,
        pointer: childPointer(pointerOf([...path, 'data']), member),
        codes: ['menu-target-unknown'],
        ...(member === 'view' && 'view' in data && data.view === 'liveNwo' ? { suggestion: 'liveNow' } : {}),
        document: changed(realm, path, { value: { ...value, type, data } }),
      };
    }
  }
}

function* badColors(realm: DemoId): Generator<Mistake> {
  const document = demoDocument(realm);
  for (const { path, value } of placesIn(document)) {
    if (path.length !== 3 || path[1] !== 'colors' || typeof value !== 'string') continue;
    for (const wrong of [value.slice(1), `${value}0`, '#GG0011', 'rgb(1, 2, 3)', 'tomato']) {
      yield {
        kind: 'bad color',
        realm,
        pointer: pointerOf(path),
        codes: ['bad-color'],
        document: changed(realm, path, { value: wrong }),
      };
    }
    const ground = valueOf(document, ['theme', 'colors', path[2] === 'inkOnAccent' ? 'accent' : 'ground']);
    if (path[2] !== 'ground' && path[2] !== 'surface') {
      yield {
        kind: 'bad color',
        realm,
        pointer: pointerOf(path),
        codes: ['low-contrast'],
        document: changed(realm, path, { value: ground }),
      };
    }
  }
}

const collisions = [
  ['default', 'BROWSE', '/home'],
  ['default', 'HOME', '/browse'],
  ['default', 'ACCOUNT', '/search'],
  ['default', 'FAVOURITES', '/watchlists'],
  ['default', 'SERIES', '/season/{seriesId}/{seriesTitle?}'],
  ['default', 'VOD', '/live/{eventId}/{eventTitle?}'],
  ['PT', 'HISTORY', '/favoritos'],
  ['PT', 'EPG', '/explorar'],
  ['ES', 'HOME', '/canales'],
  ['ES', 'SEARCH', '/cuenta'],
  ['DEBUG', 'HOME', '/🧭'],
  ['DEBUG', 'EPG', '/🔍'],
] as const;

function* collidingRoutes(realm: DemoId): Generator<Mistake> {
  for (const [table, role, path] of collisions) {
    const document = demoDocument(realm);
    const routes = isRecord(document['routes']) ? document['routes'] : {};
    yield {
      kind: 'colliding route',
      realm,
      pointer: pointerOf(['routes', 'overrides', table, role]),
      codes: ['route-collision', 'route-unreachable'],
      document: { ...document, routes: { ...routes, overrides: { [table]: { [role]: path } } } },
    };
  }
}

function valueOf(document: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[key]
        : undefined,
    document,
  );
}

/** A small generator of numbers from 0 up to 1 (mulberry32): the same seed gives the same numbers. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
