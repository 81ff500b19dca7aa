/** Props shared by the hero's variants. */
import type { ReactNode } from 'react';
import type { Content, Row, RowLook } from '../../../core/sdk';

export interface HeroViewProps {
  readonly content: Content;
  readonly row: Row;
  readonly look: RowLook;
  /** The still: the row's background, else the content's, sized for the window. */
  readonly still: string | null;
  /** The video over the still, with its pause button; null when the row does not ask for it. */
  readonly moving: ReactNode;
  /** `h1` for the page's own heading, `h2` for a row further down. */
  readonly Heading: 'h1' | 'h2';
}
