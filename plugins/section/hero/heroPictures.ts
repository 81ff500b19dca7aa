/** The pictures of a hero, known before rendering so that they can be preloaded. */
import { type Content, type PictureSource, type Row, type RowLook, rowLook } from 'proscenium/sdk';
import type { HeroSectionOptions } from './options.generated';

export type HeroVariant = NonNullable<HeroSectionOptions['variant']>;

/**
 * Each corner of a bout takes about half of the page. A phone crops it to a taller box and thus scales it up,
 * acceptable on its dense screen: these two pictures determine its largest contentful paint.
 */
export const CORNER_SIZE = '(max-width: 760px) 50vw, min(46vw, 44rem)';

/** A hero's still: the row's background, else the content's. */
export function heroStill(
  content: Content,
  { backgroundImage }: Pick<RowLook, 'backgroundImage'>,
): string | null {
  return backgroundImage ?? content.heroUrl ?? content.thumbnailUrl ?? null;
}

/** Windows that show a bout's corners side by side or the joint picture, as in BoutHero.module.css. */
const NARROW = '(max-width: 760px)';
const WIDE = '(min-width: 761px)';

/** The joint picture of a bout. */
export const hallOf = (
  { heroUrl }: Content,
  { backgroundImage }: Pick<RowLook, 'backgroundImage'>,
): string | null => backgroundImage ?? heroUrl ?? null;

/** Falls back to `feature` without two named corners, even when the platform promised a bout (ENT-025). */
export const drawnVariant = (variant: HeroVariant, { bout }: Content): HeroVariant =>
  variant === 'bout' && [bout?.red, bout?.blue].some((corner) => !corner?.name) ? 'feature' : variant;

/** The pictures of the first content. `sized` returns a background's URL for this window. */
export function heroPictures(
  { items: [content], presentation }: Pick<Row, 'items' | 'presentation'>,
  variant: HeroVariant,
  sized: (address: string) => string,
): readonly PictureSource[] {
  if (content === undefined) return [];
  // The direction mirrors gradients, never pictures.
  const look = rowLook(presentation, 'ltr');
  if (drawnVariant(variant, content) !== 'bout') {
    const still = heroStill(content, look);
    return still === null ? [] : [{ src: sized(still), wide: true }];
  }
  const hall = hallOf(content, look);
  const corners = [content.bout?.red.portraitUrl, content.bout?.blue.portraitUrl].flatMap((src) =>
    src ? [{ src, size: CORNER_SIZE, ...(hall === null ? {} : { media: NARROW }) }] : [],
  );
  return hall === null ? corners : [...corners, { src: sized(hall), wide: true, media: WIDE }];
}
