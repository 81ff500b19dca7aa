/** What a sign-in must still know when the browser comes back from a provider: kept on leaving, taken out on return (RLM-038). */
import { queryNames } from '../routing/queryNames';
import { selectedLicenceOf } from '../routing/routeLinks';
import type { KeyValueStore } from '../sdk';
import { storageKeys } from './storedTokens';

/** Query parameter of a login page to the key it is kept under. Two providers' flows at once share them: the later one wins. */
export const recordKeys: Readonly<Record<string, string>> = {
  entryPage: 'signin.entryPage',
  from: 'signin.from',
  type: 'signin.type',
  bundle_id: 'signin.bundleId',
  licences: 'signin.licences',
  redirectTo: 'signin.redirectTo',
  selectedLicence: 'signin.selectedLicence',
  showPurchase: 'signin.showPurchase',
  partitionData: 'signin.partitionData',
  socialProvider: 'signin.socialProvider',
  extraParams: 'signin.extraParams',
};

/** The provider's page that was left: where its answer belongs, though it comes back to another. */
const PAGE = 'signin.page';

/** Under which keys a sign-in that has left the site is kept. */
export const recordStorage: readonly string[] = [...Object.values(recordKeys), PAGE, storageKeys.signupRehydrate];

/**
 * Keeps what the query says, a chosen licence in either spelling (ROU-105), and forgets what it does not (SGP-004), with the path of the provider's page that is left. A sign-up
 * also leaves its own note (SGN-052, SGN-053).
 */
export function keepSignInRecord(values: KeyValueStore, query: URLSearchParams, page?: string): void {
  if (page === undefined) values.remove(PAGE);
  else values.write(PAGE, page);
  for (const [name, key] of Object.entries(recordKeys)) {
    const value = name === queryNames.selectedLicence ? selectedLicenceOf(query) : query.get(name);
    if (value === null || value === '') values.remove(key);
    else values.write(key, value);
  }
  if (query.get('type') === 'signup') keepSignUp(values, { licenceIds: listed(query.get('licences')), from: query.get('from'), step: 'account' });
}

/** What tells that the next page will find the record. */
export const recordMark = (page: string): readonly [key: string, value: string] => [PAGE, page];

/** Gives what was kept as a query, and removes it (SGP-007). */
export function takeSignInRecord(values: KeyValueStore): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, key] of Object.entries(recordKeys)) {
    const value = values.read(key);
    values.remove(key);
    if (value) query.set(name, value);
  }
  return query;
}

/** Gives the path of the page that was left, and removes it; null when none is known. */
export function takeSignInPage(values: KeyValueStore): string | null {
  const page = values.read(PAGE);
  values.remove(PAGE);
  return page || null;
}

/** Where a sign-up stands that has left the site (SGN-053). */
export interface SignUpState {
  readonly licenceIds: readonly string[];
  readonly from: string | null;
  readonly step: string;
}

export function keepSignUp(values: KeyValueStore, state: SignUpState): void {
  values.write(storageKeys.signupRehydrate, JSON.stringify(state));
}

/** Gives the sign-up that was kept, once; null when there is none, or none that can be read. */
export function takeSignUp(values: KeyValueStore): SignUpState | null {
  const text = values.read(storageKeys.signupRehydrate);
  values.remove(storageKeys.signupRehydrate);
  if (!text) return null;
  try {
    const { licenceIds, from, step } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const ids = Array.isArray(licenceIds) ? licenceIds.filter((id): id is string => typeof id === 'string') : [];
    return { licenceIds: ids, from: typeof from === 'string' ? from : null, step: typeof step === 'string' ? step : '' };
  } catch {
    return null;
  }
}

const listed = (text: string | null): readonly string[] => (text ?? '').split(',').filter((id) => id !== '');
