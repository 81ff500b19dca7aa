/** Addresses to come back to. */
import { isCampaignName, isSecretName } from './queryNames';

/**
 * Path and query of a page to come back to: without secrets, and without the parameters of a campaign, which would
 * count the return as another visit from it.
 */
export function returnAddress({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): string {
  const query = new URLSearchParams(search);
  const left = [...query.keys()].filter((name) => isSecretName(name) || isCampaignName(name));
  // Otherwise as it was written.
  if (left.length === 0) return pathname + search;
  for (const name of left) query.delete(name);
  return query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
}
