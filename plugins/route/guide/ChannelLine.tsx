/**
 * A channel's line: sticky name and its programmes. Memoised: renders when scheduled, when time passes, or
 * when focus enters or leaves.
 */
import { memo, type RefObject } from 'react';
import { useText } from 'proscenium/i18n';
import { ChannelLabel } from './ChannelLabel';
import type { DrawnLine } from './drawnLines';
import styles from './GuideGrid.module.css';
import { cellAt, cellsIn, type Cell } from './programmeCells';
import { ProgrammeCell } from './ProgrammeCell';
import { cutUntil, type Span } from './timeline';
import { ROW_HEIGHT_PX } from './useGridView';

export interface ChannelLineProps {
  readonly row: number;
  readonly line: DrawnLine;
  readonly span: Span;
  /** Pixels. */
  readonly hour: number;
  /** Width of the channel column in pixels. */
  readonly channels: number;
  readonly now: number;
  /** Time of the focusable cell (roving tabindex), when it is in this line. */
  readonly focused: number | null;
  readonly holds: RefObject<boolean>;
}

export const ChannelLine = memo(function ChannelLine({
  row,
  line: { channel, known, times },
  span,
  hour,
  channels,
  now,
  focused,
  holds,
}: ChannelLineProps) {
  const t = useText();
  const cells = withFocused(cellsIn(known, span, times), focused, () => cellAt(known, span, focused ?? now));
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className={styles['line']}
      data-line={row}
      style={{ insetBlockStart: row * ROW_HEIGHT_PX }}
    >
      <div role="rowheader" aria-colindex={1} className={styles['channel']}>
        {channel === undefined ? (
          <span className={styles['unknown']} aria-label={t('guideWaiting')} role="img" />
        ) : (
          <ChannelLabel channel={channel} />
        )}
      </div>
      {cells.map((cell) => (
        <ProgrammeCell
          key={cell.from}
          kind={cell.kind}
          programme={cell.kind === 'programme' ? cell.programme : null}
          phase={cell.to <= now ? 'over' : cell.from <= now ? 'running' : 'coming'}
          from={cell.from}
          to={cell.to}
          origin={span.from}
          hour={hour}
          channels={channels}
          cut={cell.from < cutUntil(times)}
          focused={focused !== null && cell.from <= focused && focused < cell.to}
          holds={holds}
        />
      ))}
    </div>
  );
});

/** The focused cell is rendered even when out of view, so that focus is not lost. */
function withFocused(cells: readonly Cell[], focused: number | null, find: () => Cell): readonly Cell[] {
  if (focused === null || cells.some(({ from, to }) => from <= focused && focused < to)) return cells;
  const cell = find();
  return cells.some(({ from }) => from === cell.from)
    ? cells
    : [...cells, cell].sort((one, other) => one.from - other.from);
}
