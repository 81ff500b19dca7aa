/** Watch parties: members, host and the host's playback (MUL-012). In memory only. */
import type { RoomMember, RoomMessage, RoomPlayback } from '../../../core/generated/platform';
import { PlatformError, notFound } from '../platformError';
import { randomToken } from '../session/secrets';

/** A connection that is restored within this time does not count as leaving. */
export const GRACE_MS = 3000;
/**
 * Members request the clock every few seconds, and at least once a minute in a throttled background tab.
 * Silence beyond this means a lost connection.
 */
export const SILENT_MS = 75_000;
/** How long an empty room is retained. */
export const KEPT_EMPTY_MS = 10 * 60_000;

export interface RoomEntry {
  readonly room: string;
  readonly realm: string;
  readonly member: string;
  readonly accountId: string;
  readonly name: string | null;
}

export interface RoomService {
  /** Returns the new room's id. */
  open(realm: string, eventId: string): string;
  /** Throws 404 for an unknown room, 409 for a name that another member has. */
  check(entry: RoomEntry): void;
  /** Joins or rejoins; returns the function that leaves. Throws as `check` does. */
  join(entry: RoomEntry, line: RoomLine): () => void;
  /** Broadcasts the host's playback. Throws as `check` does. */
  beat(entry: Omit<RoomEntry, 'name'>, playback: RoomPlayback | undefined): void;
  /** Closes every connection; a member who reconnects within the grace time has not left. */
  hangUp(): void;
  /** Removes all rooms. */
  reset(): void;
}

/** The open channel of a member. */
export interface RoomLine {
  readonly send: (message: RoomMessage) => void;
  readonly end: () => void;
}

interface Seat {
  readonly accountId: string;
  readonly shown: RoomMember;
  /** Null while disconnected. */
  line: RoomLine | null;
}

interface StandingRoom {
  readonly realm: string;
  readonly eventId: string;
  /** In order of arrival: the first member is the host. */
  readonly seats: Map<string, Seat>;
  playback: RoomPlayback | null;
  emptySince: number;
}

export interface RoomServiceDeps {
  readonly now: () => number;
  /** Runs `task` later; returns the function that cancels it. */
  readonly after: (milliseconds: number, task: () => void) => () => void;
}

export function createRoomService({ now, after }: RoomServiceDeps): RoomService {
  const rooms = new Map<string, StandingRoom>();
  const leaving = new Map<Seat, () => void>();
  const silences = new Map<Seat, () => void>();

  const find = (id: string, realm: string): StandingRoom => {
    const room = rooms.get(id);
    if (room?.realm !== realm) throw notFound(`room ${id}`);
    return room;
  };
  const seatOf = ({ room, realm, member, accountId }: Omit<RoomEntry, 'name'>): Seat | undefined => {
    const seat = find(room, realm).seats.get(member);
    if (seat !== undefined && seat.accountId !== accountId)
      throw new PlatformError(409, 'memberTaken', ['This name is somebody else’s.']);
    return seat;
  };
  const hostOf = ({ seats }: StandingRoom): string => [...seats.keys()][0] ?? '';
  const tellAll = (id: string, room: StandingRoom): void => {
    const { eventId, seats, playback } = room;
    const members = [...seats.values()].map(({ shown }) => shown);
    for (const { line } of seats.values())
      line?.send({
        channel: 'room',
        type: 'ROOM',
        roomId: id,
        eventId,
        host: hostOf(room),
        members,
        playback,
        sentAt: now(),
      });
  };
  const remove = (id: string, room: StandingRoom, seat: Seat): void => {
    for (const timers of [leaving, silences]) {
      timers.get(seat)?.();
      timers.delete(seat);
    }
    if (room.seats.get(seat.shown.member) !== seat) return;
    room.seats.delete(seat.shown.member);
    room.emptySince = now();
    tellAll(id, room);
  };
  const heardFrom = (id: string, room: StandingRoom, seat: Seat): void => {
    silences.get(seat)?.();
    const expire = (): void => {
      const { line } = seat;
      seat.line = null;
      remove(id, room, seat);
      line?.end();
    };
    silences.set(seat, after(SILENT_MS, expire));
  };
  const forgetEmpty = (): void => {
    for (const [id, { seats, emptySince }] of rooms)
      if (seats.size === 0 && now() - emptySince > KEPT_EMPTY_MS) rooms.delete(id);
  };

  return {
    open(realm, eventId) {
      forgetEmpty();
      const id = randomToken('room');
      rooms.set(id, { realm, eventId, seats: new Map(), playback: null, emptySince: now() });
      return id;
    },
    check: (entry) => void seatOf(entry),
    join(entry, line) {
      const { room: id, member, name } = entry;
      const room = find(id, entry.realm);
      const seat = seatOf(entry) ?? { accountId: entry.accountId, shown: { member, name }, line: null };
      leaving.get(seat)?.();
      leaving.delete(seat);
      seat.line = line;
      room.seats.set(member, seat);
      heardFrom(id, room, seat);
      tellAll(id, room);
      return () => {
        // The member has reconnected on another line.
        if (seat.line !== line) return;
        seat.line = null;
        leaving.set(
          seat,
          after(GRACE_MS, () => remove(id, room, seat)),
        );
      };
    },
    beat(entry, playback) {
      const { room: id, member } = entry;
      const room = find(id, entry.realm);
      const seat = seatOf(entry);
      if (seat !== undefined) heardFrom(id, room, seat);
      if (playback === undefined || hostOf(room) !== member) return;
      room.playback = playback;
      tellAll(id, room);
    },
    hangUp() {
      for (const { seats } of rooms.values()) for (const { line } of [...seats.values()]) line?.end();
    },
    reset() {
      for (const timers of [leaving, silences]) {
        for (const cancel of timers.values()) cancel();
        timers.clear();
      }
      rooms.clear();
    },
  };
}
