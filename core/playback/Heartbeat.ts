/** Tells the platform every half minute which events play, and how far; one for each running screen (PLY-094, LIV-047, MUL-011). */
import type { components } from '../generated/platform';
import type { Clock } from '../sdk';
import type { PlaybackApi } from './playbackApi';
import type { PlayerState } from './PlayerStore';

/** Milliseconds (PLY-026). */
export const HEARTBEAT_EVERY = 30_000;

/** One picture of the screen; a player has one, several videos side by side have more. */
export interface Tile {
  readonly eventId: string;
  /** Seconds. */
  readonly position: number;
  readonly playing: boolean;
}

export interface HeartbeatDeps {
  /** What is on the screen now, in the order of its places. */
  readonly tiles: () => readonly Tile[];
  readonly send: (beat: components['schemas']['Heartbeat'], signal: AbortSignal) => Promise<unknown>;
  readonly clock: Clock;
  /** A beat that did not arrive: playback goes on. */
  readonly report: (error: unknown) => void;
}

export class Heartbeat {
  private readonly sessionId = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  private readonly ending = new AbortController();
  private cancel: () => void = () => undefined;

  constructor(private readonly deps: HeartbeatDeps) {}

  /** Beats from now on, whenever something plays. */
  start(): void {
    this.cancel();
    if (!this.ending.signal.aborted) this.cancel = this.deps.clock.after(HEARTBEAT_EVERY, () => this.beat());
  }

  /** The screen is left: nothing more is told, for good. */
  stop(): void {
    this.cancel();
    this.ending.abort();
  }

  private beat(): void {
    const { tiles, send, report } = this.deps;
    const playing = tiles().filter((tile) => tile.playing);
    if (playing.length > 0) {
      const { signal } = this.ending;
      const beat = { eventIds: playing.map(({ eventId }) => eventId), positions: playing.map(({ position }) => Math.max(0, Math.floor(position))), sessionId: this.sessionId };
      send(beat, signal).catch((error: unknown) => {
        if (!signal.aborted) report(error);
      });
    }
    this.start();
  }
}

/** The heartbeat of a player that shows one event, running. A video has none: the platform is told nothing of it (PLY-097). */
export function startHeartbeat(
  eventId: string,
  player: { readonly state: Pick<PlayerState, 'position' | 'isPlaying'> },
  { api, clock, report }: { readonly api: Pick<PlaybackApi, 'heartbeat'>; readonly clock: Clock; readonly report: (error: unknown) => void },
): Heartbeat {
  const tiles = () => [{ eventId, position: player.state.position, playing: player.state.isPlaying }];
  const heartbeat = new Heartbeat({ tiles, send: (beat, signal) => api.heartbeat(beat, signal), clock, report });
  heartbeat.start();
  return heartbeat;
}
