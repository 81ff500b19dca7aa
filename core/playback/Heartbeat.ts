/**
 * Sends playing events and positions to the platform every 30 seconds; one per player, or per multiview
 * (PLY-094, LIV-047, MUL-011).
 */
import type { Heartbeat as HeartbeatBody } from '../generated/platform';
import type { Clock } from '../sdk/services';
import type { PlaybackApi } from './playbackApi';
import type { PlayerState } from './PlayerStore';

/** Milliseconds (PLY-026). */
export const HEARTBEAT_INTERVAL_MS = 30_000;

/** One playing video on the page; a player has one, multiview has several. */
export interface PlayingVideo {
  readonly eventId: string;
  /** Seconds. */
  readonly position: number;
  readonly playing: boolean;
}

export interface HeartbeatDeps {
  /** The videos on the page now, in layout order. */
  readonly videos: () => readonly PlayingVideo[];
  readonly send: (beat: HeartbeatBody, signal: AbortSignal) => Promise<unknown>;
  readonly clock: Clock;
  /** Receives the error of a failed heartbeat; playback continues. */
  readonly report: (error: unknown) => void;
}

export class Heartbeat {
  readonly #sessionId = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  readonly #ending = new AbortController();
  #cancel: () => void = () => undefined;

  readonly #deps: HeartbeatDeps;

  constructor(deps: HeartbeatDeps) {
    this.#deps = deps;
  }

  /** Starts the interval; a heartbeat is sent only if something plays. */
  start(): void {
    this.#cancel();
    if (!this.#ending.signal.aborted)
      this.#cancel = this.#deps.clock.after(HEARTBEAT_INTERVAL_MS, () => this.#beat());
  }

  /** Stops for good and aborts a pending request. */
  stop(): void {
    this.#cancel();
    this.#ending.abort();
  }

  #beat(): void {
    const { videos: tiles, send, report } = this.#deps;
    const playing = tiles().filter((tile) => tile.playing);
    if (playing.length > 0) {
      const { signal } = this.#ending;
      const beat = {
        eventIds: playing.map(({ eventId }) => eventId),
        positions: playing.map(({ position }) => Math.max(0, Math.floor(position))),
        sessionId: this.#sessionId,
      };
      send(beat, signal).catch((error: unknown) => {
        if (!signal.aborted) report(error);
      });
    }
    this.start();
  }
}

/** Starts the heartbeat of a player that shows one live event. Videos send none (PLY-097). */
export function startHeartbeat(
  eventId: string,
  player: { readonly state: Pick<PlayerState, 'position' | 'isPlaying'> },
  {
    api,
    clock,
    report,
  }: {
    readonly api: Pick<PlaybackApi, 'heartbeat'>;
    readonly clock: Clock;
    readonly report: (error: unknown) => void;
  },
): Heartbeat {
  const tiles = () => [{ eventId, position: player.state.position, playing: player.state.isPlaying }];
  const heartbeat = new Heartbeat({
    videos: tiles,
    send: (beat, signal) => api.heartbeat(beat, signal),
    clock,
    report,
  });
  heartbeat.start();
  return heartbeat;
}
