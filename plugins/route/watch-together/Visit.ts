/** One viewer's visit: owns the player and the room from joining to leaving. */
import { makeAutoObservable, observableRef } from 'mobx';
import type { EmbeddedPlayer, EmbeddedPlayers } from '../../../core/sdk';
import { RoomStore, type RoomDeps } from './RoomStore';

export interface VisitDeps extends Omit<RoomDeps, 'screen'> {
  readonly screens: Pick<EmbeddedPlayers, 'open'>;
}

export class Visit {
  /** Null before it starts and after it ends. */
  opened: { readonly room: RoomStore; readonly screen: EmbeddedPlayer } | null = null;

  readonly #eventId: string;
  readonly #deps: VisitDeps;

  constructor(eventId: string, deps: VisitDeps) {
    this.#eventId = eventId;
    this.#deps = deps;
    makeAutoObservable(this, { opened: observableRef });
  }

  /** Joins or opens a room. */
  begin(room: string | null): void {
    const { screens, ...deps } = this.#deps;
    const screen = screens.open(this.#eventId);
    screen.hear(true);
    const store = new RoomStore(this.#eventId, { ...deps, screen });
    this.opened = { room: store, screen };
    void store.start(room);
  }

  /** Closes the player and leaves the room. */
  end(): void {
    this.opened?.room.close();
    this.opened?.screen.close();
    this.opened = null;
  }
}
