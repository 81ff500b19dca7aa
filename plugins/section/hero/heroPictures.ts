/** Which pictures a hero is made of: known before it is drawn, so that they can be on their way by then. */
import type { Content, PictureSource, Row, RowLook } from '../../../core/sdk';
import { rowLook } from '../../../core/sdk';
import type { HeroSectionOptions } from './options.generated';

export type HeroVariant = NonNullable<HeroSectionOptions['variant']>;

/** Each corner of a bout has about half of the page. A phone cuts it to a taller box and so shows it larger, which its dense screen forgives: the two are what its first screen waits for. */
export const CORNER_SIZE = '(max-width: 760px) 50vw, min(46vw, 44rem)';

/** The still of a hero: the row's own background, else the content's. */
export function heroStill(content: Content, { backgroundImage }: Pick<RowLook, 'backgroundImage'>): string | null {
  return backgroundImage ?? content.heroUrl ?? content.thumbnailUrl ?? null;
}

/** Which windows show a bout's corners side by side, and which the two together, as in BoutHero.module.css. */
const NARROW = '(max-width: 760px)';
const WIDE = '(min-width: 761px)';

/** The picture that shows both of a bout together. */
export const hallOf = ({ heroUrl }: Content, { backgroundImage }: Pick<RowLook, 'backgroundImage'>): string | null => backgroundImage ?? heroUrl ?? null;

/** A hero without two corners that have names has no tale of the tape to tell, be it that a platform did not send what it promised (ENT-025). */
export const drawnVariant = (variant: HeroVariant, { bout }: Content): HeroVariant => (variant === 'bout' && [bout?.red, bout?.blue].some((corner) => !corner?.name) ? 'feature' : variant);

/** What the first of its contents shows. `sized` gives a background's address for this window. */
export function heroPictures({ items: [content], presentation }: Pick<Row, 'items' | 'presentation'>, variant: HeroVariant, sized: (address: string) => string): readonly PictureSource[] {
  if (content === undefined) return [];
  // Which way the page runs turns gradients round, never pictures.
  const look = rowLook(presentation, 'ltr');
  if (drawnVariant(variant, content) !== 'bout') {
    const still = heroStill(content, look);
    return still === null ? [] : [{ src: sized(still), wide: true }];
  }
  const hall = hallOf(content, look);
  const corners = [content.bout?.red.portraitUrl, content.bout?.blue.portraitUrl].flatMap((src) => (src ? [{ src, size: CORNER_SIZE, ...(hall === null ? {} : { media: NARROW }) }] : []));
  return hall === null ? corners : [...corners, { src: sized(hall), wide: true, media: WIDE }];
}
