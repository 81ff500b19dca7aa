/** A cell of the guide: a programme, a gap, or a stretch that is on its way. Its place is arithmetic; its words stay in sight while any of it is. */
import { memo, useLayoutEffect, useRef, type CSSProperties, type RefObject } from 'react';
import { useFormat, useText } from '../../../core/i18n';
import type { Programme } from '../../../core/sdk';
import { COLUMN, HOUR } from './timeline';
import styles from './GuideGrid.module.css';

export interface ProgrammeCellProps {
  readonly row: number;
  readonly kind: 'programme' | 'gap' | 'loading';
  readonly programme: Programme | null;
  readonly phase: 'over' | 'running' | 'coming';
  readonly from: number;
  readonly to: number;
  /** Where the guide begins. */
  readonly origin: number;
  /** Pixels. */
  readonly hour: number;
  readonly focused: boolean;
  readonly holds: RefObject<boolean>;
}

/** Pixels between two cells. */
const BETWEEN = 3;
/** Pixels: below these a cell has no room for its words, or not for all of them. */
const SLIM = 44;
const SHORT = 130;
/** One that is longer keeps its words in sight while it is scrolled out. */
const LONG = 180;

export const ProgrammeCell = memo(function ProgrammeCell({ row, kind, programme, phase, from, to, origin, hour, focused, holds }: ProgrammeCellProps) {
  const t = useText();
  const format = useFormat();
  const title = programme?.title ?? t(kind === 'gap' ? 'guideNothing' : 'guideWaiting');
  // Two times and a dash: the same in every language, and told hundreds of times while the guide is scrolled.
  const span = `${format.time(programme?.startDate ?? from)} – ${format.time(programme?.endDate ?? to)}`;
  const cell = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (focused && holds.current) cell.current?.focus({ preventScroll: true });
  }, [focused, holds]);
  const first = Math.floor((from - origin) / COLUMN);
  const width = ((to - from) / HOUR) * hour;
  const end = Math.max(first + 1, Math.floor((to - origin) / COLUMN));
  return (
    <div
      ref={cell}
      role="gridcell"
      aria-colindex={first + 2}
      aria-colspan={end - first}
      aria-haspopup={kind === 'programme' ? 'dialog' : undefined}
      aria-current={kind === 'programme' && phase === 'running' ? 'time' : undefined}
      aria-busy={kind === 'loading' || undefined}
      aria-label={kind === 'gap' ? t('guideGapName', { from: format.time(from), to: format.time(to) }) : undefined}
      tabIndex={focused ? 0 : -1}
      className={styles['cell']}
      data-cell={from}
      data-row={row}
      data-kind={kind}
      data-phase={phase}
      data-slim={width < SLIM || undefined}
      data-short={width < SHORT || undefined}
      data-long={width > LONG || undefined}
      title={kind === 'programme' && width < SHORT ? `${title} ${span}` : undefined}
      style={{ '--at': `${((from - origin) / HOUR) * hour}px`, inlineSize: Math.max(1, width - BETWEEN) } as CSSProperties}
    >
      <span className={styles['words']}>
        <span className={styles['title']}>{title}</span>
        {kind !== 'gap' && (
          <>
            {' '}
            <br />
            <span className={styles['times']}>{span}</span>
          </>
        )}
      </span>
    </div>
  );
});
