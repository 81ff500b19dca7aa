/** What a plugin may add to the player: a view of what is showing, and where it may draw. */
import type { ComponentType, ReactNode } from 'react';
import type { components } from '../generated/platform';
import type { Content } from './services';

/**
 * Where a part draws. `picture`: on the picture, beneath the subtitles; nothing there can be pressed. `overlay`: over the picture,
 * clear of the controls. `control`: a button among the controls. `action`: a button above their end, for what can be done at
 * this moment. `ad break`: in the place of the picture, while the part holds the content. `end`: over the last picture.
 */
export type PlayerSlot = 'picture' | 'overlay' | 'control' | 'action' | 'adBreak' | 'end';

/** Where a part may be: where it draws, and the time line, which it marks. */
export type PlayerPlace = PlayerSlot | 'timeline';

/** What the platform says of how a content is played, as far as parts may know: nothing that opens a stream. */
export interface PlaybackFacts {
  /** PLY-070. */
  readonly skipMarkers: readonly components['schemas']['SkipMarker'][];
  /** PLY-071. */
  readonly watermark: components['schemas']['Watermark'] | null;
  /** The files that are played along the time line (PLY-072). */
  readonly annotations: components['schemas']['Annotations'];
  /** Of the stream that plays (PLY-064). */
  readonly adUnits: readonly components['schemas']['AdUnit'][];
  /** Its ads ask for a nonce (PLY-068). */
  readonly nonceRequired: boolean;
}

/** A stretch of the time line with a title, a picture, or both (PLY-072). Times in seconds. */
export interface Annotation {
  readonly start: number;
  readonly end: number;
  readonly title: string | null;
  /** Absolute; may end in `#xywh=x,y,w,h` for a part of the picture. */
  readonly thumbnailUrl: string | null;
}

/** What comes after the content, in the list that it is watched from. */
export interface PlayerQueue {
  /** Null when nothing follows, and while that is not known. */
  readonly next: Content | null;
  /** The viewer lets it open by itself (FAV-023); false while that is not known. */
  readonly autoAdvance: boolean;
  /** Opens it, within the list (PLY-047). */
  openNext(): void;
}

/** What plays in the place of the content; meanwhile the player's own buttons and keys steer it. Observable. */
export interface AdBreak {
  readonly playing: boolean;
  play(): void;
  pause(): void;
}

/** What the player measures at this moment; null where it cannot be told. */
export interface PlaybackFigures {
  /** Pixels of the picture as it is decoded. */
  readonly width: number | null;
  readonly height: number | null;
  /** Bits a second of what plays. */
  readonly bitrate: number | null;
  /** Bits a second that the connection carries, as far as the player can guess. */
  readonly throughput: number | null;
  /** Seconds that would play on without any more data. */
  readonly buffered: number;
  readonly droppedFrames: number | null;
  readonly decodedFrames: number | null;
  /** Seconds from the moment a live picture was made; null for a recording. */
  readonly latency: number | null;
}

/** One showing as a part sees it: observable, so read it inside an observer. Times in seconds. */
export interface PlaybackSessionView {
  readonly content: { readonly kind: 'vod' | 'live'; readonly id: string; readonly title: string };
  /** `stopped`: a failure is on the screen. */
  readonly state: 'preparing' | 'playing' | 'paused' | 'ended' | 'stopped';
  /** Its picture has moved. */
  readonly started: boolean;
  /** Null until the platform has said how it is played. */
  readonly facts: PlaybackFacts | null;
  readonly queue: PlayerQueue;
  /** As the viewer has it; volume is 0 to 100. */
  readonly sound: { readonly volume: number; readonly muted: boolean };
  readonly position: number;
  /** 0 while it is not known. */
  readonly duration: number;
  /** The stream has an edge that moves. */
  readonly live: boolean;
  /** Measured when it is asked for, never by itself; null before there is something to measure. */
  figures(): PlaybackFigures | null;
  /** Targets outside the time line are brought in; a live stream without a recording ignores them. */
  seek(seconds: number): void;
  play(): void;
  pause(): void;
  /**
   * Stops the content, and what stands over its end, until the function it gives is called: then it goes on as it was.
   * Null when something else is in its place already. A part that fails lets go by itself.
   */
  hold(adBreak: AdBreak): (() => void) | null;
}

/** A button that looks and speaks like the player's own. */
export interface PlayerControlProps {
  readonly label: string;
  /** On a grid of 24 pixels, in the colour of the text. */
  readonly icon: ReactNode;
  /** The keys that do the same, such as `Shift+D`. */
  readonly shortcut?: string;
  /** For a control that switches something on and off. */
  readonly pressed?: boolean;
  readonly onPress: () => void;
}

/** A button with words, for what can be done at this moment. */
export interface PlayerActionProps {
  readonly label: string;
  /** After the words; on a grid of 24 pixels. */
  readonly icon?: ReactNode;
  readonly onPress: () => void;
}

export interface PlayerPartProps {
  readonly playbackSession: PlaybackSessionView;
  /** What the slot `control` draws with. */
  readonly Control: ComponentType<PlayerControlProps>;
  /** What the slot `action` draws with; it looks right in the others as well. */
  readonly Action: ComponentType<PlayerActionProps>;
}

/** A part of the player. It comes with the player and never before; one that throws loses its places and the film goes on. */
export interface PlayerPart {
  /** What it draws, only in slots that its manifest names. */
  readonly views: Readonly<Partial<Record<PlayerSlot, ComponentType<PlayerPartProps>>>>;
  /**
   * What keys do while the focus is in the player, by combination as `aria-keyshortcuts` writes it: `Shift+D`.
   * The player's own keys come first.
   */
  readonly keys?: Readonly<Record<string, (playbackSession: PlaybackSessionView) => void>>;
  /** Marks for the time line, when its manifest names `timeline`: asked for once the facts are there. What it throws is only logged. */
  readonly annotate?: (playbackSession: PlaybackSessionView, signal: AbortSignal) => Promise<readonly Annotation[]>;
  /**
   * Called before the content first plays, when its manifest names `ad break`, with the facts there. The content waits for it a
   * few seconds, and then for as long as the part holds it. The signal aborts when the content waits no longer.
   */
  readonly begin?: (playbackSession: PlaybackSessionView, signal: AbortSignal) => Promise<void>;
}
