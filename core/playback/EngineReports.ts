/** Takes what the engine tells into what is known of a showing. */
import { runInAction } from 'mobx';
import { PLAYER_ENDED, PLAYER_PAUSE, PLAYER_PLAY, PLAYER_READY, type PlayerEventName } from '../sdk';
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
  /** Told how the showing goes (ANA-012). */
  readonly noted: (name: PlayerEventName) => void;
  readonly onError: (error: unknown) => void;
}

/** What is told of the engine's events; an error is told where the showing stops, with those that no engine tells. */
const names: Partial<Readonly<Record<PlayerEvent['type'], PlayerEventName>>> = { ready: PLAYER_READY, play: PLAYER_PLAY, pause: PLAYER_PAUSE, ended: PLAYER_ENDED };

export class EngineReports {
  constructor(private readonly deps: EngineReportsDeps) {}

  /** All that an event changes is seen at once. */
  receive(event: PlayerEvent): void {
    runInAction(() => this.take(event));
  }

  /** Tracks and times as the engine has them now. */
  readMedia(): void {
    const engine = this.deps.engine();
    if (engine === null) return;
    this.deps.media.setTracks(engine.tracks());
    this.readTimes();
  }

  private take(event: PlayerEvent): void {
    const { player, media, start, notes, noted, onError } = this.deps;
    player.receive(event);
    const name = names[event.type];
    if (name !== undefined) noted(name);
    switch (event.type) {
      case 'error':
        return onError(event.error);
      case 'buffer':
        return media.setBuffering(event.buffering);
      case 'timeupdate':
        this.readTimes();
        start.shows(media.times.playheadDate);
        return notes.reached(event.position);
      case 'progress':
      case 'durationchange':
      case 'seeked':
        return this.readTimes();
      case 'pause':
        return notes.note();
      case 'ended':
        return notes.forget();
      default:
        return;
    }
  }

  private readTimes(): void {
    const engine = this.deps.engine();
    if (engine !== null) this.deps.media.setTimes(engine.times());
  }
}
