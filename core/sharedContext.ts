/** React contexts that agree between two copies of a module, such as one that a package's bundle contains. */
import { createContext, type Context } from 'react';

/**
 * The context of this name, made with `initial` by the first copy that asks. `name` is `<context>@<major>`.
 * Without a document every copy has its own: a host renders pages of several builds.
 */
export function sharedContext<T>(name: `${string}@${number}`, initial: T): Context<T> {
  if (typeof document === 'undefined') return createContext(initial);
  const shared = globalThis as { [key: symbol]: Context<T> | undefined };
  return (shared[Symbol.for(`proscenium/${name}`)] ??= createContext(initial));
}
