/** The moment a provider sends the viewer back: the answer is taken out of the address before anything else can see it (SGN-099). */
import type { BrowserAddress } from '../platform';
import { isGiftLogin } from '../routing/providerSubPaths';
import type { KeyValueStore } from '../sdk';
import { appReturn, bringsAnswer, giftReturn, saleReturn, type SignInPlace, type SignInReturn } from './providerAnswer';
import { takeSignInPage, takeSignInRecord, takeSignUp } from './signInRecord';

/** Set once the provider has answered: the page that finds it starts no journey of its own accord (SGP-007). */
export const PAGE_READY = 'PAGE_READY';

/** What a provider may put into the address; none of it stays there. */
const answerNames = [
  'code', 'state', 'error', 'error_description', 'error_uri', 'iss', 'session_state', 'scope', 'id_token', 'access_token', 'token', 'opintoken',
];

/** Whether what came back to one page is for the page that was left: the same provider's, or the gift's for which the viewer signs in. */
function belongsTo(left: SignInPlace | null, came: SignInPlace): boolean {
  if (left?.signIn?.authProvider === undefined || came.role === saleReturn || came.role === appReturn) return false;
  if (came.signIn?.authProvider === undefined) return came.role === giftReturn || isGiftLogin(left.role);
  return left.signIn.authProvider === came.signIn.authProvider && left.signIn.clientName === came.signIn.clientName;
}

/**
 * Called first of all at the start, before the router reads the address and before any third party's script is there. On a
 * provider's login path, or one that leads there, with an answer it restores what was kept when the viewer left (SGP-007), removes it from the storage,
 * and leaves an address without the answer. Values that were kept win over those in the address, which anyone can write. A gift's
 * answer goes to the gift's own login page, for a provider knows only one address of a site (SGN-094, SGN-095). Null when there is no answer, or none that anybody could tell the owner of.
 */
export function takeSignInReturn(
  address: BrowserAddress,
  values: KeyValueStore,
  match: (pathname: string) => SignInPlace | null,
): SignInReturn | null {
  const current = address.current();
  const page = match(current.pathname);
  if (!bringsAnswer(current, page)) return null;

  const kept = takeSignInRecord(values);
  const signUp = takeSignUp(values);
  if (signUp !== null && kept.get('type') === 'signup') {
    if (signUp.licenceIds.length > 0) kept.set('licences', signUp.licenceIds.join(','));
    if (signUp.from !== null && !kept.has('from')) kept.set('from', signUp.from);
  }
  kept.set(PAGE_READY, 'true');
  const left = takeSignInPage(values);
  const leadsOn = left !== null && belongsTo(match(left), page);
  const lost = page.role === giftReturn && !leadsOn;
  let returned: URL | null = new URL(current);
  const cleaned = new URL(current);
  if (leadsOn) cleaned.pathname = left;
  for (const name of answerNames) cleaned.searchParams.delete(name);
  cleaned.hash = '';
  for (const [name, value] of kept) {
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
