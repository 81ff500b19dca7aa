/** A cell of the guide: a programme, a gap, or a stretch that is on its way. Its place is arithmetic; its words stay in sight while any of it is. */
import { memo, useLayoutEffect, useRef, type RefObject } from 'react';
import { useFormat, useText } from '../../../core/i18n';
import type { Programme } from '../../../core/sdk';
import { ONE_HOUR } from '../../../core/sdk/constants';
import { COLUMN } from './timeline';
import styles from './GuideGrid.module.css';

export interface ProgrammeCellProps {
  readonly kind: 'programme' | 'gap' | 'loading';
  readonly programme: Programme | null;
  readonly phase: 'over' | 'running' | 'coming';
  readonly from: number;
  readonly to: number;
  /** Where the guide begins. */
  readonly origin: number;
  /** Pixels: of an hour, and of the column of channels. */
  readonly hour: number;
  readonly channels: number;
  /** Its beginning may be scrolled out of sight. */
  readonly cut: boolean;
  readonly focused: boolean;
  readonly holds: RefObject<boolean>;
}

/** Pixels between two cells. */
const BETWEEN = 3;
/** Pixels: below these a cell has no room for its words, or not for all of them. */
const SLIM = 44;
const SHORT = 130;
/** One that is longer keeps its words in sight while it is scrolled out; only that one, since each such cell has its price in every frame. */
const LONG = 180;

export const ProgrammeCell = memo(function ProgrammeCell({ kind, programme, phase, from, to, origin, hour, channels, cut, focused, holds }: ProgrammeCellProps) {
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
  const width = ((to - from) / ONE_HOUR) * hour;
  const end = Math.max(first + 1, Math.floor((to - origin) / COLUMN));
  const at = ((from - origin) / ONE_HOUR) * hour;
  const isSlim = width < SLIM;
  const staysInSight = cut && width > LONG;
  const place = { insetInlineStart: channels + at, inlineSize: Math.max(1, width - BETWEEN), ...(staysInSight && { '--at': `${at}px` }) };
  return (
    <div
      ref={cell}
      role="gridcell"
      aria-colindex={first + 2}
      aria-colspan={end - first}
      aria-haspopup={kind === 'programme' ? 'dialog' : undefined}
      aria-current={kind === 'programme' && phase === 'running' ? 'time' : undefined}
      aria-busy={kind === 'loading' || undefined}
      aria-label={kind === 'gap' ? t('guideGapName', { from: format.time(from), to: format.time(to) }) : isSlim ? `${title} ${span}` : undefined}
      tabIndex={focused ? 0 : -1}
      className={styles['cell']}
      data-cell={from}
      data-kind={kind}
      data-phase={phase}
      data-cut={staysInSight || undefined}
      title={kind === 'programme' && width < SHORT ? `${title} ${span}` : undefined}
      style={place}
    >
      {!isSlim && !(kind === 'gap' && width < SHORT) && (
        <span className={styles['words']}>
          <b>{title}</b>
          {kind !== 'gap' && (
            <>
              {' '}
              <br />
              {span}
            </>
          )}
        </span>
      )}
    </div>
  );
});
