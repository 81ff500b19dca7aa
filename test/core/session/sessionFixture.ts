/** Tabs of one site: each with its own session; storage, locks and platform are shared. */
import type { SessionUser } from '../../../core/generated/platform';
import { createPlatformClient } from '../../../core/platform/transport/createPlatformClient';
import { noTokens } from '../../../core/platform/transport/TokenSource';
import { tabLocks, type Locks } from '../../../core/platform/browser/tabLocks';
import type { KeyValueStore, Log, PlatformClient } from '../../../core/sdk';
import { GuestSessions } from '../../../core/session/GuestSessions';
import { SessionStore } from '../../../core/session/SessionStore';
import { TokenRefresher } from '../../../core/session/TokenRefresher';
import { TokenVault } from '../../../core/session/TokenVault';
import { FakeClock, FakeStorage } from '../../kit/fakes';

export const platformUrl = 'https://platform.test';

export const ada: SessionUser = {
  id: '7',
  email: 'ada@example.org',
  role: 'USER',
  isGuest: false,
  location: { countryCode: 'PT' },
};
export const guest: SessionUser = { id: 'g-1', role: 'GUEST', isGuest: true };

export interface Tab {
  readonly values: KeyValueStore;
  readonly vault: TokenVault;
  readonly guests: GuestSessions;
  readonly refresher: TokenRefresher;
  readonly client: PlatformClient;
  readonly session: SessionStore;
  readonly lines: string[];
  readonly visit: KeyValueStore;
  /** Refresh tokens of abandoned sessions that were ended. */
  readonly revoked: string[];
}

export interface Site {
  readonly stored: Map<string, string>;
  readonly clock: FakeClock;
  open(): Tab;
}

export interface SiteOptions {
  readonly stored?: Readonly<Record<string, string>>;
  readonly locks?: Locks;
  /** Used instead of a storage that all tabs share. */
  readonly values?: KeyValueStore;
}

/** Other tabs get storage events of a change at once, as in browsers; the tab that made it does not. */
export function site({ stored = {}, locks = tabLocks(), values: given }: SiteOptions = {}): Site {
  const map = new Map(Object.entries(stored));
  const clock = new FakeClock();
  const listeners = new Map<object, (key: string) => void>();
  return {
    stored: map,
    clock,
    open() {
      const self = {};
      const notify = (key: string) => listeners.forEach((hear, tab) => tab !== self && hear(key));
      const values: KeyValueStore = given ?? {
        read: (key) => map.get(key) ?? null,
        write: (key, value) => {
          if (map.get(key) === value) return;
          map.set(key, value);
          notify(key);
        },
        remove: (key) => {
          if (map.delete(key)) notify(key);
        },
      };
      const visit = new FakeStorage(['*']);
      const revoked: string[] = [];
      const revoke = (refreshToken: string): void => void revoked.push(refreshToken);
      const lines: string[] = [];
      const log: Log = {
        info: (message) => void lines.push(message),
        warn: (message, details) => void lines.push(`${message} ${JSON.stringify(details ?? {})}`),
        error: (message) => void lines.push(message),
      };
      const common = {
        url: platformUrl,
        apiKey: 'k',
        locale: () => 'en',
        fetch: (address: string, init: RequestInit) => fetch(address, init),
        clock,
      };
      const vault = new TokenVault(values, visit);
      const bare = createPlatformClient({ ...common, tokens: noTokens });
      const guests = new GuestSessions(vault, bare, locks, log);
      const refresher = new TokenRefresher(vault, guests, bare, locks, clock, revoke);
      const client = createPlatformClient({ ...common, tokens: refresher });
      const tabs = {
        listen: (onChange: (key: string | null) => void) => {
          listeners.set(self, onChange);
          return () => void listeners.delete(self);
        },
      };
      const session = new SessionStore({
        vault,
        guests,
        refresher,
        client,
        tabs,
        visit,
        viewerKeys: () => ['purchase.payment'],
        revoke,
        revokeLeft: async () => undefined,
        clock,
        log,
      });
      return { values, visit, vault, guests, refresher, client, session, lines, revoked };
    },
  };
}

export const tokensOf = (name: string) => ({
  authorisationToken: `auth-${name}`,
  refreshToken: `refresh-${name}`,
});

/** The storage of a site whose viewer has signed in before. */
export const storedSession = (name: string, provider = 'id') => ({
  authToken: `auth-${name}`,
  refreshToken: `refresh-${name}`,
  'signin.provider': provider,
});
