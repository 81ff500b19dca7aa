/**
 * Chooses the contents, events and lists that a probe requests: ids come from earlier answers of the
 * platform. Pure.
 */

/** An answer that was received. */
export interface SeenAnswer {
  readonly operation: string;
  readonly pathValues: PathValues;
  readonly body: unknown;
}

export type PathValues = Readonly<Record<string, string>>;

/** How many contents are tried per operation. */
const TRIES = 3;

type Look = (seen: readonly SeenAnswer[]) => PathValues[];

const each =
  (name: string, values: (seen: readonly SeenAnswer[]) => string[]): Look =>
  (seen) =>
    values(seen).map((value) => ({ [name]: value }));
const video = each('id', (seen) => cardIds(seen, 'VOD', 'VIDEO'));
const event = each('id', (seen) => cardIds(seen, 'LIVE', 'UPCOMING'));

const looks: Readonly<Record<string, Look>> = {
  readSection: each('section', (seen) => ['home', ...idsAt(seen, 'readMenu', 'data')]),
  readBucketPage: (seen) =>
    answersOf(seen, 'readSection').flatMap(({ pathValues, body }) =>
      texts(body, 'bucketId').map((bucketId) => ({ section: pathValues['section'] ?? '', bucketId })),
    ),
  readVod: video,
  readVodV3: video,
  readAdjacentVods: video,
  readRelatedVods: video,
  requestVideoManifest: video,
  readVodStream: video,
  readVodOfEvent: event,
  readEvent: event,
  requestEventManifest: event,
  readEventStream: event,
  readSeries: each('seriesId', (seen) => [...cardIds(seen, 'SERIES'), ...texts(bodies(seen), 'seriesId')]),
  readSeason: each('id', (seen) => [...cardIds(seen, 'SEASON'), ...idsAt(seen, 'readSeries', 'seasons')]),
  readAdjacentSeasons: (seen) =>
    answersOf(seen, 'readSeries').flatMap(({ pathValues, body }) =>
      objectsUnder(body, 'seasons').map(({ id }) => ({
        seriesId: pathValues['seriesId'] ?? '',
        seasonId: String(id),
      })),
    ),
  readPlaylist: each('id', (seen) => cardIds(seen, 'PLAYLIST')),
  readAdjacentPlaylistVods: (seen) =>
    answersOf(seen, 'readPlaylist').flatMap(({ pathValues, body }) =>
      objectsUnder(body, 'vods').map(({ id }) => ({ id: pathValues['id'] ?? '', videoId: String(id) })),
    ),
  readFighter: each('id', (seen) => idsAt(seen, 'readFighters', 'fighters')),
  readNewsItem: (seen) =>
    answersOf(seen, 'readNews').flatMap(({ pathValues, body }) =>
      objectsUnder(body, 'items').map(({ id }) => ({
        feedName: pathValues['feedName'] ?? '',
        newId: String(id),
      })),
    ),
};

/**
 * The path values to try for an operation, most likely first; none when no earlier answer provides them.
 * `given` are the operator's values, by parameter or by operation and parameter. A parameter without a rule
 * takes values of its own name from any answer.
 */
export function targetsOf(
  operation: { readonly id: string; readonly path: string },
  seen: readonly SeenAnswer[],
  given: PathValues,
): readonly PathValues[] {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  if (names.length === 0) return [{}];
  const named = Object.fromEntries(
    names.flatMap((name) => {
      const value = given[`${operation.id}.${name}`] ?? given[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  const found = (looks[operation.id] ?? byName(names))(seen).slice(0, TRIES);
  const filled = (found.length === 0 ? [{}] : found).map((values) => ({ ...values, ...named }));
  const complete = filled.filter((values: PathValues) => names.every((name) => (values[name] ?? '') !== ''));
  return [...new Map(complete.map((values) => [JSON.stringify(values), values])).values()];
}

const byName =
  (names: readonly string[]): Look =>
  (seen) => {
    // Every object has an id, so the name alone means nothing.
    const values = names.map(
      (name) => [name, name === 'id' ? undefined : texts(bodies(seen), name)[0]] as const,
    );
    return values.every(([, value]) => value !== undefined) ? [Object.fromEntries(values) as PathValues] : [];
  };

const bodies = (seen: readonly SeenAnswer[]): unknown[] => seen.map(({ body }) => body);
const answersOf = (seen: readonly SeenAnswer[], operation: string): SeenAnswer[] =>
  seen.filter((answer) => answer.operation === operation);

/** Ids of cards of these types, at any depth. */
function cardIds(seen: readonly SeenAnswer[], ...types: readonly string[]): string[] {
  const found = [...objectsIn(bodies(seen))].filter(
    ({ id, type }) => typeof id === 'string' && typeof type === 'string' && types.includes(type),
  );
  return unique(found.map(({ id }) => String(id)));
}

/** Ids of the objects under `name` in the answers of an operation. */
function idsAt(seen: readonly SeenAnswer[], operation: string, name: string): string[] {
  return unique(
    answersOf(seen, operation).flatMap(({ body }) =>
      objectsUnder(body, name).flatMap(({ id }) => (typeof id === 'string' ? [id] : [])),
    ),
  );
}

function objectsUnder(value: unknown, name: string): JsonObject[] {
  return [...objectsIn(value)].flatMap((object) => {
    const under = object[name];
    return (Array.isArray(under) ? (under as unknown[]) : [under]).filter(isObject);
  });
}

/** Texts under the key `name`, at any depth. */
function texts(value: unknown, name: string): string[] {
  return unique(
    [...objectsIn(value)].flatMap((object) => (typeof object[name] === 'string' ? [object[name]] : [])),
  );
}

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function* objectsIn(value: unknown): Generator<JsonObject> {
  if (Array.isArray(value)) for (const item of value as unknown[]) yield* objectsIn(item);
  else if (isObject(value)) {
    yield value;
    for (const item of Object.values(value)) yield* objectsIn(item);
  }
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
