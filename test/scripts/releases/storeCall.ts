/** Calls of a store in a worker, and their answers: JSON in one line, then the bytes of an object, if any. */
import {
  StoreCorrupt,
  StoreRefused,
  StoreUnreachable,
  type ReleaseStore,
} from '../../../scripts/releases/ReleaseStore';

type Bytes = Uint8Array<ArrayBuffer>;

export interface StoreCall {
  /** The name of a binding, or the address of a store. */
  readonly store: string;
  /** The time of the store's clock in milliseconds since 1970; null for that of the worker. */
  readonly now: number | null;
  readonly method: keyof ReleaseStore | 'fill';
  /** Without the bytes of `write`. */
  readonly args: readonly unknown[];
}

export interface StoreAnswer {
  /** Without the bytes of `read`. */
  readonly result?: unknown;
  readonly error?: { readonly name: string; readonly message: string };
}

export const encode = (message: StoreCall | StoreAnswer, bytes?: Bytes): Blob =>
  new Blob([JSON.stringify(message), '\n', ...(bytes === undefined ? [] : [bytes])]);

export function decode<T extends StoreCall | StoreAnswer>(body: ArrayBuffer): { message: T; bytes: Bytes } {
  const all = new Uint8Array(body);
  const end = all.indexOf(10);
  return { message: JSON.parse(new TextDecoder().decode(all.slice(0, end))) as T, bytes: all.slice(end + 1) };
}

/** A store whose methods are called in a worker. */
export function storeInWorker(
  store: string,
  send: (body: Blob) => Promise<ArrayBuffer>,
  now: number | null = null,
): ReleaseStore & { fill(names: readonly string[]): Promise<void> } {
  const call = async (method: StoreCall['method'], args: readonly unknown[], given?: Bytes) => {
    const { message, bytes } = decode<StoreAnswer>(await send(encode({ store, now, method, args }, given)));
    const { result, error } = message;
    if (error === undefined) return { result, bytes };
    const kinds: readonly (new (text: string) => Error)[] = [StoreCorrupt, StoreRefused, StoreUnreachable];
    throw new (kinds.find(({ name }) => name === error.name) ?? Error)(error.message);
  };
  const result = async <T>(method: StoreCall['method'], ...args: readonly unknown[]): Promise<T> =>
    (await call(method, args)).result as T;
  const list = async function* <T>(
    method: StoreCall['method'],
    ...args: readonly unknown[]
  ): AsyncIterable<T> {
    yield* await result<T[]>(method, ...args);
  };
  return {
    read: async (hash) => {
      const answer = await call('read', [hash]);
      return answer.result === null ? null : answer.bytes;
    },
    write: async (bytes) => (await call('write', [], bytes)).result as string,
    writtenAt: (...args) => result('writtenAt', ...args),
    readPointer: (...args) => result('readPointer', ...args),
    swapPointer: (...args) => result('swapPointer', ...args),
    listPointers: (...args) => list('listPointers', ...args),
    listObjects: () => list('listObjects'),
    removeObject: (...args) => result('removeObject', ...args),
    fill: (...args) => result('fill', ...args),
  };
}
