/**
 * Pages that take payments have documents of their own: navigating to one by a link, or away from one where a
 * provider's script runs, reloads the document with the page's own content security policy.
 */
import { useEffect } from 'react';
import { useText } from '../i18n/hooks';
import { Message } from '../pageKit/Message';
import { checkedRealm } from '../pageKit/pageServices';
import { wantsOtherDocument } from '../realm/payingPages';
import { useRouting } from '../routing/RoutingProvider';
import { useService } from '../sdk/useService';
import { signInDeps } from '../session/signInDeps';
import { useOnline } from '../ui/useOnline';
import { Waiting } from './LazyPage';
import { scriptGuests } from './tokens';

/**
 * Whether the page of a role needs a document other than this one, which was loaded for another page. False
 * where the browser would lose the viewer's session with the document: they stay, with the payment methods
 * that need no third party.
 */
export function useNeedsOwnDocument(role: string | undefined): boolean {
  const realm = useService(checkedRealm);
  const { address, vault, outlivesPage } = useService(signInDeps);
  const guests = useService(scriptGuests);
  const routing = useRouting();
  const loaded = address.loaded();
  if (
    loaded === null ||
    !wantsOtherDocument(realm, { role: routing.match(loaded.pathname)?.role, guests }, role)
  )
    return false;
  return vault.outlivesPage(outlivesPage);
}

/**
 * Placeholder until the page is loaded; while offline, the browser would show its own error page instead. The
 * history entry stays the same, and with it the viewer's selection.
 */
export function OwnDocument() {
  const t = useText();
  const { address } = useService(signInDeps);
  const online = useOnline();
  useEffect(() => {
    if (online) address.reload();
  }, [online, address]);
  if (!online)
    return (
      <Message
        picture="error"
        title={t('offlineTitle')}
        text={t('offlineText')}
        action={{ label: t('tryAgain'), run: () => address.reload() }}
      />
    );
  return <Waiting label={t('loadingPage')} />;
}
