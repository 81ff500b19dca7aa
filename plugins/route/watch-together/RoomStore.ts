/** Watch-together room: members, host, and this browser's role (MUL-012). */
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import {
  CallError,
  type ChannelMessages,
  type Channels,
  type Clock,
  type PlatformClient,
  type EmbeddedPlayer,
} from 'proscenium/sdk';
import { beatRoom, openRoom } from 'proscenium/sdk/endpoints/rooms';
import { Follower } from './Follower';
import {
  IN_SYNC_MS,
  LIVE_EDGE_DISTANCE_SECONDS,
  MIN_LIVE_EDGE_DISTANCE_SECONDS,
  type HostPlayback,
} from './inStep';
import { clockOffset, withSample, type ClockSample } from './platformClock';

type Room = ChannelMessages['room'];

/** `gone`: the room no longer exists. `failed`: it could not be opened, or is not accessible to this viewer. */
export type RoomState =
  | { readonly status: 'opening' }
  | { readonly status: 'open' }
  | { readonly status: 'gone' }
  | { readonly status: 'failed' };

/** Milliseconds. The first heartbeats are frequent, since they synchronise the clock. */
export const FIRST_HEARTBEATS_MS = [0, 400, 800, 1200] as const;
export const ROOM_HEARTBEAT_MS = 5000;
export const SYNC_INTERVAL_MS = 400;
/** Three missed heartbeats of the host: their position is unknown. Milliseconds. */
export const HOST_SILENT_AFTER_MS = 3 * ROOM_HEARTBEAT_MS;
/** Debounce for reporting a seek of the host. */
export const SEEK_DEBOUNCE_MS = 300;

export interface RoomDeps {
  readonly client: PlatformClient;
  readonly channels: Channels;
  readonly clock: Clock;
  readonly screen: EmbeddedPlayer;
  /** This browser's name in the room. */
  readonly member: string;
  readonly report: (error: unknown) => void;
  /** Called with the room that was opened. */
  readonly onOpened: (room: string) => void;
}

export class RoomStore {
  state: RoomState = { status: 'opening' };
  room: Room | null = null;
  /** Milliseconds ahead of the host; null for the host, and while unknown. */
  drift: number | null = null;
  /** The platform has not answered recently. */
  outOfTouch = false;
  /** Nothing received from the host recently: they may have lost the connection, or left. */
  hostSilent = false;
  #samples: readonly ClockSample[] = [];
  #ending = new AbortController();
  #endings: (() => void)[] = [];
  readonly #follower: Follower;

  readonly #deps: RoomDeps;

  constructor(
    readonly eventId: string,
    deps: RoomDeps,
  ) {
    this.#deps = deps;
    this.#follower = new Follower(deps.screen);
    makeAutoObservable(
      this,
      { state: observableRef, room: observableRef, eventId: false },
      { autoBind: true },
    );
  }

  get isHost(): boolean {
    return this.room !== null && this.room.host === this.#deps.member;
  }

  get me(): string {
    return this.#deps.member;
  }

  get inStep(): boolean {
    return this.isHost || (this.drift !== null && Math.abs(this.drift) <= IN_SYNC_MS);
  }

