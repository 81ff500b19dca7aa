/** Which pictures a hero is made of: known before it is drawn, so that they can be on their way by then. */
import type { Content, PictureSource, Row, RowLook } from '../../../core/sdk';
import { rowLook } from '../../../core/sdk';
import type { HeroSectionOptions } from './options.generated';

export type HeroVariant = NonNullable<HeroSectionOptions['variant']>;

/** Each corner of a bout has about half of the page. On a phone its box is taller than the portrait: cut to fill it, that is as wide as its height asks for. */
export const CORNER_SIZE = '(max-width: 760px) max(50vw, 50vh), min(46vw, 44rem)';

/** The still of a hero: the row's own background, else the content's. */
export function heroStill(content: Content, { backgroundImage }: Pick<RowLook, 'backgroundImage'>): string | null {
  return backgroundImage ?? content.heroUrl ?? content.thumbnailUrl ?? null;
}

/** A hero without two corners has no tale of the tape to tell. */
export const drawnVariant = (variant: HeroVariant, content: Content): HeroVariant => (variant === 'bout' && !content.bout ? 'feature' : variant);

/** What the first of its contents shows. `sized` gives a background's address for this window. */
export function heroPictures({ items: [content], presentation }: Pick<Row, 'items' | 'presentation'>, variant: HeroVariant, sized: (address: string) => string): readonly PictureSource[] {
  if (content === undefined) return [];
  if (drawnVariant(variant, content) === 'bout') {
    const corners = [content.bout?.red.portraitUrl, content.bout?.blue.portraitUrl];
    return corners.flatMap((src) => (src ? [{ src, size: CORNER_SIZE }] : []));
  }
  // Which way the page runs turns gradients round, never pictures.
  const still = heroStill(content, rowLook(presentation, 'ltr'));
  return still === null ? [] : [{ src: sized(still), wide: true }];
}
