/** Pages that take payments have documents of their own: whoever comes to one by a link, or leaves a provider's script behind, has the document loaded anew, with the policy of the page. */
import { useEffect } from 'react';
import { useText } from '../i18n';
import { Message } from '../pages/fallback/Message';
import { checkedRealm } from '../pages/pageServices';
import { wantsOtherDocument } from '../realm/payingPages';
import { useRouting } from '../routing';
import { useService } from '../sdk';
import { signInDeps } from '../session/signInDeps';
import { useOnline } from '../ui';
import { Waiting } from './LazyPage';
import { scriptGuests } from './tokens';

/**
 * Whether the page of a role needs another document than this one, which was loaded with another page. Not where the browser would forget the
 * viewer with the document: they keep it, and on it the ways to pay that need nobody else.
 */
export function useNeedsOwnDocument(role: string | undefined): boolean {
  const realm = useService(checkedRealm);
  const { address, vault, outlivesPage } = useService(signInDeps);
  const guests = useService(scriptGuests);
  const routing = useRouting();
  const loaded = address.loaded();
  if (loaded === null || !wantsOtherDocument(realm, { role: routing.match(loaded.pathname)?.role, guests }, role)) return false;
  return vault.outlivesPage(outlivesPage);
}

/** Stands in the page's place until it is loaded; without a connection the browser would show its own error in place of the site. The entry of the history stays the same, and with it what the viewer has chosen. */
export function OwnDocument() {
  const t = useText();
  const { address } = useService(signInDeps);
  const online = useOnline();
  useEffect(() => {
    if (online) address.reload();
  }, [online, address]);
  if (!online) return <Message picture="error" title={t('offlineTitle')} text={t('offlineText')} action={{ label: t('tryAgain'), run: () => address.reload() }} />;
  return <Waiting label={t('loadingPage')} />;
}
