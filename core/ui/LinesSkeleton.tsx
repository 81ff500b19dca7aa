/** Loading skeleton of a list of lines. Not in `index.ts`. */
import styles from './LinesSkeleton.module.css';
import { VisuallyHidden } from './VisuallyHidden';

/** Props of {@link LinesSkeleton}. */
export interface LinesSkeletonProps {
  /** What is loading, for screen readers. */
  readonly label: string;
  /** Estimated number of lines. */
  readonly lines?: number;
}

/** A skeleton of lines of text. */
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
