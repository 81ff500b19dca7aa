/** The keyboard of the player. It listens only while focus is in the player, so that letters never surprise elsewhere (WCAG 2.1.4). */
import { useCallback, type KeyboardEvent } from 'react';
import type { PlaybackSession } from '../PlaybackSession';
import { nextSpeed, playerCommand, type PlayerCommand } from '../rules/playerKeys';

export interface PlayerKeyActions {
  readonly playbackSession: PlaybackSession;
  readonly toggleFullscreen: () => void;
  /** Keys bring the controls up. */
  readonly stir: () => void;
}

/** Gives the handler for the player's element. */
export function usePlayerKeys({ playbackSession, toggleFullscreen, stir }: PlayerKeyActions): (event: KeyboardEvent) => void {
  return useCallback(
    (event) => {
      stir();
      if (event.defaultPrevented || !isWorked(playbackSession) || belongsToTarget(event)) return;
      const command = playerCommand(event);
      if (command === null || (command.kind === 'dismiss' && !playbackSession.player.state.fullscreen)) return;
      event.preventDefault();
      run(command, playbackSession, toggleFullscreen);
    },
    [playbackSession, toggleFullscreen, stir],
  );
}

/** There is something to work with keys: the content, or what is in its place. */
const isWorked = ({ state, adBreaks }: PlaybackSession): boolean => state.status === 'showing' || adBreaks.current !== null;

/** Space presses the button it is on, and a field keeps what is typed into it. */
function belongsToTarget({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  return isField(target) || (key === ' ' && target.closest('button, a') !== null);
}

/** Something that letters are typed into. */
export function isField(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

function run(command: PlayerCommand, playbackSession: PlaybackSession, toggleFullscreen: () => void): void {
  const { media } = playbackSession;
  const { range } = media;
  switch (command.kind) {
    case 'togglePlay':
      return playbackSession.transport.togglePlay();
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
      return media.isLive ? undefined : playbackSession.transport.setSpeed(nextSpeed(media.speed, command.steps));
    case 'dismiss':
      // Browsers leave full screen on Escape by themselves; this is for those that show the bare picture.
      return toggleFullscreen();
  }
}
