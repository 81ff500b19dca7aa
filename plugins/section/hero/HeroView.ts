/** What each variant of the hero is drawn with. */
import type { ReactNode } from 'react';
import type { Content, Row, RowLook } from '../../../core/sdk';

export interface HeroViewProps {
  readonly content: Content;
  readonly row: Row;
  readonly look: RowLook;
  /** The still: the row's own background, else the content's, in the size that the window needs. */
  readonly still: string | null;
  /** The picture that moves over the still, with its pause button; null when the row asks for none. */
  readonly moving: ReactNode;
  /** The page's own heading, or one of a row further down. */
  readonly Heading: 'h1' | 'h2';
}
