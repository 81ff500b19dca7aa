/** Performance entries, which jsdom does not measure. */

const types = ['event', 'largest-contentful-paint', 'layout-shift', 'navigation', 'visibility-state'];

/**
 * The browser has measured these entries before the page asks for them, and notices which types it asks for. Replaces
 * the entries of an earlier call.
 */
export function browserMeasures(entries: readonly object[]): { readonly observed: readonly string[] } {
  const observed: string[] = [];
  const ofType = (type: string) =>
    entries.filter((entry) => 'entryType' in entry && entry.entryType === type) as PerformanceEntryList;
  class Observer {
    static readonly supportedEntryTypes = types;
    readonly #callback: (list: Pick<PerformanceObserverEntryList, 'getEntries'>) => void;
    #pending: PerformanceEntryList = [];

    constructor(callback: (list: Pick<PerformanceObserverEntryList, 'getEntries'>) => void) {
      this.#callback = callback;
    }

    /** The last entry is not delivered yet when the page asks for its records. */
    observe({ type = '' }: PerformanceObserverInit): void {
      observed.push(type);
      const buffered = ofType(type);
      this.#pending = buffered.splice(-1);
      this.#callback({ getEntries: () => buffered });
    }

    takeRecords(): PerformanceEntryList {
      return this.#pending.splice(0);
    }

    disconnect(): void {
      this.#pending = [];
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  performance.getEntriesByType ??= () => [];
  jest.spyOn(performance, 'getEntriesByType').mockImplementation(ofType);
  return { observed };
}
