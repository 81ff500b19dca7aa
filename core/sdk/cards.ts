/** What the house offers around content, beyond the card itself: the shelf, the actions, favourites, kept positions, moving pictures. */
import type { ComponentType, ReactNode } from 'react';
import type { components } from '../generated/platform';
import type { RowLook } from './rowLook';
import type { Content, Row } from './services';
import { token } from './token';

export interface CardShelfProps {
  readonly row: Row;
  /** Inline size of an item, as CSS writes it. */
  readonly itemSize: string;
  /** Two lines are filled column by column (HOM-087). */
  readonly lines?: 1 | 2;
  /** What stands in the place of an item. */
  readonly children: (content: Content, index: number) => ReactNode;
  /** Stands beneath the items, such as what an item opens into. */
  readonly below?: ReactNode;
}
/** A row's items in a line that scrolls and loads more, under the row's heading, on its background, with its calls to action (HOM-008 to HOM-020). */
export const cardShelf = token<ComponentType<CardShelfProps>>('card-shelf@1');

export type Sharing = components['schemas']['SocialSharingDetail'];

/** What an action is done with (NAV-083): the content, and what the page that shows it knows beyond that. */
export interface ActionSubject {
  readonly content: Content;
  /** Where the platform wants shared links to lead, and what it wants appended. */
  readonly sharing?: Sharing | null | undefined;
  /** The tab of the page that the content was chosen in, for tracking. */
  readonly tab?: string | null | undefined;
}

/** The actions that NAV-076 to NAV-082 rule on; other plugins' actions have names of their own. */
export type ActionName = 'play' | 'signIn' | 'purchase' | 'restart' | 'trailer' | 'favourite' | 'watchlist' | 'share';

export interface ActionsProps {
  readonly subject: ActionSubject;
  /** Actions the caller wants hidden whatever the rules say (NAV-079). */
  readonly hide?: readonly ActionName[] | undefined;
  /** Another call to action stands before them: none of them is drawn as the first. */
  readonly second?: boolean;
  /** `full`: the first action is a button with words, the others follow. `compact`: for a card. */
  readonly look?: 'full' | 'compact';
}
/** All that may be done with a content, by the rules of NAV-076 to NAV-082. Loaded when it is first drawn. */
export const actions = token<ComponentType<ActionsProps>>('actions@1');

/** The viewer's favourites. Observable: read it inside an observer. */
export interface Favourites {
  /** As last toggled here, else as the platform listed it (HOM-103). */
  has(content: Pick<Content, 'id' | 'videoId' | 'favourite'>): boolean;
  /** Flips the flag at once and tells the platform; a failure flips it back. Resolves to whether the platform took it; never rejects (NAV-084). */
  toggle(content: Content): Promise<boolean>;
}
export const favourites = token<Favourites>('favourites@1');

/** Where this viewer stopped on this device, in seconds; null when nothing is known (HOM-055, HOM-073). */
export interface KeptPositions {
  position(contentId: string): number | null;
  /** The viewer wants nothing to be known of it any more; of nothing at all without an id. */
  forget(contentId?: string): void;
}
export const keptPositions = token<KeptPositions>('kept-positions@1');

/** The address of a background picture at the width that this window needs (HOM-031). */
export const backgroundPicture = token<(address: string) => string>('background-picture@1');
/** The realm's picture for a content whose own is missing or fails; undefined when it has none (RLM-010, RLM-014). */
export const fallbackPicture = token<(content: Pick<Content, 'type'>) => string | undefined>('fallback-picture@1');

/** A picture that moves behind a hero. */
export interface MovingPicture {
  play(): void;
  pause(): void;
  /** Takes it down. */
  end(): void;
}
export interface BackgroundVideos {
  /** What the viewer wants of them; guests and whoever said nothing: a picture that moves, without sound (HOM-026). */
  wishes(): Promise<{ readonly autoPlay: boolean; readonly autoPlayAudio: boolean }>;
  /**
   * Shows the content's trailer, else the content itself, in `place`. Rejects when there is nothing that this viewer may watch
   * or when it cannot be played; the still then stays.
   */
  show(content: Content, place: HTMLElement, how: { readonly sound: boolean; readonly signal: AbortSignal; readonly onPlaying: (playing: boolean) => void }): Promise<MovingPicture>;
}
export const backgroundVideos = token<BackgroundVideos>('background-videos@1');

export interface MovingPictureProps {
  readonly content: Content;
  /** What the row asks for; nothing moves for `NONE`. */
  readonly animation: RowLook['animation'];
  /** The pointer or the focus is in the row: its words stay. */
  readonly attended?: boolean;
  /** Told when the words may leave the picture alone, and when they are wanted back (HOM-028, HOM-029). */
  readonly onQuiet?: (quiet: boolean) => void;
}
/**
 * The moving picture itself, for the box of the still that it lies over: it starts once it is seen, rests while nobody sees it, has a
 * button that pauses it, and is not fetched where less motion is wanted or data is to be saved (HOM-025, HOM-026).
 */
export const movingPicture = token<ComponentType<MovingPictureProps>>('moving-picture@1');

export interface HeroPlayerProps {
  readonly content: Content;
  /** Stands in for the picture until it moves. */
  readonly still: string | null;
  /** The hero's heading, whose words are out of sight while the player stands there. */
  readonly Heading: 'h1' | 'h2';
  /** Told when the player stands in the hero's place, and when the hero is back. */
  readonly onShown: (shown: boolean) => void;
}
/** The player that takes the place of the hero that heads a page; null where the realm does not ask for one (HOM-027). */
export const heroPlayer = token<ComponentType<HeroPlayerProps> | null>('hero-player@1');
