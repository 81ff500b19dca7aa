/** Upcoming discounts of a held licence, which the viewer may hide (LIC-062 to LIC-064). */
import { useState } from 'react';
import { useText } from '../../i18n/hooks';
import { Button } from '../../ui/Button';
import type { Licence } from '../rules/licence';
import { discountStatusKey, listedDiscounts } from '../rules/licenceDiscount';
import { holdingOf } from '../rules/licenceStatus';
import styles from './HeldLicence.module.css';

export function UpcomingDiscounts({ licence }: { readonly licence: Licence }) {
  const t = useText();
  const [hideUpcoming, setHideUpcoming] = useState(false);
  const upcoming = (licence.discounts ?? []).filter(({ state }) => state === 'UPCOMING');
  const paused = holdingOf(licence)?.paused ?? false;
  if (upcoming.length === 0) return null;
  return (
    <div className={styles['actions']}>
      {listedDiscounts(upcoming, { lifeTimeRepeat: 'upcoming', hideUpcoming }).map((discount, index) => (
        <p key={index}>{t(discountStatusKey(discount, paused))}</p>
      ))}
      <Button variant="quiet" size="small" onClick={() => setHideUpcoming(!hideUpcoming)}>
        {t(hideUpcoming ? 'discountsShowUpcoming' : 'discountsHideUpcoming')}
      </Button>
    </div>
  );
}
