/** Tabs of one browser: each has its own session storage; all share local storage and get its storage events. */
import { observable } from 'mobx';
import { tabLocks } from '../../../core/platform/browser/tabLocks';
import type { TabChannel } from '../../../core/platform/browser/TabChannel';
import type { MutationServices, Refusal } from '../../../core/platform/outbox/mutationServices';
import { FakeClock, FakeStorage } from '../../kit';

export class FakeTabs {
  readonly clock = new FakeClock();
  private readonly localValues = new FakeStorage(['*']);
  private readonly locks = tabLocks();
  private readonly listeners = new Map<symbol, Set<(key: string | null) => void>>();

  /** The dependencies of one tab's store; a reloaded page gets the same again. */
  open(): MutationServices['around'] {
    const tab = Symbol('tab');
    const own = new Set<(key: string | null) => void>();
    this.listeners.set(tab, own);
    const { localValues } = this;
    const notify = (key: string) =>
      this.listeners.forEach((heard, from) => from !== tab && heard.forEach((listener) => listener(key)));
    const tabs: TabChannel = { listen: (listener) => (own.add(listener), () => void own.delete(listener)) };
    return {
      locks: this.locks,
      localValues: {
        read: (key) => localValues.read(key),
        write: (key, value) => (localValues.write(key, value), notify(key)),
        remove: (key) => localValues.remove(key),
      },
      tabs,
      clock: this.clock,
    };
  }
}

/**
 * Dependencies shared by the stores that save this viewer's changes: session storage is that of a new tab
 * unless one is given.
 */
export const mutationServicesOf = (
  around: MutationServices['around'] = new FakeTabs().open(),
  viewerId: () => string | null = () => 'me',
): MutationServices => ({
  around,
  viewerId,
  refusals: observable.array<Refusal>([], { deep: false }),
  pendingStores: new Map(),
});
