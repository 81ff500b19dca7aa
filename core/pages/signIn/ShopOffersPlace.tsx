/**
 * The offers on the way to the shop, so that a guest sees prices before an account is asked for (PAY-057). Code
 * and texts are loaded on demand; the space is reserved meanwhile.
 */
import { type ComponentType, useEffect, useState } from 'react';
import { importWithRetry } from '../../plugins/PluginRegistry';
import { useService } from '../../sdk/useService';
import { signInDeps } from '../../session/signInDeps';
import styles from './ShopOffers.module.css';
import { type ShopOffersProps, ShopOffersSkeleton } from './ShopOffersSkeleton';

export function ShopOffersPlace(props: ShopOffersProps) {
  const { texts } = useService(signInDeps);
  const [Offers, setOffers] = useState<ComponentType<ShopOffersProps> | null>(null);
  useEffect(() => {
    let gone = false;
    // Without them the page is the sign-in page that it is anyway.
    Promise.all([importWithRetry(() => import('./ShopOffers')), texts.require('commerce')]).then(
      ([{ ShopOffers }]) => !gone && setOffers(() => ShopOffers),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [texts]);
  return (
    <aside className={styles['offers']} data-beside={props.beside || undefined}>
      {Offers === null ? <ShopOffersSkeleton /> : <Offers {...props} />}
    </aside>
  );
}
