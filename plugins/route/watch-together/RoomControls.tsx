/** Player controls: the host controls playback for all; each member has their own sound, subtitles and size. */
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ownLanguageName, useText } from 'proscenium/i18n';
import type { EmbeddedPlayer } from 'proscenium/sdk';
import styles from './RoomControls.module.css';
import { RoomIcon } from './icons';
import type { RoomStore } from './RoomStore';

export interface RoomControlsProps {
  readonly room: RoomStore;
  readonly screen: EmbeddedPlayer;
  readonly onFullscreen: () => void;
}

const SEEK_STEP_SECONDS = 10;
const raisingKeys: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowRight']);

export const RoomControls = observer(function Controls({ room, screen, onFullscreen }: RoomControlsProps) {
  const t = useText();
  if (screen.state.status !== 'showing') return null;
  const { audible, soundBlocked } = screen;
  return (
    <div className={styles['controls']} role="group" aria-label={t('togetherControls')}>
      {soundBlocked && (
        <button type="button" className={styles['unblock']} onClick={() => screen.hear(true)}>
          <RoomIcon name="silence" />
          {t('togetherUnblock')}
        </button>
      )}
      {/* Media controls are left-to-right in every language (LOC-012). */}
      {room.isHost && screen.line.canSeek && <Timeline room={room} screen={screen} />}
      <div className={styles['row']} dir="ltr">
        {room.isHost ? <HostControls room={room} screen={screen} /> : <UpNext room={room} />}
        <span className={styles['own']}>
          <Control
            label={t(audible ? 'togetherMute' : 'togetherUnmute')}
            onPress={() => screen.hear(!audible)}
          >
            <RoomIcon name={audible ? 'sound' : 'silence'} />
          </Control>
          <input
            type="range"
            className={styles['volume']}
            aria-label={t('togetherVolume')}
            min={0}
            max={100}
            step={5}
            value={audible ? screen.volume : 0}
            onKeyDown={(event) => {
              // The slider shows 0 while muted; a step from there would lose the previous volume.
              if (audible || !raisingKeys.has(event.key)) return;
              event.preventDefault();
              screen.hear(true);
            }}
            onChange={({ target }) => screen.setVolume(Number(target.value))}
          />
          {screen.texts.length > 0 && (
            <label className={styles['subtitles']} title={t('togetherSubtitles')}>
              <RoomIcon name="subtitles" />
              <select
                aria-label={t('togetherSubtitles')}
                value={screen.texts.find(({ active }) => active)?.id ?? ''}
                onChange={({ target }) => screen.selectText(target.value === '' ? null : target.value)}
              >
                <option value="">{t('togetherSubtitlesOff')}</option>
                {screen.texts.map(({ id, language }) => (
                  <option key={id} value={id}>
                    {ownLanguageName(language)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <Control label={t('togetherFullscreen')} onPress={onFullscreen}>
            <RoomIcon name="fullscreen" />
          </Control>
        </span>
      </div>
    </div>
  );
});

/** Above the buttons: beside them, arrow keys would have to move everybody to the end before they lead on. */
const Timeline = observer(function Timeline({ room, screen }: Pick<RoomControlsProps, 'room' | 'screen'>) {
  const t = useText();
  const { line } = screen;
  return (
    <input
      type="range"
      dir="ltr"
      className={styles['line']}
      aria-label={t('togetherLine')}
      aria-valuetext={
        line.atEdge
          ? t('togetherLive')
          : t('togetherBehind', { seconds: Math.round(line.end - line.position) })
      }
      min={Math.floor(line.start)}
      max={Math.ceil(line.end)}
      step={1}
      value={Math.round(line.position)}
      onChange={({ target }) => room.seek(Number(target.value))}
    />
  );
});

const HostControls = observer(function HostControls({
  room,
  screen,
}: Pick<RoomControlsProps, 'room' | 'screen'>) {
  const t = useText();
  const { line, playing } = screen;
  return (
    <>
      <Control label={t(playing ? 'togetherPause' : 'togetherPlay')} onPress={() => room.togglePlay()}>
        <RoomIcon name={playing ? 'pause' : 'play'} size={26} />
      </Control>
      {line.canSeek && (
        <>
          <Control
            label={t('togetherBack', { seconds: SEEK_STEP_SECONDS })}
            onPress={() => room.seekBy(-SEEK_STEP_SECONDS)}
          >
            <RoomIcon name="rewind" />
          </Control>
          <Control
            label={t('togetherOn', { seconds: SEEK_STEP_SECONDS })}
            onPress={() => room.seekBy(SEEK_STEP_SECONDS)}
          >
            <RoomIcon name="forward" />
          </Control>
        </>
      )}
      <button
        type="button"
        className={styles['live']}
        data-at={line.atEdge || undefined}
        disabled={line.atEdge}
        onClick={() => room.goToLive()}
      >
        {t('togetherLive')}
      </button>
    </>
  );
});

/** Who controls playback, and whether this player is in sync. */
const UpNext = observer(function UpNext({ room }: Pick<RoomControlsProps, 'room'>) {
  const t = useText();
  const host = room.room?.members.find(({ member }) => member === room.room?.host);
  if (host === undefined) return <span className={styles['following']} />;
  const key = room.hostSilent ? 'togetherHostSilent' : room.inStep ? 'togetherInStep' : 'togetherCatchingUp';
  return (
    <p className={styles['following']} dir="auto" data-step={room.inStep || undefined}>
      {t(key, { host: host.name ?? t('togetherSomebody') })}
    </p>
  );
});

function Control({
  label,
  onPress,
  children,
}: {
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button type="button" className={styles['control']} aria-label={label} title={label} onClick={onPress}>
      {children}
    </button>
  );
}
