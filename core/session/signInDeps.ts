/**
 * Dependencies of sign-in and sign-out: bound at the start, used when one of their pages opens, so that the
 * first page carries none of their code.
 */
import type { Fetch } from '../platform/browser/browserClock';
import type { BrowserAddress } from '../platform/browser/BrowserAddress';
import type { Locks } from '../platform/browser/tabLocks';
import type { PluginRegistry } from '../plugins/PluginRegistry';
import type { ScriptLoader } from '../plugins/ScriptLoader';
import type { ActiveRoutes } from '../routing/routeTables';
import type { TargetRules } from '../routing/safeTarget';
import { token } from '../sdk/token';
import type { Analytics, Clock, KeyValueStore, Navigation } from '../sdk/services';
import type { Log } from '../sdk/context';
import type { PlatformClient } from '../sdk/platform';
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
  /** A provider's response, taken out of the address at the start. */
  readonly returned: SignInReturn;
  readonly address: BrowserAddress;
  readonly navigation: Pick<Navigation, 'go'>;
  /** Local storage: survives the redirect to a provider. */
  readonly values: KeyValueStore;
  /** Whether a stored value survives the page: false where storage is blocked. */
  readonly outlivesPage: (key: string, value: string) => boolean;
  /** Session storage. */
  readonly tabValues: KeyValueStore;
  /** Keys of both that belong to one viewer and are removed at sign-out, beyond the sign-in keys. */
  readonly viewerKeys: readonly string[];
  readonly locks: Locks;
  readonly analytics: Analytics;
  readonly clock: Clock;
  /** Loads a third-party script, for a caller that declares its sources. */
  readonly scripts: () => Promise<Pick<ScriptLoader, 'load'>>;
  /** Reads files of the realm. */
  readonly fetch: Fetch;
  /** Whether the realm has terms that a viewer accepts before an account is created. */
  readonly hasConsentTerms: boolean;
  readonly log: Log;
  /** Read for every use: the active table follows the language. */
  readonly routes: () => ActiveRoutes;
  readonly targets: TargetRules;
  /** The path of the default menu page. */
  readonly home: () => string;
  readonly languages: {
    /** The language chosen on this device; null if none (LOC-008). */
    readonly stored: () => string | null;
    /** Codes of the languages that the realm offers. */
    readonly offered: readonly string[];
    readonly present: () => string;
    readonly choose: (code: string) => Promise<unknown>;
  };
  readonly texts: {
    /** Whether a text exists for a key. */
    readonly has: (key: string) => boolean;
    /** The same for a key named by the platform: requests the text if it is missing. */
    readonly knows: (key: string) => boolean;
    /** Loads a plugin's texts if necessary. */
    readonly require: (plugin: string) => Promise<void>;
  };
}

export const signInDeps = token<SignInDeps>('sign-in-parts@1');
