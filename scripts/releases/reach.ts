/** Names the failures of whatever a store is made of: callers handle three kinds of errors. */
import { StoreCorrupt, StoreRefused, StoreUnreachable } from './ReleaseStore';

/**
 * The result of the work.
 * @param label the store, for messages
 * @throws StoreUnreachable for every error that is none of a store
 */
export async function reach<T>(label: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asStoreError(label, error);
  }
}

/** As {@link reach}, for a listing. */
export async function* reachAll<T>(label: string, items: AsyncIterable<T>): AsyncIterable<T> {
  try {
    yield* items;
  } catch (error) {
    throw asStoreError(label, error);
  }
}

function asStoreError(label: string, error: unknown): Error {
  if (error instanceof StoreCorrupt || error instanceof StoreRefused || error instanceof StoreUnreachable)
    return error;
  return new StoreUnreachable(`The store ${label} cannot be used: ${reasonOf(error)}`, { cause: error });
}

/** With the causes: that of fetch's `fetch failed` says why. */
function reasonOf(error: unknown): string {
  const { message = String(error), cause } = Object(error) as Partial<Error>;
  return cause === undefined ? message : `${message}: ${reasonOf(cause)}`;
}
