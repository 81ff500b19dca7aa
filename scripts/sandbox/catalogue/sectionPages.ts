/** Builds pages of rows and further pages of single rows (HOM-002, HOM-043). */
import type {
  Bucket as BucketAnswer,
  BucketPage,
  CallToAction,
  ContentCard,
  ContentSection,
  RowTypeData,
} from '../../../core/generated/platform';
import { notFound } from '../platformError';
import { textIn } from '../realms';
import type { SeedCallToAction, SeedRowType } from '../seed/types';
import type { Bucket, Section } from './catalogue';
import { cardOf, mediaUrl, type CardContext } from './contentCards';
import { inventedSection } from './inventedSection';
import { pageAfter } from './page';

/** Which cards a page omits. */
export interface Visibility {
  readonly displayGeoblocked: boolean;
  readonly displayContentAvailableOnSignIn: boolean;
}

export interface SectionRequest extends Visibility {
  readonly sectionId: string;
  readonly lastSeen: string | null;
  readonly rowsPerPage: number;
  readonly cardsPerRow: number;
}

export interface BucketRequest extends Visibility {
  readonly sectionId: string;
  readonly bucketId: string;
  readonly lastSeen: string | null;
  readonly size: number;
}

/** Heroes are part of the first page only. Throws 404 for an unknown section. */
export function sectionPage(context: CardContext, request: SectionRequest): ContentSection {
  const section = sectionOf(context, request.sectionId);
  const { items: buckets, paging } = pageAfter(
    section.buckets,
    ({ bucketId }) => bucketId,
    request.lastSeen,
    request.rowsPerPage,
  );
  const heroes =
    request.lastSeen === null
      ? section.heroes.flatMap((id) => heroOf(context, id)).filter(shownUnder(request))
      : [];
  return {
    sectionId: section.id,
    title: textIn(context.locale, section.title),
    description: textIn(context.locale, section.description),
    heroes,
    buckets: buckets.map((bucket) => bucketOf(context, bucket, request)),
    paging,
  };
}

/** The cards of a row after `lastSeen`. Throws 404 for an unknown row. */
export function bucketPage(context: CardContext, request: BucketRequest): BucketPage {
  const bucket = sectionOf(context, request.sectionId).buckets.find(
    ({ bucketId }) => bucketId === request.bucketId,
  );
  if (!bucket) throw notFound(`row ${request.bucketId}`);
  const { items, paging } = cardsOf(context, bucket, request, request.lastSeen, request.size);
  return { bucketId: bucket.bucketId, contentList: [...items], paging };
}

function sectionOf({ catalogue }: CardContext, id: string): Section {
  const section =
    catalogue.sections.get(id) ?? catalogue.sections.get(id.toLowerCase()) ?? inventedSection(catalogue, id);
  if (!section) throw notFound(`section ${id}`);
  return section;
}

function bucketOf(context: CardContext, bucket: Bucket, request: SectionRequest): BucketAnswer {
  const { items, paging } = cardsOf(context, bucket, request, null, request.cardsPerRow);
  return {
    bucketId: bucket.bucketId,
    exid: bucket.bucketId,
    name: textIn(context.locale, bucket.name),
    type: bucket.type,
    originalType: bucket.type,
    contentList: [...items],
    paging,
    rowTypeData: rowTypeDataOf(context, bucket.rowTypeData),
  };
}

function cardsOf(
  context: CardContext,
  bucket: Bucket,
  visibility: Visibility,
  lastSeen: string | null,
  size: number,
) {
  const cards = bucket.items
    .flatMap(({ kind, id, as }) => {
      const card = cardOf(context, kind, id);
      return card === undefined ? [] : as === undefined ? card : { ...card, id: as };
    })
    .filter(shownUnder(visibility))
    .map((card): ContentCard => ({ ...card, bucketId: bucket.bucketId }));
  return pageAfter(cards, ({ id }) => id, lastSeen, size);
}

const shownUnder =
  ({ displayGeoblocked, displayContentAvailableOnSignIn }: Visibility) =>
  ({ accessLevel }: ContentCard): boolean =>
    (displayGeoblocked || accessLevel !== 'GEOBLOCKED') &&
    (displayContentAvailableOnSignIn || accessLevel !== 'GRANTED_ON_SIGN_IN');

function heroOf(context: CardContext, id: string): ContentCard[] {
  const card =
    cardOf(context, 'video', id) ??
    cardOf(context, 'series', id) ??
    cardOf(context, 'channel', id) ??
    cardOf(context, 'playlist', id);
  return card ? [card] : [];
}

function rowTypeDataOf(context: CardContext, row: SeedRowType): RowTypeData {
  const { title, description, primaryCta, secondaryCta, background, contentDescription, ...plain } = row;
  const { locale } = context;
  return {
    ...plain,
    ...(title && { title: textIn(locale, title) }),
    ...(description && { description: textIn(locale, description) }),
    ...(contentDescription && { contentDescription: textIn(locale, contentDescription) }),
    ...(primaryCta && { primaryCta: callToActionOf(locale, primaryCta) }),
    ...(secondaryCta && { secondaryCta: callToActionOf(locale, secondaryCta) }),
    ...(background && {
      background: {
        ...(background.image !== undefined && { imageUrl: mediaUrl(context, background.image) }),
        ...(background.gradient && { gradient: background.gradient }),
        ...(background.animationType && { animationType: background.animationType }),
      },
    }),
  };
}

function callToActionOf(locale: string, { ctaText, link }: SeedCallToAction): CallToAction {
  return { ctaText: textIn(locale, ctaText), link: link as CallToAction['link'] };
}