  /** Joins or opens a room. Failures are a state. */
  async start(room: string | null): Promise<void> {
    this.close();
    const { signal } = (this.#ending = new AbortController());
    this.state = { status: 'opening' };
    this.room = null;
    try {
      const { client, member } = this.#deps;
      // Checked before opening the channel, which would reconnect to a closed room over and over.
      if (room !== null) await client.call(beatRoom, { path: { id: room }, body: { member }, signal });
      const id = room ?? (await client.call(openRoom, { body: { eventId: this.eventId }, signal })).id;
      if (signal.aborted) return;
      if (room === null) this.#deps.onOpened(id);
      this.join(id, signal);
    } catch (error) {
      if (!signal.aborted) this.fail(error);
    }
  }

  /** The host's actions apply to all; a member's would only break sync, so they are ignored. */
  togglePlay(): void {
    if (!this.isHost) return;
    if (this.#deps.screen.playing) this.#deps.screen.pause();
    else this.#deps.screen.play();
  }

  seekBy(seconds: number): void {
    if (this.isHost) this.afterSeek(() => this.#deps.screen.seekBy(seconds));
  }

  seek(position: number): void {
    if (this.isHost) this.afterSeek(() => this.#deps.screen.seek(position));
  }

  goToLive(): void {
    if (!this.isHost) return;
    const { line } = this.#deps.screen;
    this.afterSeek(() =>
      line.canSeek
        ? this.#deps.screen.seek(line.end - LIVE_EDGE_DISTANCE_SECONDS)
        : this.#deps.screen.goToLive(),
    );
  }

  /** Leaves the room; the player is closed by its owner. */
  close(): void {
    this.#ending.abort();
    for (const end of this.#endings.splice(0)) end();
    this.#follower.stop();
  }

  private join(id: string, signal: AbortSignal): void {
    const { channels, clock, screen, member } = this.#deps;
    this.#endings.push(
      channels.subscribe('room', (message) => this.take(message), undefined, { room: id, member }),
    );
    for (const wait of FIRST_HEARTBEATS_MS) this.later(wait, () => void this.beat(id, signal));
    this.every(ROOM_HEARTBEAT_MS, () => void this.beat(id, signal));
    this.every(SYNC_INTERVAL_MS, () => this.look(clock.now()));
    // The host's play and pause are reported at once.
    this.#endings.push(
      reaction(
        () => [screen.state.status, screen.playing, screen.buffering, this.isHost].join(),
        () => {
          if (this.isHost) void this.beat(id, signal);
        },
      ),
    );
  }

  private take(message: Room): void {
    const led = this.isHost;
    const known = this.room;
    this.room = message;
    this.state = { status: 'open' };
    if (this.isHost && !led) {
      this.#follower.stop();
      // The host before did not pause, but has left while loading.
      if (known?.playback?.buffering === true && !this.#deps.screen.playing) this.#deps.screen.play();
    }
    this.look(this.#deps.clock.now());
  }

  /** Follows the host once the clock offset is known. */
  private look(now: number): void {
    const offset = clockOffset(this.#samples);
    const host = this.room?.playback ?? null;
    if (this.isHost) this.makeRoom();
    this.hostSilent =
      !this.isHost && host !== null && offset !== null && now + offset - host.at > HOST_SILENT_AFTER_MS;
    if (this.hostSilent) this.#follower.stop();
    if (this.isHost || host === null || offset === null || this.hostSilent) this.drift = null;
    else this.drift = this.#follower.look(host, now + offset);
  }

  /** Moves a host away from the live edge, which others could not reach. */
  private makeRoom(): void {
    const { line, playing, state } = this.#deps.screen;
    if (
      state.status === 'showing' &&
      playing &&
      line.canSeek &&
      line.end - line.position < MIN_LIVE_EDGE_DISTANCE_SECONDS
    )
      this.goToLive();
  }

  private async beat(id: string, signal: AbortSignal): Promise<void> {
    const { client, clock, member } = this.#deps;
    const sent = clock.now();
    const playback = this.playbackAt(sent);
    try {
      const { now } = await client.call(beatRoom, {
        path: { id },
        body: { member, ...(playback === null ? {} : { playback }) },
        signal,
      });
      if (signal.aborted) return;
      runInAction(() => {
        this.#samples = withSample(this.#samples, { sent, answered: clock.now(), platform: now });
        this.outOfTouch = false;
      });
    } catch (error) {
      if (signal.aborted) return;
      const status = error instanceof CallError ? error.status : 0;
      if (status === 404 || status === 403 || status === 409) this.fail(error);
      else runInAction(() => (this.outOfTouch = true));
    }
  }

  /** The host's playback state; null for others, and while there is nothing to report. */
  private playbackAt(now: number): HostPlayback | null {
    const { screen } = this.#deps;
    const offset = clockOffset(this.#samples);
    const moment = this.isHost && offset !== null ? screen.moment() : null;
    if (moment === null || offset === null) return null;
    return {
      moving: screen.playing && !screen.buffering,
      ...(screen.playing && screen.buffering ? { buffering: true } : {}),
      moment: Math.round(moment),
      at: Math.round(now + offset),
    };
  }

  private afterSeek(seek: () => void): void {
    seek();
    const { room } = this;
    const { signal } = this.#ending;
    if (room !== null) this.later(SEEK_DEBOUNCE_MS, () => void this.beat(room.roomId, signal));
  }

  private fail(error: unknown): void {
    this.#deps.report(error);
    this.close();
    this.state = { status: error instanceof CallError && error.status === 404 ? 'gone' : 'failed' };
  }

  private later(milliseconds: number, task: () => void): void {
    this.#endings.push(this.#deps.clock.after(milliseconds, task));
  }

  private every(milliseconds: number, task: () => void): void {
    let cancel = (): void => undefined;
    const again = (): void => {
      cancel = this.#deps.clock.after(milliseconds, () => {
        task();
        again();
      });
    };
    again();
    this.#endings.push(() => cancel());
  }
}
