/** Reuses a store with pending changes when its page is left and reopened by a link. */
import type { MutationServices } from './mutationServices';

/** The existing store of this kind if it has changes in flight or refused, otherwise the result of `make`. */
export function reusePendingStore<Store extends { readonly isOpen: boolean }>(
  { pendingStores, viewerId }: Pick<MutationServices, 'pendingStores' | 'viewerId'>,
  kind: string,
  make: () => Store,
): Store {
  const name = `${viewerId() ?? ''} ${kind}`;
  const there = pendingStores.get(name) as Store | undefined;
  if (there?.isOpen === true) return there;
  const made = make();
  pendingStores.set(name, made);
  return made;
}
