/** What all share that keep changes of the viewer's until the platform has taken them. */
import type { IObservableArray } from 'mobx';
import { token, type Clock, type KeyValueStore } from '../../sdk';
import type { Locks, TabChannel } from '../browser';

/** A change that the platform did not take. */
export type Refusal = RefusedWhat & {
  /** Tries it again, where that makes sense. */
  readonly retry: (() => void) | null;
};
/** `key` is a message of the library's bundle. */
type RefusedWhat = { readonly key: 'heartRefused' | 'removalRefused' | 'orderRefused' | 'listOvertaken'; readonly title: string } | { readonly key: 'preferencesRefused' };

export interface MutationServices {
  /** What all tabs of the site keep, how they take turns, and how they hear of each other. */
  readonly around: { readonly lasting: KeyValueStore; readonly locks: Locks; readonly tabs: TabChannel; readonly clock: Clock };
  readonly viewerId: () => string | null;
  /** What no page shows: it is said over whatever page the viewer is on. */
  readonly refusals: IObservableArray<Refusal>;
  /** Stores of this visit whose changes may still be open, by viewer and kind. */
  readonly standing: Map<string, { readonly isOpen: boolean }>;
}
export const mutationServices = token<MutationServices>('mutation-services@1');
