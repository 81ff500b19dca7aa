/** What the page shows while a device plays the content: its name, the position there, and the way back. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useFormat, useText } from 'proscenium/i18n';
import type { PlaybackSessionView, PlayerPartProps } from 'proscenium/sdk';
import { VisuallyHidden } from 'proscenium/ui';
import type { CastedSession } from './CastedSession';
import { CastIcon } from './CastIcon';
import styles from './CastPanel.module.css';
import type { CastSender } from './CastSender';

export interface CastPanelProps extends Pick<PlayerPartProps, 'Action'> {
  readonly casted: CastedSession;
  readonly sender: CastSender;
  readonly session: PlaybackSessionView;
}

/** Renders nothing visible while the page plays the content itself; stays mounted as long as the content. */
export const CastPanel = observer(function CastPanel({ casted, sender, session, Action }: CastPanelProps) {
  const t = useText();
  useEffect(() => casted.follow(), [casted]);
  const { device } = sender;
  const status = !casted.isCasting ? '' : t(casted.hasFailed ? 'castFailed' : 'castOn', { device });
  return (
    <>
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
      {casted.isCasting && (
        <section className={styles['stage']} aria-label={t('castRegion')}>
          <CastIcon isOn={!casted.hasFailed} className={styles['icon']} />
          <p className={styles['text']}>
            <bdi>{status}</bdi>
          </p>
          {!casted.hasFailed && !session.live && sender.duration > 0 && <Timeline sender={sender} />}
          <Action label={t('castStop')} onPress={() => sender.stop()} />
        </section>
      )}
    </>
  );
});

/** The position on the device. A drag seeks once, at its end. */
const Timeline = observer(function Timeline({ sender }: Pick<CastPanelProps, 'sender'>) {
  const t = useText();
  const format = useFormat();
  const [dragged, setDragged] = useState<number | null>(null);
  const position = dragged ?? sender.position;
  const seek = (): void => {
    if (dragged !== null) sender.seek(dragged);
    setDragged(null);
  };
  return (
    <div className={styles['time']} dir="ltr">
      <span aria-hidden="true">{format.playbackTime(position)}</span>
      <input
        type="range"
        className={styles['line']}
        aria-label={t('castTimeline', { device: sender.device })}
        aria-valuetext={format.playbackTime(position)}
        min={0}
        max={Math.floor(sender.duration)}
        step={1}
        value={Math.floor(position)}
        onChange={({ target }) => setDragged(target.valueAsNumber)}
        onPointerUp={seek}
        onKeyUp={seek}
        onBlur={seek}
      />
      <span aria-hidden="true">{format.playbackTime(sender.duration)}</span>
    </div>
  );
});
