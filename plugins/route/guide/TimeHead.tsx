/** Half-hour marks above the channels (LIV-035). */
import { useMemo } from 'react';
import { useFormat, useText } from 'proscenium/i18n';
import { ONE_HOUR } from 'proscenium/sdk';
import styles from './GuideGrid.module.css';
import { COLUMN_MS, dayAt, MARK_MS, markBefore, type Span, type TimeRange } from './timeline';
import { useDayName } from './useGuideNames';

export interface TimeHeadProps {
  readonly span: Span;
  readonly times: TimeRange;
  /** The visible day. */
  readonly day: number;
  readonly now: number;
  /** Pixels. */
  readonly hour: number;
}

export function TimeHead({ span, times, day, now, hour }: TimeHeadProps) {
  const t = useText();
  const format = useFormat();
  const dayName = useDayName();
  const start = span.days[day] ?? span.from;
  const today = dayAt(span, now);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- a new day would call it otherwise
  const name = useMemo(() => dayName(start), [dayName, start, today]);
  const marks: number[] = [];
  for (let mark = markBefore(span, times.from); mark < times.to; mark += MARK_MS) marks.push(mark);
  return (
    <div role="row" aria-rowindex={1} className={styles['head']}>
      <div role="columnheader" aria-colindex={1} className={styles['corner']}>
        {name}
      </div>
      {marks.map((mark) => (
        <div
          key={mark}
          role="columnheader"
          aria-colindex={(mark - span.from) / COLUMN_MS + 2}
          aria-colspan={MARK_MS / COLUMN_MS}
          className={styles['mark']}
          style={{ insetInlineStart: `calc(var(--channels) + ${((mark - span.from) / ONE_HOUR) * hour}px)` }}
        >
          {format.time(mark)}
        </div>
      ))}
      <span
        className={styles['nowMark']}
        style={{ insetInlineStart: `calc(var(--channels) + ${((now - span.from) / ONE_HOUR) * hour}px)` }}
        aria-hidden="true"
      >
        {t('guideNow')}
      </span>
    </div>
  );
}
