/** What an embedding page and the player in its frame say to each other: JSON-RPC 2.0 over window messages. Both sides read it here. */

/** The state of the player (PLY-001) and which video it shows (BRG-009). Position and duration are seconds, volume is 0 to 100. */
export interface BridgeState {
  readonly isReady: boolean;
  readonly isPlaying: boolean;
  readonly hasStarted: boolean;
  readonly position: number;
  readonly duration: number;
  readonly fullscreen: boolean;
  readonly volume: number;
  readonly muted: boolean;
  readonly activeSidebarTab: string | null;
  readonly waiting: boolean;
  readonly videoEnded: boolean;
  readonly autoStartFailed: boolean;
  readonly videoId: string;
}

/** The methods, what each takes by name and what it answers (BRG-008). */
export interface BridgeMethods {
  readonly play: { readonly params: Record<never, never>; readonly result: null };
  readonly pause: { readonly params: Record<never, never>; readonly result: null };
  /** Seconds. Targets outside of the time line are brought in; the answer says where it went. */
  readonly seek: { readonly params: { readonly position: number }; readonly result: { readonly position: number } };
  /** 0 to 100; it is heard from then on (BRG-017). */
  readonly setVolume: { readonly params: { readonly volume: number }; readonly result: null };
  readonly mute: { readonly params: Record<never, never>; readonly result: null };
  readonly unmute: { readonly params: Record<never, never>; readonly result: null };
  /** A browser grants it to a viewer's press alone; the answer says what holds now. */
  readonly setFullscreen: { readonly params: { readonly fullscreen: boolean }; readonly result: { readonly fullscreen: boolean } };
  readonly loadVod: { readonly params: { readonly id: string }; readonly result: null };
  /** The id or the language of a track; null switches subtitles off. */
  readonly setSubtitleTrack: { readonly params: { readonly track: string | null }; readonly result: null };
  readonly setAudioTrack: { readonly params: { readonly track: string }; readonly result: null };
  readonly getState: { readonly params: Record<never, never>; readonly result: BridgeState };
}
export type BridgeMethod = keyof BridgeMethods;

/** What the player tells by itself, under the names of its own events (PLY-020, BRG-010). */
export interface BridgeEvents {
  readonly ready: Record<never, never>;
  readonly play: Record<never, never>;
  readonly pause: Record<never, never>;
  readonly ended: Record<never, never>;
  readonly error: Record<never, never>;
  readonly seeked: { readonly position: number };
  readonly progress: { readonly position: number };
  readonly timeupdate: { readonly position: number };
  readonly durationchange: { readonly duration: number };
  readonly volume: { readonly volume: number; readonly muted: boolean };
  /** Playback stalls for want of data, or goes on. */
  readonly buffer: { readonly buffering: boolean };
  readonly fullscreen: { readonly fullscreen: boolean };
}
export type BridgeEvent = keyof BridgeEvents;

export const bridgeEvents = [
  ...(['ready', 'play', 'pause', 'ended', 'error', 'seeked', 'progress', 'timeupdate'] as const),
  ...(['durationchange', 'volume', 'buffer', 'fullscreen'] as const),
] as const satisfies readonly BridgeEvent[];

/** What can go wrong, in the words that an embedding page may rely on (BRG-011 to BRG-016). */
export const bridgeErrors = {
  invalidRequest: { code: -32600, message: 'Invalid Request' },
  unknownMethod: { code: -32601, message: 'Method not found' },
  badParameters: { code: -32602, message: 'Invalid params' },
  stateUnread: { code: -32000, message: 'Error Fetching State' },
  playFailed: { code: -32000, message: 'failed to play' },
  noVod: { code: -32000, message: 'VOD does not exist' },
  noTrack: { code: -32000, message: 'Track NOT FOUND' },
  noPlayer: { code: -32000, message: 'Player not found' },
} as const;
export type BridgeErrorName = keyof typeof bridgeErrors;

export interface BridgeError {
  readonly code: number;
  readonly message: string;
}

/** What ties an answer to its request. */
export type RequestId = string | number | null;

export type BridgeAnswer = { readonly jsonrpc: '2.0'; readonly id: RequestId } & ({ readonly result: unknown } | { readonly error: BridgeError });

/** An event, as a request that nobody answers. */
export interface BridgeNotification {
  readonly jsonrpc: '2.0';
  readonly method: BridgeEvent;
  readonly params: BridgeEvents[BridgeEvent];
}
