/** Playback statistics for viewers and support staff. */
import { makeAutoObservable } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useFormat, useText } from 'proscenium/i18n';
import {
  clock as clockToken,
  useService,
  type Activate,
  type PlaybackFigures,
  type PlaybackSessionView,
  type PlayerPartProps,
} from 'proscenium/sdk';
import { figureRows } from './figureRows';
import type { PlayerStatsOptions } from './options.generated';
import styles from './StatsPanel.module.css';

/** Whether the stats panel is open. */
class PanelSwitch {
  open = false;

  constructor() {
    makeAutoObservable(this);
  }

  toggle(): void {
    this.open = !this.open;
  }
}

/** As shown on the button and in the panel. */
const shortcut = 'Shift+D';

interface StatsControlProps extends Pick<PlayerPartProps, 'Control'> {
  readonly panel: PanelSwitch;
}

/** Button that toggles the panel. */
const StatsControl = observer(function StatsControl({ panel, Control }: StatsControlProps) {
  const t = useText();
  return (
    <Control
      label={t('statsTitle')}
      shortcut={shortcut}
      pressed={panel.open}
      onPress={() => panel.toggle()}
      icon={<PulseIcon />}
    />
  );
});

function PulseIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M3 12.5h3.6l2.6-7 4.6 13 2.6-6H21" />
    </svg>
  );
}

/** Polling interval in milliseconds. */
export const POLL_INTERVAL_MS = 1000;

/** Polls playback statistics once a second while shown. */
function useFigures(playbackSession: PlaybackSessionView): PlaybackFigures | null {
  const clock = useService(clockToken);
  const [figures, setFigures] = useState(() => playbackSession.figures());
  useEffect(() => {
    let cancel = (): void => undefined;
    const look = (): void => {
      setFigures(playbackSession.figures());
      cancel = clock.after(POLL_INTERVAL_MS, look);
    };
    look();
    return () => cancel();
  }, [clock, playbackSession]);
  return figures;
}

interface StatsPanelProps {
  readonly panel: PanelSwitch;
  readonly playbackSession: PlaybackSessionView;
}

/** Playback statistics over the picture. Renders and measures nothing while closed. */
export const StatsPanel = observer(function StatsPanel({ panel, playbackSession }: StatsPanelProps) {
  return panel.open ? <Measurements playbackSession={playbackSession} /> : null;
});

const Measurements = observer(function Measurements({
  playbackSession,
}: Pick<StatsPanelProps, 'playbackSession'>) {
  const t = useText();
  const format = useFormat();
  const figures = useFigures(playbackSession);
  return (
    <section className={styles['panel']} aria-label={t('statsTitle')}>
      <h2 className={styles['title']}>{t('statsTitle')}</h2>
      <dl className={styles['figures']}>
        {figureRows(figures, {
          live: playbackSession.live,
          number: (value, options) => format.number(value, options),
        }).map(({ name, value }) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value === null ? t('statsUnknown') : <bdi>{value}</bdi>}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['note']}>{t('statsShortcut', { keys: shortcut })}</p>
    </section>
  );
});

export default (({ options: { control } }) => {
  // One per visit: somebody investigating a problem wants the panel to stay open from film to film.
  const panel = new PanelSwitch();
  return {
    views: {
      overlay: ({ playbackSession }) => <StatsPanel panel={panel} playbackSession={playbackSession} />,
      ...(control ? { control: ({ Control }) => <StatsControl panel={panel} Control={Control} /> } : {}),
    },
    // Escape is bound only while the panel is open.
    get keys() {
      return { [shortcut]: () => panel.toggle(), ...(panel.open ? { Escape: () => panel.toggle() } : {}) };
    },
  };
}) satisfies Activate<'player-part', PlayerStatsOptions>;
