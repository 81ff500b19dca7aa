/** What the offers on the way to the shop look like before they are loaded. */
import styles from './ShopOffers.module.css';

export interface ShopOffersProps {
  /** Beside the form, in a column; else above it, in a line. */
  readonly beside: boolean;
  /** The query of the sign-in page. */
  readonly search: string;
}

export function ShopOffersSkeleton() {
  return (
    <div className={styles['skeleton']} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  );
}
