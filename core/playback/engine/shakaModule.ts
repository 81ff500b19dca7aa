/** The subset of shaka-player's types that the engine uses, and its lazy loading. */

export interface ShakaAudioTrack {
  readonly active: boolean;
  readonly language: string;
  readonly label: string | null;
  readonly roles: readonly string[];
  readonly channelsCount: number | null;
}
export interface ShakaTextTrack {
  readonly id: number;
  readonly active: boolean;
  readonly language: string;
  readonly label: string | null;
  readonly kind: string | null;
  readonly forced: boolean;
}
export interface ShakaVideoTrack {
  readonly active: boolean;
  readonly height: number | null;
  readonly bandwidth: number;
}
/** NaN if unknown. */
export interface ShakaStats {
  readonly width: number;
  readonly height: number;
  readonly streamBandwidth: number;
  readonly estimatedBandwidth: number;
  readonly droppedFrames: number;
  readonly decodedFrames: number;
  readonly liveLatency: number;
}
export interface ShakaRequest {
  headers: Record<string, string>;
  readonly allowCrossSiteCredentials: boolean;
}
export interface ShakaResponse {
  /** After redirects. */
  readonly uri: string;
  data: ArrayBuffer | ArrayBufferView<ArrayBuffer>;
  /** HTTP status; undefined for other schemes. */
  readonly status?: number;
  readonly originalRequest: ShakaRequest;
}

export interface ShakaPlayer {
  attach(element: HTMLMediaElement): Promise<unknown>;
  setVideoContainer(container: HTMLElement | null): void;
  configure(configuration: object): boolean;
  load(url: string, start: number | Date | null, mimeType?: string): Promise<unknown>;
  destroy(): Promise<unknown>;
  retryStreaming(delaySeconds?: number): boolean;
  isLive(): boolean;
  seekRange(): { start: number; end: number };
  goToLive(): void;
  getBufferedInfo(): { total: readonly { start: number; end: number }[] };
  getPlayheadTimeAsDate(): Date | null;
  getStats(): ShakaStats;
  getAudioTracks(): ShakaAudioTrack[];
  selectAudioTrack(track: ShakaAudioTrack): void;
  getTextTracks(): ShakaTextTrack[];
  selectTextTrack(track: ShakaTextTrack | null): void;
  getVideoTracks(): ShakaVideoTrack[];
  selectVideoTrack(track: ShakaVideoTrack, clearBuffer?: boolean): void;
  addTextTrackAsync(
    url: string,
    language: string,
    kind: string,
    mimeType?: string,
    codec?: string,
    label?: string,
  ): Promise<unknown>;
  getNetworkingEngine(): {
    registerRequestFilter(filter: (type: number, request: ShakaRequest) => Promise<void> | void): void;
    registerResponseFilter(filter: (type: number, response: ShakaResponse) => Promise<void> | void): void;
  } | null;
  addEventListener(type: string, listener: (event: ShakaEvent) => void): void;
}
export interface ShakaEvent {
  readonly detail?: unknown;
  readonly buffering?: boolean;
}

export interface ShakaModule {
  readonly Player: { new (): ShakaPlayer; isBrowserSupported(): boolean };
  readonly polyfill: { installAll(): void };
  readonly net: { readonly NetworkingEngine: { readonly RequestType: { readonly LICENSE: number } } };
  readonly util: {
    readonly Error: {
      new (severity: number, category: number, code: number, ...data: readonly unknown[]): Error;
      readonly Severity: { readonly RECOVERABLE: number };
      readonly Category: { readonly NETWORK: number };
      readonly Code: { readonly HTTP_ERROR: number };
    };
  };
}

/** Loads shaka-player, a chunk of its own that no first page includes (code splitting). */
export async function loadShaka(): Promise<ShakaModule> {
  const loaded: { readonly default?: unknown } =
    await import('shaka-player/dist/shaka-player.compiled-es2021.js');
  // The build is not an ES module: bundlers and Node expose its exports differently.
  return (loaded.default ?? loaded) as ShakaModule;
}
