/** Redirects from the login pages (SGN-039 to SGN-041, SGN-051). Pure. */
import type { SessionState } from '../SessionStore';
import { queryNames } from '../../routing/queryNames';
import { listingRoles } from '../loginPages';
import { entriesNamed, type SignInEntry } from '../signInEntries';
import type { SignInJourney } from '../signInJourney';

export interface SignInPageState {
  readonly type: 'login' | 'signup';
  readonly search: string;
  /** The methods available for this type. */
  readonly entries: readonly SignInEntry[];
  /** The method named in the address, if it is one of those. */
  readonly entry: SignInEntry | undefined;
  /** The address names a method, known or not. */
  readonly named: boolean;
  readonly role: string | undefined;
  /** The viewer came back from a method to the list. */
  readonly listed: boolean;
  readonly session: SessionState['status'];
  readonly journey: SignInJourney['status'];
  /** A provider has sent an answer with this page that has not been consumed. */
  readonly answered: boolean;
}

export type SignInRedirect =
  /** The callback of these pages, else the default menu page. */
  | { readonly to: 'onward' }
  | { readonly to: 'list'; readonly type: 'login' | 'signup'; readonly query: URLSearchParams }
  | { readonly to: 'provider'; readonly place: SignInEntry['place']; readonly query: URLSearchParams };

const onItsWay: ReadonlySet<SignInJourney['status']> = new Set([
  'finishing',
  'confirming',
  'detailsMissing',
  'showing',
  'signedIn',
]);

/** Null: no redirect. */
export function signInRedirect({
  type,
  search,
  entries,
  entry,
  named,
  role,
  listed,
  session,
  journey,
  answered,
}: SignInPageState): SignInRedirect | null {
  // A sign-in on this page is already in progress.
  const underway = onItsWay.has(journey);
  const staysFor = entry?.forViewers === true && (answered || journey === 'failed');
  if (session === 'viewer' && !underway && !staysFor) return { to: 'onward' };

  const query = new URLSearchParams(search);
  if (type === 'signup' && entries.length === 0) {
    query.delete('type');
    return { to: 'list', type: 'login', query };
  }
  if (named && entry === undefined) return { to: 'list', type, query };

  // After the return from a social provider, continue on its page (SGP-070).
  const social = query.get(queryNames.socialProvider);
  const [returned] = social === null || named || underway ? [] : entriesNamed(entries, [social]);
  if (returned !== undefined) {
    query.delete(queryNames.socialProvider);
    if (type === 'signup') query.set('type', 'signup');
    return { to: 'provider', place: returned.place, query };
  }

  const [only] = entries;
  const goesStraight =
    !named &&
    !listed &&
    !underway &&
    entries.length === 1 &&
    only !== undefined &&
    !query.has('code') &&
    role !== undefined &&
    listingRoles.has(role);
  if (!goesStraight) return null;
  if (type === 'signup') query.set('type', 'signup');
  return { to: 'provider', place: only.place, query };
}
