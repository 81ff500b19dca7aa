/** What the bridge steers: the player on the page, whatever is behind it. */
import type { BridgeEvent, BridgeEvents, BridgeState } from './protocol';

/** An event with what it says. */
export type PlayerNews = { readonly [Name in BridgeEvent]: { readonly name: Name; readonly params: BridgeEvents[Name] } }[BridgeEvent];

/** Every method may reject; the bridge says what that means. */
export interface BridgedPlayer {
  /** Throws when it cannot be read. */
  state(): BridgeState;
  /** Rejects when the browser or the stream refuses. */
  play(): Promise<void>;
  pause(): Promise<void>;
  /** Seconds; gives where it went. */
  seek(position: number): Promise<number>;
  setVolume(volume: number): void;
  setMuted(muted: boolean): void;
  /** Gives what holds afterwards. */
  setFullscreen(fullscreen: boolean): Promise<boolean>;
  /** By id or language; false when there is no such track. */
  selectSubtitles(track: string | null): Promise<boolean>;
  selectAudio(track: string): Promise<boolean>;
  /** Hears every event until the function it gives is called. */
  subscribe(listener: (news: PlayerNews) => void): () => void;
}
