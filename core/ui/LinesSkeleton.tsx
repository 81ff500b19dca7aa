/** Stands in the place of a list of lines while it is on its way. Not in `index.ts`. */
import styles from './LinesSkeleton.module.css';
import { VisuallyHidden } from './VisuallyHidden';

export interface LinesSkeletonProps {
  /** What is awaited, for those who cannot see it. */
  readonly label: string;
  /** How many lines it is going to hold, as far as one can guess. */
  readonly lines?: number;
}

export function LinesSkeleton({ label, lines = 4 }: LinesSkeletonProps) {
  return (
    <div className={styles['skeleton']} aria-busy="true" role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={styles['line']} aria-hidden="true" />
      ))}
    </div>
  );
}
