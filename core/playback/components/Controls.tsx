/** The control bars of the player: title and back button above, time line and buttons below. */
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useFormat, useText } from '../../i18n/hooks';
import type { PlaybackSession } from '../PlaybackSession';
import { chapterAt } from '../rules/annotations';
import { SEEK_STEP } from '../rules/playerKeys';
import { ControlButton } from './ControlButton';
import styles from './Controls.module.css';
import {
  AudioIcon,
  BackIcon,
  BackTenIcon,
  CastIcon,
  CloseIcon,
  ForwardTenIcon,
  FullscreenIcon,
  LeaveFullscreenIcon,
  PauseIcon,
  PictureInPictureIcon,
  PlayIcon,
  QualityIcon,
  ReplayIcon,
  SettingsIcon,
  SpeedIcon,
  SubtitlesIcon,
} from './icons';
import { PlayerMenu } from './PlayerMenu';
import { captionMenus, type MenuKind, playerMenus } from './playerMenus';
import { SeekBar } from './SeekBar';
import { VolumeControl } from './VolumeControl';

interface CastButtonProps {
  readonly playbackSession: PlaybackSession;
  readonly hint?: 'above' | 'below';
}

const labels = {
  offered: 'playerCast',
  connecting: 'playerCastConnecting',
  connected: 'playerCastStop',
} as const;

/** Starts and stops casting; shown only while the browser has found a cast target. */
const CastButton = observer(function CastButton({
  playbackSession: { place },
  hint = 'above',
}: CastButtonProps) {
  const t = useText();
  if (place.castState === 'none') return null;
  return (
    <ControlButton
      label={t(labels[place.castState])}
      icon={<CastIcon on={place.castState === 'connected'} />}
      aria-busy={place.castState === 'connecting' || undefined}
      onClick={() => place.cast()}
      hint={hint}
    />
  );
});

export interface ControlsProps {
  readonly playbackSession: PlaybackSession;
  readonly title: string;
  readonly subtitle: string | null;
  readonly shown: boolean;
  /** Narrow player: the transport buttons are over the picture, and one menu holds all settings. */
  readonly compact: boolean;
  /** Inline player: closed rather than left by a back button. */
  readonly inPlace: boolean;
  readonly onBack: (() => void) | null;
  readonly onFullscreen: () => void;
  readonly onMenu: (open: boolean) => void;
  /** Controls of plugins. */
  readonly parts?: ReactNode;
}

const menuIcons: Readonly<Record<MenuKind, ReactNode>> = {
  speed: <SpeedIcon />,
  audio: <AudioIcon />,
  subtitles: <SubtitlesIcon />,
  quality: <QualityIcon />,
};

export const Controls = observer(function Controls({
  playbackSession,
  title,
  subtitle,
  shown,
  compact,
  inPlace,
  onBack,
  onFullscreen,
  onMenu,
  parts,
}: ControlsProps) {
  const t = useText();
  const { player, media } = playbackSession;
  const { state } = player;
  // During an ad break there is no time line to seek on and nothing to choose.
  const held = playbackSession.adBreaks.current !== null;
  const isShowing = playbackSession.state.status === 'showing' || held;
  const chapter = held ? null : chapterAt(media.annotations, state.position);

  return (
    <div className={styles['controls']} data-shown={shown || undefined} data-compact={compact || undefined}>
      <header className={styles['top']}>
        {onBack !== null && (
          <ControlButton
            label={t(inPlace ? 'playerClose' : 'goBack')}
            icon={inPlace ? <CloseIcon /> : <BackIcon />}
            onClick={onBack}
            hint="below"
          />
        )}
        <div className={styles['titles']}>
          <p className={styles['title']}>{title}</p>
          {(chapter ?? subtitle) !== null && <p className={styles['subtitle']}>{chapter ?? subtitle}</p>}
        </div>
        {compact && isShowing && !held && parts}
        {compact && isShowing && !held && <CastButton playbackSession={playbackSession} hint="below" />}
        {compact && isShowing && !held && <Menus playbackSession={playbackSession} compact onMenu={onMenu} />}
      </header>
      {compact && isShowing && (
        <div className={styles['middle']} dir="ltr">
          <Transport playbackSession={playbackSession} large />
        </div>
      )}
      {isShowing && (
        <div className={styles['bottom']} role="group" aria-label={t('playerControls')}>
          {!held && <SeekBar playbackSession={playbackSession} />}
          <div className={styles['row']}>
            {!compact && (
              <div className={styles['transport']} dir="ltr">
                <Transport playbackSession={playbackSession} large={false} />
              </div>
            )}
            <VolumeControl playbackSession={playbackSession} slider={!compact} />
            {!held && <TimeShown playbackSession={playbackSession} />}
            <span className={styles['space']} />
            {!compact && !held && parts}
            {!compact && !held && <Menus playbackSession={playbackSession} compact={false} onMenu={onMenu} />}
            {!compact && !held && <CastButton playbackSession={playbackSession} />}
            {playbackSession.place.canPictureInPicture && !compact && !held && (
              <ControlButton
                label={t('playerPictureInPicture')}
                shortcut="P"
                icon={<PictureInPictureIcon />}
                onClick={() => playbackSession.place.togglePictureInPicture()}
              />
            )}
            <ControlButton
              label={state.fullscreen ? t('playerLeaveFullscreen') : t('playerFullscreen')}
              shortcut="F"
              icon={state.fullscreen ? <LeaveFullscreenIcon /> : <FullscreenIcon />}
              onClick={onFullscreen}
            />
          </div>
        </div>
      )}
    </div>
  );
});

