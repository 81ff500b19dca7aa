/** The guide on narrow screens: one channel's day at a time, starting at now. */
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef } from 'react';
import { useFormat, useText } from 'proscenium/i18n';
import {
  PROGRESS_REFRESH,
  clock,
  elapsedShare,
  useNow,
  useRememberedState,
  useService,
} from 'proscenium/sdk';
import { Icon } from 'proscenium/ui';
import { ChannelFilter } from './ChannelFilter';
import { ChannelStrip } from './ChannelStrip';
import { DayPicker } from './DayPicker';
import { filterChannels } from './guideChannels';
import styles from './GuideList.module.css';
import type { GuideStore } from './GuideStore';
import { cellsIn, type Cell } from './programmeCells';
import type { OpenedProgramme } from './ProgrammePanel';
import { dayAt } from './timeline';
import { useEpisodeName } from './useGuideNames';

export interface GuideListProps {
  readonly store: GuideStore;
  readonly onOpen: (opened: OpenedProgramme) => void;
}

export const GuideList = observer(function GuideList({ store, onOpen }: GuideListProps) {
  const t = useText();
  const time = useService(clock);
  const now = useNow(PROGRESS_REFRESH);
  const { span } = store;
  const [day, setDay] = useRememberedState('guide day', dayAt(span, time.now()));
  const [chosen, setChosen] = useRememberedState<string | null>('guide channel', null);
  const [words, setWords] = useRememberedState('guide words', '');
  const channels = useMemo(() => filterChannels(store.channels, words), [store.channels, words]);
  const channel = channels.find(({ id }) => id === chosen) ?? channels[0];
  const times = useMemo(
    () => ({ from: span.days[day] ?? span.from, to: span.days[day + 1] ?? span.to }),
    [span, day],
  );
  useEffect(() => {
    if (channel !== undefined) store.showDay(channel.id, times);
  }, [store, channel, times]);

  const filter = (next: string) => {
    setWords(next);
    if (next !== '') store.wantAll();
  };
  const isToday = times.from <= now && now < times.to;
  return (
    <div className={styles['list']}>
      <ChannelFilter words={words} onWords={filter} />
      <ChannelStrip
        channels={channels}
        waiting={channels.length === 0 && (words === '' || !store.whole)}
        chosen={channel?.id ?? null}
        onChoose={setChosen}
        onEnd={() =>
          store.show({ rows: { from: 0, to: store.channels.length + 1 }, times: { from: now, to: now + 1 } })
        }
      />
      <DayPicker span={span} day={day} now={now} onDay={setDay} />
      {channel === undefined && words !== '' && (
        <p role="status">{store.whole ? t('guideNoMatch', { words }) : t('guideLoading')}</p>
      )}
      {channel !== undefined && (
        <DayOf
          key={`${channel.id} ${day}`}
          day={`${channel.id} ${day}`}
          name={channel.name}
          patchy={store.incomplete}
          cells={cellsIn(store.programmes.of(channel.id), span, times)}
          now={now}
          toNow={isToday}
          onOpen={(programme) => onOpen({ channel, programme })}
        />
      )}
    </div>
  );
});

interface DayOfProps {
  /** Identifies a day of a channel. */
  readonly day: string;
  readonly name: string;
  readonly cells: readonly Cell[];
  /** Part of it failed to load: the rest is shown around the gaps. */
  readonly patchy: boolean;
  readonly now: number;
  /** Today: the running programme is scrolled to the top, past ones are above it. */
  readonly toNow: boolean;
  readonly onOpen: (programme: OpenedProgramme['programme']) => void;
}

function DayOf({ day, name, cells, patchy, now, toNow, onOpen }: DayOfProps) {
  const t = useText();
  const [earlier, setEarlier] = useRememberedState(`guide earlier ${day}`, !toNow);
  const list = useRef<HTMLOListElement>(null);
  const over = cells.filter(({ to }) => to <= now);
  const asked = earlier ? cells : cells.filter(({ to }) => to > now);
  // Extends at its end only: anything below a loading segment would shift when it arrives.
  const awaited = patchy ? -1 : asked.findIndex(({ kind }) => kind === 'loading');
  const shown = awaited === -1 ? asked : asked.slice(0, awaited + 1);
  if (cells.every(({ kind }) => kind === 'gap'))
    return <p className={styles['empty']}>{t('guideDayNothing', { channel: name })}</p>;
  return (
    <>
      {!earlier && over.some(({ kind }) => kind !== 'gap') && (
        <button
          type="button"
          className={styles['earlier']}
          onClick={() => {
            setEarlier(true);
            list.current?.focus({ preventScroll: true });
          }}
        >
          <Icon name="down" className={styles['up']} />
          {t('guideEarlier')}
        </button>
      )}
      <ol ref={list} className={styles['programmes']} tabIndex={-1} aria-label={name}>
        {shown.map((cell) => (
          <li key={cell.from}>
            <Entry cell={cell} now={now} onOpen={onOpen} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Entry({
  cell,
  now,
  onOpen,
}: {
  readonly cell: Cell;
  readonly now: number;
  readonly onOpen: DayOfProps['onOpen'];
}) {
  const t = useText();
  const format = useFormat();
  const episodeName = useEpisodeName();
  if (cell.kind === 'loading') return <span className={styles['loading']} aria-hidden="true" />;
  if (cell.kind === 'gap')
    return (
      <span className={styles['gap']}>
        <span className={styles['time']}>{format.time(cell.from)}</span>
        {t('guideNothing')}
      </span>
    );
  const { programme } = cell;
  const running = programme.startDate <= now && now < programme.endDate;
  return (
    <button
      type="button"
      className={styles['entry']}
      data-running={running || undefined}
      aria-current={running ? 'time' : undefined}
      onClick={() => onOpen(programme)}
    >
      <span className={styles['time']}>{format.time(programme.startDate)}</span>
      <span className={styles['what']}>
        {running && <span className={styles['onNow']}>{t('guideOnNow')}</span>}
        <span className={styles['title']}>{programme.title}</span>
        {programme.episode && <span className={styles['episode']}>{episodeName(programme.episode)}</span>}
        {running && (
          <span className={styles['elapsed']} aria-hidden="true">
            <span style={{ inlineSize: `${elapsedShare(programme, now) * 100}%` }} />
          </span>
        )}
      </span>
      <Icon name="next" className={styles['open']} />
    </button>
  );
}
