/** Playback statistics over the picture. */
import { observer } from 'mobx-react-lite';
import { useFormat, useText } from '../../../core/i18n';
import type { PlaybackSessionView } from '../../../core/sdk';
import { figureRows } from './figureRows';
import type { PanelSwitch } from './PanelSwitch';
import { shortcut } from './StatsControl';
import styles from './StatsPanel.module.css';
import { useFigures } from './useFigures';

export interface StatsPanelProps {
  readonly panel: PanelSwitch;
  readonly playbackSession: PlaybackSessionView;
}

/** Renders and measures nothing while closed. */
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
