// What the readers of the demo catalogues' JSON share.

/**
 * The type that TypeScript infers for a JSON module with a `T` in it: unions of strings and numbers are wider,
 * and an absent property may be `undefined`.
 */
export type JsonOf<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends readonly (infer Item)[]
      ? readonly JsonOf<Item>[]
      : T extends object
        ? { readonly [K in keyof T]: object extends Pick<T, K> ? JsonOf<T[K]> | undefined : JsonOf<T[K]> }
        : T;

/** A JSON module as `T`. The compiler checks its structure, `named` the names that refer to other data. */
export const seedData = <T>(data: JsonOf<T>): T => data as unknown as T;

/** The entry of a table. Throws when there is none: the name in the JSON is wrong. */
export function named<Entry>(table: Readonly<Record<string, Entry>>, name: string): Entry {
  const entry = table[name];
  if (entry === undefined)
    throw new Error(`The seed names ${name}, which is none of ${Object.keys(table).join(', ')}.`);
  return entry;
}

/** Replaces each `{name}` by its value. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(named(values, name)));
