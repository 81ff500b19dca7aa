/** Skeleton of the watchlists: covers and names. */
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './OwnWatchlists.module.css';

export function TilesSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={styles['tiles']} data-ghost>
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      {Array.from({ length: 4 }, (_, place) => (
        <div key={place} className={styles['ghost']} aria-hidden="true">
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
