/** Data of the realm that few pages need: the host serves each part as a file of its own (scripts/host/handler). */
import type { Fetch } from '../platform/browser/browserClock';
import type { CheckedRealm } from './checkedRealm';

/** The parts by name. */
export interface RealmData {
  /** The terms that a viewer accepts before an account is created (SGN-066). */
  readonly 'consent-terms': CheckedRealm['settings']['consentTerms'];
  /** By plugin id, for preview pages. */
  readonly 'plugin-details': Readonly<
    Record<string, { readonly title: string; readonly bytes: number | null }>
  >;
}

/** The address of a part. */
export const realmDataPath = (name: keyof RealmData): string => `/realm-data/${name}.json`;

/** How long a part may take, in milliseconds: somebody waits for it. */
const TIMEOUT_MS = 10_000;

/** Rejects when the part cannot be loaded. */
export async function readRealmData<Name extends keyof RealmData>(
  fetch: Fetch,
  name: Name,
): Promise<RealmData[Name]> {
  const response = await fetch(realmDataPath(name), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${realmDataPath(name)}: status ${response.status}`);
  return (await response.json()) as RealmData[Name];
}
