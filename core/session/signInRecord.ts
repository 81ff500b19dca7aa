/** State of a sign-in that must survive the redirect to a provider: stored on leaving, removed on return (RLM-038). */
import { queryNames } from '../routing/queryNames';
import { selectedLicenceOf } from '../routing/routeLinks';
import type { KeyValueStore } from '../sdk/services';
import { storageKeys } from './storedTokens';

/** Query parameter of a login page to its storage key. Two concurrent flows share them: the later one wins. */
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

/** The provider's page that was left: its response belongs there, though it returns to another address. */
const PAGE = 'signin.page';

/** The code of the gift that the viewer signs in for, until a mailed link is opened: possibly in another tab. */
const GIFT_CODE = 'signin.giftCode';

/** Storage keys of a sign-in that has left the site. */
export const recordStorage: readonly string[] = [
  ...Object.values(recordKeys),
  PAGE,
  GIFT_CODE,
  storageKeys.signupRehydrate,
];

/**
 * Stores the query's values, a chosen licence in either spelling (ROU-105), and removes missing ones
 * (SGP-004), with the path of the provider's page that is left. A sign-up also stores its own state (SGN-052,
 * SGN-053).
 */
export function keepSignInRecord(values: KeyValueStore, query: URLSearchParams, page?: string): void {
  if (page === undefined) values.remove(PAGE);
  else values.write(PAGE, page);
  for (const [name, key] of Object.entries(recordKeys)) {
    const value = name === queryNames.selectedLicence ? selectedLicenceOf(query) : query.get(name);
    if (value === null || value === '') values.remove(key);
    else values.write(key, value);
  }
  if (query.get('type') === 'signup')
    keepSignUp(values, {
      licenceIds: listed(query.get('licences')),
      from: query.get('from'),
      step: 'account',
    });
}

/** Storage entry whose survival proves that the next page will find the record. */
export const recordMark = (page: string): readonly [key: string, value: string] => [PAGE, page];

/** Returns the stored values as a query, and removes them (SGP-007). */
export function takeSignInRecord(values: KeyValueStore): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, key] of Object.entries(recordKeys)) {
    const value = values.read(key);
    values.remove(key);
    if (value) query.set(name, value);
  }
  return query;
}

/** Returns the path of the page that was left, and removes it; null when unknown. */
export function takeSignInPage(values: KeyValueStore): string | null {
  const page = values.read(PAGE);
  values.remove(PAGE);
  return page || null;
}

/** Stores a gift's code, or removes that of an earlier sign-in (SGN-094). */
export function keepGiftCode(values: KeyValueStore, code: string | null): void {
  if (code === null) values.remove(GIFT_CODE);
  else values.write(GIFT_CODE, code);
}

/** Returns the stored code of a gift, and removes it. */
export function takeGiftCode(values: KeyValueStore): string | null {
  const code = values.read(GIFT_CODE);
  values.remove(GIFT_CODE);
  return code || null;
}

/** State of a sign-up that has left the site (SGN-053). */
export interface SignUpState {
  readonly licenceIds: readonly string[];
  readonly from: string | null;
  readonly step: string;
}

export function keepSignUp(values: KeyValueStore, state: SignUpState): void {
  values.write(storageKeys.signupRehydrate, JSON.stringify(state));
}

/** Returns the stored sign-up, once; null when there is none, or it is unreadable. */
export function takeSignUp(values: KeyValueStore): SignUpState | null {
  const text = values.read(storageKeys.signupRehydrate);
  values.remove(storageKeys.signupRehydrate);
  if (!text) return null;
  try {
    const { licenceIds, from, step } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const ids = Array.isArray(licenceIds)
      ? licenceIds.filter((id): id is string => typeof id === 'string')
      : [];
    return {
      licenceIds: ids,
      from: typeof from === 'string' ? from : null,
      step: typeof step === 'string' ? step : '',
    };
  } catch {
    return null;
  }
}

const listed = (text: string | null): readonly string[] => (text ?? '').split(',').filter((id) => id !== '');
