/** What a plugin may add to the player: a view of what is showing, and where it may draw. */
import type { ComponentType, ReactNode } from 'react';

/**
 * Where a part draws. `overlay`: over the picture, clear of the controls. `control`: a button among the controls.
 * `end`: beneath what stands over the last picture.
 */
export type PlayerSlot = 'overlay' | 'control' | 'end';

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
export interface ScreeningView {
  readonly content: { readonly kind: 'vod' | 'live'; readonly id: string; readonly title: string };
  /** `stopped`: a failure is on the screen. */
  readonly state: 'preparing' | 'playing' | 'paused' | 'ended' | 'stopped';
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

export interface PlayerPartProps {
  readonly screening: ScreeningView;
  /** What the slot `control` draws with. */
  readonly Control: ComponentType<PlayerControlProps>;
}

/** A part of the player. It comes with the player and never before; one that throws loses its places and the film goes on. */
export interface PlayerPart {
  /** What it draws, only in slots that its manifest names. */
  readonly views: Readonly<Partial<Record<PlayerSlot, ComponentType<PlayerPartProps>>>>;
  /**
   * What keys do while the focus is in the player, by combination as `aria-keyshortcuts` writes it: `Shift+D`.
   * The player's own keys come first.
   */
  readonly keys?: Readonly<Record<string, (screening: ScreeningView) => void>>;
}
