/** Redirect page between this site and another seller (role LICENCE_REDIRECT, LIC-087). */
import { useEffect, useRef } from 'react';
import { purchaseLog, purchaseMemory } from '../purchaseMemory';
import { takeAcquisition } from '../acquisition';
import { useText } from '../../i18n/hooks';
import { navigation } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { signInDeps } from '../../session/signInDeps';
import { defaultPage } from '../../pageKit/pageServices';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { licenceReturn } from './licenceReturn';

/**
 * Redirects to the stored seller address (LIC-088); on return, to the viewer's target (LIC-089); else, or if
 * an address must not be followed, to the default menu page (LIC-090). Only a status for screen readers is
 * rendered (SGN-100).
 */
export default function LicenceRedirectPage() {
  const t = useText();
  const going = useService(navigation);
  const { tab: values } = useService(purchaseMemory);
  const log = useService(purchaseLog);
  const parts = useService(signInDeps);
  const { path: home } = useService(defaultPage);
  // If the effect runs twice, the address is already consumed, and the second run would redirect home.
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
