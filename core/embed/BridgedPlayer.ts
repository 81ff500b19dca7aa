/** The player as the bridge controls it, independent of the implementation. */
import type { BridgeEvent, BridgeEvents, BridgeState } from './protocol';

/** An event with its parameters. */
export type PlayerNews = {
  readonly [Name in BridgeEvent]: { readonly name: Name; readonly params: BridgeEvents[Name] };
}[BridgeEvent];

/** Every method may reject; the bridge maps rejections to protocol errors. */
export interface BridgedPlayer {
  /** Throws if the state cannot be read. */
  state(): BridgeState;
  /** Rejects if the browser or the stream refuses. */
  play(): Promise<void>;
  pause(): Promise<void>;
  /** Seconds; resolves to the actual position. */
  seek(position: number): Promise<number>;
  setVolume(volume: number): void;
  setMuted(muted: boolean): void;
  /** Resolves to the actual state. */
  setFullscreen(fullscreen: boolean): Promise<boolean>;
  /** By id or language; false if there is no such track. */
  selectSubtitles(track: string | null): Promise<boolean>;
  selectAudio(track: string): Promise<boolean>;
  /** Subscribes to all events; returns the unsubscribe function. */
  subscribe(listener: (news: PlayerNews) => void): () => void;
}
