/** What the worker reads from its configuration: the store, and how long pages wait. */
import { kvStore, type KVBinding } from '../releases/kvStore';
import { openRemoteStore } from '../releases/openRemoteStore';
import { r2Store, type R2Binding } from '../releases/r2Store';
import { StoreRefused, type ReleaseStore } from '../releases/ReleaseStore';

/** What the configuration binds; texts are variables and secrets, null when they are not set. */
export interface Bindings extends Readonly<Record<string, unknown>> {
  /** The store of releases: a bucket of Cloudflare R2, */
  readonly RELEASES?: R2Binding;
  /** else a namespace of Cloudflare KV, */
  readonly RELEASES_KV?: KVBinding;
  /** else the address of S3-compatible object storage; its credentials are in AWS_ACCESS_KEY_ID and so on. */
  readonly PROSCENIUM_STORE?: string | null;
  /** The longest time that a page waits for the platform, in milliseconds; 400 by default. */
  readonly PROSCENIUM_CONTENT_TIMEOUT?: string | null;
}

/**
 * The longest time that a page waits for the platform; undefined when it is not set.
 * @throws Error for anything but a number of milliseconds
 */
export function timeoutOf({ PROSCENIUM_CONTENT_TIMEOUT: text }: Bindings): number | undefined {
  if (!text) return undefined;
  if (!/^\d{1,5}$/.test(text))
    throw new Error('PROSCENIUM_CONTENT_TIMEOUT is a whole number from 0 to 99999.');
  return Number(text);
}

/** The store of releases. @throws StoreRefused when no store is configured */
export function storeOf(env: Bindings): ReleaseStore {
  const { RELEASES: bucket, RELEASES_KV: namespace, PROSCENIUM_STORE: address } = env;
  if (bucket !== undefined) return r2Store(bucket);
  if (namespace !== undefined) return kvStore(namespace);
  if (!address)
    throw new StoreRefused(
      'No store is configured: bind RELEASES (R2) or RELEASES_KV (KV), or set PROSCENIUM_STORE to s3://….',
    );
  const texts = Object.entries(env).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return openRemoteStore(address, Object.fromEntries(texts));
}
