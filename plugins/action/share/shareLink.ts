/** Builds the shared link (CAT-070). */
import type { Content, Sharing } from 'proscenium/sdk';

/** Private parameters: referrer, return target, payment, and the viewer's position. */
const privateKeys: ReadonlySet<string> = new Set([
  ...[
    'from',
    'redirectTo',
    'entryPage',
    'type',
    'licences',
    'showPurchase',
    'partitionData',
    'selectedLicence',
    'selected-licence',
    'workflow',
    'section',
  ],
  ...[
    'targetPaymentProvider',
    'paymentProviderId',
    'paymentMethodType',
    'redirect_status',
    'progress',
    'start',
    'provider',
    'owner',
    'watchlistId',
  ],
  ...['code', 'state', 'token', 'session_state', 'id_token', 'access_token', 'showInterstitial'],
]);

export interface ShareFacts {
  readonly sharing: Sharing | null | undefined;
  /** The content's own; those of `sharing` come first (ANA-008). */
  readonly tracking?: Content['trackingParameters'];
  /** The current URL. */
  readonly current: URL;
  /** The content's page on this site in the active route table; null when there is none. */
  readonly own: string | null;
  /** The same page in the default route table (ROU-103). */
  readonly path: string | null;
}

/**
 * The platform's universal link with {path} filled in, else the content's URL here; tracking parameters are
 * appended.
 */
export function shareLink({ sharing, tracking, current, own, path }: ShareFacts): string {
  const link = universal(sharing?.universalLink, path ?? current.pathname) ?? here(current, own, path);
  for (const { name, value } of [...(tracking ?? []), ...(sharing?.trackingConfiguration ?? [])])
    if (name) link.searchParams.set(name, value);
  return link.href;
}

/** Null when there is no template, or it does not yield a web URL. */
function universal(template: string | null | undefined, path: string): URL | null {
  if (!template) return null;
  const [before = '', after] = template.split('{path}');
  const inQuery = before.includes('?');
  const filled =
    after === undefined
      ? template
      : `${before}${inQuery ? encodeURIComponent(path) : before.endsWith('/') ? path.replace(/^\//, '') : path}${after}`;
  if (!URL.canParse(filled)) return null;
  const link = new URL(filled);
  return link.protocol === 'https:' || link.protocol === 'http:' ? link : null;
}

/** On the content's own page its query is included, without private parameters. */
function here(current: URL, own: string | null, path: string | null): URL {
  const link = new URL(path ?? current.pathname, current);
  link.search = own === null || own.split('?')[0] === current.pathname ? current.search : '';
  for (const key of [...link.searchParams.keys()]) if (privateKeys.has(key)) link.searchParams.delete(key);
  return link;
}
