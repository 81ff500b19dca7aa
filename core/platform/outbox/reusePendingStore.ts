/** A page that is left and opened anew by a link goes on with the changes that are still open. */
import type { MutationServices } from './mutationServices';

/** The store of this kind that has changes on their way or refused, else the one that `make` gives. */
export function reusePendingStore<Store extends { readonly isOpen: boolean }>({ standing, viewerId }: Pick<MutationServices, 'standing' | 'viewerId'>, kind: string, make: () => Store): Store {
  const name = `${viewerId() ?? ''} ${kind}`;
  const there = standing.get(name) as Store | undefined;
  if (there?.isOpen === true) return there;
  const made = make();
  standing.set(name, made);
  return made;
}
