/**
 * What identifies a page for its entity tag. Nearly all of a page is the same at every address: hashing it for each
 * request would take as long as the rest of the answer.
 */
import type { PublishedPage } from '../../publish/publishRealm';
import type { SkeletonKind } from '../../publish/skeleton';
import { digest } from './answers';

const known = new WeakMap<PublishedPage, Map<SkeletonKind, string>>();

/** Differs when the HTML of the page differs. `head` is the part that depends on the address. */
export async function pageIdentity(
  page: PublishedPage,
  head: string,
  skeleton: SkeletonKind,
): Promise<string> {
  const hashes = known.get(page) ?? new Map<SkeletonKind, string>();
  known.set(page, hashes);
  const rest = hashes.get(skeleton) ?? `${await digest(page.before)} ${await digest(page.after[skeleton])}`;
  hashes.set(skeleton, rest);
  return `${rest} ${head}`;
}
