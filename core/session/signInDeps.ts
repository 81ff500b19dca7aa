/** What signing in and out are built from: bound at the start, used when one of their pages is opened, so that the first page carries none of it. */
import type { BrowserAddress, Locks } from '../platform';
import type { PluginRegistry } from '../plugins';
import type { ScriptLoader } from '../plugins/ScriptLoader';
import type { ActiveRoutes } from '../routing/routeTables';
import type { TargetRules } from '../routing/safeTarget';
import { token, type Analytics, type Clock, type KeyValueStore, type Log, type Navigation, type PlatformClient } from '../sdk';
import type { SessionStore } from './SessionStore';
import type { SignInRealm } from './signInEntries';
import type { SignInReturn } from './providerAnswer';
import type { TokenVault } from './TokenVault';

export interface SignInDeps {
  readonly realm: SignInRealm;
  readonly session: SessionStore;
  readonly vault: TokenVault;
  readonly client: PlatformClient;
  readonly registry: Pick<PluginRegistry, 'resolve' | 'forget'>;
  /** What a provider has sent back with this page, taken out of the address at the start. */
  readonly returned: SignInReturn;
  readonly address: BrowserAddress;
  readonly navigation: Pick<Navigation, 'go'>;
  /** Values that outlive the page: they are read when the browser is back. */
  readonly values: KeyValueStore;
  /** Whether a value does: false where the browser keeps nothing. */
  readonly outlivesPage: (key: string, value: string) => boolean;
  /** Values of this tab. */
  readonly sessionStorageToken: KeyValueStore;
  /** Keys of both that are one viewer's and go when they sign out, beyond those of signing in. */
  readonly viewerKeys: readonly string[];
  readonly locks: Locks;
  readonly analytics: Analytics;
  readonly clock: Clock;
  /** Loads a third party's script, for those who say which sources they declare. */
  readonly scripts: () => Promise<Pick<ScriptLoader, 'load'>>;
  readonly log: Log;
  /** Read anew for every use: the active table follows the language. */
  readonly routes: () => ActiveRoutes;
  readonly targets: TargetRules;
  /** The path of the default menu page. */
  readonly home: () => string;
  readonly languages: {
    /** What was chosen on this device; null when nothing was (LOC-008). */
    readonly stored: () => string | null;
    /** Codes that the realm offers. */
    readonly offered: readonly string[];
    readonly present: () => string;
    readonly choose: (code: string) => Promise<unknown>;
  };
  readonly texts: {
    /** Whether there is a text under a key. */
    readonly has: (key: string) => boolean;
    /** The same of a key that the platform has named: it is asked for the text that nobody has. */
    readonly knows: (key: string) => boolean;
    /** Makes sure that a plugin's texts are there. */
    readonly require: (plugin: string) => Promise<void>;
  };
}

export const signInDeps = token<SignInDeps>('sign-in-parts@1');
