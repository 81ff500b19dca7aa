/** The network of a staged site: supplied answers in the place of the platform's. */
import type { Fetch } from '../../platform';
import type { CheckedRealm } from '../../realm/checkedRealm';
import { readAdjacentVods, readBucketPage, readEvent, readSection, readVod } from '../../sdk/endpoints/catalogue';
import { readRelatedVods } from '../../sdk/endpoints/lists';
import { readMenu } from '../../sdk/endpoints/realm';
import { readSessionUser } from '../../sdk/endpoints/session';
import type { Endpoint, PreviewCall } from '../../sdk';

const staged: { readonly [Call in PreviewCall]: Endpoint<Call> } = { readSection, readBucketPage, readVod, readAdjacentVods, readRelatedVods, readEvent, readMenu, readSessionUser };

/** `fetch`, but for the calls that `answers` knows. The menu is never the platform's: the staged one would be gone with its answer. */
export function previewFetch(answers: Partial<Readonly<Record<PreviewCall, unknown>>>, { url, endpoints }: CheckedRealm['platform'], fetch: Fetch): Fetch {
  const supplied = { readMenu: { items: [] }, ...answers };
  const known = Object.values(staged)
    .filter(({ id }) => id in supplied)
    .map(({ id, method, path }) => ({ id, method, path: matcher(url.replace(/(?<!\/)\/+$/, '') + (endpoints[id] ?? path)) }));
  return async (address, init) => {
    const method = init.method ?? 'GET';
    const call = known.find((each) => each.method === method && each.path.test(address.split('?')[0] ?? ''));
    if (call === undefined) return fetch(address, init);
    return new Response(JSON.stringify(supplied[call.id] ?? null), { headers: { 'content-type': 'application/json' } });
  };
}

/** An address whose parameters may be anything. */
function matcher(address: string): RegExp {
  const pattern = address
    .split(/\{[^{}]+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^/]+');
  return new RegExp(`^${pattern}$`);
}
