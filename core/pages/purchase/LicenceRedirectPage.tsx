/** The page between this site and another seller's: shows nothing, and sends the viewer on (role LICENCE_REDIRECT, LIC-087). */
import { useEffect, useRef } from 'react';
import { purchaseLog, purchaseMemory, takeAcquisition } from '../../commerce';
import { navigation, useService } from '../../sdk';
import { defaultPage } from '../../shell/defaultPage';

/** To the seller whose address is kept (LIC-088), else to the default menu page (LIC-090), as for an address that may not be followed. */
export default function LicenceRedirectPage() {
  const going = useService(navigation);
  const values = useService(purchaseMemory);
  const log = useService(purchaseLog);
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
    going.go(home, { replace: true });
  }, [going, values, log, home]);
  return null;
}
