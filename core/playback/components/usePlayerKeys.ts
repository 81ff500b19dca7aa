/** Keyboard shortcuts of the player. They work only while focus is inside the player (WCAG 2.1.4). */
import { useCallback, type KeyboardEvent } from 'react';
import type { PlaybackSession } from '../PlaybackSession';
import { nextSpeed, playerCommand, type PlayerCommand } from '../rules/playerKeys';

export interface PlayerKeyActions {
  readonly playbackSession: PlaybackSession;
  readonly toggleFullscreen: () => void;
  /** Opens the next video; null when nothing follows. */
  readonly onNext: (() => void) | null;
  /** Shows the controls. */
  readonly stir: () => void;
}

/** Returns the key handler of the player element. */
export function usePlayerKeys({
  playbackSession,
  toggleFullscreen,
  onNext,
  stir,
}: PlayerKeyActions): (event: KeyboardEvent) => void {
  return useCallback(
    (event) => {
      stir();
      if (event.defaultPrevented || !isWorked(playbackSession) || belongsToTarget(event)) return;
      const command = isEnter(event) ? togglePlay : playerCommand(event);
      if (command === null || (command.kind === 'dismiss' && !playbackSession.player.state.fullscreen))
        return;
      event.preventDefault();
      run(command, { playbackSession, toggleFullscreen, onNext });
    },
    [playbackSession, toggleFullscreen, onNext, stir],
  );
}

/** Whether keys have something to control: the content or an ad break. */
const isWorked = ({ state, adBreaks }: PlaybackSession): boolean =>
  state.status === 'showing' || adBreaks.current !== null;

const togglePlay: PlayerCommand = { kind: 'togglePlay' };

/** Enter on the player itself, as a remote control has no space key. */
const isEnter = ({ key, target, currentTarget }: KeyboardEvent): boolean =>
  key === 'Enter' && target === currentTarget;

/**
 * Space activates a focused button or link, and fields receive their input. Where arrow keys move the focus
 * (core/boot/arrowKeys), up and down lead to the controls: a remote control has keys for the volume.
 */
function belongsToTarget({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if ((key === 'ArrowUp' || key === 'ArrowDown') && 'arrowKeys' in document.documentElement.dataset)
    return true;
  return isField(target) || (key === ' ' && target.closest('button, a') !== null);
}

/** Whether the target accepts typed text. */
export function isField(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

function run(
  command: PlayerCommand,
  { playbackSession, toggleFullscreen, onNext }: Omit<PlayerKeyActions, 'stir'>,
): void {
  const { media } = playbackSession;
  const { range } = media;
  switch (command.kind) {
    case 'togglePlay':
      return playbackSession.transport.togglePlay();
    case 'play':
      return void playbackSession.transport.play();
    case 'pause':
      return playbackSession.transport.pause();
    case 'next':
      return onNext?.();
    case 'seekBy':
      return playbackSession.transport.seekBy(command.seconds);
    case 'volumeBy':
      return playbackSession.sound.changeVolumeBy(command.percent);
    case 'toggleMute':
      return playbackSession.sound.toggleMute();
    case 'toggleFullscreen':
      return toggleFullscreen();
    case 'toggleCaptions':
      return playbackSession.tracks.toggleText();
    case 'togglePictureInPicture':
      return playbackSession.place.togglePictureInPicture();
    case 'toTenth':
      return playbackSession.transport.seek(range.start + ((range.end - range.start) * command.tenth) / 10);
    case 'toStart':
      return playbackSession.transport.seek(range.start);
    case 'toEnd':
      return media.isLive ? playbackSession.transport.goToLive() : playbackSession.transport.seek(range.end);
    case 'speedBy':
      return media.isLive
        ? undefined
        : playbackSession.transport.setSpeed(nextSpeed(media.speed, command.steps));
    case 'dismiss':
      // Browsers leave full screen on Escape by themselves; this handles native full screen of the `<video>`.
      return toggleFullscreen();
  }
}
