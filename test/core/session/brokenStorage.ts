/** Browsers whose storage fails in different ways. */

type Name = 'localStorage' | 'sessionStorage';

const refuse = (name: string) => (): never => {
  throw new DOMException('refused', name);
};

/** A storage that reads, and throws for the operations in `broken`. */
const partly = (broken: Partial<Storage>): Storage =>
  ({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined, ...broken }) as Storage;

/** The result of accessing the storage property. */
export const failures: Readonly<Record<string, () => Storage>> = {
  'is blocked': refuse('SecurityError'),
  'is missing': () => undefined as unknown as Storage,
  'is full': () => partly({ setItem: refuse('QuotaExceededError') }),
  'refuses everything': () =>
    partly({
      getItem: refuse('InvalidStateError'),
      setItem: refuse('InvalidStateError'),
      removeItem: refuse('InvalidStateError'),
    }),
};

/** Makes these storages fail until the function that it gives is called. */
export function breakStorage(failure: string, names: readonly Name[]): () => void {
  const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const);
  for (const name of names)
    Object.defineProperty(window, name, { configurable: true, get: failures[failure] as () => Storage });
  return () => {
    for (const [name, own] of before) {
      if (own === undefined) delete (window as Partial<Record<Name, Storage>>)[name];
      else Object.defineProperty(window, name, own);
    }
  };
}
