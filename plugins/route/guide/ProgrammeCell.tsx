/**
 * A guide cell: a programme, a gap, or a loading range. Positioned by arithmetic; its text stays visible
 * while any of it is.
 */
import { memo, useLayoutEffect, useRef, type RefObject } from 'react';
import { useFormat, useText } from 'proscenium/i18n';
import { type Programme, ONE_HOUR } from 'proscenium/sdk';
import { COLUMN_MS } from './timeline';
import styles from './GuideGrid.module.css';

export interface ProgrammeCellProps {
  readonly kind: 'programme' | 'gap' | 'loading';
  readonly programme: Programme | null;
  readonly phase: 'over' | 'running' | 'coming';
  readonly from: number;
  readonly to: number;
  /** Start of the guide's span. */
  readonly origin: number;
  /** Pixels per hour, and width of the channel column. */
  readonly hour: number;
  readonly channels: number;
  /** Its start may be scrolled out of view. */
  readonly cut: boolean;
  readonly focused: boolean;
  readonly holds: RefObject<boolean>;
}

/** Gap between cells in pixels. */
const GAP_PX = 3;
/** Pixels: below these widths a cell shows no text, its title from top to bottom, and its title without the times. */
const TEXT_MIN_WIDTH_PX = 14;
const LINE_MIN_WIDTH_PX = 60;
const TIMES_MIN_WIDTH_PX = 130;
/**
 * A longer cell keeps its text visible while partly scrolled out; only such cells, since each costs time in
 * every frame.
 */
const STICKY_TEXT_MIN_WIDTH_PX = 180;

export const ProgrammeCell = memo(function ProgrammeCell({
  kind,
  programme,
  phase,
  from,
  to,
  origin,
  hour,
  channels,
  cut,
  focused,
  holds,
}: ProgrammeCellProps) {
  const t = useText();
  const format = useFormat();
  const title = programme?.title ?? t(kind === 'gap' ? 'guideNothing' : 'guideWaiting');
  // Same format in every language; computed hundreds of times while scrolling.
  const span = `${format.time(programme?.startDate ?? from)} – ${format.time(programme?.endDate ?? to)}`;
  const cell = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (focused && holds.current) cell.current?.focus({ preventScroll: true });
  }, [focused, holds]);
  const first = Math.floor((from - origin) / COLUMN_MS);
  const width = ((to - from) / ONE_HOUR) * hour;
  const end = Math.max(first + 1, Math.floor((to - origin) / COLUMN_MS));
  const at = ((from - origin) / ONE_HOUR) * hour;
  const hasText = width >= TEXT_MIN_WIDTH_PX && !(kind === 'gap' && width < TIMES_MIN_WIDTH_PX);
  const hasTimes = kind !== 'gap' && width >= TIMES_MIN_WIDTH_PX;
  const fit = hasTimes || kind === 'gap' ? undefined : width < LINE_MIN_WIDTH_PX ? 'slim' : 'narrow';
  const staysInSight = cut && width > STICKY_TEXT_MIN_WIDTH_PX;
  const place = {
    insetInlineStart: channels + at,
    inlineSize: Math.max(1, width - GAP_PX),
    ...(staysInSight && { '--at': `${at}px` }),
  };
  return (
    <div
      ref={cell}
      role="gridcell"
      aria-colindex={first + 2}
      aria-colspan={end - first}
      aria-haspopup={kind === 'programme' ? 'dialog' : undefined}
      aria-current={kind === 'programme' && phase === 'running' ? 'time' : undefined}
      aria-busy={kind === 'loading' || undefined}
      aria-label={
        kind === 'gap'
          ? t('guideGapName', { from: format.time(from), to: format.time(to) })
          : hasTimes
            ? undefined
            : `${title} ${span}`
      }
      tabIndex={focused ? 0 : -1}
      className={styles['cell']}
      data-cell={from}
      data-kind={kind}
      data-phase={phase}
      data-fit={fit}
      data-cut={staysInSight || undefined}
      title={kind === 'programme' && !hasTimes ? `${title} ${span}` : undefined}
      style={place}
    >
      {hasText && (
        <span className={styles['words']}>
          <b>{title}</b>
          {hasTimes && (
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
