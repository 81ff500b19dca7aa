/** `fetch` of a preview: supplied responses in place of the platform's. */
import type { Fetch } from '../../platform/browser/browserClock';
import type { CheckedRealm } from '../../realm/checkedRealm';
import {
  readAdjacentVods,
  readBucketPage,
  readEvent,
  readSection,
  readVod,
} from '../../sdk/endpoints/catalogue';
import { readRelatedVods } from '../../sdk/endpoints/lists';
import { readMenu } from '../../sdk/endpoints/realm';
import { readSessionUser } from '../../sdk/endpoints/session';
import type { Endpoint } from '../../sdk/platform';
import type { PreviewCall } from '../../sdk/previewFrames';

const staged: { readonly [Call in PreviewCall]: Endpoint<Call> } = {
  readSection,
  readBucketPage,
  readVod,
  readAdjacentVods,
  readRelatedVods,
  readEvent,
  readMenu,
  readSessionUser,
};

/**
 * `fetch`, except for the calls in `answers`. The menu is never the platform's, which would replace the
 * previewed one.
 */
export function previewFetch(
  answers: Partial<Readonly<Record<PreviewCall, unknown>>>,
  { url, endpoints }: CheckedRealm['platform'],
  fetch: Fetch,
): Fetch {
  const supplied = { readMenu: { items: [] }, ...answers };
  const known = Object.values(staged)
    .filter(({ id }) => id in supplied)
    .map(({ id, method, path }) => ({
      id,
      method,
      path: matcher(url.replace(/(?<!\/)\/+$/, '') + (endpoints[id] ?? path)),
    }));
  return async (address, init) => {
    const method = init.method ?? 'GET';
    const call = known.find((each) => each.method === method && each.path.test(address.split('?')[0] ?? ''));
    if (call === undefined) return fetch(address, init);
    return new Response(JSON.stringify(supplied[call.id] ?? null), {
      headers: { 'content-type': 'application/json' },
    });
  };
}

/** Matches an address with any parameter values. */
function matcher(address: string): RegExp {
  const pattern = address
    .split(/\{[^{}]+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^/]+');
  return new RegExp(`^${pattern}$`);
}
