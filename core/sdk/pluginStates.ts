/** What the registry knows of the realm's plugins, for the preview route and for support staff. */
import { token } from './token';

export interface PluginState {
  readonly id: string;
  readonly title: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly contributions: readonly {
    readonly point: string;
    readonly name: string;
    /** Of a route: where its page stands. */
    readonly role?: string | undefined;
    readonly status: 'enabled' | 'loading' | 'active' | 'failed' | 'disposed';
    /** Why it failed. */
    readonly reason: string | null;
  }[];
}

export interface PluginStates {
  /** Observable; in the order of the realm document. */
  readonly plugins: readonly PluginState[];
  /** Loads and activates a contribution now, to see whether it can. */
  activate(plugin: string, point: string, name: string): void;
  /** The samples that the plugin's manifest names under `preview`; none when it names none. Rejects when they cannot be fetched. */
  samples(plugin: string): Promise<readonly Sample[]>;
}

/** What a section is shown with on a preview page. */
export interface Sample {
  readonly id: string;
  readonly title: string;
  /** A row as the platform answers it. */
  readonly bucket: Readonly<Record<string, unknown>>;
  /** The row's options, as a realm document writes them. */
  readonly options?: Readonly<Record<string, unknown>>;
}
export const pluginStates = token<PluginStates>('plugin-states@1');
