/** Embedded players whose state a test sets, and which record their commands. */
import { makeAutoObservable, observable } from 'mobx';
import type {
  EmbeddedPlayer,
  EmbeddedPlayerTimeline,
  EmbeddedPlayerPictureProps,
  EmbeddedPlayers,
  EmbeddedPlayerState,
} from '../../core/sdk';

/** An event that plays muted at a fixed position. Observable. */
export class FakeEmbeddedPlayer implements EmbeddedPlayer {
  title: string | null;
  still: string | null = null;
  subtitle: string | null = null;
  state: EmbeddedPlayerState = { status: 'showing' };
  playing = true;
  buffering = false;
  audible = false;
  soundBlocked = false;
  volume = 100;
  line: EmbeddedPlayerTimeline = { canSeek: true, atEdge: true, start: 0, end: 600, position: 590 };
  texts: EmbeddedPlayer['texts'] = [];
  shownMoment: number | null = 1_000_000;
  closed = false;
  /** Commands such as `seekToMoment 1000`. */
  readonly calls: string[] = [];

  constructor(readonly id: string) {
    this.title = `Event ${id}`;
    makeAutoObservable(
      this,
      { id: false, calls: false, moment: false, shownMoment: false },
      { autoBind: true },
    );
  }
  retry(): void {
    this.calls.push('retry');
  }
  play(): void {
    this.calls.push('play');
    this.playing = true;
  }
  pause(): void {
    this.calls.push('pause');
    this.playing = false;
  }
  hear(on: boolean): void {
    this.audible = on;
  }
  setVolume(volume: number): void {
    this.volume = volume;
  }
  capQuality(lines: number | null): void {
    this.calls.push(`cap ${lines}`);
  }
  seekBy(seconds: number): void {
    this.calls.push(`seekBy ${seconds}`);
  }
  seek(position: number): void {
    this.calls.push(`seek ${position}`);
  }
  goToLive(): void {
    this.calls.push('goToLive');
  }
  setSpeed(speed: number): void {
    this.calls.push(`speed ${speed}`);
  }
  moment(): number | null {
    return this.shownMoment;
  }
  seekToMoment(moment: number): void {
    this.calls.push(`seekToMoment ${moment}`);
    this.shownMoment = moment;
  }
  selectText(id: string | null): void {
    this.calls.push(`text ${id}`);
  }
  close(): void {
    this.closed = true;
  }
}

/** Embedded players that play nothing and record their commands. */
export class FakePlayers implements EmbeddedPlayers {
  /** The last player opened for each event. */
  readonly opened = observable.map<string, FakeEmbeddedPlayer>({}, { deep: false });
  /** How many players were opened. */
  count = 0;
  /** Applied to every player opened from now on. */
  prepare: (screen: FakeEmbeddedPlayer) => void = () => undefined;

  open = (eventId: string): FakeEmbeddedPlayer => {
    const screen = new FakeEmbeddedPlayer(eventId);
    this.prepare(screen);
    this.opened.set(eventId, screen);
    this.count += 1;
    return screen;
  };
  readonly Picture = ({ screen }: EmbeddedPlayerPictureProps) => <div data-testid={`picture ${screen.id}`} />;

  /** The players that are open now. */
  get openPlayers(): readonly FakeEmbeddedPlayer[] {
    return [...this.opened.values()].filter(({ closed }) => !closed);
  }
}
