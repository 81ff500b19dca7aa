/** A bridge in memory: a player that records its calls, and an embedding page that records the messages it receives. */
import { EmbedBridge, type EmbedBridgeDeps } from '../../../core/embed/EmbedBridge';
import type { BridgedPlayer, PlayerNews } from '../../../core/embed/BridgedPlayer';
import type { BridgeState } from '../../../core/embed/protocol';

export const PARTNER = 'https://partner.example';

export class FakePlayer implements BridgedPlayer {
  readonly calls: string[] = [];
  /** What fails, by the name of its method. */
  readonly fails = new Set<string>();
  readonly tracks = ['en', 'es'];
  values: BridgeState = {
    isReady: true,
    isPlaying: false,
    hasStarted: true,
    position: 12,
    duration: 90,
    fullscreen: false,
    volume: 60,
    muted: true,
    activeSidebarTab: null,
    waiting: false,
    videoEnded: false,
    autoStartFailed: false,
    videoId: 'v1',
  };
  private readonly listeners = new Set<(news: PlayerNews) => void>();

  state(): BridgeState {
    if (this.fails.has('state')) throw new Error('no state');
    return this.values;
  }
  play = async (): Promise<void> => this.note('play');
  pause = async (): Promise<void> => this.note('pause');
  seek = async (position: number): Promise<number> => {
    this.note(`seek ${position}`);
    return Math.min(90, Math.max(0, position));
  };
  setVolume = (volume: number): void => this.note(`volume ${volume}`);
  setMuted = (muted: boolean): void => this.note(`muted ${muted}`);
  setFullscreen = async (fullscreen: boolean): Promise<boolean> => {
    this.note(`fullscreen ${fullscreen}`);
    return false;
  };
  selectSubtitles = async (track: string | null): Promise<boolean> => this.select('subtitles', track);
  selectAudio = async (track: string): Promise<boolean> => this.select('audio', track);
  subscribe(listener: (news: PlayerNews) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
  happens(news: PlayerNews): void {
    for (const listener of this.listeners) listener(news);
  }

  private select(kind: string, track: string | null): boolean {
    if (track !== null && !this.tracks.includes(track)) return false;
    this.note(`${kind} ${track}`);
    return true;
  }
  private note(what: string): void {
    if (this.fails.has(what)) throw new Error(`${what} was refused`);
    this.calls.push(what);
  }
}

export interface Table {
  readonly bridge: EmbedBridge;
  readonly player: FakePlayer;
  /** Messages that the embedding page received, with the target origin. */
  readonly posted: { readonly message: unknown; readonly to: string }[];
  readonly loaded: string[];
  readonly reported: unknown[];
  /** The embedding window. */
  readonly around: Window;
  /** A message of the embedding page, from the trusted origin by default. */
  receive(
    data: unknown,
    from?: { readonly origin?: string; readonly source?: MessageEventSource | null },
  ): Promise<void>;
  /** Milliseconds pass. */
  pass(milliseconds: number): void;
}

export function setTable({
  mounted = true,
  ...changes
}: Partial<EmbedBridgeDeps> & { readonly mounted?: boolean } = {}): Table {
  let now = 1_000_000;
  const posted: { message: unknown; to: string }[] = [];
  const loaded: string[] = [];
  const reported: unknown[] = [];
  const around = {
    postMessage: (message: unknown, to: string) =>
      void posted.push({ message: structuredClone(message), to }),
  } as unknown as Window;
  const bridge = new EmbedBridge({
    trusted: [PARTNER],
    around,
    loadVod: async (id) => {
      if (id === 'broken') throw new Error('status 500');
      if (id === 'nowhere') return false;
      loaded.push(id);
      return true;
    },
    now: () => now,
    report: (error) => reported.push(error),
    ...changes,
  });
  const player = new FakePlayer();
  if (mounted) bridge.mount(player);
  return {
    bridge,
    player,
    posted,
    loaded,
    reported,
    around,
    receive: (data, { origin = PARTNER, source = around } = {}) => bridge.receive({ data, origin, source }),
    pass: (milliseconds) => (now += milliseconds),
  };
}
