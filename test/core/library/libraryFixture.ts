/** Tabs of one browser: each keeps values of its own, all share the lasting ones and hear what another writes there. */
import { observable } from 'mobx';
import { tabLocks, type TabChannel } from '../../../core/platform';
import type { MutationServices, Refusal } from '../../../core/platform/outbox/mutationServices';
import { FakeClock, FakeStorage } from '../../kit';

export class FakeTabs {
  readonly clock = new FakeClock();
  private readonly lasting = new FakeStorage(['*']);
  private readonly locks = tabLocks();
  private readonly listeners = new Map<symbol, Set<(key: string | null) => void>>();

  /** What a store of one tab is given; a page that is loaded anew is given it again. */
  open(): MutationServices['around'] {
    const tab = Symbol('tab');
    const own = new Set<(key: string | null) => void>();
    this.listeners.set(tab, own);
    const { lasting } = this;
    const told = (key: string) => this.listeners.forEach((heard, from) => from !== tab && heard.forEach((listener) => listener(key)));
    const tabs: TabChannel = { listen: (listener) => (own.add(listener), () => void own.delete(listener)) };
    return {
      locks: this.locks,
      lasting: { read: (key) => lasting.read(key), write: (key, value) => (lasting.write(key, value), told(key)), remove: (key) => lasting.remove(key) },
      tabs,
      clock: this.clock,
    };
  }
}

/** What stores share that keep changes of this viewer's: those of one visit, in a tab of its own unless one is given. */
export const mutationServicesOf = (around: MutationServices['around'] = new FakeTabs().open(), viewerId: () => string | null = () => 'me'): MutationServices => ({ around, viewerId, refusals: observable.array<Refusal>([], { deep: false }), standing: new Map() });
