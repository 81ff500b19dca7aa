/** One viewer's visit to the page: the player and the room, from coming in to leaving. */
import { makeAutoObservable, observableRef } from 'mobx';
import type { Screen, Screens } from '../../../core/sdk';
import { RoomStore, type RoomParts } from './RoomStore';

export interface VisitParts extends Omit<RoomParts, 'screen'> {
  readonly screens: Pick<Screens, 'open'>;
}

export class Visit {
  /** Null before it has begun and after it has ended. */
  opened: { readonly room: RoomStore; readonly screen: Screen } | null = null;

  constructor(
    private readonly eventId: string,
    private readonly parts: VisitParts,
  ) {
    makeAutoObservable<this, 'eventId' | 'parts'>(this, { opened: observableRef, eventId: false, parts: false });
  }

  /** Joins a room, or opens one. */
  begin(room: string | null): void {
    const { screens, ...parts } = this.parts;
    const screen = screens.open(this.eventId);
    screen.hear(true);
    const store = new RoomStore(this.eventId, { ...parts, screen });
    this.opened = { room: store, screen };
    void store.start(room);
  }

  /** Frees the player and leaves the room. */
  end(): void {
    this.opened?.room.close();
    this.opened?.screen.close();
    this.opened = null;
  }
}