/** Back, play or pause, forward; in this order in every language, since the time line runs left to right (LOC-012). */
const Transport = observer(function Transport({
  playbackSession,
  large,
}: {
  readonly playbackSession: PlaybackSession;
  readonly large: boolean;
}) {
  const t = useText();
  const { plays: isPlaying } = playbackSession.transport;
  const held = playbackSession.adBreaks.current !== null;
  const videoEnded = playbackSession.player.state.videoEnded && !held;
  const [label, StateIcon] = videoEnded
    ? [t('playerReplay'), ReplayIcon]
    : isPlaying
      ? [t('playerPause'), PauseIcon]
      : [t('playerPlay'), PlayIcon];
  const jump = (seconds: number) => (
    <ControlButton
      label={t(seconds < 0 ? 'playerRewind' : 'playerForward', { seconds: SEEK_STEP })}
      shortcut={seconds < 0 ? 'J' : 'L'}
      icon={seconds < 0 ? <BackTenIcon /> : <ForwardTenIcon />}
      onClick={() => playbackSession.transport.seekBy(seconds)}
    />
  );
  const play = (
    <ControlButton
      label={label}
      shortcut="K"
      icon={<StateIcon />}
      large={large}
      onClick={() => playbackSession.transport.togglePlay()}
    />
  );
  if (!playbackSession.media.canSeek || held) return play;
  return large ? (
    <>
      {jump(-SEEK_STEP)}
      {play}
      {jump(SEEK_STEP)}
    </>
  ) : (
    <>
      {play}
      {jump(-SEEK_STEP)}
      {jump(SEEK_STEP)}
    </>
  );
});

/** Position and duration; or the delay behind the live edge, with a button to go there. */
const TimeShown = observer(function TimeShown({
  playbackSession,
}: {
  readonly playbackSession: PlaybackSession;
}) {
  const t = useText();
  const format = useFormat();
  const { media, player } = playbackSession;
  if (!media.isLive) {
    return (
      <p className={styles['time']} dir="ltr" aria-hidden="true">
        {format.playbackTime(player.state.position)} <span>/ {format.playbackTime(media.range.end)}</span>
      </p>
    );
  }
  if (!media.isPlaced) return null;
  if (media.atLiveEdge) {
    return <p className={styles['live']}>{t('playerLive')}</p>;
  }
  return (
    <div className={styles['behind']}>
      <p className={styles['time']} dir="ltr" aria-hidden="true">
        −{format.playbackTime(media.behindLive)}
      </p>
      <button
        type="button"
        className={styles['goToLive']}
        onClick={() => playbackSession.transport.goToLive()}
      >
        {t('playerGoToLive')}
      </button>
    </div>
  );
});

const Menus = observer(function Menus({
  playbackSession,
  compact,
  onMenu,
}: Pick<ControlsProps, 'playbackSession' | 'compact' | 'onMenu'>) {
  const t = useText();
  const [open, setOpen] = useState<MenuKind | 'all' | null>(null);
  const menus = playerMenus(playbackSession, t);
  const looks = captionMenus(playbackSession, t);
  const toggle = (kind: MenuKind | 'all') => (opened: boolean) => {
    setOpen(opened ? kind : null);
    onMenu(opened);
  };
  const there = (['speed', 'audio', 'subtitles', 'quality'] as const).flatMap((kind) => {
    const group = menus[kind];
    return group === undefined ? [] : [{ kind, group }];
  });
  if (there.length === 0) return null;
  if (compact) {
    const groups = [menus.subtitles, ...looks, menus.audio, menus.quality, menus.speed].filter(
      (group) => group !== undefined,
    );
    return (
      <PlayerMenu
        label={t('playerSettings')}
        icon={<SettingsIcon />}
        groups={groups}
        open={open === 'all'}
        onToggle={toggle('all')}
        sheet
      />
    );
  }
  return there.map(({ kind, group }) => (
    <PlayerMenu
      key={kind}
      label={group.title}
      icon={menuIcons[kind]}
      groups={kind === 'subtitles' ? [group, ...looks] : [group]}
      open={open === kind}
      onToggle={toggle(kind)}
    />
  ));
});
