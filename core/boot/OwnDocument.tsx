/** Pages that take payments, come to from a page whose policy is narrower: the document loads itself anew, with theirs. */
import { useEffect } from 'react';
import { useText } from '../i18n';
import { checkedRealm } from '../pages/pageServices';
import { payersOn } from '../realm/payingPages';
import { useRouting } from '../routing';
import { useService } from '../sdk';
import { signInParts } from '../session/signInParts';
import { storageKeys } from '../session/storedTokens';
import { Waiting } from './LazyPage';

/**
 * Whether the page of a role needs third parties that this document does not allow, since another page was loaded. Not where the browser
 * would forget the viewer with the page: they keep the ways to pay that need nobody else.
 */
export function useNeedsOwnDocument(role: string | undefined): boolean {
  const realm = useService(checkedRealm);
  const { address, vault, outlivesPage } = useService(signInParts);
  const routing = useRouting();
  const loaded = address.loaded();
  if (loaded === null || payersOn(realm, role).length === 0 || payersOn(realm, routing.match(loaded.pathname)?.role).length > 0) return false;
  const tokens = vault.read();
  return tokens === null || outlivesPage(storageKeys.authToken, tokens.authorisationToken);
}

/** Stands in the page's place until it is loaded. The entry of the history stays the same, and with it what the viewer has chosen. */
export function OwnDocument() {
  const t = useText();
  const { address } = useService(signInParts);
  useEffect(() => address.reload(), [address]);
  return <Waiting label={t('loadingPage')} />;
}
