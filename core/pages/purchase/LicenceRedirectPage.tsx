/** The page between this site and another seller's: shows nothing, and sends the viewer on (role LICENCE_REDIRECT, LIC-087). */
import { useEffect, useRef } from 'react';
import { purchaseLog, purchaseMemory, takeAcquisition } from '../../commerce';
import { useText } from '../../i18n';
import { navigation, useService } from '../../sdk';
import { signInDeps } from '../../session';
import { defaultPage } from '../../shell/defaultPage';
import { VisuallyHidden } from '../../ui';
import { licenceReturn } from './licenceReturn';

/**
 * To the seller whose address is kept (LIC-088); back from there, to where the viewer was going (LIC-089); else to the default menu page
 * (LIC-090), as for an address that may not be followed. Only a screen reader is told to wait (SGN-100).
 */
export default function LicenceRedirectPage() {
  const t = useText();
  const going = useService(navigation);
  const { tab: values } = useService(purchaseMemory);
  const log = useService(purchaseLog);
  const parts = useService(signInDeps);
  const { path: home } = useService(defaultPage);
  // An effect that runs twice must not find the address gone and lead home.
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    const link = takeAcquisition(values);
    try {
      if (link !== null) return going.leave(link);
    } catch (error) {
      log.warn('The seller of a licence is at an address that is not followed.', { reason: String(error) });
    }
    void licenceReturn(parts, values).then((target) => going.go(target ?? home, { replace: true }));
  }, [going, values, log, parts, home]);
  return (
    <VisuallyHidden>
      <span role="status">{t('loadingPage')}</span>
    </VisuallyHidden>
  );
}
