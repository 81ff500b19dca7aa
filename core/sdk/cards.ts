/** Core's content UI besides the card itself: shelf, actions, favourites, resume positions, hero video. */
import type { ComponentType, ReactNode } from 'react';
import type { SocialSharingDetail } from '../generated/platform';
import type { RowLook } from './rowLook';
import type { Content, Row } from './services';
import { token } from './token';

/** Props of {@link cardShelf}. */
export interface CardShelfProps {
  readonly row: Row;
  /** CSS inline size of an item. */
  readonly itemSize: string;
  /** Two lines, filled by column (HOM-087). */
  readonly lines?: 1 | 2;
  /** Renders an item. */
  readonly children: (content: Content, index: number) => ReactNode;
  /** Rendered below the items, such as an expanded item. */
  readonly below?: ReactNode;
}
/**
 * A row's items in a horizontally scrolling, lazily loading list, with the row's heading, background and
 * calls to action (HOM-008 to HOM-020).
 */
export const cardShelf = token<ComponentType<CardShelfProps>>('card-shelf@1');

/** How the platform wants links to a content to be shared. */
export type Sharing = SocialSharingDetail;

/** Target of an action (NAV-083): the content, and what the surrounding page knows about it. */
export interface ActionSubject {
  readonly content: Content;
  /** Base address of shared links and what to append, from the platform. */
  readonly sharing?: Sharing | null | undefined;
  /** Tab of the page in which the content was chosen, for tracking. */
  readonly tab?: string | null | undefined;
}

/** The actions governed by NAV-076 to NAV-082; plugins' own actions use other names. */
export type ActionName =
  'play' | 'signIn' | 'purchase' | 'restart' | 'trailer' | 'favourite' | 'watchlist' | 'share';

/** Props of {@link actions}. */
export interface ActionsProps {
  readonly subject: ActionSubject;
  /** Actions to hide regardless of the rules (NAV-079). */
  readonly hide?: readonly ActionName[] | undefined;
  /** Another call to action precedes them: none is drawn as primary. */
  readonly second?: boolean;
  /** `full`: a primary button with text, then the others. `compact`: for a card. */
  readonly look?: 'full' | 'compact';
}
/** All actions available for a content by NAV-076 to NAV-082. Lazy-loaded. */
export const actions = token<ComponentType<ActionsProps>>('actions@1');

/** The viewer's favourites. Observable: read inside an observer. */
export interface Favourites {
  /** The last local toggle, else the platform's flag (HOM-103). */
  has(content: Pick<Content, 'id' | 'videoId' | 'favourite'>): boolean;
  /**
   * Optimistic update: flips the flag at once, calls the platform, and rolls back on failure. Resolves to
   * whether the platform accepted it; never rejects (NAV-084).
   */
  toggle(content: Content): Promise<boolean>;
}
/** The viewer's favourites. */
export const favourites = token<Favourites>('favourites@1');

/** Resume position of this viewer on this device, in seconds; null when unknown (HOM-055, HOM-073). */
export interface ResumePositions {
  position(contentId: string): number | null;
  /** Deletes the position of one content, or of all without an id. */
  forget(contentId?: string): void;
}
/** Resume positions of this viewer on this device. */
export const resumePositions = token<ResumePositions>('resume-positions@1');

/**
 * URL of a background picture at the width for this window (HOM-031), or for wide windows, as always on the host.
 * Components call `useBackgroundPicture`.
 */
export const backgroundPicture =
  token<(address: string, isForWide?: boolean) => string>('background-picture@1');
/**
 * The realm's fallback picture for a content whose own is missing or fails; undefined when there is none
 * (RLM-010, RLM-014).
 */
export const fallbackPicture =
  token<(content: Pick<Content, 'type'>) => string | undefined>('fallback-picture@1');

/** A background video behind a hero. */
export interface BackgroundVideo {
  play(): void;
  pause(): void;
  end(): void;
}
/** Plays videos without controls behind text. */
export interface BackgroundVideos {
  /** The viewer's autoplay preferences; guests and viewers without preferences: autoplay, muted (HOM-026). */
  wishes(): Promise<{ readonly autoPlay: boolean; readonly autoPlayAudio: boolean }>;
  /**
   * Plays the content's trailer, else the content, in `place`. Rejects when the viewer may watch neither or
   * playback fails; the still then remains.
   */
  show(
    content: Content,
    place: HTMLElement,
    how: {
      readonly sound: boolean;
      readonly signal: AbortSignal;
      readonly onPlaying: (playing: boolean) => void;
    },
  ): Promise<BackgroundVideo>;
}
/** Background videos, for {@link movingPicture} and for row renderers that place them themselves. */
export const backgroundVideos = token<BackgroundVideos>('background-videos@1');

/** Props of {@link movingPicture}. */
export interface MovingPictureProps {
  readonly content: Content;
  /** The row's animation setting; `NONE` disables the video. */
  readonly animation: RowLook['animation'];
  /** The pointer or focus is in the row: keep its text visible. */
  readonly attended?: boolean;
  /** Called when the text may hide, and when it must return (HOM-028, HOM-029). */
  readonly onQuiet?: (quiet: boolean) => void;
}
/**
 * The video itself, laid over the still: starts when visible, pauses when not, has a pause button, and is not
 * loaded under reduced motion or data saving (HOM-025, HOM-026).
 */
export const movingPicture = token<ComponentType<MovingPictureProps>>('moving-picture@1');

/** Props of the player that takes a hero's place. */
export interface HeroPlayerProps {
  readonly content: Content;
  /** Shown until the video plays. */
  readonly still: string | null;
  /** Level of the hero's heading, visually hidden while the player is shown. */
  readonly Heading: 'h1' | 'h2';
  /** Called when the player replaces the hero, and when the hero returns. */
  readonly onShown: (shown: boolean) => void;
}
/** The player that replaces the hero at the head of a page; null when the realm does not enable it (HOM-027). */
export const heroPlayer = token<ComponentType<HeroPlayerProps> | null>('hero-player@1');
