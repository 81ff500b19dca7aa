/** What each variant of the hero is drawn with. */
import type { Content, Row } from '../../../core/sdk';

export interface HeroViewProps {
  readonly content: Content;
  readonly row: Row;
  /** The page's own heading, or one of a row further down. */
  readonly Heading: 'h1' | 'h2';
}
