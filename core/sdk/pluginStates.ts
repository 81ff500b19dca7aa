/** States of the realm's plugins in the registry, for the preview route and for support staff. */
import { token } from './token';

/** A plugin of the realm, with the states of its contributions. */
export interface PluginState {
  readonly id: string;
  /** Observable: the id until the titles have been loaded, which `PluginStates.plugins` begins. */
  readonly title: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** The package that it was installed from after the build, such as `@acme/quiz@1.2.0`; null for one in the build. */
  readonly from: string | null;
  /** The size of its own modules, minified and not compressed. Observable: null until it has been loaded, or unknown. */
  readonly bytes: number | null;
  readonly contributions: readonly {
    readonly point: string;
    readonly name: string;
    /** For a route: its role. */
    readonly role?: string | undefined;
    readonly status: 'enabled' | 'loading' | 'active' | 'failed' | 'disposed';
    /** Why it failed. */
    readonly reason: string | null;
  }[];
}

/** The plugins of the realm. */
export interface PluginStates {
  /** Observable; in the order of the realm document. */
  readonly plugins: readonly PluginState[];
  /** Loads and activates a contribution now, to check that it works. */
  activate(plugin: string, point: string, name: string): void;
  /**
   * The samples listed under `preview` in the plugin's manifest; empty when there are none. Rejects when they
   * cannot be fetched.
   */
  samples(plugin: string): Promise<readonly RowSample[]>;
}

/** Sample data that a preview page renders a row with. */
export interface RowSample {
  readonly id: string;
  /** Observable: the id until the titles have been loaded, which `PluginStates.plugins` begins. */
  readonly title: string;
  /** A bucket as the platform answers it. */
  readonly bucket: Readonly<Record<string, unknown>>;
  /** The row's options, as in a realm document. */
  readonly options?: Readonly<Record<string, unknown>>;
}
/** States of the realm's plugins. */
export const pluginStates = token<PluginStates>('plugin-states@1');
