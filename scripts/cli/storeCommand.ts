/** What the commands around a store of releases share: options, the store, and the words for a change. */
import { userInfo } from 'node:os';
import colors from 'picocolors';
import { openStore } from '../releases/openStore';
import type { Author, Published } from '../releases/publishRelease';
import { StoreCorrupt, StoreRefused, StoreUnreachable, type ReleaseStore } from '../releases/ReleaseStore';
import { done, type Outcome } from './outcome';
import { refusedOutcome, type Refusal } from './refusal';

export interface StoreOptions {
  /** The address of the store; PROSCENIUM_STORE by default. */
  readonly store?: string | undefined;
  readonly json?: boolean | undefined;
}

export interface ChangeOptions extends StoreOptions {
  /** Why, for the history. */
  readonly message?: string | undefined;
  /** Who, for the history; the name of this machine's user by default. */
  readonly by?: string | undefined;
}

/** The outcome of a change of what a realm serves, as text or JSON. */
export function changeOutcome(id: string, result: Published, options: StoreOptions): Outcome {
  if (!result.done) return refusedOutcome(refusalOf(id, result), options);
  return done(
    options.json === true ? JSON.stringify(changeResult(id, result), null, 2) : changeText(id, result),
  );
}

export type Change = Published & { readonly done: true };

/** The change as JSON. */
export const changeResult = (realm: string, { release, from }: Change) => ({
  realm,
  release,
  from,
  unchanged: release === from,
});

/** The change in words. */
export function changeText(id: string, { release, from }: Change): string {
  if (release === null) return `${colors.green('✓')} ${id} is not served any more.`;
  if (release === from) return `${id} serves ${short(release)} already: unchanged.`;
  return `${colors.green('✓')} ${id} serves ${short(release)}${from === null ? '' : `, before ${short(from)}`}.`;
}

/** Why a change was refused. */
export const refusalOf = (id: string, result: Published & { readonly done: false }): Refusal => ({
  realm: id,
  reason: result.reason,
  message: refusalText(id, result),
});

function refusalText(id: string, result: Published & { readonly done: false }): string {
  switch (result.reason) {
    case 'host-taken':
      return `${id} is not published: the realm ${result.realm} has the host name ${result.host}.`;
    case 'changed':
      return `${id} is not published: somebody else published it at the same time. Look at "realm releases ${id}", then try again.`;
    case 'unknown-release':
      return `${id} has no such release in this store.`;
  }
}

/** Enough of a hash to name a release of one realm. */
export const short = (hash: string): string => hash.slice(0, 12);

/** Who changes what, and when. */
export function authorOf({ by, message }: ChangeOptions): Author {
  return {
    by: by ?? process.env['PROSCENIUM_BY'] ?? userInfo().username,
    message: message ?? null,
    at: Date.now(),
  };
}

/** Opens the store; its failures become refusals. */
export async function withStore(
  options: StoreOptions,
  work: (store: ReleaseStore, address: string) => Promise<Outcome>,
): Promise<Outcome> {
  const address = options.store ?? process.env['PROSCENIUM_STORE'];
  const refuse = (reason: string, message: string) =>
    refusedOutcome({ realm: null, reason, message }, options);
  if (address === undefined || address === '')
    return refuse(
      'no-store',
      'Name the store with --store or PROSCENIUM_STORE, such as /var/lib/proscenium.',
    );
  try {
    return await work(openStore(address), address);
  } catch (error) {
    const message = storeFailure(error);
    if (message === null) throw error;
    return refuse('store-failed', message);
  }
}

/** A failure of the store in words; null for any other error. */
export const storeFailure = (error: unknown): string | null =>
  error instanceof StoreUnreachable || error instanceof StoreCorrupt || error instanceof StoreRefused
    ? error.message
    : null;
