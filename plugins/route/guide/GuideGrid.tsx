/** Grid of channels by time: one scroller in both directions, virtualised (LIV-035). */
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useRef, type CSSProperties, type MouseEvent } from 'react';
import { useDirection, useText } from 'proscenium/i18n';
import { PROGRESS_REFRESH, ONE_HOUR, useNow, useRememberedState } from 'proscenium/sdk';
import { ChannelLine } from './ChannelLine';
import type { DrawnLines } from './drawnLines';
import { filterChannels } from './guideChannels';
import styles from './GuideGrid.module.css';
import type { GuideStore } from './GuideStore';
import { GuideTools } from './GuideTools';
import { unknown } from './KnownProgrammes';
import type { OpenedProgramme } from './ProgrammePanel';
import { TimeHead } from './TimeHead';
import { COLUMN_MS, drawnRows, drawnTimes, type Span, type TimeRange } from './timeline';
import { useDrawnLines } from './useDrawnLines';
import { useGridFocus, type GridFocus } from './useGridFocus';
import { HEAD_HEIGHT_PX, ROW_HEIGHT_PX, useGridView, type GridSight } from './useGridView';

const SKELETON_LINES = 12;
/** Pixels: a short guide is only as high as its channels plus a scroll bar. */
const SCROLL_BAR_PX = 18;

export interface GuideGridProps {
  readonly store: GuideStore;
  readonly onOpen: (opened: OpenedProgramme) => void;
}

export const GuideGrid = observer(function GuideGrid({ store, onOpen }: GuideGridProps) {
  const t = useText();
  const direction = useDirection();
  const now = useNow(PROGRESS_REFRESH);
  const [words, setWords] = useRememberedState('guide words', '');
  const channels = useMemo(() => filterChannels(store.channels, words), [store.channels, words]);
  const known = words === '' ? store.count : channels.length;
  // Skeleton lines while loading.
  const count = store.loading ? SKELETON_LINES : known;
  const { span, programmes } = store;

  const follow = useRef<GridFocus['follow'] | null>(null);
  const show = useCallback(
    (sight: GridSight) => {
      const only =
        words === ''
          ? undefined
          : new Set(channels.slice(sight.rows.from, sight.rows.to).map(({ id }) => id));
      store.show({ ...sight, only });
      follow.current?.(sight);
    },
    [store, channels, words],
  );
  const scroll = useGridView(span, { direction, onSight: show });
  const { scroller, measure, view, sight } = scroll;
  const lineAt = useCallback(
    (row: number, times: TimeRange) => ({
      channel: channels[row],
      known: channels[row] === undefined ? unknown : programmes.of(channels[row].id),
      times,
    }),
    [channels, programmes],
  );
  const wanted = useCallback(() => {
    const seen = sight();
    const times = drawnTimes(span, seen.times);
    return { rows: drawnRows(count, seen.rows), seen: seen.rows, line: (row: number) => lineAt(row, times) };
  }, [sight, span, count, lineAt]);
  const revision = useCallback(() => programmes.revision, [programmes]);
  const { lines, follow: followLines } = useDrawnLines({
    scroller,
    wanted,
    revision,
    subject: store.loading ? null : words,
  });
  const open = useCallback(
    (row: number, time: number) => {
      const channel = channels[row];
      const programme =
        channel &&
        programmes
          .of(channel.id)
          .programmes.find(({ startDate, endDate }) => startDate <= time && time < endDate);
      if (channel !== undefined && programme !== undefined) onOpen({ channel, programme });
    },
    [channels, programmes, onOpen],
  );
  const focus = useGridFocus({ store, channels, count, direction, scroll, open });
  useEffect(() => {
    follow.current = focus.follow;
  });
  // A new search changes the visible channels.
  useEffect(() => {
    if (words !== '') show(sight());
  }, [show, sight, words]);

  const filter = (next: string) => {
    setWords(next);
    if (next !== '') store.wantAll();
    scroll.scrollToRow(0);
  };
  const press = (click: MouseEvent<HTMLElement>) => {
    const cell = (click.target as Element).closest<HTMLElement>('[data-cell]');
    const line = cell?.closest<HTMLElement>('[data-line]');
    if (cell === null || line == null) return;
    const [row, time] = [Number(line.dataset['line']), Number(cell.dataset['cell'])];
    focus.moveTo({ row, time });
    open(row, time);
  };

  const move = () => {
    scroll.onScroll();
    followLines();
  };
  const width = ((span.to - span.from) / ONE_HOUR) * measure.hour;
  return (
    <>
      <GuideTools span={span} view={view} now={now} words={words} onWords={filter} scroll={scroll} />
      <div
        className={styles['frame']}
        style={
          {
            '--hour': `${measure.hour}px`,
            '--channels': `${measure.channels}px`,
            '--row': `${ROW_HEIGHT_PX}px`,
            '--head': `${HEAD_HEIGHT_PX}px`,
            maxBlockSize: count === 0 ? undefined : HEAD_HEIGHT_PX + count * ROW_HEIGHT_PX + SCROLL_BAR_PX,
          } as CSSProperties
        }
      >
        <div
          ref={scroller}
          role="grid"
          className={styles['scroller']}
          aria-label={t('guidePage')}
          aria-rowcount={store.loading ? -1 : count + 1}
          aria-colcount={Math.round((span.to - span.from) / COLUMN_MS) + 1}
          aria-busy={store.loading || undefined}
          onScroll={move}
          onClick={press}
          onKeyDown={focus.onKeyDown}
        >
          <div
            role="presentation"
            className={styles['sheet']}
            style={{ inlineSize: measure.channels + width }}
          >
            <TimeHead span={span} times={view.times} day={view.day} now={now} hour={measure.hour} />
            <div role="rowgroup" className={styles['lines']} style={{ blockSize: count * ROW_HEIGHT_PX }}>
              {rowsOf(lines, focus.place.row, count).map((row) => (
                <ChannelLine
                  key={row}
                  row={row}
                  line={lines.get(row) ?? lineAt(row, view.times)}
                  span={span}
                  hour={measure.hour}
                  channels={measure.channels}
                  now={now}
                  focused={focus.place.row === row ? focus.place.time : null}
                  holds={focus.holds}
                />
              ))}
              <NowLine span={span} now={now} hour={measure.hour} />
            </div>
          </div>
        </div>
        {count === 0 && words !== '' && (
          <p role="status" className={styles['nothing']}>
            {store.whole ? t('guideNoMatch', { words }) : t('guideLoading')}
          </p>
        )}
      </div>
    </>
  );
});

/** Rendered rows; the focused one is included even when out of view, so that focus is not lost. */
function rowsOf(lines: DrawnLines, focused: number, count: number): readonly number[] {
  return [...new Set(lines.keys()).add(focused)]
    .filter((row) => row < count)
    .toSorted((one, other) => one - other);
}

/** Current-time line across all channels; moves on while shown (LIV-035). */
function NowLine({ span, now, hour }: { readonly span: Span; readonly now: number; readonly hour: number }) {
  return (
    <div
      aria-hidden="true"
      className={styles['now']}
      style={{ insetInlineStart: `calc(var(--channels) + ${((now - span.from) / ONE_HOUR) * hour}px)` }}
    />
  );
}
