/** Applies engine events to the state of a playback session. */
import { runInAction } from 'mobx';
import {
  PLAYER_ENDED,
  PLAYER_PAUSE,
  PLAYER_PLAY,
  PLAYER_READY,
  type PlayerEventName,
} from '../sdk/eventNames';
import type { PlayerEngine } from './engine/PlayerEngine';
import type { PlayerEvent, PlayerStore } from './PlayerStore';
import type { PositionNotes } from './PositionNotes';
import type { PlaybackMedia } from './PlaybackMedia';
import type { StartMoment } from './StartMoment';

export interface EngineReportsDeps {
  readonly player: PlayerStore;
  readonly media: PlaybackMedia;
  readonly start: StartMoment;
  readonly notes: PositionNotes;
  readonly engine: () => PlayerEngine | null;
  /** Called with analytics events of the session (ANA-012). */
  readonly noted: (name: PlayerEventName) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Analytics names of engine events. Errors are tracked in PlaybackSession.stop, together with those that no
 * engine raises.
 */
const names: Partial<Readonly<Record<PlayerEvent['type'], PlayerEventName>>> = {
  ready: PLAYER_READY,
  play: PLAYER_PLAY,
  pause: PLAYER_PAUSE,
  ended: PLAYER_ENDED,
};

export class EngineReports {
  readonly #deps: EngineReportsDeps;

  constructor(deps: EngineReportsDeps) {
    this.#deps = deps;
  }

  /** Batches all state changes of an event into one MobX action. */
  receive(event: PlayerEvent): void {
    runInAction(() => this.#take(event));
  }

  /** Reads the current tracks and times from the engine. */
  readMedia(): void {
    const engine = this.#deps.engine();
    if (engine === null) return;
    this.#deps.media.setTracks(engine.tracks());
    this.#readTimes();
  }

  #take(event: PlayerEvent): void {
    const { player, media, start, notes, noted, onError } = this.#deps;
    player.receive(event);
    const name = names[event.type];
    if (name !== undefined) noted(name);
    switch (event.type) {
      case 'error':
        return onError(event.error);
      case 'buffer':
        return media.setBuffering(event.buffering);
      case 'timeupdate':
        this.#readTimes();
        start.shows(media.times.playheadDate);
        return notes.reached(event.position);
      case 'progress':
      case 'durationchange':
      case 'seeked':
        return this.#readTimes();
      case 'pause':
        return notes.note();
      case 'ended':
        return notes.forget();
      default:
        return;
    }
  }

  #readTimes(): void {
    const engine = this.#deps.engine();
    if (engine !== null) this.#deps.media.setTimes(engine.times());
  }
}
