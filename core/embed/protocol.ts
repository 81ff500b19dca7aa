/**
 * Protocol between an embedding page and the player in its frame: JSON-RPC 2.0 over window messages. Imported
 * by both sides.
 */

/** Player state (PLY-001) and the id of the video (BRG-009). Position and duration are seconds, volume is 0 to 100. */
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

/** Methods with their named parameters and results (BRG-008). */
export interface BridgeMethods {
  readonly play: { readonly params: Record<never, never>; readonly result: null };
  readonly pause: { readonly params: Record<never, never>; readonly result: null };
  /** Seconds. Targets outside the time line are clamped; the result is the actual position. */
  readonly seek: {
    readonly params: { readonly position: number };
    readonly result: { readonly position: number };
  };
  /** 0 to 100; also unmutes (BRG-017). */
  readonly setVolume: { readonly params: { readonly volume: number }; readonly result: null };
  readonly mute: { readonly params: Record<never, never>; readonly result: null };
  readonly unmute: { readonly params: Record<never, never>; readonly result: null };
  /** Browsers require user activation; the result is the actual state. */
  readonly setFullscreen: {
    readonly params: { readonly fullscreen: boolean };
    readonly result: { readonly fullscreen: boolean };
  };
  readonly loadVod: { readonly params: { readonly id: string }; readonly result: null };
  /** Id or language of a track; null switches subtitles off. */
  readonly setSubtitleTrack: { readonly params: { readonly track: string | null }; readonly result: null };
  readonly setAudioTrack: { readonly params: { readonly track: string }; readonly result: null };
  readonly getState: { readonly params: Record<never, never>; readonly result: BridgeState };
}
export type BridgeMethod = keyof BridgeMethods;

/** Events of the player, named as in the player (PLY-020, BRG-010). */
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
  /** Playback stalls for lack of data, or continues. */
  readonly buffer: { readonly buffering: boolean };
  readonly fullscreen: { readonly fullscreen: boolean };
}
export type BridgeEvent = keyof BridgeEvents;

export const bridgeEvents = [
  ...(['ready', 'play', 'pause', 'ended', 'error', 'seeked', 'progress', 'timeupdate'] as const),
  ...(['durationchange', 'volume', 'buffer', 'fullscreen'] as const),
] as const satisfies readonly BridgeEvent[];

/** Errors, with messages that embedding pages may rely on (BRG-011 to BRG-016). */
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

/** Matches an answer to its request. */
export type RequestId = string | number | null;

export type BridgeAnswer = { readonly jsonrpc: '2.0'; readonly id: RequestId } & (
  { readonly result: unknown } | { readonly error: BridgeError }
);

/** An event, sent as a JSON-RPC notification. */
export interface BridgeNotification {
  readonly jsonrpc: '2.0';
  readonly method: BridgeEvent;
  readonly params: BridgeEvents[BridgeEvent];
}
