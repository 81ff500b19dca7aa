/**
 * How shared caches may store pages (ROU-123). A page at an address of one language is the same for every viewer, so any CDN can
 * store it without rules for `Vary`, which many ignore. What the viewer's languages decide is
 * always revalidated.
 */
import type { PageDescription } from './describePage';

/** The seconds for which a shared cache serves a page without asking. */
const FRESH = 5;
/** The seconds after that for which it does so while it asks: until then, a release or a rollback may remain unseen. */
const STALE = 60;
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
  const shared = `public, max-age=0, s-maxage=${FRESH}`;
  // The platform may have the missing subject of a page again in a moment.
  return {
    'cache-control': description.isComplete ? `${shared}, stale-while-revalidate=${STALE}` : shared,
  };
}

/** For redirects: a permanent one depends on the address only. */
export function movedCache(isEdited: boolean, isPermanent: boolean): Readonly<Record<string, string>> {
  if (!isPermanent) return negotiated;
  return isEdited ? revalidated : { 'cache-control': `public, max-age=${MOVED}` };
}
