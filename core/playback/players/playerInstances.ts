/**
 * All embedded players that plugins have open: one shared heartbeat and one subscription to event ends
 * (PLY-094, MUL-011, PLY-082).
 */
import type { Channels } from '../../sdk/channels';
import type { EmbeddedPlayer, EmbeddedPlayers } from '../../sdk/players';
import { EmbeddedPlayerPicture } from '../components/EmbeddedPlayerPicture';
import type { Heartbeat } from '../Heartbeat';
import type { Playback } from '../Playback';
import { PlayerInstance, type PlayerInstanceDeps } from './PlayerInstance';

export interface PlayerInstancesDeps extends Pick<PlayerInstanceDeps, 'links' | 'requiredSignInPath'> {
  readonly playback: Pick<Playback, 'watch' | 'playbackSessionAmongOthers' | 'heartbeat'>;
  readonly channels: Channels;
}

export function playerInstances({
  playback,
  channels,
  links,
  requiredSignInPath,
}: PlayerInstancesDeps): EmbeddedPlayers {
  const open = new Set<PlayerInstance>();
  let heartbeat: Heartbeat | null = null;
  let stopListening = (): void => undefined;

  const begin = (): void => {
    heartbeat = playback.heartbeat(() => [...open].map(({ tile }) => tile));
    heartbeat.start();
    stopListening = channels.subscribe('live-events', ({ type, eventId }) => {
      if (type === 'ENDED') for (const screen of open) if (screen.id === eventId) screen.end();
    });
  };
  const onClose = (screen: PlayerInstance): void => {
    if (!open.delete(screen) || open.size > 0) return;
    heartbeat?.stop();
    heartbeat = null;
    stopListening();
  };

  return {
    open(eventId): EmbeddedPlayer {
      if (open.size === 0) begin();
      const screen = new PlayerInstance(eventId, { playback, links, requiredSignInPath, onClose });
      open.add(screen);
      return screen;
    },
    Picture: EmbeddedPlayerPicture,
  };
}
