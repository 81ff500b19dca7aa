/** The mute button and the volume slider. */
import { observer } from 'mobx-react-lite';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useText } from '../../i18n/hooks';
import type { PlaybackSession } from '../PlaybackSession';
import { VOLUME_STEP } from '../rules/playerKeys';
import { ControlButton } from './ControlButton';
import { VolumeIcon } from './icons';
import styles from './VolumeControl.module.css';

/** `slider: false` leaves the volume to the hardware keys, as on phones. */
export const VolumeControl = observer(function VolumeControl({
  playbackSession,
  slider,
}: {
  readonly playbackSession: PlaybackSession;
  readonly slider: boolean;
}) {
  const t = useText();
  const bar = useRef<HTMLDivElement>(null);
  const { volume, muted } = playbackSession.player.state;
  const heard = muted ? 0 : volume;

  const set = (event: PointerEvent): void => {
    const { left, width } = bar.current?.getBoundingClientRect() ?? { left: 0, width: 0 };
    if (width > 0) playbackSession.sound.setVolume(Math.round(((event.clientX - left) / width) * 100));
  };
  const press = (event: KeyboardEvent): void => {
    const step: Readonly<Record<string, number>> = {
      ArrowRight: VOLUME_STEP,
      ArrowUp: VOLUME_STEP,
      ArrowLeft: -VOLUME_STEP,
      ArrowDown: -VOLUME_STEP,
    };
    const by = step[event.key];
    const end = event.key === 'Home' ? 0 : event.key === 'End' ? 100 : null;
    if (by === undefined && end === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (by !== undefined) playbackSession.sound.changeVolumeBy(by);
    else if (end !== null) playbackSession.sound.setVolume(end);
  };

  return (
    <div className={styles['control']}>
      <ControlButton
        label={muted ? t('playerUnmute') : t('playerMute')}
        shortcut="M"
        icon={<VolumeIcon level={heard === 0 ? 0 : heard < 50 ? 1 : 2} />}
        onClick={() => playbackSession.sound.toggleMute()}
      />
      {slider && (
        <div
          ref={bar}
          dir="ltr"
          role="slider"
          tabIndex={0}
          aria-label={t('playerVolume')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(heard)}
          aria-valuetext={
            muted ? t('playerVolumeMuted') : t('playerVolumeText', { percent: Math.round(heard) })
          }
          className={styles['bar']}
          onKeyDown={press}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture?.(event.pointerId);
            set(event);
          }}
          onPointerMove={(event) => {
            if (event.buttons === 1) set(event);
          }}
        >
          <div className={styles['track']}>
            <div className={styles['level']} style={{ inlineSize: `${heard}%` }} />
          </div>
          <div className={styles['thumb']} style={{ insetInlineStart: `${heard}%` }} />
        </div>
      )}
    </div>
  );
});
