/** Current-time line across all channels; moves on while shown (LIV-035). */
import { ONE_HOUR } from '../../../core/sdk';
import styles from './GuideGrid.module.css';
import type { Span } from './timeline';

export function NowLine({
  span,
  now,
  hour,
}: {
  readonly span: Span;
  readonly now: number;
  readonly hour: number;
}) {
  return (
    <div
      aria-hidden="true"
      className={styles['now']}
      style={{ insetInlineStart: `calc(var(--channels) + ${((now - span.from) / ONE_HOUR) * hour}px)` }}
    />
  );
}
