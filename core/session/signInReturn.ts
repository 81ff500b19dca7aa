/** Return from a provider: removes the response from the address before anything else can read it (SGN-099). */
import type { BrowserAddress } from '../platform/browser/BrowserAddress';
import { isGiftLogin } from '../routing/providerSubPaths';
import type { KeyValueStore } from '../sdk/services';
import {
  appReturn,
  bringsAnswer,
  giftReturn,
  saleReturn,
  type SignInPageMatch,
  type SignInReturn,
} from './providerAnswer';
import { takeGiftCode, takeSignInPage, takeSignInRecord, takeSignUp } from './signInRecord';
import { keepToken, storedToken } from './addressTokens';

/** Set once the provider has responded: a page with it does not start a sign-in automatically (SGP-007). */
export const PAGE_READY = 'PAGE_READY';

/** Parameters that a provider may add to the address; all of them are removed. */
const answerNames = [
  'code',
  'state',
  'error',
  'error_description',
  'error_uri',
  'iss',
  'session_state',
  'scope',
  'id_token',
  'access_token',
  'token',
  'opintoken',
];

/**
 * Whether a response at one page belongs to the page that was left: the same provider's, or that of the gift
 * that the viewer signs in for.
 */
function belongsTo(left: SignInPageMatch | null, came: SignInPageMatch): boolean {
  if (left?.signIn?.authProvider === undefined || came.role === saleReturn || came.role === appReturn)
    return false;
  if (came.signIn?.authProvider === undefined) return came.role === giftReturn || isGiftLogin(left.role);
  return (
    left.signIn.authProvider === came.signIn.authProvider && left.signIn.clientName === came.signIn.clientName
  );
}

/**
 * Called first at the start, before the router reads the address and before any third-party script runs. For
 * a response on a provider's login path, or one that forwards there, it restores the values stored on leaving
 * (SGP-007), removes them from storage, and rewrites the address without the response. Stored values override
 * those in the address, which anyone can write. A gift's response goes to the gift's own login page, since a
 * provider knows only one address of a site (SGN-094, SGN-095), and with the code of a gift to redeem if a
 * mailed link opened in another tab, whose session storage (`visit`) lacks it. Null when there is no response,
 * or its owner is unknown.
 */
export function takeSignInReturn(
  address: BrowserAddress,
  values: KeyValueStore,
  visit: KeyValueStore,
  match: (pathname: string) => SignInPageMatch | null,
): SignInReturn | null {
  const current = address.current();
  const page = match(current.pathname);
  if (!bringsAnswer(current, page)) return null;

  const record = takeSignInRecord(values);
  const signUp = takeSignUp(values);
  if (signUp !== null && record.get('type') === 'signup') {
    if (signUp.licenceIds.length > 0) record.set('licences', signUp.licenceIds.join(','));
    if (signUp.from !== null && !record.has('from')) record.set('from', signUp.from);
  }
  record.set(PAGE_READY, 'true');
  const left = takeSignInPage(values);
  const leadsOn = left !== null && belongsTo(match(left), page);
  const giftCode = takeGiftCode(values);
  if (leadsOn && giftCode !== null && storedToken(visit, 'gift') === null) keepToken(visit, 'gift', giftCode);
  const lost = page.role === giftReturn && !leadsOn;
  let returned: URL | null = new URL(current);
  const cleaned = new URL(current);
  if (leadsOn) cleaned.pathname = left;
  for (const name of answerNames) cleaned.searchParams.delete(name);
  cleaned.hash = '';
  for (const [name, value] of record) {
    returned.searchParams.set(name, value);
    cleaned.searchParams.set(name, value);
  }
  address.rewrite(cleaned);
  if (lost) return null;
  return {
    take() {
      const taken = returned;
      returned = null;
      return taken;
    },
    waits: () => returned !== null,
  };
}
