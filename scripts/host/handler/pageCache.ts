/**
 * How shared caches may store pages (ROU-123). A page at an address of one language is the same for every viewer, so any CDN can
 * store it without rules for `Vary`, which many ignore. What the viewer's languages decide is
 * always revalidated.
 */
import type { PageDescription } from './describePage';

/** The seconds for which a shared cache serves a page without asking, and then while it asks in the background. */
const FRESH = 60;
const STALE = 600;
/** The seconds for a page without its subject: the platform may have it again in a moment. */
const FRESH_WITHOUT_SUBJECT = 5;
/** The seconds for which browsers and caches remember that an address moved. */
const MOVED = 3600;

const revalidated = { 'cache-control': 'no-cache' };
const negotiated = { ...revalidated, vary: 'accept-language, cookie' };

interface ServedPage {
  /** Whether realms may change at any moment, as while their documents are edited: then pages are always revalidated. */
  readonly isEdited: boolean;
  /** Whether the viewer's languages decided on the language of the page. */
  readonly isNegotiated: boolean;
  /** Whether it was requested for a frame: its head describes no subject. */
  readonly isFramed: boolean;
  readonly description: Pick<PageDescription, 'referrer' | 'isComplete'>;
}

export function pageCache({
  isEdited,
  isNegotiated,
  isFramed,
  description,
}: ServedPage): Readonly<Record<string, string>> {
  if (isNegotiated) return negotiated;
  if (isEdited) return revalidated;
  // The address of a page with a Referrer-Policy of its own contains a secret.
  if (isFramed || description.referrer !== null) return { 'cache-control': 'private, no-cache' };
  return {
    'cache-control': description.isComplete
      ? `public, max-age=0, s-maxage=${FRESH}, stale-while-revalidate=${STALE}`
      : `public, max-age=0, s-maxage=${FRESH_WITHOUT_SUBJECT}`,
  };
}

/** For redirects: a permanent one depends on the address only. */
export function movedCache(isEdited: boolean, isPermanent: boolean): Readonly<Record<string, string>> {
  if (!isPermanent) return negotiated;
  return isEdited ? revalidated : { 'cache-control': `public, max-age=${MOVED}` };
}
