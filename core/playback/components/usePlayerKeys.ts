/** The keyboard of the player. It listens only while focus is in the player, so that letters never surprise elsewhere (WCAG 2.1.4). */
import { useCallback, type KeyboardEvent } from 'react';
import type { Screening } from '../Screening';
import { nextSpeed, playerCommand, type PlayerCommand } from '../rules/playerKeys';

export interface PlayerKeyActions {
  readonly screening: Screening;
  readonly toggleFullscreen: () => void;
  /** Keys bring the controls up. */
  readonly stir: () => void;
}

/** Gives the handler for the player's element. */
export function usePlayerKeys({ screening, toggleFullscreen, stir }: PlayerKeyActions): (event: KeyboardEvent) => void {
  return useCallback(
    (event) => {
      stir();
      if (event.defaultPrevented || !isWorked(screening) || belongsToTarget(event)) return;
      const command = playerCommand(event);
      if (command === null || (command.kind === 'dismiss' && !screening.player.state.fullscreen)) return;
      event.preventDefault();
      run(command, screening, toggleFullscreen);
    },
    [screening, toggleFullscreen, stir],
  );
}

/** There is something to work with keys: the content, or what is in its place. */
const isWorked = ({ state, interludes }: Screening): boolean => state.status === 'showing' || interludes.current !== null;

/** Space presses the button it is on, and a field keeps what is typed into it. */
function belongsToTarget({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  return isField(target) || (key === ' ' && target.closest('button, a') !== null);
}

/** Something that letters are typed into. */
export function isField(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

function run(command: PlayerCommand, screening: Screening, toggleFullscreen: () => void): void {
  const { media } = screening;
  const { range } = media;
  switch (command.kind) {
    case 'togglePlay':
      return screening.transport.togglePlay();
    case 'seekBy':
      return screening.transport.seekBy(command.seconds);
    case 'volumeBy':
      return screening.sound.changeVolumeBy(command.percent);
    case 'toggleMute':
      return screening.sound.toggleMute();
    case 'toggleFullscreen':
      return toggleFullscreen();
    case 'toggleCaptions':
      return screening.tracks.toggleText();
    case 'togglePictureInPicture':
      return screening.place.togglePictureInPicture();
    case 'toTenth':
      return screening.transport.seek(range.start + ((range.end - range.start) * command.tenth) / 10);
    case 'toStart':
      return screening.transport.seek(range.start);
    case 'toEnd':
      return media.isLive ? screening.transport.goToLive() : screening.transport.seek(range.end);
    case 'speedBy':
      return media.isLive ? undefined : screening.transport.setSpeed(nextSpeed(media.speed, command.steps));
    case 'dismiss':
      // Browsers leave full screen on Escape by themselves; this is for those that show the bare picture.
      return toggleFullscreen();
  }
}
