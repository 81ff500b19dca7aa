/** All screens that plugins have open: one heartbeat for them together, and what the platform says of their events (PLY-094, MUL-011, PLY-082). */
import type { Channels, Screen, Screens } from '../../sdk';
import { ScreenPicture } from '../components/ScreenPicture';
import type { Heartbeat } from '../Heartbeat';
import type { Playback } from '../Playback';
import { LentScreen, type LentScreenParts } from './LentScreen';

export interface LentScreensParts extends Pick<LentScreenParts, 'ways' | 'owed'> {
  readonly playback: Pick<Playback, 'watch' | 'screeningAmongOthers' | 'heartbeat'>;
  readonly channels: Channels;
}

export function lentScreens({ playback, channels, ways, owed }: LentScreensParts): Screens {
  const open = new Set<LentScreen>();
  let heartbeat: Heartbeat | null = null;
  let stopListening = (): void => undefined;

  const begin = (): void => {
    heartbeat = playback.heartbeat(() => [...open].map(({ tile }) => tile));
    heartbeat.start();
    stopListening = channels.subscribe('live-events', ({ type, eventId }) => {
      if (type === 'ENDED') for (const screen of open) if (screen.id === eventId) screen.end();
    });
  };
  const onClose = (screen: LentScreen): void => {
    if (!open.delete(screen) || open.size > 0) return;
    heartbeat?.stop();
    heartbeat = null;
    stopListening();
  };

  return {
    open(eventId): Screen {
      if (open.size === 0) begin();
      const screen = new LentScreen(eventId, { playback, ways, owed, onClose });
      open.add(screen);
      return screen;
    },
    Picture: ScreenPicture,
  };
}
