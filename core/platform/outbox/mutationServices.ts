/**
 * Services shared by the stores that apply optimistic updates and persist them until the platform
 * acknowledges them.
 */
import type { IObservableArray } from 'mobx';
import { token } from '../../sdk/token';
import type { Clock, KeyValueStore } from '../../sdk/services';
import type { Locks } from '../browser/tabLocks';
import type { TabChannel } from '../browser/TabChannel';

/** A change that the platform refused. */
export type Refusal = RefusedWhat & {
  /** Retries it, where that makes sense. */
  readonly retry: (() => void) | null;
};
/** `key` is a message of the library's bundle. */
type RefusedWhat =
  | {
      readonly key: 'heartRefused' | 'removalRefused' | 'orderRefused' | 'listOvertaken';
      readonly title: string;
    }
  | { readonly key: 'preferencesRefused' };

export interface MutationServices {
  /** Storage, locks, notifications and clock shared by all tabs of the site. */
  readonly around: {
    readonly localValues: KeyValueStore;
    readonly locks: Locks;
    readonly tabs: TabChannel;
    readonly clock: Clock;
  };
  readonly viewerId: () => string | null;
  /** Refusals that no page shows; they appear as notifications over the current page. */
  readonly refusals: IObservableArray<Refusal>;
  /** Stores of this visit that may have pending changes, by viewer and kind. */
  readonly pendingStores: Map<string, { readonly isOpen: boolean }>;
}
export const mutationServices = token<MutationServices>('mutation-services@1');
