/** What a player plugin gets: a view of the playback session, and slots to draw in. */
import type { ComponentType, ReactNode } from 'react';
import type { AdUnit, Annotations, Drm, SkipMarker, Watermark } from '../generated/platform';
import type { Content } from './services';

/**
 * Where a part draws. `picture`: on the picture, below the subtitles, not interactive. `overlay`: above the
 * picture, clear of the controls.
 * `control`: a button in the control bar. `action`: a button above the end of the control bar, for actions
 * available right now. `adBreak`: replaces the picture while the part holds the content. `end`: over the last
 * picture.
 */
export type PlayerSlot = 'picture' | 'overlay' | 'control' | 'action' | 'adBreak' | 'end';

/** Where a part can contribute: a drawing slot, or markers on the time line. */
export type PlayerPlace = PlayerSlot | 'timeline';

/** What the platform states about playing a content, as far as parts may know it: nothing that could open a stream. */
export interface PlaybackFacts {
  /** PLY-070. */
  readonly skipMarkers: readonly SkipMarker[];
  /** PLY-071. */
  readonly watermark: Watermark | null;
  /** Files played along the time line (PLY-072). */
  readonly annotations: Annotations;
  /** Ad units of the playing stream (PLY-064). */
  readonly adUnits: readonly AdUnit[];
  /** Its ads require a nonce (PLY-068). */
  readonly nonceRequired: boolean;
}

/**
 * What another device needs to play the content of a session. It opens the stream: pass it to nothing but a device that
 * the viewer has chosen.
 */
export interface DeviceStream {
  /** Absolute URL of the stream's manifest. */
  readonly url: string;
  /** Media type of that manifest, such as `application/dash+xml`. */
  readonly mediaType: string;
  /** The licence server and a token for it (PLY-066); null for a stream without protection. */
  readonly drm: Drm | null;
}

/** A segment of the time line with a title, a picture, or both (PLY-072). Times in seconds. */
export interface Annotation {
  readonly start: number;
  readonly end: number;
  readonly title: string | null;
  /** Absolute URL; may end in `#xywh=x,y,w,h` for a sprite region. */
  readonly thumbnailUrl: string | null;
}

/** What follows the content in the list it is played from. */
export interface PlayerQueue {
  /** Null when nothing follows or it is not yet known. */
  readonly next: Content | null;
  /** The viewer has autoplay of the next item enabled (FAV-023); false while unknown. */
  readonly autoAdvance: boolean;
  /** Plays it, within the list (PLY-047). */
  openNext(): void;
}

/**
 * What plays instead of the session's own video: content that is inserted, or the same content on another device. The
 * player's buttons and keys control it meanwhile. Observable.
 */
export interface AdBreak {
  readonly playing: boolean;
  /** Seconds: where another device is in the session's content, to be stored as the viewer's position (PLY-097). */
  readonly position?: number | null;
  play(): void;
  pause(): void;
}

/** Current playback statistics; null where unknown. */
export interface PlaybackFigures {
  /** Decoded picture size in pixels. */
  readonly width: number | null;
  readonly height: number | null;
  /** Bits per second of the playing variant. */
  readonly bitrate: number | null;
  /** Estimated bandwidth in bits per second. */
  readonly throughput: number | null;
  /** Seconds buffered ahead. */
  readonly buffered: number;
  readonly droppedFrames: number | null;
  readonly decodedFrames: number | null;
  /** Seconds behind the live source; null for a recording. */
  readonly latency: number | null;
}

/** One playback session as seen by a part. Observable: read inside an observer. Times in seconds. */
export interface PlaybackSessionView {
  readonly content: { readonly kind: 'vod' | 'live'; readonly id: string; readonly title: string };
  /** `stopped`: an error is shown. */
  readonly state: 'preparing' | 'playing' | 'paused' | 'ended' | 'stopped';
  /** The first frame has played. */
  readonly started: boolean;
  /** Null until the platform has answered. */
  readonly facts: PlaybackFacts | null;
  readonly queue: PlayerQueue;
  /** The viewer's setting; volume is 0 to 100. */
  readonly sound: { readonly volume: number; readonly muted: boolean };
  readonly position: number;
  /** 0 while unknown. */
  readonly duration: number;
  /** The stream has a moving live edge. */
  readonly live: boolean;
  /** Measured on call only; null before there is anything to measure. */
  figures(): PlaybackFigures | null;
  /** Clamped to the time line; ignored by a live stream without DVR. */
  seek(seconds: number): void;
  play(): void;
  pause(): void;
  /**
   * Pauses the content and its end screen until the returned function is called, then restores the previous
   * state. Null when another ad break is active. A part that fails releases it automatically.
   */
  hold(adBreak: AdBreak): (() => void) | null;
  /**
   * The stream for another device, with a valid licence token; rejects when the platform gives none. Null unless the
   * part's manifest states `opensStream`.
   */
  readonly stream: (() => Promise<DeviceStream>) | null;
}

/** A button that looks and behaves like the player's own. */
export interface PlayerControlProps {
  readonly label: string;
  /** On a 24-pixel grid, in the text color. */
  readonly icon: ReactNode;
  /** Keyboard shortcut, such as `Shift+D`. */
  readonly shortcut?: string;
  /** For a toggle. */
  readonly pressed?: boolean;
  readonly onPress: () => void;
}

/** A text button for an action available right now. */
export interface PlayerActionProps {
  readonly label: string;
  /** After the text; on a 24-pixel grid. */
  readonly icon?: ReactNode;
  readonly onPress: () => void;
}

/** Props of a part's views. */
export interface PlayerPartProps {
  readonly playbackSession: PlaybackSessionView;
  /** Component for the slot `control`. */
  readonly Control: ComponentType<PlayerControlProps>;
  /** Component for the slot `action`; also usable in the others. */
  readonly Action: ComponentType<PlayerActionProps>;
}

/**
 * A player plugin's part. Loaded with the player, never earlier; one that throws is unmounted and playback
 * continues.
 */
export interface PlayerPart {
  /** What it draws, only in slots listed in its manifest. */
  readonly views: Readonly<Partial<Record<PlayerSlot, ComponentType<PlayerPartProps>>>>;
  /**
   * Keyboard shortcuts while the focus is in the player, in `aria-keyshortcuts` syntax: `Shift+D`. The
   * player's own keys take precedence.
   */
  readonly keys?: Readonly<Record<string, (playbackSession: PlaybackSessionView) => void>>;
  /**
   * Markers for the time line, when its manifest lists `timeline`; called once the facts are known. Errors
   * are only logged.
   */
  readonly annotate?: (
    playbackSession: PlaybackSessionView,
    signal: AbortSignal,
  ) => Promise<readonly Annotation[]>;
  /**
   * Called before the content first plays, when its manifest lists `adBreak`; the facts are known. Playback
   * waits a few seconds for it, and then for as long as the part holds the content. The signal aborts when
   * playback no longer waits.
   */
  readonly begin?: (playbackSession: PlaybackSessionView, signal: AbortSignal) => Promise<void>;
}
