/** What core/playback needs of a media player, in plain values without library types. */
import type { Stream } from '../../generated/platform';
import type { PlaybackFigures } from '../../sdk/player';
import type { PlayerEvent } from '../PlayerStore';
import type { SeekRange } from '../rules/livePosition';

/** The stream to load. */
export interface EngineSource {
  /** The address, rewritten by the rules of streamAddress. */
  readonly url: string;
  /** As answered by the platform; drm and adUnits reach the engine unchanged (PLY-066, PLY-068). */
  readonly stream: Stream;
  /** Called for every licence request, so that a renewed token is used (PLY-066). */
  readonly licenceToken: () => Promise<string | null>;
}

export interface EngineStart {
  /** Seconds; null means the beginning, or the live edge. */
  readonly position: number | null;
  /**
   * A moment of a live stream, in epoch milliseconds; takes precedence over the position and is clamped to
   * the DVR window (LIV-041).
   */
  readonly moment: number | null;
  readonly volume: number;
  readonly muted: boolean;
  /** BCP 47, in order of preference. */
  readonly audioLanguages: readonly string[];
  /** Null: no subtitles. */
  readonly textLanguage: string | null;
}

export interface AudioOption {
  readonly id: string;
  readonly language: string;
  /** The label in the stream itself. */
  readonly label: string | null;
  readonly active: boolean;
}

export interface TextOption {
  readonly id: string;
  readonly language: string;
  readonly label: string | null;
  /** For deaf and hard-of-hearing viewers: includes sounds. */
  readonly forDeaf: boolean;
  readonly active: boolean;
}

export interface QualityOption {
  readonly id: string;
  /** Height of the picture in lines. */
  readonly height: number;
  readonly bandwidth: number;
  /** Playing now, whether chosen or selected automatically. */
  readonly active: boolean;
}

export interface EngineTracks {
  readonly audio: readonly AudioOption[];
  readonly text: readonly TextOption[];
  readonly quality: readonly QualityOption[];
  /** The engine selects the quality (ABR). */
  readonly automaticQuality: boolean;
}

/** State of the time line, read at every time update. Seconds. */
export interface EngineTimes {
  readonly isLive: boolean;
  readonly seekRange: SeekRange;
  readonly buffered: readonly SeekRange[];
  /** Program date-time of the current frame, epoch milliseconds; null if the stream has none. */
  readonly playheadDate: number | null;
  /**
   * A frame has been decoded since the load; before that, the element's position is its beginning, wherever
   * playback is to start.
   */
  readonly placed: boolean;
}

/** Whether the browser has found a cast target, and whether it is connected. */
export type CastState = 'none' | 'offered' | 'connecting' | 'connected';

/** Plays one stream after another in its own element. */
export interface PlayerEngine {
  /** Whether this browser can play the stream, by protocol and DRM. */
  supports(stream: Pick<Stream, 'protocol' | 'drm'>): boolean;
  /**
   * Loads a stream, replacing the current one. Rejects with the error; resolves to false if the load was
   * superseded or the engine was destroyed.
   */
  load(source: EngineSource, start: EngineStart): Promise<boolean>;
  /** Resolves to false if the browser blocks autoplay. Rejects on any other error. */
  play(): Promise<boolean>;
  pause(): void;
  /** Retries failed segment requests. */
  resume(): void;
  seek(seconds: number): void;
  goToLive(): void;
  /** Seeks to a moment of a live stream, in epoch milliseconds, clamped to the DVR window. */
  seekToMoment(moment: number): void;
  setVolume(volume: number): void;
  setMuted(muted: boolean): void;
  setSpeed(speed: number): void;
  times(): EngineTimes;
  tracks(): EngineTracks;
  figures(): PlaybackFigures;
  selectAudio(id: string): void;
  selectText(id: string | null): void;
  /** `null` selects the quality automatically. */
  selectQuality(id: string | null): void;
  /** Caps the height (lines) of automatically selected qualities; `null` lifts the cap. */
  capQuality(lines: number | null): void;
  canPictureInPicture(): boolean;
  togglePictureInPicture(): Promise<void>;
  /** Opens the browser's prompt to choose a device or to disconnect. Also resolves if the viewer cancels. */
  cast(): Promise<void>;
  /** Shows the bare `<video>` in full screen, for browsers that allow no more; returns whether that is supported. */
  enterNativeFullscreen(): boolean;
  /** Resolves once everything is released. */
  destroy(): Promise<void>;
}

/** Callbacks of an engine. */
export interface EngineListener {
  readonly onEvent: (event: PlayerEvent) => void;
  /** Tracks were added or removed, or the active ones changed. */
  readonly onTracks: () => void;
  readonly onCast: (state: CastState) => void;
}

export interface EngineFactory {
  /** Creates an engine that renders into `picture` and `captions`. Rejects if the player library cannot be loaded. */
  (
    surface: { readonly picture: HTMLElement; readonly captions: HTMLElement },
    listener: EngineListener,
  ): Promise<PlayerEngine>;
  /**
   * Preloads the start of a stream, for the next engine that loads the same stream; an engine created
   * meanwhile loads by itself. `choose` resolves to null if there is nothing to preload; rejects as it does.
   */
  readonly prepare?: (
    choose: (engine: Pick<PlayerEngine, 'supports'>) => Promise<readonly [EngineSource, EngineStart] | null>,
  ) => Promise<void>;
}
