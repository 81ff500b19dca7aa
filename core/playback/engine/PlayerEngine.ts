/** What the room needs of a media player, and what it tells: plain values, no library's types. */
import type { PlaybackFigures } from '../../sdk';
import type { PlayerEvent } from '../PlayerStore';
import type { SeekRange } from '../rules/livePosition';
import type { Stream } from '../rules/streamPick';

/** A stream as the engine gets it. */
export interface EngineSource {
  /** Its address after the rules of streamAddress. */
  readonly url: string;
  /** The stream as the platform gave it; drm and adUnits reach the engine unchanged (PLY-066, PLY-068). */
  readonly stream: Stream;
  /** Asked for at every licence request, so that a renewed token is used (PLY-066). */
  readonly licenceToken: () => Promise<string | null>;
}

export interface EngineStart {
  /** Seconds; null begins at the start, or at the live edge. */
  readonly position: number | null;
  /** A moment of a live stream, in epoch milliseconds, which comes before the position; one outside of the recording is brought in (LIV-041). */
  readonly moment: number | null;
  readonly volume: number;
  readonly muted: boolean;
  /** BCP 47, most wanted first. */
  readonly audioLanguages: readonly string[];
  /** Null: no subtitles. */
  readonly textLanguage: string | null;
}

export interface AudioOption {
  readonly id: string;
  readonly language: string;
  /** What the stream itself calls it. */
  readonly label: string | null;
  readonly active: boolean;
}

export interface TextOption {
  readonly id: string;
  readonly language: string;
  readonly label: string | null;
  /** For viewers who do not hear: sounds are written as well. */
  readonly forDeaf: boolean;
  readonly active: boolean;
}

export interface QualityOption {
  readonly id: string;
  /** Lines of the picture. */
  readonly height: number;
  readonly bandwidth: number;
  /** This one plays now, chosen or picked automatically. */
  readonly active: boolean;
}

export interface EngineTracks {
  readonly audio: readonly AudioOption[];
  readonly text: readonly TextOption[];
  readonly quality: readonly QualityOption[];
  /** The engine picks the quality. */
  readonly automaticQuality: boolean;
}

/** Where the media is, read whenever the time changes. Seconds. */
export interface EngineTimes {
  readonly isLive: boolean;
  readonly seekRange: SeekRange;
  readonly buffered: readonly SeekRange[];
  /** The moment the picture was made, epoch milliseconds; null when the stream does not tell. */
  readonly playheadDate: number | null;
  /** There has been a picture since it was loaded: until then the element stands at its beginning, wherever it is to start. */
  readonly placed: boolean;
}

/** Whether the browser knows of another screen to play on, and whether the picture is there. */
export type CastState = 'none' | 'offered' | 'connecting' | 'connected';

/** Plays one stream after another in an element of its own. */
export interface PlayerEngine {
  /** Whether a stream can be played in this browser, by its protocol and what protects it. */
  supports(stream: Pick<Stream, 'protocol' | 'drm'>): boolean;
  /**
   * Loads a stream in place of what there was. Rejects with what went wrong; a load that was replaced, or that ended with the
   * engine, gives false and is no failure.
   */
  load(source: EngineSource, start: EngineStart): Promise<boolean>;
  /** Gives false when the browser refuses to start without a press. Rejects for every other reason. */
  play(): Promise<boolean>;
  pause(): void;
  /** Asks again for what could not be had. */
  resume(): void;
  seek(seconds: number): void;
  goToLive(): void;
  /** Shows the picture that a live stream made at this moment, epoch milliseconds; one outside of the recording is brought in. */
  seekToMoment(moment: number): void;
  setVolume(volume: number): void;
  setMuted(muted: boolean): void;
  setSpeed(speed: number): void;
  times(): EngineTimes;
  tracks(): EngineTracks;
  figures(): PlaybackFigures;
  selectAudio(id: string): void;
  selectText(id: string | null): void;
  /** `null` lets the engine pick. */
  selectQuality(id: string | null): void;
  /** The most lines of picture that are picked automatically, where there is a choice; `null` lifts it. */
  capQuality(lines: number | null): void;
  canPictureInPicture(): boolean;
  togglePictureInPicture(): Promise<void>;
  /** The browser asks which screen to play on, or whether to come back. Resolves also when the viewer chose nothing. */
  cast(): Promise<void>;
  /** Fills the screen with the bare picture, for browsers that grant no more; gives whether it can. */
  enterNativeFullscreen(): boolean;
  /** Takes everything down; resolves when it is down. */
  destroy(): Promise<void>;
}

/** What an engine tells while it lives. */
export interface EngineListener {
  readonly onEvent: (event: PlayerEvent) => void;
  /** There are other tracks, or others are active. */
  readonly onTracks: () => void;
  readonly onCast: (state: CastState) => void;
}

export interface EngineFactory {
  /** Makes an engine that shows its picture in `stage` and its subtitles in `captions`. Rejects when the player cannot be loaded. */
  (stage: { readonly picture: HTMLElement; readonly captions: HTMLElement }, listener: EngineListener): Promise<PlayerEngine>;
  /**
   * Loads the beginning of what is about to be shown, for the next engine that loads the same; when one is made meanwhile, it loads
   * for itself. `choose` gives null when nothing is to be shown; rejects as it does.
   */
  readonly prepare?: (choose: (engine: Pick<PlayerEngine, 'supports'>) => Promise<readonly [EngineSource, EngineStart] | null>) => Promise<void>;
}
