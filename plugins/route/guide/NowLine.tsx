/** Where now is, over all channels; it moves on while it is looked at (LIV-035). */
import styles from './GuideGrid.module.css';
import { HOUR, type Span } from './timeline';

export function NowLine({ span, now, hour }: { readonly span: Span; readonly now: number; readonly hour: number }) {
  return <div aria-hidden="true" className={styles['now']} style={{ insetInlineStart: `calc(var(--channels) + ${((now - span.from) / HOUR) * hour}px)` }} />;
}
