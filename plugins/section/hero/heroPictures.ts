/** The pictures of a hero, known before rendering so that they can be preloaded. */
import { onAir, type Content, type PictureSource, type Row, type RowLook, rowLook } from 'proscenium/sdk';
import type { HeroSectionOptions } from './options.generated';

export type HeroVariant = NonNullable<HeroSectionOptions['variant']>;

/**
 * Each corner of a bout takes about half of the page. A phone crops it to a taller box and thus scales it up,
 * acceptable on its dense screen: these two pictures determine its largest contentful paint.
 */
export const CORNER_SIZE = '(max-width: 760px) 50vw, min(46vw, 44rem)';

export interface HeroStillInput {
  readonly variant: HeroVariant;
  readonly look: Pick<RowLook, 'backgroundImage'>;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A hero's still: the row's background, else that of the programme which a channel is broadcasting, else the content's. */
export function heroStill(content: Content, { variant, look, now }: HeroStillInput): string | null {
  const programme = variant === 'channel' ? onAir(content.programmingInfo, now).current : null;
  return look.backgroundImage ?? programme?.thumbnailUrl ?? content.heroUrl ?? content.thumbnailUrl ?? null;
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

export interface HeroPicturesInput {
  readonly variant: HeroVariant;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Returns a background's URL for this window. */
  readonly sized: (address: string) => string;
}

/** The pictures of the first content. */
export function heroPictures(
  { items: [content], presentation }: Pick<Row, 'items' | 'presentation'>,
  { variant, now, sized }: HeroPicturesInput,
): readonly PictureSource[] {
  if (content === undefined) return [];
  // The direction mirrors gradients, never pictures.
  const look = rowLook(presentation, 'ltr');
  const drawn = drawnVariant(variant, content);
  if (drawn !== 'bout') {
    const still = heroStill(content, { variant: drawn, look, now });
    return still === null ? [] : [{ src: sized(still), wide: true }];
  }
  const hall = hallOf(content, look);
  const corners = [content.bout?.red.portraitUrl, content.bout?.blue.portraitUrl].flatMap((src) =>
    src ? [{ src, size: CORNER_SIZE, ...(hall === null ? {} : { media: NARROW }) }] : [],
  );
  return hall === null ? corners : [...corners, { src: sized(hall), wide: true, media: WIDE }];
}
