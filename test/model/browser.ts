/** One browser: its tabs share local storage, locks and storage events; each tab has its own session storage. */
import type { BrowserAddress } from '../../core/platform/browser/BrowserAddress';
import { type Locks, tabLocks } from '../../core/platform/browser/tabLocks';
import type { TabChannel } from '../../core/platform/browser/TabChannel';
import type { KeyValueStore } from '../../core/sdk';

type Listener = (key: string | null) => void;

export interface BrowserTab {
  readonly local: KeyValueStore;
  readonly session: KeyValueStore;
  readonly locks: Locks;
  readonly tabs: TabChannel;
  /** This tab's session storage, for a report. */
  readonly stored: ReadonlyMap<string, string>;
}

export class Browser {
  readonly local = new Map<string, string>();
  private readonly locks = tabLocks();
  private readonly listeners = new Set<{ readonly tab: symbol; readonly hear: Listener }>();

  openTab(): BrowserTab {
    const tab = Symbol('tab');
    const stored = new Map<string, string>();
    return {
      local: {
        read: (key) => this.local.get(key) ?? null,
        write: (key, value) => {
          if (this.local.get(key) === value) return;
          this.local.set(key, value);
          this.notify(tab, key);
        },
        remove: (key) => {
          if (this.local.delete(key)) this.notify(tab, key);
        },
      },
      session: {
        read: (key) => stored.get(key) ?? null,
        write: (key, value) => void stored.set(key, value),
        remove: (key) => void stored.delete(key),
      },
      locks: this.locks,
      tabs: {
        listen: (hear) => {
          const listener = { tab, hear };
          this.listeners.add(listener);
          return () => void this.listeners.delete(listener);
        },
      },
      stored,
    };
  }

  /** Other tabs receive a storage event in a task of their own, after further changes. */
  private notify(tab: symbol, key: string): void {
    setImmediate(() => {
      for (const listener of [...this.listeners]) if (listener.tab !== tab) listener.hear(key);
    });
  }
}

/** One document's view of the locks: releases all of them when the document is destroyed, as a browser does. */
export class DocumentLocks implements Locks {
  private letGo = (): void => undefined;
  private readonly gone = new Promise<void>((resolve) => (this.letGo = resolve));

  constructor(private readonly shared: Locks) {}

  readonly exclusive = <T>(name: string, task: () => Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      void this.shared.exclusive(name, () => Promise.race([this.gone, task().then(resolve, reject)]));
    });

  end(): void {
    this.letGo();
  }
}

/** A document's address bar. `leave` receives URLs outside the site. */
export class AddressBar implements BrowserAddress {
  constructor(
    private url: URL,
    private readonly left: (url: string) => void,
  ) {}

  current(): URL {
    return new URL(this.url);
  }
  loaded(): URL | null {
    return null;
  }
  entriesBefore(): number {
    return 0;
  }
  rewrite(url: URL): void {
    this.url = new URL(url);
  }
  leave(url: string): void {
    this.left(url);
  }
  handOver(url: string): void {
    this.left(url);
  }
  reload(): void {
    this.left(this.url.href);
  }
}
